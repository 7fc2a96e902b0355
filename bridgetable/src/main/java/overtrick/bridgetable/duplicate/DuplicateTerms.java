package overtrick.bridgetable.duplicate;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;

/// What was agreed for a table at which duplicate is played.
///
/// @param plan where its boards come from
/// @param agreements what the sides play
/// @param customs what is wanted there beside the game
/// @param robots how well they play their cards; empty: as those of the house do
public record DuplicateTerms(
        BoardPlan plan, Agreements agreements, Set<Custom> customs, Optional<Strength> robots)
        implements BridgeTerms {

    /// Dealt boards, and the usual system on both sides.
    public static final DuplicateTerms USUAL =
            new DuplicateTerms(new BoardPlan.Dealt(), Agreements.STANDARD);

    public DuplicateTerms {
        var wanted = EnumSet.noneOf(Custom.class);
        wanted.addAll(customs);
        customs = Collections.unmodifiableSet(wanted);
    }

    /// Without any customs.
    public DuplicateTerms(BoardPlan plan, Agreements agreements) {
        this(plan, agreements, Set.of(), Optional.empty());
    }

    /// The place in an event; empty at every other table.
    public Optional<BoardPlan.OfEvent> event() {
        return plan instanceof BoardPlan.OfEvent event ? Optional.of(event) : Optional.empty();
    }

    /// The match among robots; empty at every other table.
    public Optional<BoardPlan.OfMatch> match() {
        return plan instanceof BoardPlan.OfMatch match ? Optional.of(match) : Optional.empty();
    }

    /// The table of a class; empty at every other table.
    public Optional<BoardPlan.OfClass> ofClass() {
        return plan instanceof BoardPlan.OfClass table ? Optional.of(table) : Optional.empty();
    }

    /// How well a robot plays its cards at this seat: as its team in a match, or as was chosen.
    Optional<Strength> strength(Seat seat) {
        return match().map(match -> match.strength(seat.side())).or(this::robots);
    }

    @Override
    public boolean hosted() {
        return event().isPresent() || match().isPresent() || ofClass().isPresent();
    }

    /// The usual systems with such boards.
    public static DuplicateTerms with(BoardPlan plan) {
        return new DuplicateTerms(plan, Agreements.STANDARD);
    }

    /// The terms of a table of duplicate.
    public static DuplicateTerms of(TableView<?> table) {
        return (DuplicateTerms) table.terms();
    }
}
