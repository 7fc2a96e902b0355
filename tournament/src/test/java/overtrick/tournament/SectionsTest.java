package overtrick.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.tournament.TestTournament.DIRECTOR;
import static overtrick.tournament.TestTournament.score;

import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import overtrick.movement.Movement;
import overtrick.movement.RoundNumber;
import overtrick.movement.howell.Howell;
import overtrick.movement.mitchell.Mitchell;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.vp.VpFile;
import overtrick.tournament.TournamentRefusal.Reason;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.Seats;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;
import overtrick.tournament.session.SectionName;
import overtrick.tournament.session.Slot;
import overtrick.tournament.session.Terms;

/// Two sections play the same boards, each by its own movement and clock (tournaments.md §8.9).
class SectionsTest {

    private static final SectionName A = new SectionName("A");
    private static final SectionName B = new SectionName("B");
    private static final Terms TERMS = Terms.of(Contestants.PAIRS, Method.MATCHPOINTS);

    private final TestTournament tournament = new TestTournament();

    @Test
    void boardsAreComparedAcrossTheFieldAndRankedInEachSectionToo() {
        seat(TERMS);
        playAll();

        var standing = tournament.seenBy(Outsider.PUBLIC).standing();
        var all = standing.ranking().orElseThrow();
        assertThat(all.lists()).hasSize(1);
        assertThat(all.lines()).hasSize(10);
        var sections = standing.sections().orElseThrow();
        assertThat(sections.lists())
                .extracting(Ranking.Standings::section)
                .containsExactly("A", "B");
        for (var list : sections.lists()) {
            assertThat(list.lines().getFirst().place()).isEqualTo(1);
            assertThat(list.lines())
                    .allMatch(line -> line.contestant().id().startsWith(list.section()))
                    .allSatisfy(line -> {
                        var overall = all.line(line.contestant()).orElseThrow();
                        assertThat(line.total()).isEqualTo(overall.total());
                        assertThat(line.place()).isLessThanOrEqualTo(overall.place());
                    });
        }
        assertThat(all.line(tournament.contestant(A, 1)).orElseThrow().percentage())
                .as("North–South of A did better than all of B on every board")
                .hasValueSatisfying(percent -> assertThat(percent).isGreaterThan(Fraction.of(50)));
    }

    @Test
    void boardsAreComparedWithinASectionWhenTheTermsSaySo() {
        seat(TERMS.with(Field.WITHIN_SECTION));
        playAll();

        var standing = tournament.seenBy(Outsider.PUBLIC).standing();
        assertThat(standing.sections()).isEmpty();
        assertThat(standing.ranking().orElseThrow().lists())
                .extracting(list -> list.section() + list.lines().size())
                .containsExactly("A6", "B4");
        assertThat(standing.ranking().orElseThrow().lines())
                .as("all tables of a section did the same")
                .allMatch(line -> line.percentage().orElseThrow().equals(Fraction.of(50)));
    }

    @Test
    void aBoardStaysHiddenUntilBothSectionsHavePlayedIt() {
        seat(TERMS);
        begin(A, 1);
        report(Slot.of(A, 1, 1, 1), "4SN=");
        begin(A, 2);
        report(Slot.of(A, 2, 3, 1), "4SN=");
        begin(A, 3);
        report(Slot.of(A, 3, 2, 1), "4SN=");

        assertThat(seenOnBoardOne()).isZero();
        begin(B, 1);
        report(Slot.of(B, 1, 1, 1), "1NN=");
        assertThat(seenOnBoardOne()).isZero();
        report(Slot.of(B, 1, 2, 1), "1NN=");
        assertThat(seenOnBoardOne()).isEqualTo(5);
    }

    @Test
    void eachSectionHasItsOwnRoundsAndClock() {
        seat(TERMS);
        begin(A, 1);
        begin(A, 2);

        assertThat(tournament.session().round(A)).contains(new RoundNumber(2));
        assertThat(tournament.session().round(B)).isEmpty();
        assertThat(refused(new Act.StopClock(B)))
                .isEqualTo(TestTournament.told(Reason.CLOCK_NOT_RUNNING, "no round has begun"));
        tournament.direct(new Act.StopClock(A));
        begin(B, 1);
        assertThat(tournament.session().section(B).orElseThrow().clock().orElseThrow().isRunning())
                .isTrue();
        assertThat(refused(new Act.BeginRound(B, new RoundNumber(3))))
                .isEqualTo(TestTournament.told(Reason.NOT_THE_NEXT_ROUND, "the next is round 2"));
        assertThat(refused(new Act.BeginRound(new RoundNumber(1))))
                .isEqualTo(TestTournament.told(Reason.NO_SUCH_SECTION, "sections are A, B"));
        assertThat(refused(new Act.Report(Slot.of(1, 1, 1), score(Slot.of(1, 1, 1), "P"))))
                .isEqualTo(TestTournament.told(Reason.NO_SUCH_SECTION, "sections are A, B"));
        assertThat(refused(new Act.Close()))
                .isEqualTo(TestTournament.told(Reason.ROUND_NOT_BEGUN, "there are 3 rounds"));
    }

    @Test
    void everybodyHasAPlaceInOneSection() {
        enter(TERMS, 10);
        var seats = Happenings.seat(tournament.session(), movements(), 1).sections();
        var first = seats.getFirst();
        var second = seats.getLast();

        assertThat(refused(new Act.Seat(List.of(first))))
                .startsWith("NUMBERS_DO_NOT_FIT: P8 – Q8 wears 0 numbers; it should be 1");
        assertThat(refused(new Act.Seat(List.of(first, first, second))))
                .isEqualTo("NUMBERS_DO_NOT_FIT: section A stands there twice");
        assertThat(refused(new Act.Seat(List.of(first, named(SectionName.ONLY, second)))))
                .isEqualTo("NUMBERS_DO_NOT_FIT: each of several sections has a name");
        var both = new Seats(B, second.movement(), 1, first.wearers().subList(0, 4));
        assertThat(refused(new Act.Seat(List.of(first, both))))
                .isEqualTo("NUMBERS_DO_NOT_FIT: P2 – Q2 would be in two sections");
    }

    /// What was kept of an earlier look never shows in a later one.
    @Test
    void everyLookIsAsGoodAsTheFirst() {
        seat(TERMS);
        playAll();
        for (var slot : List.of(Slot.of(A, 1, 1, 1), Slot.of(B, 1, 2, 1), Slot.of(A, 2, 1, 2))) {
            tournament.direct(new Act.Rule(slot, score(slot, "3NE-2")));
            requireFresh();
            tournament.takeBack(DIRECTOR, tournament.last());
            requireFresh();
        }
    }

    private void requireFresh() {
        var fresh = Tournament.of(tournament.session(), tournament.now().trail());
        assertThat(tournament.seenBy(DIRECTOR))
                .isEqualTo(new TournamentRules().view(fresh, DIRECTOR));
        assertThat(tournament.seenBy(Outsider.PUBLIC).standing())
                .isEqualTo(new TournamentRules().view(fresh, Outsider.PUBLIC).standing());
    }

    /// The scale is part of the tournament: 20–0 from 2 IMPs on, and no number of boards but one.
    @Test
    void victoryPointsGoByTheScaleOfTheEvent() {
        var scale = VpFile.parse("scale steep\nboards 1\n0 10 10\n2 20 0");
        enter(Terms.of(Contestants.PAIRS, Method.victoryPoints(scale)), 6);
        tournament.direct(Happenings.seat(tournament.session(), Mitchell.plain(3), 1));
        for (int round = 1; round <= 3; round++) {
            tournament.begin(round);
            for (int table = 1; table <= 3; table++) {
                int set = 1 + (table + round - 2) % 3;
                report(Slot.of(round, table, set), table == 1 ? "4SN=" : "P");
            }
        }

        var ranking = tournament.rankingSeenBy(Outsider.PUBLIC);
        assertThat(ranking.unit()).isEqualTo(Unit.VICTORY_POINTS);
        assertThat(
                        ranking.line(tournament.contestant(SectionName.ONLY, 1))
                                .orElseThrow()
                                .total()
                                .text())
                .isEqualTo("60");
        var sum = ranking.lines().stream().map(line -> line.total());
        assertThat(sum.reduce(Fraction.ZERO, Fraction::plus)).isEqualTo(Fraction.of(9 * 20));
    }

    private static Seats named(SectionName name, Seats seats) {
        return new Seats(name, seats.movement(), seats.boards(), seats.wearers());
    }

    private static SortedMap<SectionName, Movement> movements() {
        var movements = new TreeMap<SectionName, Movement>();
        movements.put(A, Mitchell.plain(3));
        movements.put(B, Howell.howell(4));
        return movements;
    }

    private void enter(Terms terms, int pairs) {
        tournament.direct(Happenings.create(terms));
        for (int pair = 0; pair < pairs; pair++) {
            tournament.direct(Happenings.enter(tournament.last() + 1));
        }
    }

    private void seat(Terms terms) {
        enter(terms, 10);
        tournament.direct(Happenings.seat(tournament.session(), movements(), 1));
    }

    private void begin(SectionName section, int round) {
        tournament.direct(new Act.BeginRound(section, new RoundNumber(round)));
    }

    private void report(Slot slot, String result) {
        tournament.direct(new Act.Report(slot, score(slot, result)));
    }

    /// North–South make game at all tables of A, and one no trump at those of B.
    private void playAll() {
        for (int round = 1; round <= 3; round++) {
            begin(A, round);
            begin(B, round);
            for (var slot : new TreeSet<>(tournament.session().slots().toList())) {
                if (slot.round().value() == round) {
                    report(slot, slot.section().equals(A) ? "4SN=" : "1NN=");
                }
            }
        }
    }

    private long seenOnBoardOne() {
        return tournament.seenBy(Outsider.PUBLIC).results().stream()
                .filter(line -> line.slot().board().value() == 1 && line.slip().isPresent())
                .count();
    }

    private String refused(Act act) {
        return tournament.refusal(DIRECTOR, act).map(TestTournament::told).orElseThrow();
    }
}
