package overtrick.formats.results;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.scoring.TablePlace;

/// The seatings that files declare, to hold results against them. Without any, every result may be.
final class Seatings {

    private final List<ResultFile.Seating> seatings = new ArrayList<>();
    private final Naming names;

    Seatings(Collection<ResultFile> files, Naming names) {
        this.names = names;
        files.forEach(file -> seatings.addAll(file.seatings()));
    }

    /// Why the result cannot be from the table it names; empty when it can.
    Optional<String> complaint(ResultFile.Line line) {
        if (seatings.isEmpty()) {
            return Optional.empty();
        }
        var here = seatings.stream().filter(one -> isAt(one.where(), line.where())).toList();
        if (here.isEmpty()) {
            return Optional.of("nobody is seated at %s".formatted(text(line.where())));
        }
        var theirs = here.stream().filter(one -> isOf(one, line)).toList();
        if (theirs.isEmpty()) {
            var first = here.getFirst();
            return Optional.of(
                    here.size() == 1
                            ? "%s seats %s and %s, not %s and %s"
                                    .formatted(
                                            text(first.where()),
                                            first.northSouth(),
                                            first.eastWest(),
                                            names.northSouth(line),
                                            names.eastWest(line))
                            : "%s and %s never meet"
                                    .formatted(names.northSouth(line), names.eastWest(line)));
        }
        return theirs.stream().anyMatch(one -> one.boards().contains(line.board()))
                ? Optional.empty()
                : Optional.of(boardElsewhere(line, theirs.getFirst()));
    }

    private static String boardElsewhere(ResultFile.Line line, ResultFile.Seating seating) {
        var boards = seating.boards().stream().map(board -> String.valueOf(board.value())).toList();
        return "board %d does not belong to %s; %s %s"
                .formatted(
                        line.board().value(),
                        text(seating.where()),
                        boards.size() == 1 ? "board" : "boards",
                        String.join(", ", boards) + (boards.size() == 1 ? " does" : " do"));
    }

    /// Such as `section A, round 3, table 7`; empty when nothing is known.
    private static String text(TablePlace place) {
        var section = Optional.of(place.section()).filter(name -> !name.isEmpty());
        return Stream.of(
                        section.map(name -> "section " + name),
                        place.round().map(round -> "round " + round),
                        place.table().map(table -> "table " + table))
                .flatMap(Optional::stream)
                .collect(Collectors.joining(", "));
    }

    /// What the result does not name fits everywhere.
    private static boolean isAt(TablePlace seating, TablePlace slip) {
        return (slip.section().isEmpty()
                        || seating.section().isEmpty()
                        || slip.section().equals(seating.section()))
                && (slip.round().isEmpty() || slip.round().equals(seating.round()))
                && (slip.table().isEmpty() || slip.table().equals(seating.table()));
    }

    private boolean isOf(ResultFile.Seating seating, ResultFile.Line line) {
        return seating.northSouth().equals(names.northSouth(line).id())
                && seating.eastWest().equals(names.eastWest(line).id());
    }
}
