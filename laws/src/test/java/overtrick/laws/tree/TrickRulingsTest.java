package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each book rules on revokes, defective tricks, claims and concessions (Laws 61 to 71).
@Timeout(20)
class TrickRulingsTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 62, correction 16: corrected before it is established
both    | last-but-one=no established=no revoker=defender faced-hand=no | play.revoke-corrected cards.revoke-card-major cards.opponents-may-change cards.next-defender-may-change | 62A 62B1 62C1 62C2 50
both    | last-but-one=no established=no revoker=defender faced-hand=yes | play.revoke-corrected cards.back-to-hand cards.opponents-may-change cards.next-defender-may-change | 62A 62B2 62C1 62C2
both    | last-but-one=no established=no revoker=declarer | play.revoke-corrected cards.back-to-hand cards.defenders-may-change cards.next-offender-may-change | 62A 62B2 62C1 62C2
both    | last-but-one=no established=no revoker=dummy | play.revoke-corrected cards.back-to-hand cards.defenders-may-change cards.next-offender-may-change | 62A 62B2 62C1 62C2
both    | last-but-one=yes cards-back=no | play.revoke-corrected review.62D2 | 62D1
wbf2017 | last-but-one=no established=next-trick exempt=same-trick | play.revoke-corrected cards.penalty-cards-of-defenders | 62C3 64B8
# Law 63, correction 17: established by the next trick, by a claim, in 1999 by consent to one
both    | last-but-one=no established=own-claim exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
cn1999  | last-but-one=no established=acquiesced exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
wbf2017 | last-but-one=no established=acquiesced revoker=defender faced-hand=no | play.revoke-corrected cards.revoke-card-major cards.opponents-may-change cards.next-defender-may-change | 62A
wbf2017 | last-but-one=no established=agreed exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
# Law 64A: (a) declarer ruffs in hand and wins, their side wins four more
both    | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=yes | tricks.2 review.64C | 64A1 64C
# (b) dummy wins the trick of declarer's revoke, and no later one; or some later one
both    | last-but-one=no established=next-trick exempt=none tricks-from-revoke=one revoker-won=no | tricks.1 review.64C | 64A2 64C
wbf2017 | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no | tricks.1 review.64C | 64A2 64C
# (c) and (d) a defender revokes, declarer wins the trick; the defenders win a later one, or none
cn1999  | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=no | tricks.1 review.64C | 64A2
both    | last-but-one=no established=next-trick exempt=none tricks-from-revoke=none | tricks.0 review.64C | 64B1 64C
# (e), correction 5: in 1999 the revoker won another trick with a card they could have played to it
cn1999  | last-but-one=no established=next-trick exempt=none tricks-from-revoke=more revoker-won=no won-with-suit=yes | tricks.2 review.64C | 64A2
# the revoke trick itself is all that was won
both    | last-but-one=no established=next-trick exempt=none tricks-from-revoke=one revoker-won=yes | tricks.1 review.64C | 64A1
# Law 64B, correction 8: no trick changes sides, equity does
cn1999  | last-but-one=no established=next-trick exempt=second | tricks.0 score.equity | 64B2 64C
wbf2017 | last-but-one=no established=next-trick exempt=second | tricks.0 score.equity | 64B2 64C2(a)
both    | last-but-one=no established=next-trick exempt=dummy-or-faced | tricks.0 score.equity | 64B3 64C
both    | last-but-one=no established=next-trick exempt=late | tricks.0 score.equity | 64B4 64C
both    | last-but-one=yes cards-back=yes | tricks.0 score.equity | 64B6 64C
cn1999  | last-but-one=no established=next-trick exempt=both | tricks.0 score.equity | 64C
wbf2017 | last-but-one=no established=next-trick exempt=both | tricks.0 score.equity | 64B7 64C2(b)
""")
    void ofRevokes(String book, String facts, String follows, String laws) {
        Rulings.check(book, "revoke", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 67A, and 45E in correction 25: before both sides have played to the next trick
both    | quitted=no trick-fault=too-few | play.card-corrected | 67A
both    | quitted=no trick-fault=too-many exposed-by=declarer led=no | cards.back-to-hand play.goes-on | 45E2
both    | quitted=no trick-fault=too-many exposed-by=defender led=no | cards.major-penalty-card | 45E1 50
both    | quitted=no trick-fault=too-many exposed-by=declarer led=yes | then.lead-out-of-turn-by-declarer | 45E2
both    | quitted=no trick-fault=too-many exposed-by=defender led=yes | then.lead-out-of-turn-by-defender | 45E1
# 67B: afterwards
cn1999  | quitted=yes trick-fault=too-few holds-suit=yes | cards.restored play.goes-on | 67B1(a)
cn1999  | quitted=yes trick-fault=too-few holds-suit=no tricks-from-revoke=one | cards.restored tricks.1 review.64C | 67B1(b) 64A2
wbf2017 | quitted=yes trick-fault=too-few tricks-from-revoke=one | cards.restored tricks.1 review.64C | 67B1 64A2
both    | quitted=yes trick-fault=too-many | cards.restored then.revoke | 67B2
""")
    void ofDefectiveTricks(String book, String facts, String follows, String laws) {
        Rulings.check(book, "defective-trick", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 68D, correction 18: in 2017 the others may ask to play on, if all agree
wbf2017 | claim-is=claim play-on-asked=yes all-agree-to-play=yes | play.claim-void play.goes-on play.information-free | 68D2(b)
both    | claim-is=concession partner-objected=yes | play.claim-void play.goes-on cards.no-penalty-cards unauthorised.partner | 68B2
both    | claim-is=concession partner-objected=no | score.stands | 68B1
# 70: doubtful points against the claimer, normal play may be careless or inferior
cn1999  | claim-is=claim played-on=no trump-out=no line=stated-works | score.trick-to-claimer | 70A
cn1999  | claim-is=claim played-on=yes trump-out=no line=normal-loses | play.later-play-void score.trick-to-opponents | 70A
wbf2017 | claim-is=claim play-on-asked=no trump-out=no line=normal-loses | score.trick-to-opponents | 70A 70D1
wbf2017 | claim-is=claim play-on-asked=no trump-out=yes trump-mentioned=yes line=only-irrational-loses | score.trick-to-claimer | 70A
# 70C: a trump that declarer did not mention
cn1999  | claim-is=claim played-on=no trump-out=yes trump-mentioned=no unaware=yes line=normal-loses | score.trick-to-opponents | 70C
wbf2017 | claim-is=claim play-on-asked=no trump-out=yes trump-mentioned=no unaware=yes line=normal-loses | score.trick-to-opponents | 70C
wbf2017 | claim-is=claim play-on-asked=no trump-out=yes trump-mentioned=no unaware=yes line=only-irrational-loses | score.trick-to-claimer | 70C3
""")
    void ofDisputedClaims(String book, String facts, String follows, String laws) {
        Rulings.check(book, "disputed-claim", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 69A: objected to in time, as if it had never been agreed to
both    | claim-is=claim when-claimed=before-next-board | score.equity | 69A 70
# 69B: agreement withdrawn, for a trick won, or one that could not be lost; since 2007 likely won
both    | claim-is=claim when-claimed=in-correction-period concession-check=already-won | score.trick-to-opponents | ''
cn1999  | claim-is=claim when-claimed=in-correction-period concession-check=unlosable | score.trick-to-opponents | 69B
wbf2017 | claim-is=claim when-claimed=in-correction-period concession-check=likely | score.trick-to-opponents | 69B2
both    | claim-is=claim when-claimed=in-correction-period concession-check=losable | score.stands | 69B
both    | claim-is=claim when-claimed=later | score.stands | 69B
# 71: a trick won comes back in the correction period
cn1999  | claim-is=concession when-claimed=in-correction-period concession-check=already-won | score.trick-to-claimer | 71A
wbf2017 | claim-is=concession when-claimed=in-correction-period concession-check=already-won | score.trick-to-claimer | 71A
# 71C of 1999: one that no normal play loses, only before the next board; in 2017 also later
cn1999  | claim-is=concession when-claimed=before-next-board concession-check=unlosable | score.trick-to-claimer | 71C
cn1999  | claim-is=concession when-claimed=in-correction-period concession-check=unlosable | score.stands | 71C
wbf2017 | claim-is=concession when-claimed=in-correction-period concession-check=unlosable | score.trick-to-claimer | 71B
both    | claim-is=concession when-claimed=before-next-board concession-check=losable | score.stands | 71
both    | claim-is=concession when-claimed=later | score.stands | 71
""")
    void ofClaimsRegretted(String book, String facts, String follows, String laws) {
        Rulings.check(book, "concession-regretted", facts, follows, laws);
    }
}
