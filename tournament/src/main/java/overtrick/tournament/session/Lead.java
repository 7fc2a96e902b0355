package overtrick.tournament.session;

import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.scoring.Outcome;

/// Who leads, and whether they can have led a card.
public final class Lead {

    private Lead() {}

    /// Whether anything can have been led: not to a board that was passed out or not played.
    public static boolean isPossible(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Scored(_, var result) ->
                    result.filter(Result.PassedOut.class::isInstance).isEmpty();
            case Outcome.Assigned _, Outcome.Artificial _ -> true;
            case Outcome.NotPlayed _ -> false;
        };
    }

    /// The player at declarer's left (Law 41A); empty when no contract is known.
    public static Optional<Seat> by(Outcome outcome) {
        return outcome instanceof Outcome.Scored(_, var result)
                        && result.isPresent()
                        && result.get() instanceof Result.Played(var contract, _)
                ? Optional.of(contract.declarer().left())
                : Optional.empty();
    }

    /// Who had the card, when that was not the leader; empty when all is well, or nobody knows who
    /// led.
    public static Optional<Seat> wrongHolder(Outcome outcome, Card card, Deal deal) {
        return by(outcome)
                .filter(leader -> !deal.hand(leader).contains(card))
                .map(_ -> deal.holder(card));
    }
}
