package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Adjustment.Kind;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.WeightedScore;
import overtrick.scoring.WeightedScore.Part;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Attendee.Player;
import overtrick.tournament.act.TournamentCommand.Do;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slip.Status;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.session.Terms;

/// What may happen in a tournament, what may not, and what would be right. Three tables of a
/// Mitchell, two boards a round: pair 1 meets 101 on boards 1 and 2, then 103 on 3 and 4.
class TournamentRulesTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);
    private static final Section.Table TABLE_99 =
            new Section.Table(SectionName.ONLY, new TableNumber(99));

    private final TestTournament tournament =
            TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    private final Attendee north = tournament.player(1);
    private final Attendee east = tournament.player(101);

    @ParameterizedTest(name = "board {2} at table {1} in round {0}: {3} {4}")
    @CsvSource({
        "3, 1, 1, ROUND_NOT_BEGUN,    the last round that has begun is 1",
        "1, 1, 3, BOARD_NOT_AT_TABLE, 'boards 1, 2 are at table 1 in round 1'",
        "1, 2, 1, BOARD_NOT_AT_TABLE, 'boards 3, 4 are at table 2 in round 1'",
        "1, 4, 1, BOARD_NOT_AT_TABLE, nobody plays at table 4 in round 1",
    })
    void refusesAResultWhereTheBoardIsNot(
            int round, int table, int board, Reason reason, String advice) {
        tournament.begin(1);
        var slot = Slot.of(round, table, board);

        assertThat(tournament.refusal(north, new Act.Report(slot, score(slot, "4SN="))))
                .map(TestTournament::told)
                .contains(TestTournament.told(reason, advice));
    }

    @ParameterizedTest(name = "{0} on board 1: {1}")
    @CsvSource({
        "410,  'no result scores 410; possible are 400, 420'",
        "-620, 'no result scores -620; possible are -630, -610'",
    })
    void refusesAScoreThatCannotBe(int points, String advice) {
        tournament.begin(1);
        var refusal = tournament.refusal(north, new Act.Report(FIRST, points(points)));

        assertThat(refusal.map(TournamentRefusal::reason)).contains(Reason.SCORE_IMPOSSIBLE);
        assertThat(refusal.flatMap(TournamentRefusal::law)).contains("Law 77");
        assertThat(refusal.map(TestTournament::told))
                .contains(TestTournament.told(Reason.SCORE_IMPOSSIBLE, advice));
    }

    @Test
    void saysWhatAContractScores() {
        tournament.begin(1);
        var wrong = new Outcome.Scored(620, score(FIRST, "4SN=").result());

        assertThat(tournament.refusal(north, new Act.Report(FIRST, wrong)))
                .map(TestTournament::told)
                .contains(TestTournament.told(Reason.SCORE_IMPOSSIBLE, "4SN= scores 420"));
    }

    @Test
    void aResultIsConfirmedByTheOpponents() {
        tournament.begin(1).does(north, new Act.Report(FIRST, score(FIRST, "4SN=")));

        assertThat(status()).isEqualTo(Status.REPORTED);
        assertThat(reason(north, new Act.Confirm(FIRST))).isEqualTo(Reason.NOTHING_TO_CONFIRM);
        tournament.does(east, new Act.Confirm(FIRST));
        assertThat(status()).isEqualTo(Status.CONFIRMED);
        assertThat(reason(north, new Act.Report(FIRST, score(FIRST, "4SN+1"))))
                .isEqualTo(Reason.RESULT_CONFIRMED);
    }

    @Test
    void twoDifferentEntriesAreADisputeAndCountForNothing() {
        tournament
                .begin(1)
                .does(north, new Act.Report(FIRST, score(FIRST, "4SN=")))
                .does(east, new Act.Report(FIRST, score(FIRST, "4SN-1")));

        assertThat(status()).isEqualTo(Status.DISPUTED);
        assertThat(tournament.session().outcome(FIRST)).isEmpty();

        tournament.direct(new Act.Rule(FIRST, score(FIRST, "4SN-1")));
        assertThat(tournament.session().outcome(FIRST)).contains(score(FIRST, "4SN-1"));
        assertThat(reason(east, new Act.Dispute(FIRST))).isEqualTo(Reason.RESULT_RULED);
    }

    @Test
    void aDisputeEndsWhenOneSideGivesIn() {
        tournament
                .begin(1)
                .does(north, new Act.Report(FIRST, score(FIRST, "4SN=")))
                .does(east, new Act.Dispute(FIRST));
        assertThat(status()).isEqualTo(Status.DISPUTED);

        tournament.does(east, new Act.Confirm(FIRST));
        assertThat(status()).isEqualTo(Status.CONFIRMED);
    }

    @Test
    void onlyThoseAtTheTableSpeakForIt() {
        tournament.begin(1);
        var report = new Act.Report(FIRST, score(FIRST, "P"));
        var impostor = new Player(((Player) north).entry(), "Somebody");

        assertThat(reason(tournament.player(2), report)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
        assertThat(reason(impostor, report)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
        assertThat(reason(Outsider.PUBLIC, report)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
    }

    @Test
    void theProgramSpeaksForItsTablesOnly() {
        tournament.begin(1);
        var report = new Act.Report(FIRST, score(FIRST, "P"));
        assertThat(reason(Outsider.HOUSE, report)).isEqualTo(Reason.NOT_A_TABLE_OF_THE_PROGRAM);

        tournament.direct(new Act.MarkTable(new TableNumber(1), TableKind.ROBOT));
        assertThat(reason(north, report)).isEqualTo(Reason.RESULT_OF_THE_PROGRAM);
        tournament.does(Outsider.HOUSE, report);
        assertThat(status()).isEqualTo(Status.CONFIRMED);
    }

    @Test
    void aSubstituteSpeaksForThePair() {
        var entry = ((Player) north).entry();
        var substitute = new Player(entry, "Chi");
        tournament.begin(1).direct(new Act.Substitute(entry, Happenings.first(entry), "Chi"));
        var report = new Act.Report(FIRST, score(FIRST, "P"));

        assertThat(reason(north, report)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
        tournament.does(substitute, report);
        assertThat(status()).isEqualTo(Status.REPORTED);
    }

    @Test
    void theDirectorRulesForAReason() {
        tournament.begin(1);
        var rule = new Act.Rule(FIRST, new Outcome.NotPlayed());

        assertThat(tournament.refusal(DIRECTOR, new Do(Instant.EPOCH, " ", rule)))
                .map(TournamentRefusal::reason)
                .contains(Reason.REASON_MISSING);
        assertThat(reason(north, rule)).isEqualTo(Reason.NOT_THE_DIRECTOR);
    }

    @Test
    void weightedAndSplitScoresAreOfPossibleScores() {
        tournament.begin(1);
        var half = Fraction.of(1, 2);
        var weighted = new WeightedScore(List.of(new Part(420, half), new Part(410, half)));
        var split = new Outcome.Assigned(WeightedScore.of(420), weighted);

        assertThat(reason(DIRECTOR, new Act.Rule(FIRST, split))).isEqualTo(Reason.SCORE_IMPOSSIBLE);
    }

    @Test
    void penaltiesAreToldInWhatTheEventCounts() {
        var entry = ((Player) north).entry();
        assertThat(tournament.refusal(DIRECTOR, adjust(entry, -3, Unit.IMPS)))
                .map(TestTournament::told)
                .contains(
                        TestTournament.told(Reason.UNIT_DOES_NOT_FIT, "the tournament counts MP"));
        assertThat(reason(DIRECTOR, adjust(entry, 1, Unit.MATCHPOINTS)))
                .isEqualTo(Reason.AMOUNT_DOES_NOT_FIT);
        assertThat(reason(DIRECTOR, adjust(new EntryId(99), -1, Unit.MATCHPOINTS)))
                .isEqualTo(Reason.NO_SUCH_ENTRY);

        tournament.direct(adjust(entry, -1, Unit.MATCHPOINTS));
        assertThat(tournament.session().levies())
                .singleElement()
                .matches(one -> one.entry().equals(entry));
    }

    @Test
    void roundsBeginOneAfterTheOther() {
        assertThat(tournament.refusal(DIRECTOR, new Act.BeginRound(new RoundNumber(2))))
                .map(TestTournament::told)
                .contains(TestTournament.told(Reason.NOT_THE_NEXT_ROUND, "the next is round 1"));
        tournament.begin(1).begin(2).begin(3);
        assertThat(tournament.refusal(DIRECTOR, new Act.BeginRound(new RoundNumber(4))))
                .map(TestTournament::told)
                .contains(TestTournament.told(Reason.NOT_THE_NEXT_ROUND, "round 3 was the last"));
    }

    private Clock clock() {
        return tournament.session().section(SectionName.ONLY).flatMap(Section::clock).orElseThrow();
    }

    @Test
    void theClockStandsWhileItIsStopped() {
        tournament.begin(1);
        var clock = clock();
        assertThat(clock.end()).contains(clock.started().plus(Duration.ofMinutes(16)));

        tournament.direct(new Act.StopClock());
        assertThat(clock().end()).isEmpty();
        tournament
                .direct(new Act.ExtendRound(Duration.ofMinutes(2)))
                .direct(new Act.RestartClock());

        var end = clock.started().plus(Duration.ofMinutes(16 + 2 + 2)); // a minute for each act
        assertThat(clock().end()).contains(end);
        assertThat(tournament.seenBy(Outsider.PUBLIC).sections().getFirst().warnings())
                .containsExactly(
                        end.minus(Duration.ofMinutes(5)), end.minus(Duration.ofMinutes(1)));
        tournament.direct(new Act.StopClock()); // with two minutes lost before, and two won
        assertThat(clock().left()).contains(Duration.ofMinutes(16 + 2 + 2 - 4));
    }

    @Test
    void closesWhenEveryBoardHasItsScore() {
        tournament.begin(1).playRound(1, "4SN=").begin(2).playRound(2, "2HE-1").begin(3);
        assertThat(tournament.refusal(DIRECTOR, new Act.Close()))
                .map(TestTournament::told)
                .contains(
                        TestTournament.told(
                                Reason.RESULTS_MISSING, "board 5 at table 1 in round 3"));

        tournament.playRound(3, "P").direct(new Act.Close());
        assertThat(reason(DIRECTOR, new Act.BeginRound(new RoundNumber(4))))
                .isEqualTo(Reason.TOURNAMENT_CLOSED);
        assertThat(takingBack(2)).isEqualTo(Reason.TOURNAMENT_CLOSED);
        int closing = tournament.last();
        tournament.does(tournament.player(1), new Act.CallDirector(FIRST.at(), "1: 4SN= / 4SN+1"));
        tournament.direct(new Act.Attend(tournament.last()));
        tournament.takeBack(DIRECTOR, closing);
        assertThat(tournament.session().closed()).isFalse();
    }

    @Test
    void aTableCallsTheDirectorOnceUntilHeHasCome() {
        var call = new Act.CallDirector(FIRST.at(), "a card lies open");
        tournament.begin(1);
        assertThat(reason(Outsider.PUBLIC, call)).isEqualTo(Reason.NOT_AT_THIS_TABLE);
        assertThat(reason(tournament.player(1), new Act.CallDirector(TABLE_99, "")))
                .isEqualTo(Reason.NOT_AT_THIS_TABLE);

        tournament.does(tournament.player(1), call);
        int number = tournament.last();
        assertThat(reason(tournament.player(1), call)).isEqualTo(Reason.CALLED_ALREADY);
        assertThat(reason(tournament.player(1), new Act.CallDirector(FIRST.at(), "")))
                .isEqualTo(Reason.CALLED_ALREADY);
        assertThat(tournament.seenBy(DIRECTOR).calls())
                .singleElement()
                .matches(one -> one.matter().equals("a card lies open") && !one.attended());
        assertThat(tournament.seenBy(tournament.player(1)).calls()).hasSize(1);
        assertThat(tournament.seenBy(Outsider.PUBLIC).calls()).isEmpty();
        assertThat(tournament.seenBy(tournament.player(2)).calls()).isEmpty();
        assertThat(tournament.seenBy(tournament.player(101)).calls()).isEmpty();
        assertThat(reason(tournament.player(1), new Act.Attend(number)))
                .isEqualTo(Reason.NOT_THE_DIRECTOR);
        assertThat(reason(DIRECTOR, new Act.Attend(number + 1))).isEqualTo(Reason.NO_SUCH_CALL);

        tournament.direct(new Act.Attend(number));
        assertThat(reason(DIRECTOR, new Act.Attend(number))).isEqualTo(Reason.ATTENDED_ALREADY);
        assertThat(takingBack(number)).isEqualTo(Reason.LATER_ACTS_REST_ON_IT);
        tournament.does(tournament.player(1), call);
    }

    @Test
    void aTableMayCallForSeveralMattersButNotForAny() {
        tournament.begin(1);
        for (int matter = 1; matter <= 20; matter++) {
            tournament.does(tournament.player(1), new Act.CallDirector(FIRST.at(), "" + matter));
        }

        assertThat(tournament.seenBy(DIRECTOR).calls()).hasSize(20);
        assertThat(reason(tournament.player(1), new Act.CallDirector(FIRST.at(), "21")))
                .isEqualTo(Reason.CALLED_ALREADY);
    }

    @Test
    void theConditionsMayChangeButNotWhoPlays() {
        var terms = tournament.session().charter().orElseThrow().terms();
        var butler = Terms.of(terms.contestants(), Method.BUTLER);
        assertThat(
                        reason(
                                DIRECTOR,
                                new Act.Amend(
                                        new Charter(
                                                "T",
                                                Terms.of(Contestants.TEAMS, Method.TEAM_IMPS)))))
                .isEqualTo(Reason.PLAYERS_DO_NOT_FIT);

        tournament.begin(1).playRound(1, "4SN=");
        tournament.direct(new Act.Amend(new Charter("T", butler)));
        assertThat(tournament.rankingSeenBy(DIRECTOR).unit()).isEqualTo(Unit.IMPS);
        assertThat(reason(DIRECTOR, new Act.Amend(new Charter("T", butler))))
                .isEqualTo(Reason.NOTHING_NEW);
        tournament.takeBack(DIRECTOR, tournament.last());
        assertThat(tournament.session().charter().orElseThrow().terms()).isEqualTo(terms);
    }

    @Test
    void whoComesByHimselfIsLetInUntilEverybodyHasAPlace() {
        var enter = new Act.Enter(List.of("Late", "Pair"));
        assertThat(reason(Outsider.HOUSE, enter)).isEqualTo(Reason.SEATED_ALREADY);
        assertThat(reason(Outsider.PUBLIC, enter)).isEqualTo(Reason.NOT_THE_DIRECTOR);
        tournament.takeBack(DIRECTOR, tournament.last());
        tournament.does(Outsider.HOUSE, enter);
        assertThat(tournament.session().entry(tournament.entered())).isPresent();
    }

    private static Act adjust(EntryId entry, int amount, Unit unit) {
        return new Act.Adjust(entry, Kind.PENALTY, Fraction.of(amount), unit);
    }

    private static Outcome.Scored points(int points) {
        return new Outcome.Scored(points, Optional.empty());
    }

    private Status status() {
        return tournament.session().slip(FIRST).status();
    }

    private Reason reason(Attendee by, Act act) {
        return tournament.refusal(by, act).orElseThrow().reason();
    }

    private Reason takingBack(int number) {
        var back = new TakeBack(Instant.EPOCH, "…", number);
        return tournament.refusal(DIRECTOR, back).orElseThrow().reason();
    }
}
