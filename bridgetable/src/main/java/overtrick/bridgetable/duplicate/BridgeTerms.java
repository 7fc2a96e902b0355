package overtrick.bridgetable.duplicate;

import java.util.Optional;
import java.util.Set;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.house.terms.Custom;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.Stake;

/// What was agreed for a table at which bridge is played in any of its forms.
public interface BridgeTerms extends Terms {

    /// The systems that the sides play.
    Agreements agreements();

    /// Whether calls are made by those systems: in the games before contract nobody has one.
    default boolean bySystem() {
        return true;
    }

    /// Where its boards come from.
    default BoardPlan plan() {
        return new BoardPlan.Dealt();
    }

    /// What is played for where no event says it: IMPs, by which boards of the club are compared.
    /// Who wants to know it for a table asks [EventField#stake(BridgeTerms)]; where it changes in
    /// the course of a game, this is what it begins with.
    default Stake stake() {
        return Plain.IMPS;
    }

    /// How well robots play their cards there; empty where they do as those of the house.
    default Optional<Strength> robots() {
        return Optional.empty();
    }

    /// What is written at the head of its deals.
    default Plate plate() {
        return Plate.BOARD;
    }

    @Override
    default Optional<Strength> skill() {
        return robots();
    }

    @Override
    default Optional<String> laidUnder() {
        return plan() instanceof BoardPlan.Laid(var code, _) ? Optional.of(code) : Optional.empty();
    }

    /// What is wanted there beside the game.
    default Set<Custom> customs() {
        return Set.of();
    }

    /// The terms of a table of bridge.
    static BridgeTerms of(TableView<?> table) {
        return (BridgeTerms) table.terms();
    }
}
