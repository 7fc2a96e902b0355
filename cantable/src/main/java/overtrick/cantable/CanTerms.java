package overtrick.cantable;

import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;

/// What was agreed for a table at which Bài Càn is played.
///
/// @param rules the rules of this house
/// @param practice whether people may see what has been played so far counted up, and may ask what
///   a robot would do
/// @param contest whose deals are played; empty where the table deals its own
public record CanTerms(
        CanRules rules,
        Ceremony ceremony,
        CanStrength robots,
        boolean practice,
        Optional<ContestTable> contest)
        implements Terms {

    /// A table that deals its own cards.
    public CanTerms(CanRules rules, Ceremony ceremony, CanStrength robots, boolean practice) {
        this(rules, ceremony, robots, practice, Optional.empty());
    }

    @Override
    public Optional<String> laidUnder() {
        return contest.flatMap(ContestTable::laid);
    }

    /// The rules of the club, everything by the players' own hands, strong robots.
    public static final CanTerms USUAL =
            new CanTerms(CanRules.CLUB, Ceremony.PLAYERS, CanStrength.SEARCH, false);

    /// To sit down with robots and begin: the house draws and names the dealer, and there is help.
    public static final CanTerms PRACTICE =
            new CanTerms(CanRules.CLUB, Ceremony.HOUSE, CanStrength.SEARCH, true);

    /// The terms of a table of Bài Càn.
    public static CanTerms of(TableView<?> table) {
        return (CanTerms) table.terms();
    }
}
