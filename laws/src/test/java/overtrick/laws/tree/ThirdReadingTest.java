package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rulings of a third reading of both books, as in [ReadFromTheBooksTest]: written down from the
/// books alone, then put to the program.
@Timeout(20)
class ThirdReadingTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# declarer's revoke, noticed before anybody of the side has played on: the card goes back, the defender may change
both    | revoke | last-but-one=no established=no revoker=declarer | play.revoke-corrected cards.back-to-hand cards.defenders-may-change cards.next-offender-may-change | 62A 62B2 62C1
# the offender's partner has led to the next trick: too late; the revoker had ruffed it, and three more were won
both    | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=yes | tricks.2 review.64C | 64A1
# only the trick that was ruffed
both    | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
# the partner won it, and more: one, in either book, unless in 1999 a card that could have followed won one besides
wbf2017 | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no | tricks.1 review.64C | 64A2
cn1999  | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=yes | tricks.2 review.64C | 64A2
cn1999  | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=no | tricks.1 review.64C | 64A2
both    | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=none | tricks.0 review.64C | 64B1
# the revoker claims
both    | revoke | last-but-one=no established=own-claim exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C | 64A2
# the others claim, and nobody has said no yet: established in 1999, not in 2017
wbf2017 | revoke | last-but-one=no established=acquiesced revoker=defender faced-hand=no | play.revoke-corrected cards.revoke-card-major cards.opponents-may-change cards.next-defender-may-change | 62A 62B1
cn1999  | revoke | last-but-one=no established=acquiesced exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C | 64A2
# dummy; the same suit again; the next board has begun: equity only
both    | revoke | last-but-one=no established=next-trick exempt=dummy-or-faced | tricks.0 score.equity | 64B3 64C
both    | revoke | last-but-one=no established=next-trick exempt=second | tricks.0 score.equity | 64B2
both    | revoke | last-but-one=no established=next-trick exempt=late | tricks.0 score.equity | 64B4 64C
wbf2017 | revoke | last-but-one=no established=next-trick exempt=both | tricks.0 score.equity | 64B7 64C2(b)
# trick twelve is always put right, and what partner may not choose is looked at
both    | revoke | last-but-one=yes cards-back=no | play.revoke-corrected review.62D2 | 62D1
# a hand one card short, found when the trick was quitted: deemed a revoke, which costs a trick only where there is one
wbf2017 | defective-trick | quitted=yes trick-fault=too-few tricks-from-revoke=one | cards.restored tricks.1 review.64C | 67B1 64A2
wbf2017 | defective-trick | quitted=yes trick-fault=too-few tricks-from-revoke=none | cards.restored tricks.0 review.64C | 67B1 64B1
cn1999  | defective-trick | quitted=yes trick-fault=too-few holds-suit=yes | cards.restored play.goes-on | 67B1(a)
cn1999  | defective-trick | quitted=yes trick-fault=too-few holds-suit=no tricks-from-revoke=more | cards.restored tricks.1 review.64C | 67B1(b)
cn1999  | defective-trick | quitted=yes trick-fault=too-few holds-suit=no tricks-from-revoke=none | cards.restored tricks.0 review.64C | 67B1(b) 64B1
both    | defective-trick | quitted=no trick-fault=too-few | play.card-corrected | 67A
# two cards to one trick: the one too many by a defender lies, declarer's goes back
both    | defective-trick | quitted=no trick-fault=too-many exposed-by=defender led=no | cards.major-penalty-card | 45E1 50
both    | defective-trick | quitted=no trick-fault=too-many exposed-by=declarer led=no | cards.back-to-hand play.goes-on | 45E2
# 49 and 50: a small card by accident, another lying, an honour, one shown on purpose
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=small penalty-card-lies=no | cards.minor-penalty-card | 50B 50C
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=small penalty-card-lies=yes | cards.major-penalty-card | 50B
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=honour | cards.major-penalty-card | 50B
both    | exposed-card-in-play | exposed-by=defender exposed-how=deliberate | cards.major-penalty-card | 50B
both    | exposed-card-in-play | exposed-by=declarer exposed-how=accident | cards.back-to-hand play.goes-on | 48A
both    | exposed-card-in-play | exposed-by=declarer exposed-how=claim | then.disputed-claim | 48B 68
# 52: declarer has played on
both    | penalty-card-not-played | declarer-played=yes | stands.action cards.penalty-card-stays | 52B1(b)
both    | penalty-card-not-played | declarer-played=no wrong-card-accepted=yes | stands.action cards.penalty-card-stays play.goes-on | 52B1(a)
# declarer lets it lie
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=leave | demand.free cards.penalty-card-stays review.50E3 | 50D2
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=leave | demand.free cards.penalty-cards-stay review.50D1 | 51B2
""")
    void ofRevokesAndCards(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# opening lead out of turn, the five options
both    | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=spread | stands.action play.declarer-becomes-dummy | 54A
both    | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=accept | stands.action play.dummy-faces | 54B
both    | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=yes dummy-played=no | stands.action play.dummy-faces | 54C
both    | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=yes | cancelled.action cards.back-to-hand play.right-leader | 47E1
both    | opening-lead-out-of-turn | side=defender face-up=no | cancelled.action cards.back-to-hand play.goes-on | 41A 54
# 55B1: it was a defender's turn
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no lead-belongs=opponents | cancelled.action cards.back-to-hand turn.other-side review.55C | 55B1
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=next-hand | stands.action play.goes-on | 53A
# 57: declarer's choice after a defender's haste
wbf2017 | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=require-other | cards.major-penalty-card demand.require-other | 57A3
cn1999  | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=forbid-other | cards.major-penalty-card demand.forbid-other | 57A3
both    | premature-play | told-by-opponent=no early-how=before-partner declarer-done=yes | stands.action play.goes-on | 57C
wbf2017 | premature-play | told-by-opponent=no early-how=at-right-hands-turn card-legal=yes | stands.action review.16 | 57D
# 45 and 47: a slip of the tongue; who has played to the card named may change theirs
wbf2017 | card-taken-back | withdrawn-why=slip in-time=yes | play.designation-changed cards.back-to-hand cards.opponents-may-change | 45C4(b) 47D
cn1999  | card-taken-back | withdrawn-why=slip paused=no | play.designation-changed cards.back-to-hand cards.opponents-may-change | 45C4(b) 47D
both    | card-taken-back | withdrawn-why=slip paused=yes in-time=no | stands.action | 45C4
both    | card-taken-back | withdrawn-why=misinformation since=nothing | cancelled.action cards.back-to-hand | 47E2(a)
both    | card-taken-back | withdrawn-why=misinformation since=card | stands.action score.assigned | 47E2(b)
both    | card-taken-back | withdrawn-why=misplaced quitted=no | cancelled.action cards.back-to-hand cards.opponents-may-change | 45D
both    | card-taken-back | withdrawn-why=misplaced quitted=yes | stands.action | 45D
both    | card-taken-back | withdrawn-why=opponents-change | cancelled.action cards.back-to-hand unauthorised.offending-side | 47D
# 46: rank only, suit only, win
both    | incomplete-designation | intent-clear=no designated=rank | play.rank-in-suit-played | 46B3
both    | incomplete-designation | intent-clear=no designated=suit | play.lowest-of-suit | 46B2
both    | incomplete-designation | intent-clear=no designated=win | play.lowest-winner | 46B1(b)
# 70: a trump is out; of the three conditions one fails
both    | disputed-claim | claim-is=claim played-on=no play-on-asked=no trump-out=yes trump-mentioned=yes line=stated-works | score.trick-to-claimer | 70A
both    | disputed-claim | claim-is=claim played-on=no play-on-asked=no trump-out=no line=only-irrational-loses | score.trick-to-claimer | 70E1
both    | disputed-claim | claim-is=concession partner-objected=no | score.stands | 68B1
cn1999  | concession-regretted | claim-is=claim when-claimed=in-correction-period concession-check=unlosable | score.trick-to-opponents | 69B
both    | concession-regretted | claim-is=claim when-claimed=before-next-board | score.equity | 69A 70
""")
    void ofThePlayAndClaims(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 27: LHO accepts; a second insufficient bid is accepted; 1NT-2S-2D (hearts), then 3H
cn1999  | insufficient-bid | unintended=no accepted=yes | stands.action | 27A
wbf2017 | insufficient-bid | unintended=no accepted=yes | stands.action | 27A1
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=yes | cancelled.action stands.replacement | 27A 27B4
# 29A, 30A, 31A1
both    | bid-out-of-turn | turn=partner next-call=left | stands.action | 29A
both    | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
both    | bid-out-of-turn | turn=left called-before=yes | then.change-of-call | 25
cn1999  | pass-out-of-turn | pass-means=natural turn=right right-barred=no next-call=none accepted=no | cancelled.action turn.right pass.offender.once review.72B1 | 30A
wbf2017 | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 30B1(a) 23A
# 34 and 17D3
wbf2017 | missed-turn | next-call=none | cancelled.action cancelled.later-calls turn.right unauthorised.offending-side | 17D3 16C
cn1999  | missed-turn | next-call=none | cancelled.action cancelled.later-calls turn.right | 34
# 33, 36C, 38
both    | simultaneous-calls | simultaneous-turn=one | stands.action | 33
wbf2017 | inadmissible-double | found=after-lead | cancelled.double-in-contract | 36C
wbf2017 | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass pass.offender.rest pass.partner.rest | 38B 38D
cn1999  | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass | 35C
# 24: an honour; 25B accepted
cn1999  | exposed-card-in-auction | cards-seen=honour | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24B
wbf2017 | exposed-card-in-auction | cards-seen=honour | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24B
cn1999  | change-of-call | unintended=no left-called=no accepted=yes | cancelled.first stands.second | 25B1
# 13 to 15
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=before-calls hand-seen=no | cards.restored play.auction-goes-on | 13A1
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=before-calls hand-seen=yes | cards.restored play.auction-goes-on review.13A2 score.penalty-possible | 13A2
wbf2017 | wrong-number-of-cards | foreign-card=yes quitted=yes | cards.extra-removed score.assigned | 13C
wbf2017 | missing-card | board-stage=during-auction | cards.restored play.auction-goes-on play.card-not-to-be-used | 14A 14C
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-play played-before=no | play.goes-on score.stands play.right-board-later | 15B2
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-auction played-before=yes | score.cancelled score.artificial | 15B1 15B3
wbf2017 | wrong-board | wrong-thing=cards called-since=partner | score.assigned-or-artificial score.penalty-possible | 15A1(a)
cn1999  | wrong-board | wrong-thing=cards called-since=left same-again=no | score.artificial | 17D
both    | misdeal | deal-fault=order-or-face calls-made=none | score.redeal | 6D1
# 16, 21, 75
wbf2017 | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible | 16B 12C1
cn1999  | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible | 16A 12C2
both    | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=no | score.none |
both    | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=no | score.none |
wbf2017 | unauthorised-information | source=elsewhere calls-made=none remedy=redeal | score.redeal | 16D2(b)
cn1999  | unauthorised-information | source=elsewhere calls-made=some remedy=artificial | score.artificial | 16B
wbf2017 | misinformation | mistake=explanation board-stage=during-auction partner-called=no influenced=yes | may-withdraw.other-side unauthorised.offending-side review.21B3 | 21B1(a)
both    | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=yes | score.assigned | 21B3
both    | misinformation | mistake=call | score.none play.board-goes-on |
both    | misinformation | mistake=own | score.none play.board-goes-on | 21A
# 40 and 86A
both    | undisclosed-understanding | known-to-partner=no | score.none play.board-goes-on |
wbf2017 | misdeal | deal-fault=director result-known=yes | score.assigned-or-artificial | 86A
""")
    void ofTheAuctionBoardsAndInformation(@RulingRow.Read RulingRow row) {
        row.check();
    }
}
