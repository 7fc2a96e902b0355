package overtrick.can;

import java.util.Optional;
import overtrick.cards.rules.Refusal;

/// Why something may not be done in a match of Bài Càn; [CanWords] has the sentences.
public enum CanRefusal implements Refusal {
    // anywhere
    NO_MATCH_OPEN,
    MATCH_NOT_FINISHED,
    MATCH_OVER,
    NOT_A_PLAYER,
    NOT_THE_HOUSE,
    NOT_NOW,
    NOT_YOUR_TURN,
    CLAIM_PENDING,
    // before the first deal
    NOT_YOUR_DRAW("can.md §2"),
    CHAIR_NOT_FREE("can.md §2"),
    OTHER_SIDE_CHOOSES("can.md §2"),
    DEALER_OF_OTHER_SIDE("can.md §3"),
    ONLY_BETWEEN_DEALS("can.md §1"),
    NO_TALK("can.md §2"),
    TALK_BETWEEN_DEALS("can.md §2"),
    // the deal
    NOT_THE_DEALER("can.md §4"),
    NO_CUT_HERE("can.md §4"),
    DEALERS_SIDE_DOES_NOT_CUT("can.md §4"),
    NOT_THE_CUTTER("can.md §4"),
    CUT_ASKED("can.md §4"),
    CUT_FIRST("can.md §4"),
    CUT_IN_TWO("can.md §4"),
    OTHER_WAY_OF_DEALING("can.md §4"),
    // the redeal
    NOT_ASKED("can.md §7"),
    ALREADY_ANSWERED("can.md §7"),
    HAND_NOT_FOR_REDEAL("can.md §7"),
    // tribute
    NOT_A_PAYER("can.md §6.2"),
    NOT_A_RECIPIENT("can.md §6.2"),
    TRIBUTE_GIVEN("can.md §6.3"),
    WRONG_NUMBER_OF_CARDS("can.md §6.3"),
    NOT_IN_HAND("can.md §10"),
    NOT_THE_HIGHEST_FACTOR("can.md §6.3"),
    NOT_THE_HIGHEST_CARD("can.md §6.3"),
    RETURN_WAITS("can.md §6.3"),
    RETURNS_RECEIVED_CARD("can.md §6.3"),
    RULED_ALREADY("can.md §6.3"),
    // the auction
    AUCTION_OVER("can.md §8"),
    BID_NOT_HIGHER("can.md §8"),
    OVER_PARTNER("can.md §8"),
    PASS_FOR_EIGHTY("can.md §8"),
    // kitty and trump
    NOT_THE_DECLARER("can.md §9"),
    KITTY_TAKEN("can.md §9"),
    TAKE_KITTY_FIRST("can.md §9"),
    SIX_ARE_BURIED("can.md §9"),
    NOT_BURIED("can.md §9"),
    BURIED_FOR_GOOD("can.md §9"),
    BURY_SIX_FIRST("can.md §9"),
    TRUMP_ALREADY_SET("can.md §9"),
    NO_TRUMP_NOT_PLAYED("can.md §9"),
    TRUMP_TOO_LATE("can.md §9"),
    TRUMP_FIRST("can.md §9"),
    // the play
    MUST_FOLLOW_SUIT("can.md §10"),
    EXPOSED_CARD_FIRST("can.md §10"),
    NO_CLAIMS("can.md §10"),
    CLAIM_OUT_OF_RANGE("can.md §10"),
    NOTHING_TO_ANSWER("can.md §10"),
    // the shoot-out
    TAKER_HAS_TAKEN("can.md §11.2"),
    NOT_A_SIDE_HAND("can.md §11.2"),
    NOT_THE_KEEPER("can.md §11.2"),
    // after the match
    SIGNED_ALREADY("can.md §11");

    private final Optional<String> rule;

    CanRefusal() {
        this.rule = Optional.empty();
    }

    CanRefusal(String rule) {
        this.rule = Optional.of(rule);
    }

    @Override
    public Optional<String> law() {
        return rule;
    }

    /// This refusal, unless the thing is lawful.
    public Optional<CanRefusal> unless(boolean lawful) {
        return lawful ? Optional.empty() : Optional.of(this);
    }
}
