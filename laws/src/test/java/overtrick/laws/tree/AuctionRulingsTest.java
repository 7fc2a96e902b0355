package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each book rules on calls and on cards shown in the auction (Laws 24 to 39).
@Timeout(20)
class AuctionRulingsTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 24: one small card; one honour; a led card, whatever it is; several cards
both    | led=no cards-seen=small | cards.face-up-till-play unauthorised.offending-side cards.minor-if-defender | 24A
cn1999  | led=no cards-seen=honour | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24B 23
wbf2017 | led=no cards-seen=honour | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24B 72C
cn1999  | led=yes cards-seen=small | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24B
wbf2017 | led=yes cards-seen=small | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24B
cn1999  | led=no cards-seen=several | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.23 | 24C
wbf2017 | led=no cards-seen=several | cards.face-up-till-play pass.partner.once unauthorised.offending-side cards.major-if-defender review.72C | 24C
""")
    void ofCardsExposed(String book, String facts, String follows, String laws) {
        Rulings.check(book, "exposed-card-in-auction", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 25A: a slip, in time or not
cn1999  | unintended=yes called-since=none paused=yes accepted=yes | cancelled.first stands.second | 25B1
# 25B1: left has called already
cn1999  | unintended=no left-called=over-first | cancelled.first stands.second may-withdraw.left unauthorised.offending-side | 25B1
wbf2017 | unintended=no left-called=over-first accepted=no first-call=legal | cancelled.second stands.first unauthorised.offending-side lead.forbid-unspecified | 25B2
cn1999  | unintended=no left-called=over-second | cancelled.first stands.second | 25B1
wbf2017 | unintended=no left-called=over-second | cancelled.first stands.second unauthorised.offending-side lead.forbid-unspecified | 25B1 26B 16C
# 25B1: left accepts
cn1999  | unintended=no left-called=no accepted=yes | cancelled.first stands.second | 25B1
wbf2017 | unintended=no left-called=no accepted=yes | cancelled.first stands.second unauthorised.offending-side lead.forbid-unspecified | 25B1
# 25B2: the first call, being legal, stands, or in 1999 another follows and costs
cn1999  | unintended=no left-called=no accepted=no first-call=legal first-call-kept=yes shown=suits | cancelled.second stands.first pass.partner.once lead.require-or-forbid review.23 | 25B2(b)(1) 26A 23
cn1999  | unintended=no left-called=no accepted=no first-call=legal first-call-kept=no shown=suits | cancelled.first cancelled.second call.offender.any score.offenders-at-most-average-minus unauthorised.partner lead.require-or-forbid | 25B2(b)(2) 26A
wbf2017 | unintended=no left-called=no accepted=no first-call=legal | cancelled.second stands.first unauthorised.offending-side lead.forbid-unspecified | 25B2 26B 16C
# 25B2(a), and correction 10: the first call, being illegal, is ruled by its own Law
cn1999  | unintended=no left-called=no accepted=no first-call=insufficient shown=suits | cancelled.second lead.require-or-forbid then.insufficient-bid | 25B2(a) 27
cn1999  | unintended=no left-called=no accepted=no first-call=out-of-turn shown=suits | cancelled.second lead.require-or-forbid then.bid-out-of-turn | 25B2(a) 29
cn1999  | unintended=no left-called=no accepted=no first-call=inadmissible shown=suits | cancelled.second lead.require-or-forbid then.inadmissible-double | 25B2(a) 36
wbf2017 | unintended=no left-called=no accepted=no first-call=insufficient | then.insufficient-bid | 25B2 27C
wbf2017 | unintended=no left-called=no accepted=no first-call=out-of-turn | cancelled.second lead.forbid-unspecified then.bid-out-of-turn | 25B2 29
wbf2017 | unintended=no left-called=no accepted=no first-call=inadmissible | cancelled.second lead.forbid-unspecified then.inadmissible-double | 25B2 36
""")
    void ofChangesOfCall(String book, String facts, String follows, String laws) {
        Rulings.check(book, "change-of-call", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 25A comes first; 27A: left accepts
cn1999  | unintended=no accepted=yes | stands.action | 27A
wbf2017 | unintended=no accepted=yes | stands.action | 27A1
# the lowest bid in the same denomination: naturally both in 1999, shown in 2017 (correction 2)
cn1999  | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=no | cancelled.action stands.replacement review.27B1(b) | 27B1(a)
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=yes | cancelled.action stands.replacement review.27D | 27B1(a) 27D
# one of them conventional; any other bid, or a pass; a comparable call
cn1999  | unintended=no accepted=no replaced-early=no replacement=same-denomination conventional=yes shown=suits named-again=no | cancelled.action stands.replacement pass.partner.rest lead.require-or-forbid review.23 | 27B2 26A2 23
cn1999  | unintended=no accepted=no replaced-early=no replacement=other shown=suits named-again=no | cancelled.action stands.replacement pass.partner.rest lead.require-or-forbid review.23 | 27B2 26A2 23
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=no comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b) 23A
wbf2017 | unintended=no accepted=no replaced-early=no replacement=bid specifies=no comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2 26B 72C
# a double is no replacement, in 2017 unless it is comparable
cn1999  | unintended=no accepted=no replaced-early=no replacement=double shown=suits | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.require-or-forbid review.23 | 27B3 26A 23
wbf2017 | unintended=no accepted=no replaced-early=no replacement=any-double comparable=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27B3 26B 72C
# another insufficient bid may be accepted, else it is like a double
both    | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=yes | cancelled.action stands.replacement | 27A
cn1999  | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=no shown=suits | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.require-or-forbid review.23 | 27B
wbf2017 | unintended=no accepted=no replaced-early=no replacement=insufficient accepted-again=no | cancelled.action cancelled.replacement call.offender.bid-or-pass pass.partner.rest lead.forbid-unspecified review.72C | 27B4
# 27C, and correction 9: replaced too early
cn1999  | unintended=no accepted=no replaced-early=yes replacement=same-denomination conventional=no shown=suits named-again=no | cancelled.action cancelled.second stands.replacement lead.require-or-forbid review.27B1(b) | 27B1(a)
cn1999  | unintended=no accepted=no replaced-early=yes replacement=other shown=suits named-again=no | cancelled.action cancelled.second stands.replacement pass.partner.rest lead.require-or-forbid review.23 | 27B2
wbf2017 | unintended=no accepted=no replaced-early=yes replacement=bid specifies=yes | cancelled.action stands.replacement review.27D | 27B1(a)
wbf2017 | unintended=no accepted=no replaced-early=yes replacement=bid specifies=no comparable=yes | cancelled.action stands.replacement review.27D | 27B1(b)
wbf2017 | unintended=no accepted=no replaced-early=yes replacement=bid specifies=no comparable=no | cancelled.action stands.replacement pass.partner.rest lead.forbid-unspecified review.72C | 27B2
""")
    void ofInsufficientBids(String book, String facts, String follows, String laws) {
        Rulings.check(book, "insufficient-bid", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 33: at once
both    | simultaneous-calls | simultaneous-turn=one | stands.action | 33
both    | simultaneous-calls | simultaneous-turn=neither | then.bid-out-of-turn | 33
# Law 34, since 2007 17D3 (correction 7): a turn lost; who has called since keeps nothing
cn1999  | missed-turn | next-call=none | cancelled.action cancelled.later-calls turn.right | 34
wbf2017 | missed-turn | next-call=none | cancelled.action cancelled.later-calls turn.right unauthorised.offending-side | 17D3 16C
both    | missed-turn | next-call=proper | stands.action | ''
# Laws 35A and 36: doubles that cannot be
cn1999  | inadmissible-double | found=before-left-called | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 36 26B 23
wbf2017 | inadmissible-double | found=before-left-called | cancelled.action call.offender.any pass.partner.rest lead.forbid-unspecified review.72C | 36B 26B 72C
cn1999  | inadmissible-double | found=after-left-called | cancelled.action cancelled.later-calls call.offender.any | 35A
wbf2017 | inadmissible-double | found=after-left-called | cancelled.action cancelled.later-calls call.offender.any | 36A
wbf2017 | inadmissible-double | found=after-lead | cancelled.double-in-contract | 36C
# Laws 35B and 37: calls by somebody who must pass
cn1999  | call-by-barred-player | found=before-left-called shown=suits | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.require-or-forbid review.23 | 37 26A 23
wbf2017 | call-by-barred-player | found=before-left-called | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.forbid-unspecified review.72C | 37B 26B 72C
cn1999  | call-by-barred-player | found=after-left-called | stands.action bar-stays.offender | 35B
wbf2017 | call-by-barred-player | found=after-left-called | stands.action bar-stays.offender | 37A
# Laws 35C and 38, and correction 1: more than seven
cn1999  | bid-over-seven | found=before-left-called shown=suits | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.require-or-forbid review.23 | 38 26A 23
wbf2017 | bid-over-seven | found=before-left-called | cancelled.action call.offender.pass pass.offender.rest pass.partner.rest lead.forbid-unspecified review.72C | 38B 38C 26B 72C
cn1999  | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass | 35C
wbf2017 | bid-over-seven | found=after-left-called | cancelled.action cancelled.later-calls call.offender.pass pass.offender.rest pass.partner.rest | 38B 38C 38D
# Laws 35D and 39: after the final pass
both    | call-after-final-pass | side=declaring | cancelled.action | 39A
both    | call-after-final-pass | side=defender late-call=pass | cancelled.action | 39A
cn1999  | call-after-final-pass | side=defender late-call=other found=before-left-called shown=suits | cancelled.action lead.require-or-forbid | 39B 26A
wbf2017 | call-after-final-pass | side=defender late-call=other found=before-left-called | cancelled.action lead.forbid-unspecified | 39C 26B
cn1999  | call-after-final-pass | side=defender late-call=other found=after-left-called | cancelled.action cancelled.later-calls | 35D
wbf2017 | call-after-final-pass | side=defender late-call=other found=after-left-called | cancelled.action cancelled.later-calls | 39B
""")
    void ofInadmissibleCalls(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }
}
