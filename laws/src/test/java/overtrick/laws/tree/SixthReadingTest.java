package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rulings for the places that no table had tried before, written down from the two books first. As
/// in [ReadFromTheBooksTest].
@Timeout(20)
class SixthReadingTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 25A is over once the partner has called, or the player paused: who has called over the bid has accepted it
both    | insufficient-bid | unintended=yes called-since=partner | stands.action |
wbf2017 | insufficient-bid | unintended=yes called-since=partner | stands.action | 27A1
cn1999  | insufficient-bid | unintended=yes called-since=left paused=yes | stands.action | 27A
cn1999  | insufficient-bid | unintended=yes called-since=none paused=yes accepted=no replaced-early=no replacement=same-denomination conventional=no | cancelled.action stands.replacement review.27B1(b) | 27B1(a)
# a bid that showed no suit; a double, and another insufficient bid, in its place
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=yes shown=suits named-again=yes | cancelled.action stands.replacement pass.partner.rest review.23 | 27B2 26A1
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=double shown=none | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-any review.23 | 27B3 26B
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=no shown=none | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-any review.23 | 27B 26B
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=insufficient accepted-again=yes | cancelled.action cancelled.second stands.replacement | 27A
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=other shown=none | cancelled.action cancelled.second stands.replacement pass.partner.rest lead.forbid-any review.23 | 27B2 26B 9C
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=double shown=suits | cancelled.action cancelled.second cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.require-or-forbid review.23 | 27B3 26A 9C
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=pass comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b) 23A
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=pass comparable=yes | cancelled.action stands.replacement review.27D | 27C 27B1(b)
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=pass comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27C 27B2 26B
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=any-double comparable=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27C 27B3 26B
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=yes replacement=insufficient accepted-again=yes | cancelled.action stands.replacement | 27B4
# 28A: the player on the right had to pass anyway; 28B: the right player has called; 29A: accepted
both    | pass-out-of-turn | pass-means=natural turn=right right-barred=yes | stands.action | 28A
both    | double-out-of-turn | admissible=yes turn=right right-barred=yes | stands.action | 28A
both    | pass-out-of-turn | pass-means=natural turn=partner next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
both    | bid-out-of-turn | turn=left called-before=no next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
both    | double-out-of-turn | admissible=yes turn=partner next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
both    | bid-out-of-turn | turn=partner next-call=none accepted=yes | stands.action | 29A
both    | double-out-of-turn | admissible=yes turn=right right-barred=no next-call=left | stands.action | 29A
both    | pass-out-of-turn | pass-means=natural turn=left bid-made=no called-before=no next-call=left | stands.action | 29A
# 30C: a pass that says more is ruled as a bid
cn1999  | pass-out-of-turn | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=none | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 30C 31A2(b) 26B
cn1999  | pass-out-of-turn | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=yes | cancelled.action call.offender.any pass.partner.once review.23 | 30C 31A2(a)
cn1999  | pass-out-of-turn | pass-means=artificial turn=partner next-call=none accepted=no shown=none | cancelled.action turn.partner pass.partner.rest lead.forbid-any review.23 | 30C 31B 26B
cn1999  | pass-out-of-turn | pass-means=artificial turn=left called-before=yes | then.change-of-call | 30C 31 25
cn1999  | pass-out-of-turn | pass-means=over-partner turn=right right-barred=no next-call=none accepted=no right-acts=acts shown=suits | cancelled.action call.offender.any pass.partner.rest lead.require-or-forbid review.23 | 30C 31A2(b) 26A
wbf2017 | pass-out-of-turn | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 30C 31A1
wbf2017 | pass-out-of-turn | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 30C 31A2(a) 23A
wbf2017 | pass-out-of-turn | pass-means=artificial turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30C 31B 26B 16C
wbf2017 | pass-out-of-turn | pass-means=over-artificial turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 30C 31B 23A
wbf2017 | pass-out-of-turn | pass-means=over-artificial turn=left called-before=yes | then.change-of-call | 30C 31 25
# 31 and 32
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=suits named-again=yes | cancelled.action call.offender.any pass.partner.rest review.23 | 31A2(b) 26A1
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=none | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 31A2(b) 26B
cn1999  | bid-out-of-turn | turn=partner next-call=none accepted=no shown=none | cancelled.action turn.partner pass.partner.rest lead.forbid-any review.23 | 31B 26B
cn1999  | double-out-of-turn | admissible=no found=before-left-called turn=partner | cancelled.action turn.partner call.offender.any pass.partner.rest lead.forbid-any review.23 | 32 36 26B
both    | double-out-of-turn | admissible=no found=after-left-called turn=partner | cancelled.action cancelled.later-calls turn.partner |
wbf2017 | double-out-of-turn | admissible=no found=before-left-called turn=left | cancelled.action turn.left call.offender.any pass.partner.rest lead.forbid-unspecified review.72C | 36B4 26B
cn1999  | inadmissible-double | found=after-lead | cancelled.double-in-contract | 36
cn1999  | bid-over-seven | found=before-left-called shown=none | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.forbid-any review.23 | 38 26B
cn1999  | missed-turn | next-call=left | cancelled.action cancelled.later-calls turn.right | 34
# 25B of 1999: after a pause the change came before the left called, or after
cn1999  | change-of-call | unintended=yes called-since=left paused=yes left-called=before-second | stands.first then.bid-out-of-turn | 25B 29
cn1999  | change-of-call | unintended=yes called-since=left paused=yes left-called=over-first | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25B1 16C2
cn1999  | change-of-call | unintended=yes called-since=left paused=yes left-called=over-second | cancelled.first stands.second | 25B1
cn1999  | change-of-call | unintended=yes called-since=none paused=yes accepted=no first-call=legal first-call-kept=yes shown=none | cancelled.second stands.first pass.partner.once lead.forbid-any review.23 | 25B2(b)(1) 26B
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=insufficient shown=none | cancelled.second lead.forbid-any then.insufficient-bid | 25B2(a) 27 26B
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=inadmissible shown=none | cancelled.second lead.forbid-any then.inadmissible-double | 25B2(a) 36 26B
wbf2017 | change-of-call | unintended=no left-called=before-second accepted=yes | cancelled.first stands.second unauthorised.offending-side lead.forbid-unspecified | 25B1 26B 16C
wbf2017 | change-of-call | unintended=no left-called=before-second accepted=no first-call=out-of-turn | cancelled.second lead.forbid-unspecified then.bid-out-of-turn | 25B2 29
wbf2017 | change-of-call | unintended=no left-called=over-first accepted=no first-call=insufficient | then.insufficient-bid | 25B2 27C
cn1999  | exposed-card-in-auction | cards-seen=several | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24C 16C
""")
    void ofTheAuction(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 53 to 57
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=differ next-accepts=no lead-belongs=opponents | cancelled.action cards.back-to-hand turn.other-side review.55C | 55A 55B1
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=yes | stands.action play.goes-on | 53A
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=yes lead-belongs=opponents | cancelled.action cards.back-to-hand turn.other-side review.55C | 55B1
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=yes | cancelled.action cards.back-to-hand play.right-leader | 53A
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=no partner-leads=yes suit-choice=leave | cancelled.action turn.partner demand.free cards.major-penalty-card review.50D1 | 56 50D2
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no partner-leads=yes suit-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50E3 | 56 54D 50D2
cn1999  | premature-play | told-by-opponent=no early-how=next-trick declarer-done=no partners-card=highest | cards.major-penalty-card demand.highest | 57A1 50
cn1999  | premature-play | told-by-opponent=no early-how=next-trick declarer-done=no partners-card=forbid-other | cards.major-penalty-card demand.forbid-other | 57A3 59
wbf2017 | premature-play | told-by-opponent=no early-how=next-trick declarer-done=no partners-card=require-other | cards.major-penalty-card demand.require-other | 57A3 59
wbf2017 | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=forbid-other | cards.major-penalty-card demand.forbid-other | 57A4
both    | premature-play | told-by-opponent=no early-how=next-trick declarer-done=yes | stands.action play.goes-on | 57C
# 48: declarer's cards are never penalty cards
both    | exposed-card-in-play | exposed-by=declarer exposed-how=deliberate | cards.back-to-hand play.goes-on | 48A
both    | exposed-card-in-play | exposed-by=declarer exposed-how=lawful | play.goes-on | 48A
# 51: two penalty cards of one defender, in one suit, in two
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=leave | demand.free cards.penalty-cards-stay review.50E3 | 51B1 50E
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=leave | demand.free cards.penalty-cards-stay review.50D1 | 51B1
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=forbid | demand.forbid cards.penalty-cards-of-suit-back review.50D1 | 51B1
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=forbid-several | demand.forbid-several cards.penalty-cards-of-suits-back review.50D1 | 51B2(b)
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50E3 | 51B1 50E
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50E3 | 51B2(a) 50E
both    | two-cards-at-once | cards-from=one-hand quitted=no faces=several side=declaring opponent-followed=yes | tell.says-which cards.others-back cards.opponents-may-change | 58B2 58B3 16C
# 62 and 63: the twelfth trick, in time and too late; a claim establishes; consent to one in 1999
both    | revoke | last-but-one=yes cards-back=no | play.revoke-corrected review.62D2 | 62D1
both    | revoke | last-but-one=yes cards-back=yes | tricks.0 score.equity | 64B6 64C
both    | revoke | last-but-one=no established=own-claim exempt=none tricks-from-revoke=more revoker-won=yes | tricks.2 review.64C | 64A1
both    | revoke | last-but-one=no established=own-claim exempt=none tricks-from-revoke=none | tricks.0 review.64C | 64B1
both    | revoke | last-but-one=no established=own-claim exempt=dummy-or-faced | tricks.0 score.equity | 64B3 64C
both    | revoke | last-but-one=no established=agreed exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C | 64A2
both    | revoke | last-but-one=no established=agreed exempt=late | tricks.0 score.equity | 64B4 64C
cn1999  | revoke | last-but-one=no established=acquiesced exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=yes | tricks.2 review.64C | 64A2
cn1999  | revoke | last-but-one=no established=acquiesced exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=no | tricks.1 review.64C | 64A2
cn1999  | revoke | last-but-one=no established=own-claim exempt=both | tricks.0 score.equity | 64C
wbf2017 | revoke | last-but-one=no established=acquiesced revoker=declarer | play.revoke-corrected cards.back-to-hand cards.defenders-may-change cards.next-offender-may-change | 62A 62B2
wbf2017 | revoke | last-but-one=no established=acquiesced revoker=defender faced-hand=yes | play.revoke-corrected cards.back-to-hand cards.opponents-may-change cards.next-defender-may-change | 62B2 62C1
wbf2017 | revoke | last-but-one=no established=agreed exempt=same-trick | play.revoke-corrected cards.penalty-cards-of-defenders | 62C3 64B8
wbf2017 | revoke | last-but-one=no established=agreed exempt=both | tricks.0 score.equity | 64B7 64C2(b)
wbf2017 | revoke | last-but-one=no established=agreed exempt=none tricks-from-revoke=more revoker-won=no | tricks.1 review.64C | 64A2
wbf2017 | defective-trick | quitted=yes trick-fault=too-few tricks-from-revoke=more | cards.restored tricks.1 review.64C | 67B1 64A2
# 70: all four must agree to play on; a trump spoken of, known of, forgotten; a defender who needs the partner
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=yes trump-mentioned=no unaware=yes line=stated-works | score.trick-to-claimer | 68D2(a) 70A 70C3
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=yes trump-mentioned=yes line=normal-loses | score.trick-to-opponents | 68D2(a) 70D1
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=no line=only-irrational-loses | score.trick-to-claimer | 68D2(a) 70E1
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=no line=partner-chooses | score.trick-to-opponents | 68D2(a) 70D2
wbf2017 | disputed-claim | claim-is=claim play-on-asked=no trump-out=yes trump-mentioned=no unaware=no line=partner-chooses | score.trick-to-opponents | 70D2
cn1999  | disputed-claim | claim-is=claim played-on=no trump-out=no line=normal-loses | score.trick-to-opponents | 68D 70D1 70E1
cn1999  | disputed-claim | claim-is=claim played-on=no trump-out=yes trump-mentioned=no unaware=yes line=stated-works | score.trick-to-claimer | 68D 70A
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=no line=only-irrational-loses | play.later-play-void score.trick-to-claimer | 68D 70E1
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=yes trump-mentioned=yes line=normal-loses | play.later-play-void score.trick-to-opponents | 68D 70D1
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=yes trump-mentioned=no unaware=no line=normal-loses | play.later-play-void score.trick-to-opponents | 68D 70A
cn1999  | concession-regretted | claim-is=concession when-claimed=before-next-board concession-check=certain | score.trick-to-claimer | 71A
cn1999  | concession-regretted | claim-is=concession when-claimed=before-next-board concession-check=made | score.trick-to-claimer | 71B
cn1999  | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=losable | score.stands |
wbf2017 | concession-regretted | claim-is=concession when-claimed=before-next-board concession-check=unlosable | score.trick-to-claimer | 71B
wbf2017 | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=losable | score.stands | 71
""")
    void ofThePlay(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 16C: what was taken back
both    | unauthorised-information | source=withdrawn extraneous=no | score.none | 16C
both    | unauthorised-information | source=withdrawn extraneous=yes suggested=no | score.none | 16C
both    | unauthorised-information | source=withdrawn extraneous=yes suggested=yes alternative=no | score.none | 16C
both    | unauthorised-information | source=withdrawn extraneous=yes suggested=yes alternative=yes damage=no | score.none | 16C
# 21 and 47E: too late to change anything; dummy's card has been seen
both    | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=no | score.none | 21B3
both    | misinformation | mistake=explanation board-stage=during-play since=card damage=yes | score.assigned | 21B3
both    | misinformation | mistake=explanation board-stage=during-play since=dummy damage=no | score.none | 21B3
both    | misinformation | mistake=explanation board-stage=during-play since=dummy damage=open | play.board-goes-on review.21B3 | 21B3
wbf2017 | misinformation | mistake=explanation board-stage=after-play damage=yes | score.assigned | 21B3 12C1
cn1999  | misinformation | mistake=explanation board-stage=after-play damage=yes | score.assigned | 21B3 40C 12C2
# 20F and 75: own and partner's
cn1999  | wrong-explanation | explained-by=self explained-when=before-lead | tell.correct-it tell.lead-may-change then.misinformation | 75D1 21
both    | wrong-explanation | explained-by=self explained-when=after-play damage=no | score.none |
cn1999  | wrong-explanation | explained-by=partner explained-when=play side=declaring | tell.partner-speaks-now then.card-taken-back | 75D2 47E2(a)
both    | wrong-explanation | explained-by=partner explained-when=after-play damage=yes | score.assigned | 21B3
# 40: an agreement that the event does not allow
cn1999  | undisclosed-understanding | known-to-partner=forbidden damage=yes | score.assigned-or-artificial score.penalty-possible | 40D 12A
wbf2017 | undisclosed-understanding | known-to-partner=forbidden damage=no | score.none score.penalty-possible | 40B 90
# 73: the partner has acted on it, or an opponent was misled by a remark
cn1999  | tempo-and-deception | unusual=tempo who-acted=partner | then.unauthorised-information | 73C 16
both    | tempo-and-deception | unusual=remark who-acted=opponent bridge-reason=yes | score.none | 73D1
cn1999  | tempo-and-deception | unusual=remark who-acted=opponent bridge-reason=no could-know=yes damage=yes | score.assigned | 73F2
wbf2017 | tempo-and-deception | unusual=question who-acted=opponent bridge-reason=no could-know=yes damage=yes | score.assigned | 73E2
both    | tempo-and-deception | unusual=manner who-acted=opponent bridge-reason=no could-know=no | score.none | 73D1
both    | tempo-and-deception | unusual=question who-acted=nobody | score.none play.board-goes-on | 73D1
# after the play: 23, 72C, 27D, 50, 55C
both    | review-after-play | reviewed=enforced-pass could-know=yes damage=no | score.stands |
both    | review-after-play | reviewed=replacement helped=yes damage=no | score.stands |
both    | review-after-play | reviewed=declarers-lead helped=yes damage=yes | score.assigned | 55C
both    | review-after-play | reviewed=declarers-lead helped=no | score.stands | 55C
wbf2017 | review-after-play | reviewed=penalty-card helped=no | score.stands | 50E3
# 13 and 14
cn1999  | wrong-number-of-cards | board-stage=during-auction correctable=no | score.artificial score.penalty-possible | 13
cn1999  | wrong-number-of-cards | board-stage=during-play correctable=yes all-consent=yes | cards.restored play.goes-on | 13
cn1999  | wrong-number-of-cards | board-stage=during-play correctable=yes all-consent=no | score.artificial score.penalty-possible | 13
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=during-play correctable=yes | cards.restored play.goes-on review.13B1 | 13B1
cn1999  | missing-card | board-stage=before-calls card-found=lost | cards.restored play.auction-goes-on | 14A2
cn1999  | missing-card | board-stage=during-auction card-found=elsewhere | cards.restored play.auction-goes-on | 14A1
cn1999  | missing-card | board-stage=during-play card-found=elsewhere suit-missed=yes | cards.restored cards.always-of-hand then.revoke | 14B1(b) 14B3 64
cn1999  | missing-card | board-stage=after-play card-found=played | then.defective-trick | 14B1(a) 67
wbf2017 | missing-card | board-stage=before-calls | cards.restored play.auction-goes-on play.card-not-to-be-used | 14A 14C
wbf2017 | missing-card | board-stage=during-play card-found=lost suit-missed=no | cards.restored cards.always-of-hand play.card-not-to-be-used | 14B4
wbf2017 | missing-card | board-stage=after-play card-found=played | then.defective-trick | 67
# 15: nobody had called yet; found in the play; 17D with the partner's call
cn1999  | wrong-board | wrong-thing=contestants board-stage=before-calls | play.auction-goes-on | 15C
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-play played-before=yes | score.cancelled score.artificial | 15B
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-play played-before=no | score.stands play.right-board-later | 15A1 15A2
cn1999  | wrong-board | wrong-thing=cards called-since=partner same-again=no | score.artificial | 17D
cn1999  | wrong-board | wrong-thing=cards called-since=partner same-again=yes | cancelled.action cancelled.later-calls call.offender.any | 17D
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=before-calls played-before=yes | score.cancelled score.artificial | 15B1 15B3
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-auction played-before=no | play.auction-goes-on score.stands play.right-board-later | 15B2
wbf2017 | wrong-board | wrong-thing=contestants teams=yes still-normal=yes | play.board-goes-on score.stands tell.other-table-plays-it play.right-board-later | 82B
# 84 and 85, where one account is likelier
cn1999  | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=nothing damage-possible=yes | tell.more-likely-counts score.assigned tell.offenders-appeal-told | 85A 84E 12C2
wbf2017 | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=nothing damage=yes | tell.more-likely-counts score.assigned | 85A2 84D 12C1
both    | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=nothing damage=no damage-possible=no board-stage=during-auction | tell.more-likely-counts play.auction-goes-on | 84A
both    | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=director | tell.more-likely-counts tell.doubt-to-the-innocent | 84D
wbf2017 | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=player | tell.more-likely-counts tell.options-told | 85A2 84C 10C
cn1999  | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=rectification | tell.more-likely-counts tell.rectification-told | 85A 84B
# 12C1(e), 86, 20F, 65, 74, 76, 90
wbf2017 | innocent-sides-error | own-action=serious own-part=some | tell.offenders-as-ruled tell.relief-in-part | 12C1(e)
wbf2017 | innocent-sides-error | own-action=gamble own-part=all | tell.offenders-as-ruled tell.no-relief | 12C1(e)
wbf2017 | spoilt-team-board | team-fault=one-result favourable=no result-known=yes | score.cancelled-everywhere score.artificial | 86A 12C2(a)
cn1999  | spoilt-team-board | team-fault=not-shuffled result-known=no | score.cancelled-everywhere tell.substitute-if-time | 6D2 86C
cn1999  | spoilt-team-board | team-fault=no-result result-known=yes | score.artificial | 86C 86A
both    | question-or-review | asked-what=meaning asked-when=before-lead | tell.explained-by-partner | 20F2
wbf2017 | spectator | spectator-did=drew-attention brought-by=own-side | tell.correction-may-be-lost | 76
both    | misconduct | conduct=manners persists=yes | score.disciplinary | 74B 91A
cn1999  | misconduct | conduct=on-purpose damage=yes | score.assigned score.penalty-possible | 72B2 12C2
wbf2017 | misconduct | conduct=on-purpose damage=no | tell.warning score.penalty-possible | 72B 90
both    | procedural-offence | offence=slow offended-before=no | tell.warning score.penalty-by-table | 90A 90B2
both    | procedural-offence | offence=compared offended-before=yes | score.penalty-doubled | 90B4
""")
    void ofInformationAndProcedure(@RulingRow.Read RulingRow row) {
        row.check();
    }
}
