package overtrick.evening.page.start;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.movement.EntryNumber;
import overtrick.movement.Movement;
import overtrick.movement.mitchell.Mitchell;

/// The picture has everybody where the movement has them.
class MovesDiagramTest {

    static Stream<Movement> movements() {
        return Stream.of(
                Mitchell.plain(7),
                Mitchell.skip(8),
                Mitchell.shareAndRelay(6),
                Mitchell.plain(9).without(new EntryNumber(3)));
    }

    @ParameterizedTest
    @MethodSource("movements")
    void everybodyIsWhereTheMovementHasThem(Movement movement) {
        var diagram = MovesDiagram.of(movement, 3);

        assertThat(diagram.movers()).hasSameSizeAs(movement.entries());
        for (var seating : movement.seatings()) {
            int round = seating.round().value() - 1;
            String table = seating.table().toString();
            assertThat(way(diagram, seating.northSouth().members().iterator().next(), round))
                    .isEqualTo(table + "N");
            assertThat(way(diagram, seating.eastWest().members().iterator().next(), round))
                    .isEqualTo(table + "E");
            int last = seating.set().value() * 3;
            assertThat(
                            diagram.spots()
                                    .get(seating.table().value() - 1)
                                    .boards()
                                    .split("\\|", -1)[round])
                    .isEqualTo((last - 2) + "–" + last);
        }
        long seated = movement.seatings().size() * 2L;
        long shown =
                diagram.movers().stream()
                        .flatMap(mover -> Stream.of(mover.way().split(" ")))
                        .filter(place -> !place.equals("-"))
                        .count();
        assertThat(shown).isEqualTo(seated);
    }

    private static String way(MovesDiagram diagram, EntryNumber entry, int round) {
        return diagram.movers().stream()
                .filter(mover -> mover.number().equals(entry.toString()))
                .findFirst()
                .orElseThrow()
                .way()
                .split(" ")[round];
    }

    @Test
    void roomForThoseWhoSitOutIsThereOnlyWhenSomebodyDoes() {
        assertThat(MovesDiagram.of(Mitchell.plain(7), 3).hasOutside()).isFalse();

        var withOne = MovesDiagram.of(Mitchell.plain(7).without(new EntryNumber(1)), 3);

        assertThat(withOne.hasOutside()).isTrue();
        assertThat(withOne.height()).isGreaterThan(MovesDiagram.of(Mitchell.plain(7), 3).height());
    }

    @Test
    void tablesAndPeopleDoNotLieOnEachOther() {
        var diagram = MovesDiagram.of(Mitchell.plain(15), 2);

        var places = diagram.movers().stream().map(mover -> mover.x() + " " + mover.y()).toList();
        assertThat(places).doesNotHaveDuplicates();
        assertThat(diagram.movers())
                .allSatisfy(mover -> assertThat(mover.x()).isBetween(19, diagram.width() - 19));
        assertThat(diagram.movers())
                .allSatisfy(mover -> assertThat(mover.y()).isBetween(13, diagram.height() - 13));
    }
}
