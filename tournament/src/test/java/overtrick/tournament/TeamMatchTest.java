package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.bridge.BoardNumber;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.draw.Draw.Match;
import overtrick.movement.draw.TriangleDraw;
import overtrick.movement.draw.TriangleDraw.Sets;
import overtrick.movement.mitchell.Mitchell;
import overtrick.movement.team.TeamMovement;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Wearer;
import overtrick.tournament.session.Charter;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// Matches of teams: two tables that exchange their boards, and the triangle of an odd field.
class TeamMatchTest {

    private final TestTournament tournament = new TestTournament();

    /// The club's match: boards 1–6 begin at one table, 7–12 at the other, then exchanged.
    @Test
    void theTablesOfAMatchExchangeTheirHalves() {
        var floor = seated(TeamMovement.headToHead(4).movement(), 4, 12);
        var round = floor.movement().in(new RoundNumber(2)).toList();

        assertThat(round).hasSize(4);
        for (var seating : round) {
            var other = floor.otherTable(seating).orElseThrow();
            assertThat(floor.otherTable(other)).contains(seating);
            boolean first = seating.table().compareTo(other.table()) < 0;
            assertThat(numbers(floor, seating))
                    .containsExactlyElementsOf(
                            first
                                    ? List.of(13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24)
                                    : List.of(19, 20, 21, 22, 23, 24, 13, 14, 15, 16, 17, 18));
        }
    }

    @Test
    void anOddNumberOfBoardsHasNoHalves() {
        var floor = seated(TeamMovement.headToHead(4).movement(), 4, 3);

        assertThat(floor.movement().seatings())
                .allSatisfy(seating ->
                        assertThat(floor.order(seating)).isEqualTo(floor.boards(seating.set())));
    }

    @Test
    void pairsExchangeNothing() {
        tournament.direct(Happenings.create(Method.MATCHPOINTS));
        for (int pair = 1; pair <= 6; pair++) {
            tournament.direct(Happenings.enter(tournament.last() + 1));
        }
        tournament.direct(Happenings.seat(tournament.session(), Mitchell.plain(3), 2));
        var floor = tournament.session().floor(SectionName.ONLY).orElseThrow();

        assertThat(floor.movement().seatings())
                .allSatisfy(seating -> {
                    assertThat(floor.otherTable(seating)).isEmpty();
                    assertThat(floor.order(seating)).isEqualTo(floor.boards(seating.set()));
                });
    }

    /// Five teams: 1 plays 2 while 3, 4 and 5 play one half of their matches. There is a ranking
    /// after the first round already, of what is complete.
    @Test
    void anOddFieldPlaysATriangle() {
        var triangle =
                new TriangleDraw(
                        List.of(team(3), team(4), team(5)), List.of(new Match(team(1), team(2))));
        var sets = new Sets(new SetNumber(1), new SetNumber(2), new SetNumber(9));
        var first = triangle.firstRound(new RoundNumber(1), sets);
        seated(Movement.frank("Swiss", first), 5, 2);
        tournament.begin(1);
        play(1);

        var halfWay = tournament.seenBy(DIRECTOR).standing();
        assertThat(halfWay.complaint()).isEmpty();
        assertThat(halfWay.ranking().orElseThrow().lines())
                .filteredOn(line -> line.boards() > 0)
                .extracting(line -> line.contestant().id())
                .containsExactlyInAnyOrder("1", "2");

        var second =
                triangle.secondRound(
                        new RoundNumber(2), sets, List.of(new Match(team(2), team(1))));
        tournament.direct(new Act.Draw(second));
        tournament.begin(2);
        play(2);
        tournament.direct(new Act.Close());

        assertThat(tournament.rankingSeenBy(DIRECTOR).lines())
                .hasSize(5)
                .allMatch(line -> line.boards() == 4);
    }

    private void play(int round) {
        var slots = tournament.session().slots().filter(one -> one.round().value() == round);
        for (Slot slot : slots.toList()) {
            tournament.direct(new Act.Report(slot, score(slot, "4SN=")));
        }
    }

    private static EntryNumber team(int number) {
        return new EntryNumber(number);
    }

    private static List<Integer> numbers(Floor floor, Seating seating) {
        return floor.order(seating).stream().map(BoardNumber::value).toList();
    }

    private Floor seated(Movement movement, int teams, int boards) {
        var terms = Terms.of(Contestants.TEAMS, Method.TEAM_IMPS);
        tournament.direct(new Act.Create(new Charter("Friday", terms)));
        for (int team = 1; team <= teams; team++) {
            tournament.direct(
                    new Act.Enter(List.of("A" + team, "B" + team, "C" + team, "D" + team)));
        }
        var wearers = new ArrayList<Wearer>();
        for (var number : movement.entries()) {
            int entry = 1 + TeamMovement.team(number).value();
            wearers.add(new Wearer(number, new EntryId(entry)));
        }
        tournament.direct(new Act.Seat(movement, boards, wearers));
        return tournament.session().floor(SectionName.ONLY).orElseThrow();
    }
}
