package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each book rules on deals, hands, boards and information (Laws 6, 13 to 17, 21, 40 and 75).
@Timeout(20)
class BoardRulingsTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 6D: dealt wrongly, dealt before, dealt again by order
both    | misdeal | deal-fault=order-or-face calls-made=none | score.redeal | 6D1
cn1999  | misdeal | deal-fault=order-or-face calls-made=some | then.unauthorised-information | 6D1 16B
wbf2017 | misdeal | deal-fault=order-or-face calls-made=some | then.unauthorised-information | 6D1 16D
both    | misdeal | deal-fault=other-session result-known=no | score.cancelled score.redeal | 6D2
cn1999  | misdeal | deal-fault=director result-known=no | score.redeal | 6D3
wbf2017 | misdeal | deal-fault=director result-known=no | score.redeal | 6D3
wbf2017 | misdeal | deal-fault=director result-known=yes | score.assigned-or-artificial | 6D3 86A
# Law 13: somebody with a wrong hand has called
cn1999  | wrong-number-of-cards | board-stage=during-auction correctable=yes all-consent=yes | cards.restored play.auction-goes-on | 13
cn1999  | wrong-number-of-cards | board-stage=during-auction correctable=yes all-consent=no | score.artificial score.penalty-possible | 13
cn1999  | wrong-number-of-cards | board-stage=during-play correctable=no | score.artificial score.penalty-possible | 13
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=during-auction correctable=yes | cards.restored play.auction-goes-on review.13B1 | 13B1
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=during-play correctable=no | score.assigned-or-artificial score.penalty-possible | 13B2
# nobody with a wrong hand has (correction 19), with and without a card seen
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=no | cards.restored play.auction-goes-on | 13A
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=before-calls hand-seen=no | cards.restored play.auction-goes-on | 13A1
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=yes all-consent=yes | cards.restored play.auction-goes-on | 13B1
cn1999  | wrong-number-of-cards | board-stage=before-calls hand-seen=yes all-consent=no | score.artificial score.penalty-possible | 13B2
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=before-calls hand-seen=yes | cards.restored play.auction-goes-on review.13A2 score.penalty-possible | 13A2
# after the play
cn1999  | wrong-number-of-cards | board-stage=after-play | score.cancelled score.penalty-possible | 13C
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=after-play | score.cancelled score.assigned-or-artificial score.penalty-possible | 13D
# 13C of 2017: a card that is none of the deal
wbf2017 | wrong-number-of-cards | foreign-card=yes quitted=no | cards.extra-removed play.board-goes-on | 13C
wbf2017 | wrong-number-of-cards | foreign-card=yes quitted=yes | cards.extra-removed score.assigned | 13C
# Law 14: before the play; found among those played, elsewhere, nowhere
cn1999  | missing-card | board-stage=before-calls card-found=elsewhere | cards.restored play.auction-goes-on | 14A1
wbf2017 | missing-card | board-stage=during-auction | cards.restored play.auction-goes-on play.card-not-to-be-used | 14A 14C
cn1999  | missing-card | board-stage=during-play card-found=played | then.defective-trick | 14B1(a) 67
wbf2017 | missing-card | board-stage=during-play card-found=played | then.defective-trick | 14B1 67
cn1999  | missing-card | board-stage=during-play card-found=elsewhere suit-missed=no | cards.restored cards.always-of-hand | 14B1(b) 14B3
wbf2017 | missing-card | board-stage=during-play card-found=elsewhere suit-missed=no | cards.restored cards.always-of-hand play.card-not-to-be-used | 14B2 14B4 14C
cn1999  | missing-card | board-stage=during-play card-found=lost suit-missed=no | cards.restored cards.always-of-hand | 14B2 14B3
wbf2017 | missing-card | board-stage=after-play card-found=lost suit-missed=no | cards.restored cards.always-of-hand play.card-not-to-be-used | 14B3 14C
# Law 15: A and B of 1999 after the play, C in the auction; 2017 in auction and play
cn1999  | wrong-board | wrong-thing=contestants board-stage=after-play played-before=no | score.stands play.right-board-later | 15A1 15A2
cn1999  | wrong-board | wrong-thing=contestants board-stage=after-play played-before=yes | score.cancelled score.artificial | 15B
cn1999  | wrong-board | wrong-thing=contestants board-stage=during-auction repeated=yes | cancelled.auction play.auction-goes-on | 15C
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-auction played-before=yes | score.cancelled score.artificial | 15B1 15B3
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=during-play played-before=no | play.goes-on score.stands play.right-board-later | 15B2 15B3
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=after-play played-before=no | score.stands play.right-board-later | 15B2
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=after-play played-before=yes | score.cancelled score.artificial | 15B1 15B3
# Law 17D of 1999, 15A of 2017: a call made with the cards of another board
cn1999  | wrong-board | wrong-thing=cards called-since=none | cancelled.action call.offender.any | 17D
cn1999  | wrong-board | wrong-thing=cards called-since=left same-again=yes | cancelled.action cancelled.later-calls call.offender.any | 17D
cn1999  | wrong-board | wrong-thing=cards called-since=left same-again=no | score.artificial | 17D
wbf2017 | wrong-board | wrong-thing=cards called-since=none | cancelled.action cancelled.later-calls call.offender.any unauthorised.offending-side score.penalty-possible review.15A2 | 15A1(b) 15A1(c) 15A3 16C
wbf2017 | wrong-board | wrong-thing=cards called-since=left | cancelled.action cancelled.later-calls call.offender.any unauthorised.offending-side score.penalty-possible review.15A2 | 15A1
wbf2017 | wrong-board | wrong-thing=cards called-since=partner | score.assigned-or-artificial score.penalty-possible | 15A1(a)
""")
    void ofDealsAndBoards(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 16: from the partner, 16A of 1999 and 16B of 2017; four questions
both    | unauthorised-information | source=partner play-over=yes extraneous=no | score.none | ''
both    | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=no | score.none | ''
both    | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=no | score.none | ''
both    | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=yes damage=no | score.none | ''
cn1999  | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible | 16A 12C2
wbf2017 | unauthorised-information | source=partner play-over=yes extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible | 16B 12C1
both    | unauthorised-information | source=withdrawn extraneous=yes suggested=yes alternative=yes damage=yes | score.assigned score.penalty-possible | 16C
# from elsewhere, 16B of 1999 and 16D of 2017: before the first call, and after it
both    | unauthorised-information | source=elsewhere calls-made=none remedy=places | play.places-changed play.auction-goes-on | ''
cn1999  | unauthorised-information | source=elsewhere calls-made=none remedy=substitute | play.substitute-plays play.auction-goes-on | 16B
wbf2017 | unauthorised-information | source=elsewhere calls-made=none remedy=redeal | score.redeal | 16D2(b)
wbf2017 | unauthorised-information | source=elsewhere calls-made=none remedy=play | play.board-goes-on review.16D | 16D2(c)
both    | unauthorised-information | source=elsewhere calls-made=none remedy=artificial | score.artificial | ''
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=play | play.board-goes-on review.16D | 16D2(c)
wbf2017 | unauthorised-information | source=elsewhere calls-made=some remedy=artificial | score.artificial | 16D2(d)
cn1999  | unauthorised-information | source=elsewhere calls-made=some remedy=play | play.board-goes-on review.16B | 16B
# Law 21: the own misunderstanding, the wrong call, the wrong explanation
both    | misinformation | mistake=own | score.none play.board-goes-on | 21A
cn1999  | misinformation | mistake=call | score.none play.board-goes-on | 75B
wbf2017 | misinformation | mistake=call | score.none play.board-goes-on | 75C 21B1(b)
cn1999  | misinformation | mistake=explanation board-stage=during-auction partner-called=no influenced=yes | may-withdraw.other-side review.21B3 | 21B1 21B2
wbf2017 | misinformation | mistake=explanation board-stage=during-auction partner-called=no influenced=yes | may-withdraw.other-side unauthorised.offending-side review.21B3 | 21B1(a) 21B2 16C
both    | misinformation | mistake=explanation board-stage=during-auction partner-called=no influenced=no | play.auction-goes-on | 21B1
cn1999  | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=yes | score.assigned | 21B3 40C 12C2
wbf2017 | misinformation | mistake=explanation board-stage=during-auction partner-called=yes damage=yes | score.assigned | 21B3 12C1
both    | misinformation | mistake=explanation board-stage=after-play damage=no | score.none | 21B3
# Law 40
cn1999  | undisclosed-understanding | known-to-partner=no | score.none play.board-goes-on | 40A
wbf2017 | undisclosed-understanding | known-to-partner=no | score.none play.board-goes-on | 40A3 40C1
cn1999  | undisclosed-understanding | known-to-partner=yes damage=yes | score.assigned score.penalty-possible | 40C 12C2
wbf2017 | undisclosed-understanding | known-to-partner=yes damage=yes | score.assigned score.penalty-possible | 40B4 40B5
both    | undisclosed-understanding | known-to-partner=yes damage=no | score.none score.penalty-possible | 90
""")
    void ofInformation(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }
}
