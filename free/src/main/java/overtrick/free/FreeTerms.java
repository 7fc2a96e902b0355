package overtrick.free;

import java.util.Optional;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.house.table.Table;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.laws.LawBook;
import overtrick.robots.bidding.Agreements;

/// What was agreed for a free table.
///
/// @param plan boards that are dealt, or those of a set
/// @param book by which is ruled
/// @param directed whether whoever opened the table directs and does not play
/// @param robots how well they play their cards; empty: as those of the house do
public record FreeTerms(
        BoardPlan plan,
        Agreements agreements,
        LawBook book,
        boolean directed,
        Optional<Strength> robots)
        implements BridgeTerms {

    public static final FreeTerms USUAL =
            new FreeTerms(new BoardPlan.Dealt(), Agreements.STANDARD, LawBook.WBF2017, false);

    public FreeTerms {
        if (!(plan instanceof BoardPlan.Dealt || plan instanceof BoardPlan.FromSet)) {
            throw new IllegalArgumentException("a free table cannot play " + plan);
        }
    }

    /// Robots play as those of the house do.
    public FreeTerms(BoardPlan plan, Agreements agreements, LawBook book, boolean directed) {
        this(plan, agreements, book, directed, Optional.empty());
    }

    static FreeTerms of(Table<?> table) {
        return (FreeTerms) table.terms().orElse(USUAL);
    }

    /// The terms of a free table.
    public static FreeTerms of(TableView<?> table) {
        return (FreeTerms) table.terms();
    }
}
