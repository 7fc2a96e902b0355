package overtrick.bridge.board;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why a command is refused for other reasons than the call or card itself.
public enum BoardRefusal implements Refusal {
    /// Only the four players call and play.
    NOT_A_PLAYER("Law 76"),
    /// Only the house supplies boards.
    NOT_THE_HOUSE(""),
    NO_BOARD_OPEN(""),
    /// Cards are drawn before the first deal, once.
    NOTHING_TO_DRAW_FOR(""),
    /// Everybody draws one card.
    CARD_DRAWN_ALREADY(""),
    /// No deal is brought while a pack lies spread.
    SEATS_NOT_DRAWN(""),
    BOARD_NOT_FINISHED(""),
    BOARD_OVER(""),
    /// A call out of turn.
    NOT_YOUR_TURN("Law 17C"),
    /// A card out of turn.
    NOT_YOUR_HAND_TO_PLAY("Law 44B"),
    /// A card in the auction.
    AUCTION_NOT_OVER("Law 24"),
    /// A call after the auction.
    NO_AUCTION_NOW("Law 39"),
    /// Dummy neither plays nor claims.
    DUMMY_DOES_NOT_PLAY("Law 43"),
    NOTHING_TO_CLAIM_YET("Law 68"),
    CLAIMS_TOO_MANY("Law 68A"),
    /// After a claim play stops until it is answered.
    CLAIM_PENDING("Law 68D"),
    NO_CLAIM_TO_ANSWER("Law 68"),
    NOT_ASKED("Law 68"),
    NO_SILENCE_TO_PASS("Law 68B"),
    UNDO_PENDING(""),
    NO_UNDO_TO_ANSWER(""),
    NOTHING_TO_TAKE_BACK(""),
    /// Where results are compared a slip in the auction is mended before partner has called.
    PARTNER_HAS_CALLED("Law 25A"),
    /// Where results are compared no card comes back after another card or hand has been seen.
    MORE_HAS_BEEN_SEEN("Law 47F"),
    /// In an event what is done is done.
    NOTHING_COMES_BACK("");

    private final String law;

    BoardRefusal(String law) {
        this.law = law;
    }

    @Override
    public Optional<String> law() {
        return law.isEmpty() ? Optional.empty() : Optional.of(law);
    }
}
