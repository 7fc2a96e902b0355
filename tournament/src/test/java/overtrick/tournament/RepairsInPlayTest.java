package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.repair.Mishap;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;

/// A movement is repaired while it is played, and what was played stays.
class RepairsInPlayTest {

    private static final Slot FIRST = Slot.of(1, 1, 1);

    private final TestTournament tournament =
            TestTournament.of(Method.MATCHPOINTS, Mitchell.plain(3), 2);
    private final Attendee north = tournament.player(1);

    @Test
    void aPairThatLeavesKeepsWhatItPlayed() {
        tournament.begin(1).playRound(1, "4SN=");
        var mishap = new Mishap.LeavingPair(new EntryNumber(3), new RoundNumber(2));
        var repair = repair(mishap, Optional.empty());
        tournament.direct(repair);

        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();
        assertThat(floor.movement().of(new EntryNumber(3))).hasSize(1);
        assertThat(tournament.session().slips()).hasSize(6);
        assertThat(floor.at(new RoundNumber(2), new TableNumber(3))).isEmpty();
    }

    @Test
    void aLatePairGetsANumberAndAPlace() {
        tournament.begin(1).direct(Happenings.enter(tournament.last() + 1));
        var newcomer = tournament.entered();
        var mishap = new Mishap.LatePair(new EntryNumber(4), new RoundNumber(2));
        tournament.direct(repair(mishap, Optional.of(newcomer)));

        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();
        assertThat(floor.seats(newcomer)).isTrue();
        assertThat(floor.movement().of(new EntryNumber(4))).isNotEmpty();
    }

    @Test
    void whatATableHasEnteredStaysUntilItIsTakenBack() {
        tournament.begin(1).does(north, new Act.Report(FIRST, score(FIRST, "P")));
        int reported = tournament.last();
        var round = new RoundNumber(1);
        var wrong = new Mishap.WrongSet(round, new TableNumber(1), new SetNumber(2));
        var repair = repair(wrong, Optional.empty());

        assertThat(tournament.refusal(DIRECTOR, repair))
                .map(TestTournament::told)
                .contains(
                        TestTournament.told(
                                Reason.RESULTS_IN_THE_WAY,
                                "take back what table 1 has entered in round 1"));
        tournament.takeBack(north, reported).direct(repair);
        assertThat(reason(north, new Act.Report(FIRST, score(FIRST, "P"))))
                .isEqualTo(Reason.BOARD_NOT_AT_TABLE);
    }

    @Test
    void onlyARepairThatWasProposedIsMade() {
        tournament.begin(1);
        var mishap = new Mishap.LeavingPair(new EntryNumber(3), new RoundNumber(2));
        var invented = new Act.Repair(mishap, Mitchell.plain(3), Optional.empty());
        var late = new Mishap.LeavingPair(new EntryNumber(3), new RoundNumber(1));

        assertThat(reason(DIRECTOR, invented)).isEqualTo(Reason.REPAIR_DOES_NOT_FIT);
        assertThat(tournament.refusal(DIRECTOR, repair(late, Optional.empty())))
                .map(TestTournament::told)
                .contains(TestTournament.told(Reason.REPAIR_DOES_NOT_FIT, "round 1 has begun"));
    }

    private Act.Repair repair(Mishap mishap, Optional<EntryId> newcomer) {
        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();
        var best = TournamentRules.repairs(floor, mishap).getFirst();
        return new Act.Repair(mishap, best.movement(), newcomer);
    }

    private Reason reason(Attendee by, Act act) {
        return tournament.refusal(by, act).orElseThrow().reason();
    }
}
