package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a second reader found who read every sentence of `ruling-sentences.golden` against both
/// books; and the rulings that were put to the command `rule` with seats, auctions and systems,
/// what follows written down first. As in [ReadFromTheBooksTest].
@Timeout(20)
class FourthReadingTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 25A holds where the player on the left has called: that call may be taken back, too
wbf2017 | insufficient-bid | unintended=yes called-since=left | cancelled.action call.offender.intended may-withdraw.left unauthorised.offending-side | 25A 25A6
cn1999  | insufficient-bid | unintended=yes called-since=left paused=no | cancelled.action call.offender.intended may-withdraw.left unauthorised.offending-side | 25A 16C2
wbf2017 | change-of-call | unintended=yes called-since=left | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25A 25A6
# at the left's turn the partner calls before the offender does, and is free in 2017 as at their own
wbf2017 | bid-out-of-turn | turn=left called-before=no next-call=none accepted=no comparable=yes | cancelled.action turn.left may-call.partner review.23C | 31B 16C2 23A
wbf2017 | pass-out-of-turn | pass-means=natural turn=left called-before=no next-call=none accepted=no comparable=no | cancelled.action turn.left may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30B1(a) 30B1(b)
wbf2017 | pass-out-of-turn | pass-means=over-artificial turn=left called-before=no next-call=none accepted=no comparable=no | cancelled.action turn.left may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30C 31B
# 24D and E say what becomes of the cards in 2017
wbf2017 | exposed-card-in-auction | cards-seen=small led=no | cards.face-up-till-play unauthorised.offending-side cards.minor-if-defender | 24A 24D 24E
wbf2017 | exposed-card-in-auction | cards-seen=several | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24C 24D 24E
# 15A: partner has called over it; nobody has
wbf2017 | wrong-board | wrong-thing=cards called-since=partner | score.assigned-or-artificial score.penalty-possible | 15A1(a) 15A3
wbf2017 | wrong-board | wrong-thing=cards called-since=none | cancelled.action cancelled.later-calls call.offender.any unauthorised.offending-side score.penalty-possible review.15A2 | 15A1(b) 15A1(c)
# 16D3: after the first call there are two ways only
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=play | play.board-goes-on review.16D | 16D3
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=artificial | score.artificial | 16D3
# 20: at the first turn to play the calls may be heard again; who must pass may ask what calls mean
both    | question-or-review | asked-what=review asked-when=first-play | tell.review-given | 20C2 41B
both    | question-or-review | asked-what=meaning asked-when=own-turn | tell.explained-by-partner | 20F1
both    | question-or-review | asked-what=review asked-when=own-turn barred-now=yes | tell.no-review-now | 20B
# 21: as long as the board is on nobody knows whether it did damage
both    | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=open | play.board-goes-on review.21B3 | 21B3
both    | misinformation | mistake=explanation board-stage=during-play since=card damage=open | play.board-goes-on review.21B3 | 21B3
# 40: an agreement that the event forbids
wbf2017 | undisclosed-understanding | known-to-partner=forbidden damage=yes | score.assigned-or-artificial score.penalty-possible | 40B 12A
cn1999  | undisclosed-understanding | known-to-partner=forbidden damage=no | score.none score.penalty-possible | 40D 90
# 46: which card that is
both    | incomplete-designation | intent-clear=no designated=low | play.lowest-card | 46B1(c)
both    | incomplete-designation | intent-clear=no designated=rank | play.rank-in-suit-played | 46B3
# 51B: the cards of the suit go back together, and stay together
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=forbid | demand.forbid cards.penalty-cards-of-suit-back review.50E3 | 51B1 50E
both    | penalty-card-not-played | declarer-played=no wrong-card-accepted=no | play.card-corrected cards.wrong-card-major | 52B2 50D
# 60B: a defender's card before the lead that declarer must make from the other hand
both    | played-after | played-by=defender-early | cards.major-penalty-card | 60B 50
# 64B5 is the end of the round
both    | revoke | last-but-one=no established=next-trick exempt=late | tricks.0 score.equity | 64B4 64B5 64C
# 70D2: a defender's claim that asks the partner to choose right
wbf2017 | disputed-claim | claim-is=claim play-on-asked=no trump-out=no line=partner-chooses | score.trick-to-opponents | 68D2(a) 70D2
# 72: what is done knowingly
wbf2017 | misconduct | conduct=on-purpose damage=yes | score.assigned score.penalty-possible | 72B 12C1 90
cn1999  | misconduct | conduct=on-purpose damage=no | tell.warning score.penalty-possible | 72B2 72B4 90
# 79C of 1999 ends with its period
cn1999  | score-in-doubt | score-fault=reckoned in-correction-period=no | score.stands | 79C
""")
    void ofWhatTheSecondReaderFound(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# put to `overtrick rule` with seats, auctions and systems, the Laws and what follows written down first
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=bid specifies=yes | cancelled.action stands.replacement review.27D | 27B1(a) 27D
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=bid specifies=no comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 26B
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=yes shown=suits named-again=no | cancelled.action stands.replacement pass.partner.rest lead.require-or-forbid review.23 | 27B2 26A2
wbf2017 | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 30B1(a) 30B1(b)
cn1999  | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no bid-made=no | cancelled.action turn.partner pass.offender.once review.72B1 | 30A 72B1
wbf2017 | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=yes | cancelled.action call.offender.any pass.partner.once review.23 | 31A2(a) 23
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=suits named-again=no | cancelled.action call.offender.any pass.partner.rest lead.require-or-forbid review.23 | 31A2(b) 26A2
wbf2017 | bid-out-of-turn | turn=left called-before=no next-call=none accepted=no comparable=no | cancelled.action turn.left may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31B 26B
cn1999  | bid-out-of-turn | turn=left called-before=no next-call=none accepted=no shown=suits | cancelled.action turn.left pass.partner.rest lead.require-or-forbid review.23 | 31B 26A
wbf2017 | inadmissible-double | found=before-left-called | cancelled.action call.offender.any pass.partner.rest lead.forbid-unspecified review.72C | 36B 26B
cn1999  | inadmissible-double | found=after-left-called | cancelled.action cancelled.later-calls call.offender.any | 35A
wbf2017 | double-out-of-turn | admissible=no found=before-left-called turn=right | cancelled.action turn.right call.offender.any pass.partner.rest lead.forbid-unspecified review.72C | 36B4
wbf2017 | change-of-call | unintended=no left-called=no accepted=no first-call=legal | cancelled.second stands.first unauthorised.offending-side lead.forbid-unspecified | 25B2 26B 16C
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=legal first-call-kept=yes shown=suits | cancelled.second stands.first pass.partner.once lead.require-or-forbid review.23 | 25B2(b)(1) 26A 23
wbf2017 | call-after-final-pass | side=defender late-call=other found=before-left-called | cancelled.action lead.forbid-unspecified | 39C 26B
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=bid specifies=yes | cancelled.action stands.replacement review.27D | 27B1(a)
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=pass comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 26B 72C
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=other shown=suits named-again=yes | cancelled.action stands.replacement pass.partner.rest review.23 | 27B2 26A1
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50E3 | 54D 50D2
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=yes lead-belongs=own-side | cancelled.action cards.back-to-hand play.lead-from-right-hand review.55C | 55B2
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=no partner-leads=no | cancelled.action play.right-leader cards.major-penalty-card | 56 50
wbf2017 | premature-play | told-by-opponent=no early-how=next-trick declarer-done=no partners-card=lowest | cards.major-penalty-card demand.lowest | 57A2
wbf2017 | revoke | last-but-one=no established=no revoker=dummy | play.revoke-corrected cards.back-to-hand cards.defenders-may-change cards.next-offender-may-change | 62A 62B2
wbf2017 | revoke | last-but-one=no established=agreed exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
wbf2017 | revoke | last-but-one=no established=next-trick exempt=same-trick | play.revoke-corrected cards.penalty-cards-of-defenders | 62C3 64B8
cn1999  | disputed-claim | claim-is=concession partner-objected=yes | play.claim-void play.goes-on cards.no-penalty-cards unauthorised.partner | 68B2 16
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=yes trump-mentioned=no unaware=yes line=normal-loses | score.trick-to-opponents | 68D2(a) 70C
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=no line=stated-works | play.later-play-void score.trick-to-claimer | 68D 70A
wbf2017 | wrong-explanation | explained-by=partner explained-when=before-lead side=defender | tell.speak-after-play play.goes-on | 20F5(b)
wbf2017 | wrong-explanation | explained-by=self explained-when=before-lead | tell.correct-it tell.lead-may-change then.misinformation | 20F4 21 47E2(a)
wbf2017 | tempo-and-deception | unusual=tempo who-acted=opponent bridge-reason=no could-know=yes damage=yes | score.assigned | 73E2 12C1
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=yes all-consent=no | score.artificial score.penalty-possible | 13B2
wbf2017 | missing-card | board-stage=during-play card-found=lost suit-missed=yes | cards.restored cards.always-of-hand play.card-not-to-be-used then.revoke | 14B3 14B4 64
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-play played-before=yes | score.cancelled score.artificial | 15B1 15B3
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-auction repeated=yes | cancelled.auction play.auction-goes-on | 15C
wbf2017 | two-cards-at-once | cards-from=one-hand quitted=no faces=several side=defender opponent-followed=yes | tell.says-which cards.others-penalty cards.opponents-may-change | 58B2 58B3 50
wbf2017 | directors-error | acted-on=yes still-normal=no result-judged=no | score.average-plus-both | 82C
wbf2017 | card-taken-back | withdrawn-why=misinformation since=dummy | stands.action score.assigned | 47E2(b)
""")
    void ofWhatWasPutToTheCommand(@RulingRow.Read RulingRow row) {
        row.check();
    }
}
