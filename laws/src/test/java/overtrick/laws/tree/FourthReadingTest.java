package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What a second reader found who read every sentence of `ruling-sentences.golden` against both
/// books, and forty more rulings written down on that occasion; as in [ReadFromTheBooksTest].
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
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=play | play.goes-on review.16D | 16D3
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=artificial | score.artificial | 16D3
# 20: at the first turn to play the calls may be heard again; who must pass may ask what calls mean
both    | question-or-review | asked-what=review asked-when=first-play | tell.review-given | 20C2 41B
both    | question-or-review | asked-what=meaning asked-when=own-turn | tell.explained-by-partner | 20F1
both    | question-or-review | asked-what=review asked-when=own-turn barred-now=yes | tell.no-review-now | 20B
# 21: as long as the board is on nobody knows whether it did damage
both    | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=open | play.goes-on review.21B3 | 21B3
both    | misinformation | mistake=explanation board-stage=during-play since=card damage=open | play.goes-on review.21B3 | 21B3
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
    void ofWhatTheSecondReaderFound(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws == null ? "" : laws);
    }
}
