package overtrick.scoring.rating;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import overtrick.scoring.rating.ComparedBoard.Table;
import overtrick.scoring.rating.SimulatedClub.Evening;
import overtrick.scoring.rating.SimulatedClub.Nature;
import overtrick.testkit.Seeds;

/// An old result is corrected.
class CorrectionTest {

    private final SimulatedClub club =
            new SimulatedClub(60, Nature.USUAL, Seeds.chance(1)).play(6000, new Evening(15, 10, 2));

    /// A club of its own, whose players have never met the others.
    private final List<ComparedBoard> apart = elsewhere(Seeds.chance(2));

    private final List<ComparedBoard> log = new ArrayList<>();

    CorrectionTest() {
        log.addAll(club.boards);
        log.addAll(apart);
    }

    private static List<ComparedBoard> elsewhere(java.util.random.RandomGenerator chance) {
        var other = new SimulatedClub(16, Nature.USUAL, chance).play(500, new Evening(4, 4, 5));
        return other.boards.stream()
                .map(board ->
                        new ComparedBoard(
                                "x" + board.id(),
                                board.day(),
                                board.comparison(),
                                board.tables().stream()
                                        .map(table ->
                                                new Table(
                                                        renamed(table.northSouth()),
                                                        renamed(table.eastWest()),
                                                        table.value()))
                                        .toList()))
                .toList();
    }

    private static Partnership renamed(Partnership pair) {
        return Partnership.of(
                Player.person("x" + pair.first().id()), Player.person("x" + pair.second().id()));
    }

    private Ratings rated(List<ComparedBoard> boards) {
        return Ratings.of(boards, club.day(), Calibration.USUAL, RatingRules.STANDARD);
    }

    private static List<ComparedBoard> with(List<ComparedBoard> log, ComparedBoard last) {
        var all = new ArrayList<>(log);
        all.add(last);
        return all;
    }

    private ComparedBoard old() {
        return club.boards.get(17);
    }

    /// At the first table ten IMPs less for North–South; all others gain their share of it.
    private ComparedBoard corrected() {
        var tables = new ArrayList<Table>();
        int others = old().tables().size() - 1;
        for (var table : old().tables()) {
            double change = tables.isEmpty() ? -10 : 10.0 / others;
            tables.add(new Table(table.northSouth(), table.eastWest(), table.value() + change));
        }
        return new ComparedBoard(old().id(), old().day(), old().comparison(), tables);
    }

    /// In whatever order the log names them, and wherever it says so.
    @Test
    void theCorrectedLogGivesTheSameAsOneThatWasAlwaysRight() {
        var right = new ArrayList<>(log);
        right.set(17, corrected());
        var shuffled = new ArrayList<>(right);
        Collections.shuffle(shuffled, Random.from(Seeds.chance(3)));

        var ratings = rated(with(log, corrected()));
        assertThat(ratings).isEqualTo(rated(right)).isEqualTo(rated(shuffled));
        assertThat(rated(with(with(log, corrected()), old()))).isEqualTo(rated(log));
        assertThat(ratings).isNotEqualTo(rated(log));
    }

    @Test
    void onlyStrengthsChangeAndOnlyOfThoseWhoAreLinked() {
        var before = rated(log);
        var after = rated(with(log, corrected()));

        var met = new HashSet<Player>();
        for (var table : old().tables()) {
            met.addAll(table.northSouth().players());
            met.addAll(table.eastWest().players());
        }
        before.players()
                .forEach((player, rating) -> {
                    var now = after.of(player).orElseThrow();
                    if (player.id().startsWith("x")) {
                        assertThat(now).isEqualTo(rating);
                    }
                    assertThat(now.deviation()).isEqualTo(rating.deviation());
                    assertThat(now.boards()).isEqualTo(rating.boards());
                });
        var table = old().tables().getFirst();
        double most = 0;
        for (var player : table.northSouth().players()) {
            assertThat(change(before, after, player)).isLessThan(0);
            most = Math.max(most, -change(before, after, player));
        }
        for (var player : table.eastWest().players()) {
            assertThat(change(before, after, player)).isGreaterThan(0);
            most = Math.max(most, change(before, after, player));
        }
        for (var player : before.players().keySet()) {
            assertThat(Math.abs(change(before, after, player)))
                    .as(player.id())
                    .isLessThanOrEqualTo(most)
                    .isLessThan(met.contains(player) ? 1 : most / 4);
        }
    }

    private static double change(Ratings before, Ratings after, Player player) {
        return after.of(player).orElseThrow().strength()
                - before.of(player).orElseThrow().strength();
    }

    @Test
    void aBoardIsTakenAwayByOneWithoutTables() {
        var without = new ArrayList<>(log);
        without.remove(17);
        var gone = new ComparedBoard(old().id(), old().day(), old().comparison(), List.of());

        assertThat(rated(with(log, gone))).isEqualTo(rated(without));
    }

    /// Who played is corrected: both are rated as if it had always been so.
    @Test
    void anotherPlayerSatThere() {
        var first = old().tables().getFirst();
        var other = Partnership.of(first.northSouth().first(), Player.person("newcomer"));
        var tables = new ArrayList<>(old().tables());
        tables.set(0, new Table(other, first.eastWest(), first.value()));
        var corrected = new ComparedBoard(old().id(), old().day(), old().comparison(), tables);

        var after = rated(with(log, corrected));
        int before = rated(log).of(first.northSouth().second()).orElseThrow().boards();
        assertThat(after.of(Player.person("newcomer")).orElseThrow().boards()).isEqualTo(1);
        assertThat(after.of(first.northSouth().second()).orElseThrow().boards())
                .isEqualTo(before - 1);
        assertThat(after.players().keySet()).hasSize(77);
    }
}
