package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// What each book rules on leads, cards played too early and penalty cards (Laws 41 to 60).
@Timeout(20)
class PlayRulingsTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 41A: face down it is taken back freely; of declarer's side it is a card of Law 24
both    | side=defender face-up=no | cancelled.action cards.back-to-hand play.goes-on | 41A
both    | side=declaring | then.exposed-card-in-auction | 24
# 47E1, correction 12: told wrong by an opponent
both    | side=defender face-up=yes told-by-opponent=yes | cancelled.action cards.back-to-hand play.right-leader | 47E1
# Law 54, correction 22: five options
both    | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=spread | stands.action play.declarer-becomes-dummy | 54A
both    | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=accept | stands.action play.dummy-faces | 54B
cn1999  | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=require | cancelled.action turn.partner demand.require cards.penalty-cards-back review.50D1 | 54D 50D2
wbf2017 | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=require | cancelled.action turn.partner demand.require cards.penalty-cards-back review.50E3 | 54D 50D2
cn1999  | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50D1 | 54D
wbf2017 | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50E3 | 54D
cn1999  | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=leave | cancelled.action turn.partner demand.free cards.major-penalty-card review.50D1 | 54D
wbf2017 | side=defender face-up=yes told-by-opponent=no dummy-seen=no lead-choice=leave | cancelled.action turn.partner demand.free cards.major-penalty-card review.50E3 | 54D
# 54C: forced, where a card of dummy could be seen; 54B2: dummy's card stays
both    | side=defender face-up=yes told-by-opponent=no dummy-seen=yes dummy-played=no | stands.action play.dummy-faces | 54C
both    | side=defender face-up=yes told-by-opponent=no dummy-seen=yes dummy-played=yes | stands.action play.dummy-faces play.dummys-card-stays | 54B2 54C
""")
    void ofOpeningLeads(String book, String facts, String follows, String laws) {
        Rulings.check(book, "opening-lead-out-of-turn", facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 47E1
both    | lead-out-of-turn-by-defender | told-by-opponent=yes | cancelled.action cards.back-to-hand play.right-leader | 47E1
both    | lead-out-of-turn-by-declarer | told-by-opponent=yes | cancelled.action cards.back-to-hand play.right-leader | 47E1
# Law 53, correction 11: accepted, played to, passed over by the proper lead
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=yes | stands.action play.goes-on | 53A
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=yes | stands.action play.goes-on | 53A
both    | lead-out-of-turn-by-defender | told-by-opponent=no next-play=next-hand | stands.action play.goes-on | 53A
both    | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=next-hand | stands.action play.goes-on | 53A
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand unauthorised.offending-side | 53C
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand unauthorised.offending-side | 53B
cn1999  | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand | 53C
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand | 53B
cn1999  | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=wrong-defender | stands.action then.premature-play | 53B
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=wrong-defender | stands.action then.premature-play | 53C
# 53A: at the thirteenth trick nothing is accepted since 2007
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=yes | cancelled.action cards.back-to-hand play.right-leader | 53A
# Law 55: declarer's; it may be accepted by either defender, and costs no card
cn1999  | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none lead-accepted=yes | stands.action play.goes-on | 53A
cn1999  | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none lead-accepted=no lead-belongs=own-side | cancelled.action cards.back-to-hand play.lead-from-right-hand review.55C | 55B2 55C
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no lead-belongs=own-side | cancelled.action cards.back-to-hand play.lead-from-right-hand review.55C | 55B2 55C 16
cn1999  | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none lead-accepted=no lead-belongs=opponents | cancelled.action cards.back-to-hand turn.other-side review.55C | 55B1 55C
wbf2017 | lead-out-of-turn-by-declarer | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no lead-belongs=opponents | cancelled.action cards.back-to-hand turn.other-side review.55C | 55B1 16
# Law 56: a defender's
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=no partner-leads=no | cancelled.action play.right-leader cards.major-penalty-card | 56 50
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no partner-leads=no | cancelled.action play.right-leader cards.major-penalty-card | 56 54D
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=no partner-leads=yes suit-choice=require | cancelled.action turn.partner demand.require cards.penalty-cards-back review.50D1 | 56 50D2
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no partner-leads=yes suit-choice=require | cancelled.action turn.partner demand.require cards.penalty-cards-back review.50E3 | 56 54D 50D2
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none lead-accepted=no partner-leads=yes suit-choice=forbid | cancelled.action turn.partner demand.forbid cards.penalty-cards-back review.50D1 | 56
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=none trick-thirteen=no lead-accepted=no partner-leads=yes suit-choice=leave | cancelled.action turn.partner demand.free cards.major-penalty-card review.50E3 | 56
""")
    void ofLeads(String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
both    | premature-play | told-by-opponent=yes | cancelled.action cards.back-to-hand play.right-leader | 47E1
# 57A, correction 3: three options in 1999, four in 2017
both    | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=highest | cards.major-penalty-card demand.highest | 57A1 57B 59 50
both    | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=lowest | cards.major-penalty-card demand.lowest | 57A2
wbf2017 | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=require-other | cards.major-penalty-card demand.require-other | 57A3
cn1999  | premature-play | told-by-opponent=no early-how=before-partner declarer-done=no partners-card=forbid-other | cards.major-penalty-card demand.forbid-other | 57A3
wbf2017 | premature-play | told-by-opponent=no early-how=next-trick declarer-done=no partners-card=forbid-other | cards.major-penalty-card demand.forbid-other | 57A4
# 57C: declarer's side has played from both hands, or played wrongly itself
both    | premature-play | told-by-opponent=no early-how=before-partner declarer-done=yes | stands.action play.goes-on | 57C
# 57D: at right's turn
cn1999  | premature-play | told-by-opponent=no early-how=at-right-hands-turn | cards.major-penalty-card | 57A 50
wbf2017 | premature-play | told-by-opponent=no early-how=at-right-hands-turn card-legal=yes | stands.action review.16 | 57D 16
wbf2017 | premature-play | told-by-opponent=no early-how=at-right-hands-turn card-legal=no | cards.major-penalty-card | 57D 50
# Laws 48 and 49
both    | exposed-card-in-play | exposed-by=declarer exposed-how=accident | cards.back-to-hand play.goes-on | 48A
both    | exposed-card-in-play | exposed-by=declarer exposed-how=claim | then.disputed-claim | 48B
both    | exposed-card-in-play | exposed-by=defender exposed-how=lawful | play.goes-on | 49
both    | exposed-card-in-play | exposed-by=defender exposed-how=claim | then.disputed-claim | 68
# 50B: minor is one small card by accident, all others are major; so is every card of a defender who has two
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=small penalty-card-lies=no | cards.minor-penalty-card | 49 50B 50C
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=small penalty-card-lies=yes | cards.major-penalty-card | 49 50B 50D
wbf2017 | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=small penalty-card-lies=yes | cards.major-penalty-card | 50E
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=honour | cards.major-penalty-card | 49 50B 50D
both    | exposed-card-in-play | exposed-by=defender exposed-how=accident cards-seen=several | cards.major-penalty-card | 50B 50D
both    | exposed-card-in-play | exposed-by=defender exposed-how=deliberate | cards.major-penalty-card | 50B 50D
# 50D2, correction 14: what was learned is looked at by 50D1 in 1999, by 50E3 in 2017
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=require | demand.require cards.penalty-cards-back review.50D1 | 50D2
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=require | demand.require cards.penalty-cards-back review.50E3 | 50D2 50E
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=forbid | demand.forbid cards.penalty-cards-back review.50D1 | 50D2
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=forbid | demand.forbid cards.penalty-cards-back review.50E3 | 50D2
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=leave | demand.free cards.penalty-card-stays review.50D1 | 50D2
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=one suit-choice=leave | demand.free cards.penalty-card-stays review.50E3 | 50D2
# 51B2, correction 15: in several suits
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=require | demand.require cards.penalty-cards-of-suit-back review.50D1 | 51B2(a)
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=forbid | demand.forbid cards.penalty-cards-of-suit-back review.50E3 | 51B2(b)
cn1999  | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=leave | demand.free cards.penalty-cards-stay review.50D1 | 51B2
wbf2017 | penalty-card-and-lead | penalty-kind=major to-play=partner penalty-suits=several suit-choice=leave | demand.free cards.penalty-cards-stay review.50E3 | 51B2(c)
# Law 52
both    | penalty-card-not-played | declarer-played=yes | stands.action cards.penalty-card-stays | 52B1(b)
both    | penalty-card-not-played | declarer-played=no wrong-card-accepted=yes | stands.action cards.penalty-card-stays play.goes-on | 52B1(a)
both    | penalty-card-not-played | declarer-played=no wrong-card-accepted=no | play.card-corrected cards.wrong-card-major | 52B2 50D
""")
    void ofCardsSeen(String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# Law 42B2, correction 21: dummy prevents; in 1999 only declarer's irregularity
wbf2017 | dummy-oversteps | dummy-did=prevented | play.goes-on | 42B2 9A3
cn1999  | dummy-oversteps | dummy-did=prevented exposed-by=declarer | play.goes-on | 42B2
cn1999  | dummy-oversteps | dummy-did=prevented exposed-by=defender | play.goes-on score.penalty-possible | 43A1 90
# Law 43
both    | dummy-oversteps | dummy-did=looked-warned | play.rules-of-dummy-lost play.defender-chooses-hand | 43B2(a)
both    | dummy-oversteps | dummy-did=looked-asked | play.rules-of-dummy-lost play.revoke-corrected review.64 | 43B2(b) 64
both    | dummy-oversteps | dummy-did=drew-attention | play.goes-on score.penalty-possible review.43B3 | 43A1
both    | dummy-oversteps | dummy-did=indicated | play.goes-on review.45F | 45F
# Law 46
both    | incomplete-designation | intent-clear=yes | play.designation-changed | 46B
both    | incomplete-designation | intent-clear=no designated=high | play.highest-card | 46B1(a)
both    | incomplete-designation | intent-clear=no designated=win | play.lowest-winner | 46B1(b)
both    | incomplete-designation | intent-clear=no designated=low | play.lowest-card | 46B1(c)
both    | incomplete-designation | intent-clear=no designated=suit | play.lowest-of-suit | 46B2
both    | incomplete-designation | intent-clear=no designated=rank | play.rank-in-suit-played | 46B3
both    | incomplete-designation | intent-clear=no designated=absent | play.designation-void | 46B4
both    | incomplete-designation | intent-clear=no designated=any | play.defender-chooses-card | 46B5
# Laws 45C4 and 47
both    | card-taken-back | withdrawn-why=rectification | cancelled.action cards.back-to-hand | 47A
both    | card-taken-back | withdrawn-why=illegal | cancelled.action cards.back-to-hand | 47B
cn1999  | card-taken-back | withdrawn-why=slip paused=no | play.designation-changed cards.back-to-hand cards.opponents-may-change | 45C4(b) 47C
wbf2017 | card-taken-back | withdrawn-why=slip in-time=yes | play.designation-changed cards.back-to-hand cards.opponents-may-change | 45C4(b) 47C
cn1999  | card-taken-back | withdrawn-why=slip paused=yes | stands.action | 45C4
wbf2017 | card-taken-back | withdrawn-why=slip in-time=no | stands.action | 45C4
both    | card-taken-back | withdrawn-why=opponents-change | cancelled.action cards.back-to-hand unauthorised.offending-side | 47D 16C
both    | card-taken-back | withdrawn-why=other known-to-partner=yes | stands.action play.goes-on | 45
both    | card-taken-back | withdrawn-why=other known-to-partner=no | cancelled.action cards.back-to-hand | ''
# 47E2(a), correction 12
both    | card-taken-back | withdrawn-why=misinformation since=nothing | cancelled.action cards.back-to-hand | 47E2(a)
both    | card-taken-back | withdrawn-why=misinformation since=card | stands.action score.assigned | 47E2(b)
both    | card-taken-back | withdrawn-why=misinformation since=dummy | stands.action score.assigned | 47E2(b)
""")
    void ofDummyAndCardsNamed(
            String book, String irregularity, String facts, String follows, String laws) {
        Rulings.check(book, irregularity, facts, follows, laws);
    }
}
