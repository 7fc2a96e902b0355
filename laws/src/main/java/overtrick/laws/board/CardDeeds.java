package overtrick.laws.board;

import static overtrick.bridge.board.BoardRefusal.AUCTION_NOT_OVER;
import static overtrick.bridge.board.BoardRefusal.DUMMY_DOES_NOT_PLAY;
import static overtrick.bridge.board.BoardRefusal.NOT_YOUR_HAND_TO_PLAY;
import static overtrick.laws.board.FreeRefusal.NOTHING_IRREGULAR;
import static overtrick.laws.board.FreeRefusal.NOTHING_IS_ASKED;
import static overtrick.laws.board.FreeRefusal.NOT_AN_OPTION;
import static overtrick.laws.board.FreeRefusal.NOT_ASKED_OF_YOU;
import static overtrick.laws.board.FreeRefusal.NOT_AS_RULED;
import static overtrick.laws.board.FreeRefusal.NOT_A_CARD_OF_YOURS;

import java.util.Optional;
import java.util.Set;
import overtrick.bridge.play.CardRefusal;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.laws.board.Pending.Replacing;
import overtrick.laws.table.PlayTable;

/// What those at a board may do with their cards, in order or not.
///
/// @param halt why nobody may act at all
record CardDeeds(FreeBoard board, Optional<Refusal> halt) {

    /// Why this is no lawful card now.
    Optional<? extends Refusal> lawfulRefusal(Seat seat, Card card) {
        if (halt.isPresent()) {
            return halt;
        }
        if (board.play().isEmpty()) {
            return Optional.of(AUCTION_NOT_OVER);
        }
        var play = board.play().get();
        if (seat == play.contract().dummy()) {
            return Optional.of(DUMMY_DOES_NOT_PLAY);
        }
        if (player(play, play.turn()) != seat) {
            return Optional.of(NOT_YOUR_HAND_TO_PLAY);
        }
        if (!play.hand(play.turn()).contains(card)) {
            return Optional.of(CardRefusal.NOT_IN_HAND);
        }
        if (play.playable().contains(card)) {
            return Optional.empty();
        }
        if (!play.lawful().following().contains(card)) {
            return Optional.of(CardRefusal.MUST_FOLLOW_SUIT);
        }
        return Optional.of(
                play.lawful().asDemanded().contains(card)
                        ? FreeRefusal.PENALTY_CARD_FIRST
                        : NOT_AS_RULED);
    }

    private static Seat player(PlayTable play, Seat hand) {
        return hand == play.contract().dummy() ? play.contract().declarer() : hand;
    }

    /// Whose card it is.
    Seat from(Card card) {
        for (var seat : Seat.values()) {
            if (board.hand(seat).contains(card)) {
                return seat;
            }
        }
        return Seat.NORTH;
    }

    Decision<FreeEvent> playAnyway(Seat seat, Card card) {
        if (halt.isPresent()) {
            return Decision.refuse(halt.get());
        }
        if (board.play().isEmpty()) {
            return Decision.refuse(AUCTION_NOT_OVER);
        }
        var play = board.play().get();
        if (seat == play.contract().dummy()) {
            return Decision.refuse(DUMMY_DOES_NOT_PLAY);
        }
        if (!ownCards(play, seat).contains(card)) {
            return Decision.refuse(NOT_A_CARD_OF_YOURS);
        }
        var from = from(card);
        return isIrregular(play, from, card)
                ? Decision.accept(new FreeEvent.PlayedAnyway(from, card))
                : Decision.refuse(NOTHING_IRREGULAR);
    }

    /// The cards that a player may put on the table: their own, and for declarer those of dummy.
    CardSet ownCards(PlayTable play, Seat seat) {
        boolean dummys = seat == play.contract().declarer() && !board.isBeforeLead();
        var own = play.hand(seat);
        return dummys ? own.union(play.hand(seat.partner())) : own;
    }

    /// Declaring side's cards are irregular as leads and as revokes only: a card that it plays
    /// before its turn is no offence.
    static boolean isIrregular(PlayTable play, Seat from, Card card) {
        return play.irregularity(from, card)
                .filter(seen ->
                        switch (seen) {
                            case LEAD_OUT_OF_TURN_BY_DECLARER -> play.current().isEmpty();
                            case PENALTY_CARD_NOT_PLAYED ->
                                    play.lawful().asDemanded().contains(card);
                            default -> true;
                        })
                .isPresent();
    }

    Optional<? extends Refusal> exposeRefusal(Seat seat, Set<Card> cards) {
        if (halt.isPresent()) {
            return halt;
        }
        boolean defends = board.play().filter(play -> !play.isDefender(seat)).isEmpty();
        if (cards.isEmpty() || (!board.isBeforeLead() && !defends)) {
            return Optional.of(NOTHING_IRREGULAR);
        }
        return cards.stream().allMatch(hidden(seat)::contains)
                ? Optional.empty()
                : Optional.of(NOT_A_CARD_OF_YOURS);
    }

    /// The cards of a hand that nobody has seen yet.
    CardSet hidden(Seat seat) {
        var shown = board.notes().faceUp(seat);
        if (board.play().isPresent()) {
            for (var penalty : board.play().get().penaltyCards(seat)) {
                shown = shown.with(penalty.card());
            }
        }
        return board.hand(seat).minus(shown);
    }

    Decision<FreeEvent> replace(Seat seat, Optional<Card> card) {
        if (!(board.pending().orElse(null) instanceof Replacing replacing)) {
            return Decision.refuse(NOTHING_IS_ASKED);
        }
        if (replacing.by() != seat) {
            return Decision.refuse(NOT_ASKED_OF_YOU);
        }
        boolean option = card.map(replacing.cards()::contains).orElse(replacing.mayKeep());
        return option
                ? Decision.accept(new FreeEvent.CardReplaced(replacing.hand(), card))
                : Decision.refuse(NOT_AN_OPTION);
    }
}
