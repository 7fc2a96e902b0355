package overtrick.laws.tree;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.FormatException;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.ruling.Answer;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Ruling;

/// What each book rules on given facts.
@Timeout(20)
class DirectorTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 25
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=legal first-call-kept=yes | cancelled.second stands.first pass.partner.once lead.require-or-forbid review.23
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=legal first-call-kept=no | cancelled.first cancelled.second call.offender.any score.offenders-at-most-average-minus unauthorised.partner lead.require-or-forbid
cn1999  | change-of-call | unintended=no left-called=over-first | cancelled.first stands.second may-withdraw.left
wbf2017 | change-of-call | unintended=no left-called=no accepted=no first-call=legal | cancelled.second stands.first lead.forbid-unspecified unauthorised.offending-side
wbf2017 | change-of-call | unintended=yes in-time=yes | cancelled.first stands.second may-withdraw.left unauthorised.offending-side
# Law 24
cn1999  | exposed-card-in-auction | led=no cards-seen=small | cards.face-up-till-play unauthorised.offending-side cards.minor-if-defender
wbf2017 | exposed-card-in-auction | led=no cards-seen=honour | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C
# Law 27
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=no | cancelled.action stands.replacement review.27B1(b)
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=yes | cancelled.action stands.replacement pass.partner.rest lead.require-or-forbid review.23
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=comparable | cancelled.action stands.replacement review.27D
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=other | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=same-denomination conventional=no | cancelled.action cancelled.second lead.require-or-forbid stands.replacement review.27B1(b)
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=other | cancelled.action cancelled.second lead.require-or-forbid stands.replacement pass.partner.rest review.23
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=same-denomination | cancelled.action stands.replacement review.27D
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=other | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C
wbf2017 | insufficient-bid | unintended=no accepted=yes | stands.action
# Laws 30 to 32
cn1999  | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no bid-made=yes | cancelled.action turn.partner pass.offender.rest double-ban.partner review.72B1
cn1999  | pass-out-of-turn | pass-means=over-artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23
wbf2017 | pass-out-of-turn | pass-means=natural turn=right right-barred=no next-call=none accepted=no | cancelled.action turn.right pass.offender.once
wbf2017 | bid-out-of-turn | turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner pass.partner.once unauthorised.offending-side lead.forbid-unspecified review.72C
wbf2017 | bid-out-of-turn | turn=right right-barred=yes | stands.action
cn1999  | double-out-of-turn | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=acts | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23
# Laws 35 to 39: test lines 5 to 8
cn1999  | inadmissible-double | found=after-left-called | cancelled.action cancelled.later-calls call.offender.any
wbf2017 | inadmissible-double | found=before-left-called | cancelled.action call.offender.any pass.partner.rest lead.forbid-unspecified review.72C
cn1999  | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass
wbf2017 | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass pass.offender.rest pass.partner.rest
wbf2017 | call-by-barred-player | found=after-left-called | stands.action
cn1999  | call-after-final-pass | side=defender late-call=other found=before-left-called | cancelled.action lead.require-or-forbid
# Laws 53 to 57: five options of declarer, and a defender's card too early
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=spread | stands.action play.declarer-becomes-dummy
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=accept | stands.action play.dummy-faces
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=require | cancelled.action demand.require cards.penalty-cards-back review.50E3
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=forbid | cancelled.action demand.forbid cards.penalty-cards-back review.50E3
# Correction 22: Laws 54B2 and 54C
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=yes dummy-played=no | stands.action play.dummy-faces
cn1999  | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=yes dummy-played=yes | stands.action play.dummy-faces play.dummys-card-stays
# Correction 12: Laws 47E1 and 47E2
cn1999  | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=yes | cancelled.action cards.back-to-hand
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=yes | cancelled.action cards.back-to-hand
wbf2017 | card-taken-back | withdrawn-why=misinformation since=nothing | cancelled.action cards.back-to-hand
wbf2017 | card-taken-back | withdrawn-why=misinformation since=card | stands.action score.assigned
cn1999  | card-taken-back | withdrawn-why=misinformation since=dummy | stands.action score.assigned
# Correction 15: Law 51B2
wbf2017 | penalty-card-and-lead | penalty-suits=several suit-choice=leave | demand.free cards.penalty-card-stays review.50E3
wbf2017 | penalty-card-and-lead | penalty-suits=several suit-choice=forbid | demand.forbid cards.penalty-cards-of-suit-back review.50E3
# Correction 16: Laws 62B2, 62C2, 62C3 and 62D2
wbf2017 | revoke | last-but-one=no established=no revoker=defender faced-hand=yes | play.revoke-corrected cards.back-to-hand cards.opponents-may-change cards.next-offender-may-change
wbf2017 | revoke | last-but-one=no established=next-trick exempt=same-trick | play.revoke-corrected cards.penalty-cards-of-defenders
cn1999  | revoke | last-but-one=yes | play.revoke-corrected review.62D2
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=leave | cancelled.action demand.free cards.major-penalty-card review.50E3
wbf2017 | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=require-other | cards.major-penalty-card demand.require-other
# revokes: the golden tests (a) to (e), and correction
wbf2017 | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=yes | tricks.2 review.64C
wbf2017 | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C
wbf2017 | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=none | tricks.0 review.64C
cn1999  | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=yes | tricks.2 review.64C
cn1999  | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C
cn1999  | revoke | last-but-one=no established=acquiesced exempt=second | tricks.0 score.equity
wbf2017 | revoke | last-but-one=no established=acquiesced revoker=defender faced-hand=no | play.revoke-corrected cards.major-penalty-card cards.opponents-may-change cards.next-offender-may-change
cn1999  | revoke | last-but-one=no established=no revoker=defender faced-hand=yes | play.revoke-corrected cards.back-to-hand cards.opponents-may-change cards.next-offender-may-change
wbf2017 | revoke | last-but-one=no established=next-trick exempt=same-trick | play.revoke-corrected cards.penalty-cards-of-defenders
cn1999  | revoke | last-but-one=no established=next-trick exempt=both | tricks.0 score.equity
# Law 47E: told that it was his turn, and told wrong
cn1999  | premature-play | told-by-opponent=yes | cancelled.action cards.back-to-hand
wbf2017 | premature-play | told-by-opponent=yes | cancelled.action cards.back-to-hand
cn1999  | card-taken-back | withdrawn-why=misinformation since=nothing | cancelled.action cards.back-to-hand
cn1999  | card-taken-back | withdrawn-why=misinformation since=dummy | stands.action score.assigned
wbf2017 | card-taken-back | withdrawn-why=misinformation since=dummy | stands.action score.assigned
# Law 45E: a fifth card
cn1999  | defective-trick | quitted=no trick-fault=too-many exposed-by=declarer led=no | cards.back-to-hand play.goes-on
cn1999  | defective-trick | quitted=no trick-fault=too-many exposed-by=defender led=no | cards.major-penalty-card
wbf2017 | defective-trick | quitted=no trick-fault=too-many exposed-by=declarer led=no | cards.back-to-hand play.goes-on
wbf2017 | defective-trick | quitted=no trick-fault=too-many exposed-by=defender led=no | cards.major-penalty-card
wbf2017 | defective-trick | quitted=no trick-fault=too-few | play.card-corrected
# hands, boards and dummy: Laws 6, 13 to 15, 43, 52, 67
cn1999  | wrong-number-of-cards | board-stage=during-auction card-legal=yes all-consent=no | score.artificial score.penalty-possible
wbf2017 | wrong-number-of-cards | board-stage=during-auction card-legal=yes | cards.restored play.goes-on review.13B1
wbf2017 | wrong-board | board-stage=during-play played-before=no | play.goes-on score.stands
cn1999  | wrong-board | board-stage=during-auction | score.cancelled review.15C
wbf2017 | misdeal | deal-fault=other-session | score.cancelled score.redeal
cn1999  | defective-trick | quitted=yes trick-fault=too-few holds-suit=yes | cards.restored play.goes-on
wbf2017 | defective-trick | quitted=yes trick-fault=too-few | cards.restored tricks.1 review.64C
wbf2017 | penalty-card-not-played | declarer-played=no wrong-card-accepted=no | play.card-corrected cards.major-penalty-card
cn1999  | dummy-oversteps | dummy-did=looked-warned | play.rules-of-dummy-lost play.defender-chooses-hand
# claims and information
wbf2017 | disputed-claim | claim-is=claim all-agree-to-play=no trump-out=unmentioned line=normal-loses | score.trick-to-opponents
wbf2017 | disputed-claim | claim-is=concession partner-objected=yes | play.claim-void play.goes-on unauthorised.offending-side
wbf2017 | unauthorised-information | source=partner extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible
cn1999  | misinformation | mistake=call | score.none play.goes-on
""")
    void rules(String book, String irregularity, String facts, String rectifications) {
        var ruling =
                Director.rule(LawBook.parse(book), Irregularity.parse(irregularity), facts(facts));

        assertThat(ruling)
                .isInstanceOfSatisfying(
                        Ruling.Ruled.class,
                        ruled ->
                                assertThat(ruled.verdict().rectifications())
                                        .extracting(Rectification::key)
                                        .containsExactly(rectifications.split(" ")));
    }

    @Test
    void saysWhichFactIsMissing() {
        var ruling = Director.rule(LawBook.WBF2017, Irregularity.BID_OUT_OF_TURN, Facts.NONE);

        assertThat(ruling)
                .isInstanceOfSatisfying(
                        Ruling.MissingFact.class,
                        missing -> assertThat(missing.question().fact()).isEqualTo(Fact.TURN));
    }

    @Test
    void asksTheLeftHandOpponentFirst() {
        var ruling =
                Director.rule(
                        LawBook.WBF2017,
                        Irregularity.INSUFFICIENT_BID,
                        Facts.of(Fact.UNINTENDED, "no"));

        assertThat(ruling)
                .isInstanceOfSatisfying(
                        Ruling.OptionsOffered.class,
                        offered -> assertThat(offered.question().asked()).isEqualTo(Role.LEFT));
    }

    /// In 2017 a call that replaced the bid too early stands; in 1999 the offender chooses once
    /// more.
    @ParameterizedTest
    @CsvSource({"WBF2017, false", "CN1999, true"})
    void aReplacementMadeTooEarlyIsFinalInTheLaterBook(LawBook book, boolean isChoice) {
        var facts = facts("unintended=no accepted=no replaced-early=yes");
        var ruling = Director.rule(book, Irregularity.INSUFFICIENT_BID, facts);

        assertThat(ruling)
                .isInstanceOf(isChoice ? Ruling.OptionsOffered.class : Ruling.MissingFact.class);
    }

    @Test
    void offersFourOptionsAfterAPrematurePlayAndThreeIn1999() {
        assertThat(optionsOf57(LawBook.WBF2017))
                .containsExactly("highest", "lowest", "require-other", "forbid-other");
        assertThat(optionsOf57(LawBook.CN1999))
                .containsExactly("highest", "lowest", "forbid-other");
    }

    private static List<String> optionsOf57(LawBook book) {
        var facts = facts("told-by-opponent=no early-how=before-partner declarer-done=no");
        var ruling = Director.rule(book, Irregularity.PREMATURE_PLAY, facts);
        return ((Ruling.OptionsOffered) ruling)
                .question().answers().stream().map(Answer::key).toList();
    }

    @Test
    void refusesAnAnswerOfTheOtherBook() {
        var facts = facts("unintended=no accepted=no replaced-early=no replacement=comparable");

        assertThatThrownBy(
                        () -> Director.rule(LawBook.CN1999, Irregularity.INSUFFICIENT_BID, facts))
                .isInstanceOf(FormatException.class)
                .hasMessageContaining("replacement cannot be comparable here in cn1999");
    }

    private static Facts facts(String text) {
        var facts = Facts.NONE;
        for (String one : text.strip().split(" ")) {
            int at = one.indexOf('=');
            facts = facts.with(Fact.parse(one.substring(0, at)), one.substring(at + 1));
        }
        return facts;
    }
}
