package overtrick.formats.results;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.movement.RoundNumber;
import overtrick.scoring.Contestant;
import overtrick.scoring.PossibleScores;
import overtrick.scoring.TablePlace;

/// Conflicts among results that are possible by themselves: contestants who are not entered, a
/// board at a table where it was not, two entries for one result. Not thread-safe.
final class Checks {

    /// A line with the file it stands in.
    private record Found(String file, ResultFile.Line line) {

        private String where(String otherFile) {
            return "%sline %d"
                    .formatted(file.equals(otherFile) ? "" : file + " ", line.place().line());
        }
    }

    private record Meeting(BoardNumber board, Contestant northSouth, Contestant eastWest) {}

    /// A board at a table.
    private record Place(BoardNumber board, TablePlace where) {}

    /// A board of a contestant.
    ///
    /// @param side for teams, who play a board in both directions; else empty
    private record Turn(BoardNumber board, Contestant contestant, Optional<Side> side) {}

    /// A round of a contestant.
    ///
    /// @param side for teams, who sit at two tables at once; else empty
    private record Sitting(
            Contestant contestant, Optional<Side> side, Optional<RoundNumber> round) {}

    private final Map<String, ResultFile> files;
    private final Naming names;
    private final boolean teams;
    private final Set<Contestant> entered = new HashSet<>();
    private final List<Complaint> complaints = new ArrayList<>();
    private final Map<Meeting, Found> results = new HashMap<>();
    private final Map<Place, Found> tables = new HashMap<>();
    private final Map<Turn, Found> players = new HashMap<>();
    private final Map<Sitting, Found> rounds = new HashMap<>();
    private final Map<BoardNumber, Found> boards = new HashMap<>();

    Checks(Map<String, ResultFile> files, Naming names, boolean teams) {
        this.files = files;
        this.names = names;
        this.teams = teams;
        files.values()
                .forEach(file ->
                        file.entries().forEach(one -> entered.add(names.entered(one.id()))));
    }

    List<Complaint> complaints() {
        var seatings = new Seatings(files.values(), names);
        files.forEach((name, file) -> {
            for (var line : file.lines()) {
                var found = new Found(name, line);
                if (isPossible(found)) {
                    seatings.complaint(line).ifPresent(message -> complain(name, line, message));
                    once(found);
                    for (var one : both(line)) {
                        known(found, one);
                    }
                }
            }
        });
        var playing = Assembly.contestants(files, names);
        files.forEach((name, file) -> {
            for (var change : file.changes()) {
                var one = names.entered(change.id());
                if (!playing.contains(one) && !entered.contains(one)) {
                    complaints.add(Complaint.of(name, change.place(), "nobody is " + change.id()));
                }
            }
        });
        return complaints;
    }

    /// Whoever is ranked for a line.
    private List<Contestant> both(ResultFile.Line line) {
        var both = new ArrayList<>(names.ranked(names.northSouth(line)));
        both.addAll(names.ranked(names.eastWest(line)));
        return both;
    }

    private void complain(String file, ResultFile.Line line, String message) {
        complaints.add(Complaint.of(file, line.place(), message));
    }

    private boolean isPossible(Found found) {
        var line = found.line();
        if (names.northSouth(line).equals(names.eastWest(line))) {
            complain(
                    found.file(),
                    line,
                    "%s cannot meet itself; if the directions are numbered apart, say --winners two"
                            .formatted(names.northSouth(line)));
            return false;
        }
        var first = boards.putIfAbsent(line.board(), found);
        if (first != null && first.line().vulnerability() != line.vulnerability()) {
            complain(
                    found.file(),
                    line,
                    "board %d has %s vulnerable here and %s in %s"
                            .formatted(
                                    line.board().value(),
                                    PossibleScores.word(line.vulnerability()),
                                    PossibleScores.word(first.line().vulnerability()),
                                    first.where(found.file())));
        }
        return true;
    }

    private void known(Found found, Contestant contestant) {
        if (!entered.isEmpty() && !entered.contains(contestant)) {
            complain(
                    found.file(),
                    found.line(),
                    "%s is not among the %d who are entered".formatted(contestant, entered.size()));
        }
    }

    /// One result for a board and a table, one for a board and a contestant, one table for a
    /// contestant and a round.
    private void once(Found found) {
        var line = found.line();
        var northSouth = names.northSouth(line);
        var eastWest = names.eastWest(line);
        var same = results.putIfAbsent(new Meeting(line.board(), northSouth, eastWest), found);
        if (same != null) {
            complain(found.file(), line, twice(found, same));
            return;
        }
        var where = line.where();
        if (where.table().isPresent()) {
            var other = tables.putIfAbsent(new Place(line.board(), where), found);
            if (other != null && !areRooms(line, other.line())) {
                complain(found.file(), line, twice(found, other));
                return;
            }
        }
        for (var side : Side.values()) {
            names.ranked(side == Side.NORTH_SOUTH ? northSouth : eastWest)
                    .forEach(one -> once(found, one, side));
        }
    }

    /// Whether these are the two rooms of a match, which share a table's number.
    private boolean areRooms(ResultFile.Line one, ResultFile.Line other) {
        return teams
                && names.northSouth(one).equals(names.eastWest(other))
                && names.eastWest(one).equals(names.northSouth(other));
    }

    private void once(Found found, Contestant contestant, Side side) {
        var line = found.line();
        var where = line.where();
        var direction = teams ? Optional.of(side) : Optional.<Side>empty();
        var before = players.putIfAbsent(new Turn(line.board(), contestant, direction), found);
        if (before != null) {
            complain(
                    found.file(),
                    line,
                    "%s has played board %d already, in %s"
                            .formatted(
                                    contestant, line.board().value(), before.where(found.file())));
            return;
        }
        if (where.round().isEmpty() || where.table().isEmpty()) {
            return;
        }
        var seated = rounds.putIfAbsent(new Sitting(contestant, direction, where.round()), found);
        if (seated != null && !seated.line().where().table().equals(where.table())) {
            complain(
                    found.file(),
                    line,
                    "%s is at table %s in round %s by %s, so this board was not at table %s for them"
                            .formatted(
                                    contestant,
                                    seated.line().where().table().orElseThrow(),
                                    where.round().get(),
                                    seated.where(found.file()),
                                    where.table().get()));
        }
    }

    private String twice(Found found, Found other) {
        var line = found.line();
        String said = other.line().text();
        return line.text().equals(said)
                ? "board %d of %s and %s stands here again after %s; one of them must go"
                        .formatted(
                                line.board().value(),
                                names.northSouth(line),
                                names.eastWest(line),
                                other.where(found.file()))
                : "board %d of %s and %s is %s here and %s in %s; one of them must go"
                        .formatted(
                                line.board().value(),
                                names.northSouth(line),
                                names.eastWest(line),
                                line.text(),
                                said,
                                other.where(found.file()));
    }
}
