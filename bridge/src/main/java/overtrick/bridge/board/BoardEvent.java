package overtrick.bridge.board;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// What has happened at a table at which boards are played. A board is what its events make of it.
public sealed interface BoardEvent {

    /// A board was put on the table, with the key of its deal where that was sealed.
    record BoardOpened(Board board, Optional<String> key) implements BoardEvent {}

    /// A pack was spread face down for a draw.
    ///
    /// @param pack in the order in which it is drawn from; nobody sees it
    record PackSpread(List<Card> pack) implements BoardEvent {
        public PackSpread {
            pack = List.copyOf(pack);
        }
    }

    /// A player has drawn the next card of the pack.
    record CardDrawn(Seat by) implements BoardEvent {}

    /// Cards were drawn, and everybody sits as they say.
    ///
    /// @param drawn by the chairs so far
    /// @param chairs the chair now by the chair so far
    record SeatsDrawn(Map<Seat, Card> drawn, Map<Seat, Seat> chairs) implements BoardEvent {
        public SeatsDrawn {
            drawn = Map.copyOf(drawn);
            chairs = Map.copyOf(chairs);
        }
    }

    /// A call was made, with its meaning where the caller explained it.
    record CallMade(Seat by, Call call, Optional<Meaning> meaning) implements BoardEvent {}

    /// Whoever plays at one of two chairs plays at the other from now on, with their cards.
    record ChairsExchanged(Seat one, Seat other) implements BoardEvent {

        public ChairsExchanged {
            if (one == other) {
                throw new IllegalArgumentException("chairs are not two: " + one);
            }
        }

        /// The deal as it lies after the exchange.
        Deal of(Deal deal) {
            return new Deal(
                    deal.hand(from(Seat.NORTH)),
                    deal.hand(from(Seat.EAST)),
                    deal.hand(from(Seat.SOUTH)),
                    deal.hand(from(Seat.WEST)));
        }

        /// The chairs that are taken after it.
        public Set<Seat> of(Set<Seat> taken) {
            return taken.stream().map(this::from).collect(Collectors.toUnmodifiableSet());
        }

        private Seat from(Seat seat) {
            return seat == one ? other : seat == other ? one : seat;
        }
    }

    /// A card was played.
    ///
    /// @param from the hand the card was played from, dummy's included
    record CardPlayed(Seat from, Card card) implements BoardEvent {}

    /// A player has claimed or conceded (Law 68).
    record ClaimMade(Claim claim) implements BoardEvent {}

    /// A player has agreed to the claim.
    record ClaimAgreed(Seat by) implements BoardEvent {}

    /// The claim is void and play goes on (Law 68D2).
    record ClaimObjected(Seat by) implements BoardEvent {}

    /// A player asks to take back what was done.
    ///
    /// @param keep how many calls and cards would remain
    record UndoAsked(Seat by, int keep) implements BoardEvent {}

    /// An opponent agrees that it is taken back.
    record UndoAgreed(Seat by) implements BoardEvent {}

    /// An opponent does not consent, or the asker has withdrawn.
    record UndoRefused(Seat by) implements BoardEvent {}

    /// Calls and cards were taken back with the opponents' consent.
    ///
    /// @param keep how many calls and cards remain, counted together from the first call
    record TakenBack(int keep) implements BoardEvent {}

    /// The board has its result.
    record BoardEnded(Result result) implements BoardEvent {}
}
