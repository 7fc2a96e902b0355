package overtrick.evening.page.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.evening.page.start.MovesDiagram.Place;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.individual.Individual;
import overtrick.movement.mitchell.Mitchell;

/// The picture has everybody where the movement has them.
class MovesDiagramTest {

    static Stream<Movement> movements() {
        return Stream.of(
                Mitchell.plain(7),
                Mitchell.skip(8),
                Mitchell.shareAndRelay(6),
                Mitchell.plain(9).without(new EntryNumber(3)),
                Mitchell.plain(15),
                Individual.individual(12),
                Individual.individual(13));
    }

    @ParameterizedTest
    @MethodSource("movements")
    void everybodyIsWhereTheMovementHasThem(Movement movement) {
        var diagram = MovesDiagram.of(movement, 3);

        assertThat(diagram.movers()).hasSameSizeAs(movement.entries());
        for (var seating : movement.seatings()) {
            int round = seating.round().value() - 1;
            int table = seating.table().value();
            for (var entry : seating.northSouth().members()) {
                assertThat(place(diagram, entry, round).toString()).startsWith(table + "N ");
            }
            for (var entry : seating.eastWest().members()) {
                assertThat(place(diagram, entry, round).toString()).startsWith(table + "E ");
            }
            int last = seating.set().value() * 3;
            assertThat(diagram.spots().get(table - 1).boards().get(round))
                    .isEqualTo((last - 2) + "–" + last);
        }
        long seated = movement.seatings().stream().mapToLong(one -> one.members().size()).sum();
        assertThat(places(diagram).filter(place -> place.table() > 0).count()).isEqualTo(seated);
    }

    private static Stream<Place> places(MovesDiagram diagram) {
        return diagram.movers().stream().flatMap(mover -> mover.places().stream());
    }

    private static Place place(MovesDiagram diagram, EntryNumber entry, int round) {
        return diagram.movers().stream()
                .filter(mover -> mover.number().equals(entry.toString()))
                .findFirst()
                .orElseThrow()
                .places()
                .get(round);
    }

    @Test
    void roomForThoseWhoSitOutIsThereOnlyWhenSomebodyDoes() {
        assertThat(MovesDiagram.of(Mitchell.plain(7), 3).hasOutside()).isFalse();

        var withOne = MovesDiagram.of(Mitchell.plain(7).without(new EntryNumber(1)), 3);

        assertThat(withOne.hasOutside()).isTrue();
        assertThat(withOne.height()).isGreaterThan(MovesDiagram.of(Mitchell.plain(7), 3).height());
    }

    @ParameterizedTest
    @MethodSource("movements")
    void nobodyStandsOnAnotherNorBesideThePicture(Movement movement) {
        var diagram = MovesDiagram.of(movement, 2);

        for (int round : IntStream.range(0, movement.rounds()).toArray()) {
            var now = diagram.movers().stream().map(mover -> mover.places().get(round)).toList();
            assertThat(now.stream().map(place -> List.of(place.x(), place.y())))
                    .doesNotHaveDuplicates();
        }
        assertThat(places(diagram))
                .allSatisfy(place -> assertThat(place.x()).isBetween(19, diagram.width() - 19))
                .allSatisfy(place -> assertThat(place.y()).isBetween(13, diagram.height() - 13));
    }
}
