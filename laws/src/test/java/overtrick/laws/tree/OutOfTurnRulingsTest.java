package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each book rules on calls out of turn (Laws 28 to 32).
@Timeout(20)
class OutOfTurnRulingsTest {

    /// Laws 28 and 29A are the same for every call.
    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
turn=right right-barred=yes | stands.action | 28A
turn=right right-barred=no next-call=left | stands.action | 29A
turn=right right-barred=no next-call=none accepted=yes | stands.action | 29A
turn=right right-barred=no next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
turn=partner next-call=left | stands.action | 29A
turn=partner next-call=proper | cancelled.action unauthorised.offending-side | 28B 16C2
turn=left called-before=no next-call=none accepted=yes | stands.action | 29A
""")
    void ofWhatTheOthersDo(String facts, String follows, String laws) {
        Rulings.check("both", "bid-out-of-turn", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 30A: before any bid, wherever it was
cn1999  | pass-means=natural turn=right right-barred=no next-call=none accepted=no | cancelled.action turn.right pass.offender.once review.72B1 | 30A
cn1999  | pass-means=natural turn=partner next-call=none accepted=no bid-made=no | cancelled.action turn.partner pass.offender.once review.72B1 | 30A
cn1999  | pass-means=natural turn=left called-before=no next-call=none accepted=no bid-made=no | cancelled.action turn.left pass.offender.once review.72B1 | 30A
# 30B: right's turn, partner's, left's
wbf2017 | pass-means=natural turn=right right-barred=no next-call=none accepted=no | cancelled.action turn.right pass.offender.once | 30A
cn1999  | pass-means=natural turn=partner next-call=none accepted=no bid-made=yes | cancelled.action turn.partner pass.offender.rest double-ban.partner review.72B1 | 30B2(a)
wbf2017 | pass-means=natural turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 30B1(b) 23C
wbf2017 | pass-means=natural turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30B1(b) 16C 26B 72C
cn1999  | pass-means=natural turn=left called-before=no next-call=none accepted=no bid-made=yes | then.change-of-call | 25
cn1999  | pass-means=natural turn=left called-before=yes bid-made=yes | then.change-of-call | 25
wbf2017 | pass-means=natural turn=left called-before=yes | then.change-of-call | 25
wbf2017 | pass-means=natural turn=left called-before=no next-call=none accepted=no comparable=yes | cancelled.action turn.left may-call.partner review.23C | 30B1(b)
wbf2017 | pass-means=natural turn=left called-before=no next-call=none accepted=no comparable=no | cancelled.action turn.left may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 30B1(b)
# 30C: an artificial pass goes by Law 31
cn1999  | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
cn1999  | pass-means=artificial turn=partner next-call=none accepted=no shown=suits | cancelled.action turn.partner pass.partner.rest lead.require-or-forbid review.23 | 31B 26A
wbf2017 | pass-means=artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31A2(b)
# correction 4: so does a pass of the partner's artificial call
cn1999  | pass-means=over-partner turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
wbf2017 | pass-means=over-artificial turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
cn1999  | pass-means=over-partner turn=right right-barred=no next-call=none accepted=no right-acts=acts shown=none | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 31A2(b) 26B
wbf2017 | pass-means=over-artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 31A2(a) 23A
wbf2017 | pass-means=over-artificial turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31A2(b)
wbf2017 | pass-means=over-artificial turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31B
""")
    void ofPasses(String book, String facts, String follows, String laws) {
        Rulings.check(book, "pass-out-of-turn", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 31A: right passes, or acts
both    | turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | 31A1
cn1999  | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=yes | cancelled.action call.offender.any pass.partner.once review.23 | 31A2(a) 23
cn1999  | turn=right right-barred=no next-call=none accepted=no right-acts=acts same-denomination=no shown=suits named-again=no | cancelled.action call.offender.any pass.partner.rest lead.require-or-forbid review.23 | 31A2(b) 26A2 23
wbf2017 | turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 31A2(a) 23A 23C
wbf2017 | turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31A2(b) 16C 26B 72C
# 31B: partner's turn, and left's where the offender had not called
cn1999  | turn=partner next-call=none accepted=no shown=suits | cancelled.action turn.partner pass.partner.rest lead.require-or-forbid review.23 | 31B 26A 23
cn1999  | turn=left called-before=no next-call=none accepted=no shown=suits | cancelled.action turn.left pass.partner.rest lead.require-or-forbid review.23 | 31B 26A 23
wbf2017 | turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 31B 23A
wbf2017 | turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31B 16C 26B 72C
wbf2017 | turn=left called-before=no next-call=none accepted=no comparable=no | cancelled.action turn.left may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 31B
both    | turn=left called-before=yes | then.change-of-call | 25
""")
    void ofBids(String book, String facts, String follows, String laws) {
        Rulings.check(book, "bid-out-of-turn", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 32: in 1999 the lead restriction comes at partner's turn and at right's
cn1999  | admissible=yes turn=partner next-call=none accepted=no | cancelled.action turn.partner pass.partner.rest lead.forbid-any review.23 | 32A 26B
cn1999  | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=acts | cancelled.action call.offender.any pass.partner.rest lead.forbid-any review.23 | 32B2 26B
both    | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=passes | cancelled.action turn.right call.offender.repeat | ''
wbf2017 | admissible=yes turn=partner next-call=none accepted=no comparable=yes | cancelled.action turn.partner may-call.partner review.23C | 32B 23A
wbf2017 | admissible=yes turn=partner next-call=none accepted=no comparable=no | cancelled.action turn.partner may-call.partner pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 32B
wbf2017 | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=yes | cancelled.action call.offender.any review.23C | 32A2(a) 23A
wbf2017 | admissible=yes turn=right right-barred=no next-call=none accepted=no right-acts=acts comparable=no | cancelled.action call.offender.any pass.partner.once-then unauthorised.offending-side lead.forbid-unspecified review.72C | 32A2(b)
both    | admissible=yes turn=left called-before=yes | then.change-of-call | 25
""")
    void ofDoubles(String book, String facts, String follows, String laws) {
        Rulings.check(book, "double-out-of-turn", facts, follows, laws);
    }
}
