package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.movement.EntryNumber;
import overtrick.movement.Partnership;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.draw.Swiss;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Outcome;
import overtrick.scoring.vp.VpCatalog;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// Who comes and where they sit.
class SeatingTest {

    private final TestTournament tournament = new TestTournament();

    @Test
    void nothingHappensBeforeTheEventIsAnnounced() {
        assertThat(reason(Happenings.enter(1))).isEqualTo(Reason.NO_TOURNAMENT_YET);
        assertThat(tournament.refusal(Outsider.PUBLIC, Happenings.create(Method.BUTLER)))
                .map(TournamentRefusal::reason)
                .contains(Reason.NOT_THE_DIRECTOR);
        tournament.direct(Happenings.create(Method.BUTLER));
        assertThat(reason(Happenings.create(Method.BUTLER))).isEqualTo(Reason.TOURNAMENT_EXISTS);
    }

    @ParameterizedTest
    @EnumSource(Contestants.class)
    void everyMethodSuitsItsContestants(Contestants contestants) {
        for (var method : methods()) {
            var create = new Act.Create(new Charter("", Terms.of(contestants, method)));
            var expected =
                    method.suits(contestants)
                            ? Optional.<Reason>empty()
                            : Optional.of(Reason.SCORING_DOES_NOT_FIT);

            assertThat(
                            new TestTournament()
                                    .refusal(DIRECTOR, create)
                                    .map(TournamentRefusal::reason))
                    .as("%s by %s", contestants, method)
                    .isEqualTo(expected);
        }
    }

    @Test
    void aPairIsTwoPeopleWithNames() {
        tournament.direct(Happenings.create(Method.MATCHPOINTS));

        for (var players : List.of(List.of("A"), List.of("A", "B", "C"), List.of("A", " "))) {
            assertThat(reason(new Act.Enter(players))).isEqualTo(Reason.PLAYERS_DO_NOT_FIT);
        }
        tournament.direct(new Act.Enter(List.of("A", "B")));
        var entry = tournament.entered();
        assertThat(reason(new Act.Substitute(entry, "C", "D"))).isEqualTo(Reason.NO_SUCH_PLAYER);
        assertThat(reason(new Act.Substitute(entry, "A", "B")))
                .isEqualTo(Reason.PLAYERS_DO_NOT_FIT);
        tournament.direct(new Act.Withdraw(entry));
        assertThat(reason(new Act.Withdraw(entry))).isEqualTo(Reason.NO_SUCH_ENTRY);
    }

    @Test
    void everybodyHereGetsOneNumberOfTheMovement() {
        pairs(6);
        var seat = Happenings.seat(tournament.session(), Mitchell.plain(3), 2);
        var one = wearers(seat).getFirst();

        assertThat(reason(with(seat, wearers(seat).subList(1, 6))))
                .isEqualTo(Reason.NUMBERS_DO_NOT_FIT);
        assertThat(reason(with(seat, replaced(seat, new Wearer(new EntryNumber(7), one.entry())))))
                .isEqualTo(Reason.NUMBERS_DO_NOT_FIT);
        assertThat(reason(with(seat, replaced(seat, new Wearer(new EntryNumber(2), one.entry())))))
                .isEqualTo(Reason.NUMBERS_DO_NOT_FIT);
        assertThat(reason(with(seat, replaced(seat, new Wearer(one.number(), new EntryId(99))))))
                .isEqualTo(Reason.NO_SUCH_ENTRY);
        assertThat(reason(Happenings.seat(tournament.session(), Individual.individual(8), 2)))
                .isEqualTo(Reason.NUMBERS_DO_NOT_FIT);

        tournament.direct(seat);
        assertThat(reason(seat)).isEqualTo(Reason.SEATED_ALREADY);
        assertThat(reason(new Act.Withdraw(one.entry()))).isEqualTo(Reason.ENTRY_IS_SEATED);
    }

    @Test
    void whoeverWouldMeetTheMissingPairSitsOut() {
        pairs(5);
        tournament.direct(Happenings.seat(tournament.session(), Mitchell.plain(3), 2)).begin(1);
        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();

        assertThat(floor.absent()).containsExactly(new EntryNumber(103));
        assertThat(floor.slots()).hasSize(3 * 2 * 2);
        assertThat(floor.at(new RoundNumber(1), new TableNumber(3))).isEmpty();
        assertThat(reason(new Act.Rule(Slot.of(1, 3, 5), new Outcome.NotPlayed())))
                .isEqualTo(Reason.BOARD_NOT_AT_TABLE);
    }

    @Test
    void aSwissIsDrawnRoundByRoundAndSomebodyHasABye() {
        pairs(5);
        var numbers = new ArrayList<EntryNumber>();
        var wearers = new ArrayList<Wearer>();
        for (var entry : tournament.session().entries().keySet()) {
            numbers.add(new EntryNumber(numbers.size() + 1));
            wearers.add(new Wearer(numbers.getLast(), entry));
        }
        var first = Swiss.PAIRS.first(numbers).movement("Swiss");
        tournament.direct(new Act.Seat(first, 4, wearers)).begin(1).playRound(1, "P");
        assertThat(reason(new Act.BeginRound(new RoundNumber(2))))
                .isEqualTo(Reason.NOT_THE_NEXT_ROUND);

        assertThat(reason(new Act.Draw(List.of(seating(2, 1, 2, 1)))))
                .as("set 1 once more")
                .isEqualTo(Reason.DRAW_DOES_NOT_FIT);
        assertThat(reason(new Act.Draw(List.of(seating(3, 1, 2, 2)))))
                .isEqualTo(Reason.DRAW_DOES_NOT_FIT);
        assertThat(reason(new Act.Draw(List.of(seating(2, 1, 9, 2)))))
                .isEqualTo(Reason.DRAW_DOES_NOT_FIT);
        assertThat(reason(new Act.Draw(List.of()))).isEqualTo(Reason.DRAW_DOES_NOT_FIT);
        tournament.direct(new Act.Draw(List.of(seating(2, 1, 5, 2)))).begin(2);

        var slot = Slot.of(2, 1, 5);
        tournament.direct(new Act.Report(slot, score(slot, "3NN=")));
        assertThat(tournament.session().outcome(slot)).isPresent();
    }

    @Test
    void nobodyPlaysHisOwnTeam() {
        tournament.direct(
                new Act.Create(new Charter("", Terms.of(Contestants.TEAMS, Method.TEAM_IMPS))));
        for (int team = 1; team <= 3; team++) {
            tournament.direct(
                    new Act.Enter(List.of("A" + team, "B" + team, "C" + team, "D" + team)));
        }
        var movement = Mitchell.plain(3);
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            wearers.add(new Wearer(number, new EntryId(2 + (number.value() - 1) % 100)));
        }

        assertThat(reason(new Act.Seat(movement, 2, wearers))).isEqualTo(Reason.NUMBERS_DO_NOT_FIT);
    }

    private static Seating seating(int round, int northSouth, int eastWest, int set) {
        return new Seating(
                new RoundNumber(round),
                new TableNumber(1),
                Partnership.pair(northSouth),
                Partnership.pair(eastWest),
                new SetNumber(set));
    }

    private static List<Method> methods() {
        var scale = VpCatalog.ofTheHouse().named("seed20").orElseThrow();
        return List.of(
                Method.MATCHPOINTS,
                Method.IMP_PAIRS,
                Method.CROSS_IMPS,
                Method.BUTLER,
                Method.TOTAL_POINTS,
                Method.BOARD_A_MATCH,
                Method.TEAM_IMPS,
                Method.PACHABO,
                Method.VICTORY_POINTS,
                Method.hybrid(scale));
    }

    private void pairs(int count) {
        tournament.direct(Happenings.create(Method.MATCHPOINTS));
        for (int pair = 0; pair < count; pair++) {
            tournament.direct(Happenings.enter(tournament.last() + 1));
        }
    }

    private static List<Wearer> replaced(Act.Seat seat, Wearer first) {
        var wearers = new ArrayList<>(wearers(seat));
        wearers.set(0, first);
        return wearers;
    }

    private static Act.Seat with(Act.Seat seat, List<Wearer> wearers) {
        var only = seat.sections().getFirst();
        return new Act.Seat(only.movement(), only.boards(), wearers);
    }

    private static List<Wearer> wearers(Act.Seat seat) {
        return seat.sections().getFirst().wearers();
    }

    private Reason reason(Act act) {
        return tournament.refusal(DIRECTOR, act).orElseThrow().reason();
    }
}
