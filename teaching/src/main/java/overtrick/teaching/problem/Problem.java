package overtrick.teaching.problem;

import java.util.List;
import java.util.stream.Stream;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.teaching.problem.draft.Theme;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Sight;

/// A position with a card that is right and one that looks natural and is wrong.
///
/// @param number from which it is made
/// @param sight what the player sees when they are asked, with the contract
/// @param known what they are told of hands they do not see
/// @param counted what the line counts on besides; empty when it claims every layout
/// @param right the card with which the line begins
/// @param wrong the card that looks natural
/// @param deal the layout in which it is played: one of those that are claimed and in which the
///   wrong card fails
public record Problem(
        Theme theme,
        int number,
        Sight sight,
        List<Fact> known,
        List<Fact> counted,
        Card right,
        Card wrong,
        Figures figures,
        Deal deal) {

    public Problem {
        known = List.copyOf(known);
        counted = List.copyOf(counted);
    }

    /// The contract that is played.
    public Contract contract() {
        return sight.contract();
    }

    /// The tricks that the player's side wants: those of the contract, or those that beat it.
    public int target() {
        return target(theme, contract());
    }

    static int target(Theme theme, Contract contract) {
        int declarers = contract.bid().tricks();
        return theme.isDefence() ? Play.TRICKS + 1 - declarers : declarers;
    }

    /// All that the layouts have to fit.
    public List<Fact> claimed() {
        return Stream.concat(known.stream(), counted.stream()).toList();
    }
}
