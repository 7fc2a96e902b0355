package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Facts that are to be settled (Laws 84 and 85), what the innocent side has done to itself
/// (12C1(e)), spoilt boards of teams (86); and rulings for the places where the trees were thought
/// weakest, written down from the books first. As in [ReadFromTheBooksTest].
@Timeout(20)
class FifthReadingTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 84: what the Law gives, once the facts are agreed
both    | facts-to-settle | facts-agreed=yes law-gives=rectification | tell.rectification-told | 84B
both    | facts-to-settle | facts-agreed=yes law-gives=player | tell.options-told | 84C 10C
both    | facts-to-settle | facts-agreed=yes law-gives=director | tell.doubt-to-the-innocent | 84D
wbf2017 | facts-to-settle | facts-agreed=yes law-gives=nothing damage=no board-stage=during-auction | play.auction-goes-on | 84A
wbf2017 | facts-to-settle | facts-agreed=yes law-gives=nothing damage=no board-stage=during-play | play.goes-on | 84A
cn1999  | facts-to-settle | facts-agreed=yes law-gives=nothing damage-possible=no board-stage=after-play | score.stands | 84A
wbf2017 | facts-to-settle | facts-agreed=yes law-gives=nothing damage=yes | score.assigned | 84D 12C1
cn1999  | facts-to-settle | facts-agreed=yes law-gives=nothing damage-possible=yes | score.assigned tell.offenders-appeal-told | 84E 12C2
# 85: one account is likelier; none is
wbf2017 | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=rectification | tell.more-likely-counts tell.rectification-told | 85A2 84B
cn1999  | facts-to-settle | facts-agreed=no facts-likely=yes law-gives=player | tell.more-likely-counts tell.options-told | 85A 84C
both    | facts-to-settle | facts-agreed=no facts-likely=no board-stage=during-auction | play.auction-goes-on tell.appeal-told | 85B 83
both    | facts-to-settle | facts-agreed=no facts-likely=no board-stage=during-play | play.goes-on tell.appeal-told | 85B 83
both    | facts-to-settle | facts-agreed=no facts-likely=no board-stage=after-play | score.stands tell.appeal-told | 85B 83
# 12C1(e): a revoke of the innocent side, a wild double; a mistake that anybody makes
wbf2017 | innocent-sides-error | own-action=serious own-part=all | tell.offenders-as-ruled tell.no-relief | 12C1(e)
wbf2017 | innocent-sides-error | own-action=gamble own-part=some | tell.offenders-as-ruled tell.relief-in-part | 12C1(e)
wbf2017 | innocent-sides-error | own-action=ordinary | score.assigned tell.error-takes-nothing | 12C1
wbf2017 | innocent-sides-error | own-action=caused | score.assigned tell.error-takes-nothing | 12C1
cn1999  | innocent-sides-error | harmed-by-infraction=yes | score.assigned tell.only-consequence | 12C2
cn1999  | innocent-sides-error | harmed-by-infraction=no | score.none | 12C2
# 86 in the numbers of either book
wbf2017 | spoilt-team-board | team-fault=no-result result-known=no | tell.substitute-if-time | 86A
wbf2017 | spoilt-team-board | team-fault=no-result result-known=yes | score.artificial | 86A 12C2(a)
wbf2017 | spoilt-team-board | team-fault=one-result favourable=yes | score.assigned tell.compared-with-other | 86B1 12C1(c)
wbf2017 | spoilt-team-board | team-fault=one-result favourable=no result-known=no | score.cancelled-everywhere tell.substitute-if-time | 86A
wbf2017 | spoilt-team-board | team-fault=several-results at-fault=neither result-known=yes | score.cancelled-everywhere score.artificial | 86B2(a) 86A 12C2(a)
wbf2017 | spoilt-team-board | team-fault=several-results at-fault=neither result-known=no | score.cancelled-everywhere tell.substitute-if-time | 86B2(a) 86A
wbf2017 | spoilt-team-board | team-fault=several-results at-fault=one | tell.better-of-two tell.complement | 86B2(b) 12C2(b)
wbf2017 | spoilt-team-board | team-fault=several-results at-fault=both | score.cancelled-everywhere score.artificial | 86B2(c) 12C2(a)
wbf2017 | spoilt-team-board | team-fault=unbalanced knockout=yes | score.averaged | 12C4
wbf2017 | spoilt-team-board | team-fault=unbalanced knockout=no | tell.need-not-balance | 12C1(f)
cn1999  | spoilt-team-board | team-fault=one-result result-known=yes | score.cancelled-everywhere score.artificial | 86C 86A 12C2
cn1999  | spoilt-team-board | team-fault=several-results result-known=no | score.cancelled-everywhere tell.substitute-if-time | 87A 86C
cn1999  | spoilt-team-board | team-fault=no-result result-known=no | tell.substitute-if-time | 86C
cn1999  | spoilt-team-board | team-fault=unbalanced knockout=yes | score.averaged | 86B
cn1999  | spoilt-team-board | team-fault=unbalanced knockout=no | tell.need-not-balance | 12C2
wbf2017 | wrong-board | wrong-thing=contestants teams=yes still-normal=yes | play.board-goes-on score.stands tell.other-table-plays-it play.right-board-later | 82B
# 6D2 in a match: what is awarded for it is not compared with the other table (86B1)
wbf2017 | spoilt-team-board | team-fault=not-shuffled result-known=yes | score.cancelled-everywhere score.artificial | 6D2 86A 12C2(a)
wbf2017 | spoilt-team-board | team-fault=not-shuffled result-known=no | score.cancelled-everywhere tell.substitute-if-time | 6D2 86A
cn1999  | spoilt-team-board | team-fault=not-shuffled result-known=yes | score.cancelled-everywhere score.artificial | 6D2 86C 86A
wbf2017 | misdeal | deal-fault=other-session result-known=yes | score.cancelled score.artificial | 6D2 86A 12C2(a)
cn1999  | misdeal | deal-fault=other-session result-known=yes | score.cancelled score.artificial | 6D2 86C 12C2
wbf2017 | wrong-board | wrong-thing=contestants teams=yes still-normal=no | then.spoilt-team-board | 15B 86B
cn1999  | misdeal | deal-fault=director result-known=yes | score.assigned-or-artificial | 6D3 86C
""")
    void ofFactsAndSpoiltBoards(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 70: trumps out, and the claimer has spoken of them; knew of them; may have forgotten them
both    | disputed-claim | claim-is=claim play-on-asked=no played-on=no trump-out=yes trump-mentioned=yes line=stated-works | score.trick-to-claimer | 70A 70B
both    | disputed-claim | claim-is=claim play-on-asked=no played-on=no trump-out=yes trump-mentioned=yes line=normal-loses | score.trick-to-opponents | 70A 70D1
both    | disputed-claim | claim-is=claim play-on-asked=no played-on=no trump-out=yes trump-mentioned=no unaware=no line=normal-loses | score.trick-to-opponents | 70A
cn1999  | disputed-claim | claim-is=claim played-on=yes trump-out=yes trump-mentioned=no unaware=yes line=normal-loses | play.later-play-void score.trick-to-opponents | 68D 70C
both    | disputed-claim | claim-is=claim play-on-asked=no played-on=no trump-out=yes trump-mentioned=no unaware=yes line=only-irrational-loses | score.trick-to-claimer | 70C3
wbf2017 | disputed-claim | claim-is=claim play-on-asked=yes all-agree-to-play=yes | play.claim-void play.goes-on play.information-free | 68D2(b)
# 27: a double in place of it, another insufficient bid, a call put there too early
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=any-double comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b) 23A
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=any-double comparable=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27B3 26B
wbf2017 | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27B4 26B
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=double shown=suits | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.require-or-forbid review.23 | 27B3 26A
cn1999  | insufficient-bid | unintended=no accepted=no replaced-early=no replacement=other shown=none | cancelled.action stands.replacement pass.partner.rest lead.forbid-any review.23 | 27B2 26B
wbf2017 | insufficient-bid | unintended=no accepted=yes | stands.action | 27A1
cn1999  | insufficient-bid | unintended=no accepted=yes | stands.action | 27A
# 64: nothing won since; the second revoke in the suit; both sides; dummy's card won it
both    | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=none | tricks.0 review.64C | 64B1 64C
wbf2017 | revoke | last-but-one=no established=next-trick exempt=second | tricks.0 score.equity | 64B2 64C2(a)
wbf2017 | revoke | last-but-one=no established=next-trick exempt=both | tricks.0 score.equity | 64B7 64C2(b)
cn1999  | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=yes | tricks.2 review.64C | 64A2
wbf2017 | revoke | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no | tricks.1 review.64C | 64A2
# 26 of 1999: one suit was shown, and the partner of the offender leads
cn1999  | bid-out-of-turn | turn=partner next-call=none accepted=no shown=suits | cancelled.action turn.partner pass.partner.rest lead.require-or-forbid review.23 | 31B 26A
cn1999  | change-of-call | unintended=no left-called=no accepted=no first-call=legal first-call-kept=no shown=suits | cancelled.first cancelled.second call.offender.any score.offenders-at-most-average-minus unauthorised.partner lead.require-or-forbid | 25B2(b)(2) 26A
# 50 and 51: two penalty cards in one suit, in two; both may be played
both    | penalty-card-and-lead | penalty-kind=major to-play=holder penalty-legal=several | demand.declarer-chooses-card | 51A
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=same suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50D1 | 51B1
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=forbid-several | demand.forbid-several cards.penalty-cards-of-suits-back review.50E3 | 51B2(b) 50E
# 13: a wrong hand had called; a foreign card was in a quitted trick
cn1999  | wrong-number-of-cards | board-stage=during-auction correctable=yes all-consent=yes | cards.restored play.auction-goes-on | 13
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=before-calls hand-seen=yes | cards.restored play.auction-goes-on review.13A2 score.penalty-possible | 13A2
wbf2017 | wrong-number-of-cards | foreign-card=yes quitted=yes | cards.extra-removed score.assigned | 13C
wbf2017 | wrong-number-of-cards | foreign-card=no board-stage=after-play | score.cancelled score.assigned-or-artificial score.penalty-possible | 13D
# 15 and 6: a wrong board of pairs played to the end; a sorted deck
wbf2017 | wrong-board | wrong-thing=contestants teams=no board-stage=after-play played-before=no | score.stands play.right-board-later | 15B2
cn1999  | wrong-board | wrong-thing=contestants board-stage=after-play played-before=yes | score.cancelled score.artificial | 15B
both    | misdeal | deal-fault=other-session result-known=no | score.cancelled score.redeal | 6D2
""")
    void ofTheWeakestPlaces(@RulingRow.Read RulingRow row) {
        row.check();
    }
}
