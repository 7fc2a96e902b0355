package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import overtrick.movement.mitchell.Mitchell;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Act.Against;
import overtrick.tournament.act.Act.Decision;
import overtrick.tournament.act.TournamentCommand.TakeBack;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.AppealLine;

/// Appeals in the record of an event (Laws 92 and 93).
@Timeout(20)
class AppealsTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);

    private final TestTournament tournament =
            TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 2).begin(1);
    private final EntryId north = tournament.player(1).entry();

    private static Act.Appeal appeal(EntryId by, boolean agreed) {
        return new Act.Appeal(FIRST, by, agreed, Against.JUDGEMENT, "");
    }

    private static Act decide(int appeal) {
        return new Act.DecideAppeal(appeal, Decision.RULING_STANDS, List.of("Lan", "Minh"), true);
    }

    @Test
    void anAppealWaitsUntilItIsDecided() {
        tournament.direct(new Act.Rule(FIRST, score(FIRST, "4SN-1"))).direct(appeal(north, true));
        int number = tournament.last();

        assertThat(lines()).hasSize(1).allMatch(AppealLine::isOpen).allMatch(AppealLine::isInTime);
        assertThat(lines().getFirst().after()).hasMinutes(1);
        tournament.direct(decide(number));
        assertThat(lines().getFirst().decision()).get().isEqualTo(decide(number));
        assertThat(reason(decide(number))).isEqualTo(Reason.APPEAL_DECIDED);
    }

    @Test
    void anAppealAfterHalfAnHourIsLate() {
        tournament.direct(new Act.Rule(FIRST, score(FIRST, "4SN-1")));
        for (int minute = 0; minute < 30; minute++) {
            tournament.direct(new Act.Note(FIRST, Act.Matter.REVIEW));
        }
        tournament.direct(appeal(north, true));

        assertThat(lines().getFirst().isInTime()).isFalse();
    }

    @Test
    void bothMustWantItAndHaveSatThere() {
        assertThat(reason(appeal(north, false))).isEqualTo(Reason.APPEAL_WANTS_BOTH);
        assertThat(reason(appeal(tournament.player(2).entry(), true)))
                .isEqualTo(Reason.NOT_AT_THIS_TABLE);
        assertThat(reason(decide(1))).isEqualTo(Reason.NO_SUCH_APPEAL);
    }

    @Test
    void aDecisionIsTakenBackBeforeItsAppeal() {
        tournament.direct(appeal(north, true));
        int number = tournament.last();
        tournament.direct(decide(number));

        assertThat(
                        tournament
                                .refusal(DIRECTOR, new TakeBack(Instant.EPOCH, "…", number))
                                .map(TournamentRefusal::reason))
                .contains(Reason.LATER_ACTS_REST_ON_IT);
        tournament.takeBack(DIRECTOR, tournament.last()).takeBack(DIRECTOR, number);
        assertThat(lines()).isEmpty();
    }

    @Test
    void aDecisionMayComeAfterTheClosing() {
        tournament.direct(appeal(north, true));
        int number = tournament.last();
        for (int round = 2; round <= 3; round++) {
            tournament.begin(round);
        }
        for (int round = 1; round <= 3; round++) {
            tournament.playRound(round, "4SN=");
        }
        tournament.direct(new Act.Close());

        assertThat(tournament.refusal(DIRECTOR, decide(number))).isEmpty();
        assertThat(reason(appeal(north, true))).isEqualTo(Reason.TOURNAMENT_CLOSED);
    }

    private List<AppealLine> lines() {
        return AppealLine.of(tournament.now().trail());
    }

    private Reason reason(Act act) {
        return tournament.refusal(DIRECTOR, act).orElseThrow().reason();
    }
}
