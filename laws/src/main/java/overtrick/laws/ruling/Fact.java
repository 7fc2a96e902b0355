package overtrick.laws.ruling;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.cards.FormatException;

/// What a ruling may turn on: something to find out, or a choice of a player. Each has the answers
/// that there are in one book or the other.
public enum Fact {
    // calls
    ACCEPTED("yes no"),
    ACCEPTED_AGAIN("yes no"),
    UNINTENDED("yes no"),
    IN_TIME("yes no"),
    REPLACED_EARLY("yes no"),
    PAUSED("yes no"),
    REPLACEMENT("same-denomination other bid pass any-double double insufficient"),
    SPECIFIES("yes no"),
    SHOWN("suits none"),
    NAMED_AGAIN("yes no"),
    CONVENTIONAL("yes no"),
    COMPARABLE("yes no"),
    SAME_DENOMINATION("yes no"),
    TURN("right partner left"),
    CALLED_BEFORE("yes no"),
    BID_MADE("yes no"),
    RIGHT_BARRED("yes no"),
    NEXT_CALL("none left proper"),
    RIGHT_ACTS("passes acts"),
    PASS_MEANS("natural artificial over-artificial over-partner"),
    ADMISSIBLE("yes no"),
    LEFT_CALLED("no before-second over-first over-second"),
    FIRST_CALL("legal insufficient out-of-turn inadmissible"),
    FIRST_CALL_KEPT("yes no"),
    FOUND("before-left-called after-left-called after-lead"),
    SIDE("defender declaring"),
    LATE_CALL("pass other"),
    SIMULTANEOUS_TURN("one neither"),
    // cards
    CARDS_SEEN("none small honour several"),
    LED("yes no"),
    FACE_UP("yes no"),
    TOLD_BY_OPPONENT("yes no"),
    DUMMY_SEEN("yes no"),
    DUMMY_PLAYED("yes no"),
    LEAD_CHOICE("spread accept require forbid leave"),
    NEXT_PLAY("none next-hand proper-leader wrong-defender"),
    TRICK_THIRTEEN("yes no"),
    LEAD_ACCEPTED("yes no differ"),
    NEXT_ACCEPTS("yes no"),
    LEAD_BELONGS("own-side opponents"),
    PARTNER_LEADS("yes no"),
    SUIT_CHOICE("require forbid forbid-several leave"),
    EARLY_HOW("before-partner next-trick at-right-hands-turn"),
    DECLARER_DONE("yes no"),
    CARD_LEGAL("yes no"),
    PARTNERS_CARD("highest lowest require-other forbid-other"),
    EXPOSED_BY("declarer defender"),
    EXPOSED_HOW("lawful claim accident deliberate"),
    PENALTY_CARD_LIES("yes no"),
    PENALTY_KIND("minor major"),
    TO_PLAY("holder partner"),
    PENALTY_LEGAL("one several"),
    PENALTY_SUITS("one same several"),
    WRONG_CARD_ACCEPTED("yes no"),
    DECLARER_PLAYED("yes no"),
    // revoke
    ESTABLISHED("no next-trick own-claim acquiesced agreed"),
    LAST_BUT_ONE("yes no"),
    REVOKER("declarer dummy defender"),
    FACED_HAND("yes no"),
    EXEMPT("none second dummy-or-faced late both same-trick"),
    REVOKER_WON("yes no"),
    TRICKS_FROM_REVOKE("none one more"),
    WON_WITH_SUIT("yes no"),
    // tricks, designation, dummy
    TRICK_FAULT("too-few too-many"),
    HOLDS_SUIT("yes no"),
    QUITTED("yes no"),
    DUMMY_DID("looked-warned looked-asked drew-attention indicated prevented"),
    DESIGNATED("rank suit high low win absent any"),
    INTENT_CLEAR("yes no"),
    WITHDRAWN_WHY("rectification illegal slip misplaced opponents-change misinformation other"),
    SINCE("nothing card dummy"),
    // claims
    CLAIM_IS("claim concession"),
    PARTNER_OBJECTED("yes no"),
    PLAY_ON_ASKED("yes no"),
    ALL_AGREE_TO_PLAY("yes no"),
    PLAYED_ON("yes no"),
    TRUMP_OUT("yes no"),
    TRUMP_MENTIONED("yes no"),
    UNAWARE("yes no"),
    LINE("stated-works normal-loses only-irrational-loses partner-chooses"),
    CONCESSION_CHECK("already-won certain made unlosable likely losable"),
    WHEN_CLAIMED("before-next-board in-correction-period later"),
    // information
    SOURCE("partner elsewhere withdrawn"),
    EXTRANEOUS("yes no"),
    SUGGESTED("yes no"),
    ALTERNATIVE("yes no"),
    DAMAGE("yes no open"),
    DAMAGE_POSSIBLE("yes no"),
    HARMED_BY_INFRACTION("yes no"),
    CALLS_MADE("none some"),
    REMEDY("places substitute redeal play artificial"),
    MISTAKE("explanation call own"),
    PARTNER_CALLED("yes no"),
    INFLUENCED("yes no"),
    KNOWN_TO_PARTNER("yes no forbidden"),
    // boards
    HAND_SEEN("yes no"),
    FOREIGN_CARD("yes no"),
    CORRECTABLE("yes no"),
    ALL_CONSENT("yes no"),
    BOARD_STAGE("before-calls during-auction during-play after-play"),
    CARD_FOUND("played elsewhere lost"),
    SUIT_MISSED("yes no"),
    PLAYED_BEFORE("yes no"),
    REPEATED("yes no"),
    WRONG_THING("contestants cards"),
    CALLED_SINCE("none left partner"),
    SAME_AGAIN("yes no"),
    DEAL_FAULT("order-or-face other-session director"),
    RESULT_KNOWN("yes no"),
    // judgement
    EXPLAINED_BY("self partner"),
    EXPLAINED_WHEN("auction before-lead play after-play"),
    SHOWED_IT("yes no"),
    PLAY_OVER("yes no"),
    UNUSUAL("tempo remark question manner on-purpose"),
    WHO_ACTED("partner opponent nobody"),
    BRIDGE_REASON("yes no"),
    COULD_KNOW("yes no"),
    REVIEWED("enforced-pass replacement penalty-card declarers-lead"),
    HELPED("yes no"),
    ACTED_ON("yes no"),
    STILL_NORMAL("yes no"),
    RESULT_JUDGED("yes no"),
    // cards at the table
    CARDS_FROM("two-players one-hand"),
    LATER_IN_TURN("yes no"),
    FACES("one several"),
    OPPONENT_FOLLOWED("yes no"),
    PARTNER_COULD_SEE("yes no"),
    SEEN_HOW("dropped looked shown"),
    CAN_COMPLY("yes no"),
    COMPLIED("yes no"),
    PLAYED_BY("other-side own-side defender-early"),
    POINTED("now later mixed"),
    DECLARER_ASKS("yes no"),
    LOOKED_AT("last-open own-last earlier after-play"),
    LEAD_STATE("down-right down-wrong faced-right faced-wrong faced-early dummy-early"),
    // procedure
    ASKED_WHAT("unheard review meaning one-call"),
    ASKED_WHEN("own-turn not-turn before-lead first-play play"),
    BARRED_NOW("yes no"),
    CARDS_MATTER("not-counted touched-others put-back-wrong"),
    THIRTEEN("yes no"),
    SPECTATOR_DID("looked-round showed-something drew-attention disturbed"),
    BROUGHT_BY("own-side other-side"),
    SCORE_FAULT("tricks reckoned"),
    CARDS_BACK("yes no"),
    TRICKS_SHOWN("yes no"),
    IN_CORRECTION_PERIOD("yes no"),
    BEYOND_DOUBT("yes no"),
    WAIVER_ASKED("yes no"),
    OFFENCE("late slow loud compared touched misplaced procedure disobeyed"),
    OFFENDED_BEFORE("yes no"),
    CONDUCT("discourtesy manners gaze on-purpose grave"),
    PERSISTS("yes no"),
    APPELLANTS_AGREE("yes no"),
    APPEAL_IN_TIME("yes no"),
    APPEAL_ABOUT("law judgement discipline"),
    COMMITTEE("yes no"),
    // settling
    FACTS_AGREED("yes no"),
    FACTS_LIKELY("yes no"),
    LAW_GIVES("nothing rectification player director"),
    OWN_ACTION("ordinary caused serious gamble"),
    OWN_PART("all some"),
    TEAM_FAULT("no-result not-shuffled one-result several-results unbalanced"),
    FAVOURABLE("yes no"),
    AT_FAULT("one both neither"),
    KNOCKOUT("yes no"),
    TEAMS("yes no");

    private final List<String> answers;

    Fact(String answers) {
        this.answers = List.of(answers.split(" "));
    }

    /// Every answer in either book.
    public List<String> answers() {
        return answers;
    }

    /// The name as it is written in files, such as `right-acts`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /// Reads a fact by its code.
    ///
    /// @throws FormatException for a name that no fact has
    public static Fact parse(String text) {
        return Arrays.stream(values())
                .filter(fact -> fact.code().equals(text.strip()))
                .findFirst()
                .orElseThrow(() ->
                        new FormatException(
                                "no such fact: %s; there are %s".formatted(text, codes())));
    }

    private static String codes() {
        return Arrays.stream(values()).map(Fact::code).collect(Collectors.joining(", "));
    }
}
