package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rulings written down from the two books before the program was asked: the situation, what
/// follows, nothing more and nothing less, and the Laws with their numbers in that edition.
@Timeout(20)
class ReadFromTheBooksTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# a slip comes first; the call that was meant replaces it
wbf2017 | unintended=yes called-since=none | cancelled.action call.offender.intended unauthorised.offending-side | 25A 16C
cn1999  | unintended=yes called-since=none paused=no | cancelled.action call.offender.intended | 25A
# 2S-P-2H natural, after thought: 4H names the suit again, a pass does not
cn1999  | unintended=yes called-since=none paused=yes accepted=no replaced-early=no replacement=other shown=suits named-again=yes | cancelled.action stands.replacement pass.partner.rest review.23 | 27B2 26A1 23
cn1999  | unintended=no accepted=no replaced-early=no replacement=other shown=suits named-again=no | cancelled.action stands.replacement pass.partner.rest lead.require-or-forbid review.23 | 27B2 26A2 23
# 2NT-P-2C Stayman: the lowest bid of clubs is no natural one; no suit was shown: forbid only
cn1999  | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=yes shown=none | cancelled.action stands.replacement pass.partner.rest lead.forbid-any review.23 | 27B2 26B 23
# 1NT-2H-2C natural, then 3C
cn1999  | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=no | cancelled.action stands.replacement review.27B1(b) | 27B1(a) 27B1(b)
# attempted before the consequences were told: it goes, and may cost its own lead
cn1999  | unintended=no accepted=no replaced-early=yes replacement=same-denomination conventional=no shown=suits named-again=yes | cancelled.action cancelled.second stands.replacement review.27B1(b) | 27B1(a) 9C
cn1999  | unintended=no accepted=no replaced-early=no replacement=double shown=suits | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.require-or-forbid review.23 | 27B3 26A 23
# 1NT-2S-2D, a transfer: 3D shows diamonds and is neither the same nor comparable; 3H is
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=no comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 26B 72C
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=yes | cancelled.action stands.replacement review.27D | 27B1(a) 27D
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=no comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b) 23A 27D
wbf2017 | unintended=no accepted=no replaced-early=no replacement=pass comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 26B 72C
wbf2017 | unintended=no accepted=no replaced-early=no replacement=any-double comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b) 23A 27D
wbf2017 | unintended=no accepted=no replaced-early=no replacement=any-double comparable=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27B3 26B 72C
wbf2017 | unintended=no accepted=no replaced-early=yes replacement=bid specifies=no comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 27C 26B
""")
    void ofInsufficientBids(String book, String facts, String follows, String laws) {
        Rulings.check(book, "insufficient-bid", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 25A: nothing is given back where nobody has called over it
wbf2017 | unintended=yes called-since=none | cancelled.first stands.second unauthorised.offending-side | 25A 16C
wbf2017 | unintended=yes called-since=left | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25A 16C
cn1999  | unintended=yes called-since=none paused=no | cancelled.first stands.second | 25A
cn1999  | unintended=yes called-since=left paused=no | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25A 16C2
# the partner has called: no slip is mended; in 1999 the attempt is a call out of rotation
cn1999  | unintended=yes called-since=partner | stands.first then.bid-out-of-turn | 25B 29
wbf2017 | unintended=yes called-since=partner accepted=no first-call=legal | cancelled.second stands.first unauthorised.offending-side lead.forbid-unspecified | 25B2 26B 16C
# 25B of 1999 is closed by a call on the left before the change, 2017 knows no such end
cn1999  | unintended=no left-called=before-second | stands.first then.bid-out-of-turn | 25B 29
wbf2017 | unintended=no left-called=before-second accepted=no first-call=legal | cancelled.second stands.first unauthorised.offending-side lead.forbid-unspecified | 25B2 26B 16C
cn1999  | unintended=no left-called=over-first | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25B1 16C2
# 1C, then 1S after thought, refused: 1C stands, or another call that costs
cn1999  | unintended=no left-called=no accepted=no first-call=legal first-call-kept=yes shown=suits | cancelled.second stands.first pass.partner.once lead.require-or-forbid review.23 | 25B2(b)(1) 26A 23
cn1999  | unintended=no left-called=no accepted=no first-call=legal first-call-kept=no shown=none | cancelled.first cancelled.second call.offender.any score.offenders-at-most-average-minus unauthorised.partner lead.forbid-any | 25B2(b)(2) 26B
""")
    void ofChangesOfCall(String book, String facts, String follows, String laws) {
        Rulings.check(book, "change-of-call", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# N deals, S opens 1S: in 1999 N must pass at once and throughout, in 2017 N calls what they like
cn1999  | bid-out-of-turn | turn=partner next-call=none accepted=no shown=suits | cancelled.action turn.partner pass.partner.rest lead.require-or-forbid review.23 | 31B 26A 23
cn1999  | bid-out-of-turn | turn=left called-before=no next-call=none accepted=no shown=none | cancelled.action turn.left pass.partner.rest lead.forbid-any review.23 | 31B 26B 23
wbf2017 | bid-out-of-turn | turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 31B 16C2 23A 23C
wbf2017 | bid-out-of-turn | turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31B 16C 26B 72C
# N 1H, S bids 2C at E's turn, E bids 1S
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=yes | cancelled.action call.offender.any pass.partner.once review.23 | 31A2(a) 23
cn1999  | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=suits named-again=no | cancelled.action call.offender.any pass.partner.rest lead.require-or-forbid review.23 | 31A2(b) 26A2 23
wbf2017 | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 31A2(a) 23A 23C
wbf2017 | bid-out-of-turn | turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31A2(b) 16C 26B 72C
# 28: the right hand player was barred, or the player in turn called first
both    | bid-out-of-turn | turn=right right-barred=yes | stands.action | 28A
both    | bid-out-of-turn | turn=partner next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
# 32: A was the partner's turn in 1999 and is the right hand player's in 2017
cn1999  | double-out-of-turn | admissible=yes turn=partner next-call=none accepted=no | cancelled.action turn.partner pass.partner.rest lead.forbid-any review.23 | 32A 26B 23
wbf2017 | double-out-of-turn | admissible=yes turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 32B 16C 26B 72C
wbf2017 | double-out-of-turn | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 32A2(a) 23A
both    | double-out-of-turn | admissible=yes turn=left | then.change-of-call | 32 25
# inadmissible and out of turn: first the turn goes back
wbf2017 | double-out-of-turn | admissible=no found=before-left-called turn=partner | cancelled.action turn.partner call.offender.any pass.partner.rest lead.forbid-unspecified review.72C | 36B4 26B 72C
cn1999  | double-out-of-turn | admissible=no found=before-left-called turn=right | cancelled.action turn.right call.offender.any pass.partner.rest lead.forbid-any review.23 | 32 36 26B 23
cn1999  | double-out-of-turn | admissible=no found=after-left-called turn=right | cancelled.action cancelled.later-calls turn.right | 35A
wbf2017 | double-out-of-turn | admissible=no found=after-left-called turn=right | cancelled.action cancelled.later-calls turn.right | 36A
# 30: N 1C, W passes at E's turn
cn1999  | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no bid-made=yes | cancelled.action turn.partner pass.offender.rest double-ban.partner review.72B1 | 30B2(a) 72B1
cn1999  | pass-out-of-turn | pass-means=natural turn=left bid-made=no next-call=none accepted=no | cancelled.action turn.left pass.offender.once review.72B1 | 30A 72B1
cn1999  | pass-out-of-turn | pass-means=natural turn=left bid-made=yes | then.change-of-call | 30B2(b) 25
wbf2017 | pass-out-of-turn | pass-means=natural turn=right right-barred=no next-call=none accepted=no | cancelled.action turn.right pass.offender.once | 30A
wbf2017 | pass-out-of-turn | pass-means=natural turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30B1(b) 16C 26B 72C
# 31A of 1999 takes a conventional pass over the partner's call; 30C of 2017 a pass of an artificial one
cn1999  | pass-out-of-turn | pass-means=over-partner turn=right right-barred=no next-call=none accepted=no right-acts=acts shown=none | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 31A2(b) 26B
wbf2017 | pass-out-of-turn | pass-means=over-artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30C 31A2(b)
""")
    void ofCallsOutOfTurn(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 37: what was owed for the rest of the auction is owed still
cn1999  | call-by-barred-player | found=after-left-called | stands.action bar-stays.offender | 35B
wbf2017 | call-by-barred-player | found=after-left-called | stands.action bar-stays.offender | 37A
cn1999  | call-by-barred-player | found=before-left-called shown=none | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.forbid-any review.23 | 37 26B 23
cn1999  | bid-over-seven | found=before-left-called shown=suits | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.require-or-forbid review.23 | 38 26A 23
# 39: A and B in 1999, A to C in 2017
cn1999  | call-after-final-pass | side=declaring | cancelled.action | 39A
wbf2017 | call-after-final-pass | side=declaring | cancelled.action | 39A 39B
wbf2017 | call-after-final-pass | side=defender late-call=pass | cancelled.action | 39A 39B
cn1999  | call-after-final-pass | side=defender late-call=other found=before-left-called shown=none | cancelled.action lead.forbid-any | 39B 26B
cn1999  | call-after-final-pass | side=defender late-call=other found=before-left-called shown=suits | cancelled.action lead.require-or-forbid | 39B 26A
wbf2017 | call-after-final-pass | side=defender late-call=other found=before-left-called | cancelled.action lead.forbid-unspecified | 39A 39C 26B
wbf2017 | call-after-final-pass | side=defender late-call=other found=after-left-called | cancelled.action cancelled.later-calls | 39A 39B
# 24: what the partner could not see costs nothing, a small card that was led does
both    | exposed-card-in-auction | cards-seen=none | cards.back-to-hand | 24
cn1999  | exposed-card-in-auction | cards-seen=small led=yes | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24B 23
wbf2017 | exposed-card-in-auction | cards-seen=small led=no | cards.face-up-till-play unauthorised.offending-side cards.minor-if-defender | 24A 16C
wbf2017 | exposed-card-in-auction | cards-seen=several | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24C 72C
# 13 of 1999: A none has called nor seen, B seen, C after the play, before them the rest
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=no | cards.restored play.auction-goes-on | 13A
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=yes all-consent=yes | cards.restored play.auction-goes-on | 13B1
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=yes all-consent=no | score.artificial score.penalty-possible | 13B2
cn1999  | wrong-number-of-cards | board-stage=during-auction correctable=yes all-consent=yes | cards.restored play.auction-goes-on | 13
cn1999  | wrong-number-of-cards | board-stage=after-play | score.cancelled score.penalty-possible | 13C
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=during-auction correctable=no | score.assigned-or-artificial score.penalty-possible | 13B2
# 14 of 1999: A1, A2; B1(a), B1(b), B2, and B3 for both
cn1999  | missing-card | board-stage=before-calls card-found=elsewhere | cards.restored play.auction-goes-on | 14A1
cn1999  | missing-card | board-stage=during-auction card-found=lost | cards.restored play.auction-goes-on | 14A2
cn1999  | missing-card | board-stage=during-play card-found=played | then.defective-trick | 14B1(a) 67
cn1999  | missing-card | board-stage=during-play card-found=elsewhere suit-missed=no | cards.restored cards.always-of-hand | 14B1(b) 14B3
cn1999  | missing-card | board-stage=during-play card-found=lost suit-missed=yes | cards.restored cards.always-of-hand then.revoke | 14B2 14B3 64
wbf2017 | missing-card | board-stage=during-play card-found=elsewhere suit-missed=yes | cards.restored cards.always-of-hand play.card-not-to-be-used then.revoke | 14B2 14B4 14C 64
# 15C of 1999: everybody repeats their calls; only a difference cancels the board
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-auction repeated=yes | cancelled.auction play.auction-goes-on | 15C
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-auction repeated=no | cancelled.auction score.cancelled | 15C
cn1999  | wrong-board | wrong-thing=contestants board-stage=after-play played-before=no | score.stands play.right-board-later | 15A1 15A2
""")
    void ofTheRestOfTheAuctionAndOfBoards(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 49: only opponents could see it
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=none | cards.only-opponents-saw | 49 74C5
# 50 and 51: the holder plays
both    | penalty-card-and-lead | penalty-kind=major to-play=holder penalty-legal=one | play.penalty-card-played | 50D1
both    | penalty-card-and-lead | penalty-kind=major to-play=holder penalty-legal=several | demand.declarer-chooses-card | 51A
both    | penalty-card-and-lead | penalty-kind=minor | cards.minor-penalty-card | 50C
# the partner leads: one card, several of one suit, several suits, of which two may be forbidden
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=forbid | demand.forbid cards.penalty-cards-back review.50E3 | 50D2 50E
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50D1 | 51B1
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=forbid-several | demand.forbid-several cards.penalty-cards-of-suits-back review.50E3 | 51B2(b)
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50D1 | 51B2(a)
# which card lies: the one played instead of it, the one of the revoke
both    | penalty-card-not-played | declarer-played=no wrong-card-accepted=no | play.card-corrected cards.wrong-card-major | 52B2 50D
both    | revoke | last-but-one=no established=no revoker=defender faced-hand=no | play.revoke-corrected cards.revoke-card-major cards.opponents-may-change cards.next-defender-may-change | 62A 62B1 50
# 55A: the defenders differ, the next in turn prevails
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=differ next-accepts=yes | stands.action play.goes-on | 53A 55A
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=differ next-accepts=no lead-belongs=own-side | cancelled.action cards.back-to-hand play.lead-from-right-hand review.55C | 55A 55B2
# the turn goes back
both    | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no partner-leads=no | cancelled.action play.right-leader cards.major-penalty-card | 56 50
wbf2017 | opening-lead-out-of-turn | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50E3 | 54D 50D2
both    | incomplete-designation | intent-clear=no designated=absent | play.designation-void | 46B4
both    | incomplete-designation | intent-clear=no designated=any | play.defender-chooses-card | 46B5
""")
    void ofThePlay(String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 68D: in 1999 nothing is played on; in 2017 only as the other side asks and all four agree
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=no line=normal-loses | play.later-play-void score.trick-to-opponents | 68D 70A
cn1999  | disputed-claim | claim-is=claim played-on=no trump-out=no line=stated-works | score.trick-to-claimer | 68D 70A
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=yes | play.claim-void play.goes-on play.information-free | 68D2(b)
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=no trump-out=no line=normal-loses | score.trick-to-opponents | 68D2(a) 70A
wbf2017 | disputed-claim | claim-is=claim play-on-asked=no trump-out=no line=stated-works | score.trick-to-claimer | 68D2(a) 70A
# 70C: all three, or the trump is like any other card
both    | disputed-claim | claim-is=claim played-on=no play-on-asked=no trump-out=yes trump-mentioned=no unaware=yes line=normal-loses | score.trick-to-opponents | 70C
both    | disputed-claim | claim-is=claim played-on=no play-on-asked=no trump-out=yes trump-mentioned=no unaware=no line=only-irrational-loses | score.trick-to-claimer | 70A
# 68B2: it tells the partner of the conceder nothing, and no card lies
both    | disputed-claim | claim-is=concession partner-objected=yes | play.claim-void play.goes-on cards.no-penalty-cards unauthorised.partner | 68B2 16
# 69 and 71
wbf2017 | concession-regretted | claim-is=claim when-claimed=in-correction-period concession-check=likely | score.trick-to-opponents | 69B2
wbf2017 | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=already-won | score.trick-to-claimer | 71A
wbf2017 | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=unlosable | score.trick-to-claimer | 71B
cn1999  | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=certain | score.trick-to-claimer | 71A
cn1999  | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=made | score.trick-to-claimer | 71B
cn1999  | concession-regretted | claim-is=concession when-claimed=in-correction-period concession-check=unlosable | score.stands | 71C
""")
    void ofClaims(String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }
}
