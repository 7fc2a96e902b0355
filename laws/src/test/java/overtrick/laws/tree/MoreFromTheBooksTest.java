package overtrick.laws.tree;

import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Rulings on information, conduct and procedure, written down from the two books before there was
/// a tree for them: as in [ReadFromTheBooksTest] the situation, what follows, and the Laws.
@Timeout(20)
class MoreFromTheBooksTest {

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 20F4, in 1999 75D1: whoever has explained wrongly says so
wbf2017 | wrong-explanation | explained-by=self explained-when=auction | tell.correct-it then.misinformation | 20F4 21
cn1999  | wrong-explanation | explained-by=self explained-when=auction | tell.correct-it then.misinformation | 75D1 21
wbf2017 | wrong-explanation | explained-by=self explained-when=before-lead | tell.correct-it tell.lead-may-change then.misinformation | 20F4 47E2(a)
wbf2017 | wrong-explanation | explained-by=self explained-when=play | tell.correct-it then.card-taken-back | 75B2 47E2(a)
cn1999  | wrong-explanation | explained-by=self explained-when=play | tell.correct-it then.card-taken-back | 75D1 47E2(a)
# 20F5, in 1999 75D2: the partner keeps silent in the auction, a defender to the end of the play
wbf2017 | wrong-explanation | explained-by=partner explained-when=auction showed-it=no | tell.silent-in-auction play.auction-goes-on | 20F5(a)
cn1999  | wrong-explanation | explained-by=partner explained-when=auction showed-it=no | tell.silent-in-auction play.auction-goes-on | 75D2
wbf2017 | wrong-explanation | explained-by=partner explained-when=auction showed-it=yes | tell.silent-in-auction then.unauthorised-information | 20F5(a) 16B
cn1999  | wrong-explanation | explained-by=partner explained-when=auction showed-it=yes | tell.silent-in-auction then.unauthorised-information | 75D2 16A
wbf2017 | wrong-explanation | explained-by=partner explained-when=before-lead side=declaring | tell.partner-speaks-now tell.lead-may-change then.misinformation | 20F5(b) 21
cn1999  | wrong-explanation | explained-by=partner explained-when=before-lead side=declaring | tell.partner-speaks-now tell.lead-may-change then.misinformation | 75D2 21
both    | wrong-explanation | explained-by=partner explained-when=before-lead side=defender | tell.speak-after-play play.goes-on |
both    | wrong-explanation | explained-by=partner explained-when=play side=defender | tell.speak-after-play play.goes-on |
wbf2017 | wrong-explanation | explained-by=partner explained-when=play side=declaring | tell.partner-speaks-now then.card-taken-back | 20F5(b) 47E2(a)
both    | wrong-explanation | explained-by=partner explained-when=after-play damage=no | score.none |
wbf2017 | wrong-explanation | explained-by=self explained-when=after-play damage=yes | score.assigned | 75B2 12C1
cn1999  | wrong-explanation | explained-by=self explained-when=after-play damage=yes | score.assigned | 75D1 12C2
# 73: an uneven tempo is no offence; the partner may not use it, an opponent draws conclusions at their own risk
both    | tempo-and-deception | unusual=tempo who-acted=nobody | score.none play.board-goes-on | 73D1
both    | tempo-and-deception | unusual=remark who-acted=partner | then.unauthorised-information | 73C 16
both    | tempo-and-deception | unusual=tempo who-acted=opponent bridge-reason=yes | score.none | 73D1
both    | tempo-and-deception | unusual=tempo who-acted=opponent bridge-reason=no could-know=no | score.none | 73D1
both    | tempo-and-deception | unusual=question who-acted=opponent bridge-reason=no could-know=yes damage=no | score.none |
cn1999  | tempo-and-deception | unusual=tempo who-acted=opponent bridge-reason=no could-know=yes damage=yes | score.assigned | 73F2 12C2
wbf2017 | tempo-and-deception | unusual=tempo who-acted=opponent bridge-reason=no could-know=yes damage=yes | score.assigned | 73E2 12C1
both    | tempo-and-deception | unusual=on-purpose damage=no | score.none score.penalty-possible | 73D2
wbf2017 | tempo-and-deception | unusual=on-purpose damage=yes | score.assigned score.penalty-possible | 73D2 12C1
cn1999  | tempo-and-deception | unusual=on-purpose damage=yes | score.assigned score.penalty-possible | 73D2 12C2
# 16B2, in 1999 16A1: while the board is on rights are reserved, and it goes on
wbf2017 | unauthorised-information | source=partner play-over=no | tell.rights-reserved tell.use-nothing play.board-goes-on review.16B3 | 16B2
cn1999  | unauthorised-information | source=partner play-over=no | tell.rights-reserved tell.use-nothing play.board-goes-on review.16A2 | 16A1
# 53: who was to lead has led: all that was played in error goes back, and nothing lies
wbf2017 | lead-out-of-turn-by-defender | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand unauthorised.offending-side | 53B 16C
cn1999  | lead-out-of-turn-by-defender | told-by-opponent=no next-play=proper-leader | cancelled.action cards.back-to-hand unauthorised.offending-side | 53C 16C2
# 47E2: what was played by a wrong explanation, and nothing after it, may be taken back
both    | misinformation | mistake=explanation board-stage=during-play since=nothing | then.card-taken-back | 47E2(a)
# 82C: neither side pays for the director's error
both    | directors-error | acted-on=no | tell.ruling-replaced play.board-goes-on | 82B
both    | directors-error | acted-on=yes still-normal=yes | tell.ruling-replaced play.board-goes-on | 82B
wbf2017 | directors-error | acted-on=yes still-normal=no result-judged=yes | score.assigned-both-innocent | 82C 12C1
cn1999  | directors-error | acted-on=yes still-normal=no result-judged=yes | score.assigned-both-innocent | 82C 12C2
both    | directors-error | acted-on=yes still-normal=no result-judged=no | score.average-plus-both | 82C
# 23 and 72C: who could have known that the partner's enforced pass would hurt
cn1999  | review-after-play | reviewed=enforced-pass could-know=yes damage=yes | score.assigned | 23 72B1 12C2
wbf2017 | review-after-play | reviewed=enforced-pass could-know=yes damage=yes | score.assigned | 72C 12C1
both    | review-after-play | reviewed=enforced-pass could-know=no | score.stands |
wbf2017 | review-after-play | reviewed=replacement helped=yes damage=yes | score.assigned | 23C 27D 12C1
cn1999  | review-after-play | reviewed=replacement helped=yes damage=yes | score.assigned | 27B1(b) 12C2
both    | review-after-play | reviewed=replacement helped=no | score.stands |
wbf2017 | review-after-play | reviewed=penalty-card helped=yes damage=yes | score.assigned | 50E3 12C1
cn1999  | review-after-play | reviewed=penalty-card | then.unauthorised-information | 50D1 16
both    | review-after-play | reviewed=declarers-lead helped=yes damage=no | score.stands | 55C
""")
    void ofInformationAndJudgement(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 58: two players, or two cards of one hand
both    | two-cards-at-once | cards-from=two-players later-in-turn=yes | tell.in-turn-first play.goes-on | 58A
both    | two-cards-at-once | cards-from=two-players later-in-turn=no side=defender | tell.in-turn-first then.premature-play | 58A 57
both    | two-cards-at-once | cards-from=two-players later-in-turn=no side=declaring | tell.in-turn-first cards.back-to-hand | 58A 48A
both    | two-cards-at-once | cards-from=one-hand quitted=yes | then.defective-trick | 58B4 67
both    | two-cards-at-once | cards-from=one-hand quitted=no faces=one | tell.visible-card-played cards.others-back | 58B1
both    | two-cards-at-once | cards-from=one-hand quitted=no faces=several side=declaring opponent-followed=no | tell.says-which cards.others-back | 58B2
both    | two-cards-at-once | cards-from=one-hand quitted=no faces=several side=defender opponent-followed=no | tell.says-which cards.others-penalty | 58B2 50
both    | two-cards-at-once | cards-from=one-hand quitted=no faces=several side=defender opponent-followed=yes | tell.says-which cards.others-penalty cards.opponents-may-change | 58B2 58B3
# 49 and 74C5: a card that only an opponent saw
both    | card-seen | exposed-by=declarer | cards.back-to-hand play.goes-on | 48A
both    | card-seen | exposed-by=defender partner-could-see=yes | then.exposed-card-in-play | 49 50
both    | card-seen | exposed-by=defender partner-could-see=no seen-how=dropped | cards.only-opponents-saw | 49 74C5
both    | card-seen | exposed-by=defender partner-could-see=no seen-how=looked helped=no | cards.back-to-hand score.penalty-possible | 74C5 90
both    | card-seen | exposed-by=defender partner-could-see=no seen-how=looked helped=yes | cards.back-to-hand score.assigned score.penalty-possible | 74C5 12
both    | card-seen | exposed-by=defender partner-could-see=no seen-how=shown | cards.back-to-hand score.penalty-possible | 73D2
# 59 and 60
both    | unable-to-comply | can-comply=no | tell.any-lawful-card | 59
both    | unable-to-comply | can-comply=yes complied=yes | play.goes-on | 59
both    | unable-to-comply | can-comply=yes complied=no | then.revoke | 61A
both    | played-after | played-by=other-side | stands.action tell.right-lost | 60A1
both    | played-after | played-by=own-side | tell.right-kept | 60C
# 65 and 66
both    | tricks-laid-out | pointed=now | tell.point-rightly | 65B
both    | tricks-laid-out | pointed=later side=defender | tell.too-late-to-point | 65B
wbf2017 | tricks-laid-out | pointed=later side=declaring declarer-asks=yes | tell.point-rightly | 65B3
cn1999  | tricks-laid-out | pointed=later side=declaring | tell.too-late-to-point | 65B
both    | tricks-laid-out | pointed=mixed | tell.order-lost | 65D
both    | looking-at-tricks | looked-at=last-open | tell.all-faced | 66A
both    | looking-at-tricks | looked-at=own-last | tell.own-card-only | 66B
both    | looking-at-tricks | looked-at=earlier | tell.not-before-the-end | 66C
both    | looking-at-tricks | looked-at=after-play | tell.own-cards-and-tricks | 66D
# 41: the lead lies face down until the questions are asked
both    | opening-lead | lead-state=down-right | tell.lead-stays | 41A
both    | opening-lead | lead-state=down-wrong | cards.back-to-hand play.right-leader | 54 41A
both    | opening-lead | lead-state=faced-wrong | then.opening-lead-out-of-turn | 54
both    | opening-lead | lead-state=faced-early | stands.action play.goes-on | 41B
both    | opening-lead | lead-state=dummy-early | then.exposed-card-in-auction | 24
both    | opening-lead | lead-state=faced-right | stands.action play.dummy-comes-down | 41D
# 20: who may ask what when
both    | question-or-review | asked-what=unheard | tell.repeat-the-call | 20A
both    | question-or-review | asked-what=review asked-when=own-turn barred-now=no | tell.review-given | 20B
both    | question-or-review | asked-what=review asked-when=own-turn barred-now=yes | tell.no-review-now | 20B
both    | question-or-review | asked-what=review asked-when=not-turn | tell.wait-for-turn | 20B
both    | question-or-review | asked-what=review asked-when=before-lead | tell.review-given | 20C1
both    | question-or-review | asked-what=review asked-when=play | tell.no-review | 20C2 41C
both    | question-or-review | asked-what=meaning asked-when=own-turn barred-now=no | tell.explained-by-partner | 20F1
both    | question-or-review | asked-what=meaning asked-when=not-turn | tell.wait-for-turn | 20F1
both    | question-or-review | asked-what=meaning asked-when=play | tell.explained-by-partner | 20F2
wbf2017 | question-or-review | asked-what=one-call | tell.explained-by-partner tell.one-call-tells | 20F3
""")
    void ofCardsAndQuestions(@RulingRow.Read RulingRow row) {
        row.check();
    }

    @ParameterizedTest(name = "{0} {1} {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 7: count, keep to your own, put thirteen back
both    | board-and-cards | cards-matter=not-counted thirteen=yes | tell.count-first play.board-goes-on | 7B
both    | board-and-cards | cards-matter=not-counted thirteen=no | then.wrong-number-of-cards | 7B
both    | board-and-cards | cards-matter=touched-others helped=no | tell.keep-to-own score.penalty-possible | 7B3 90
both    | board-and-cards | cards-matter=touched-others helped=yes | then.unauthorised-information | 7B3 16
both    | board-and-cards | cards-matter=put-back-wrong | cards.restored score.penalty-possible | 7C
# 76 and 11B: a spectator
both    | spectator | spectator-did=looked-round | tell.one-hand-only | 76
both    | spectator | spectator-did=showed-something helped=no | tell.spectator-silent play.board-goes-on | 76
both    | spectator | spectator-did=showed-something helped=yes | then.unauthorised-information | 76 16
cn1999  | spectator | spectator-did=drew-attention brought-by=other-side | tell.right-may-be-lost | 11B1
cn1999  | spectator | spectator-did=drew-attention brought-by=own-side | tell.correction-may-be-lost | 11B2
wbf2017 | spectator | spectator-did=drew-attention brought-by=other-side | tell.right-may-be-lost | 76
both    | spectator | spectator-did=disturbed | tell.spectator-leaves | 76 81
# 79: agreed before the cards go back, mended in time
both    | score-in-doubt | score-fault=tricks cards-back=no | tell.count-the-tricks | 79A
both    | score-in-doubt | score-fault=tricks cards-back=yes tricks-shown=yes | score.corrected | 79B
both    | score-in-doubt | score-fault=tricks cards-back=yes tricks-shown=no | score.stands | 79B
both    | score-in-doubt | score-fault=reckoned in-correction-period=yes | score.corrected | 79C
both    | score-in-doubt | score-fault=reckoned in-correction-period=no beyond-doubt=no | score.stands | 79C
wbf2017 | score-in-doubt | score-fault=reckoned in-correction-period=no beyond-doubt=yes | score.corrected tell.organiser-agrees | 79C2
# 81: what the director sees, the director rules on
both    | noticed-by-director | in-correction-period=yes waiver-asked=no | tell.rule-on-it | 81C
both    | noticed-by-director | in-correction-period=yes waiver-asked=yes | tell.may-waive | 81C
both    | noticed-by-director | in-correction-period=no | score.stands | 81C
# 90 and 91
both    | procedural-offence | offence=late offended-before=no | tell.warning score.penalty-by-table | 90A 90B1
both    | procedural-offence | offence=slow offended-before=yes | score.penalty-doubled | 90A 90B2
both    | procedural-offence | offence=loud offended-before=no | tell.warning score.penalty-by-table | 90B3
both    | procedural-offence | offence=compared offended-before=no | tell.warning score.penalty-by-table | 90B4
both    | procedural-offence | offence=touched offended-before=yes | score.penalty-doubled | 90B5
both    | procedural-offence | offence=misplaced offended-before=no | tell.warning score.penalty-by-table | 90B6
both    | procedural-offence | offence=procedure offended-before=no | tell.warning score.penalty-by-table | 90B7
both    | procedural-offence | offence=disobeyed offended-before=no | tell.warning score.penalty-by-table | 90B8
both    | misconduct | conduct=discourtesy persists=no | tell.warning | 74A
both    | misconduct | conduct=discourtesy persists=yes | score.disciplinary | 91A
both    | misconduct | conduct=manners persists=no | tell.warning score.penalty-possible | 74B 90
both    | misconduct | conduct=gaze persists=no | tell.warning score.penalty-possible | 74C 90
both    | misconduct | conduct=grave persists=no | score.disciplinary tell.suspended | 91A
both    | misconduct | conduct=grave persists=yes | tell.suspended tell.disqualified | 91B
# 92 and 93: with the partner's consent, in time; law for the chief director, judgement for a committee
both    | appeal | appellants-agree=no | tell.appeal-not-heard | 92D
both    | appeal | appellants-agree=yes appeal-in-time=no | tell.appeal-not-heard | 92B
both    | appeal | appellants-agree=yes appeal-in-time=yes appeal-about=law | tell.chief-director-decides | 93B1
both    | appeal | appellants-agree=yes appeal-in-time=yes appeal-about=judgement committee=yes | tell.committee-decides tell.committee-not-on-law | 93B3
both    | appeal | appellants-agree=yes appeal-in-time=yes appeal-about=judgement committee=no | tell.chief-director-decides | 93A
both    | appeal | appellants-agree=yes appeal-in-time=yes appeal-about=discipline | tell.discipline-stands | 93B3
""")
    void ofProcedureConductAndAppeals(@RulingRow.Read RulingRow row) {
        row.check();
    }
}
