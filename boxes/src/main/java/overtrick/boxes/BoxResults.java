package overtrick.boxes;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.boxes.BoxContents.Group;
import overtrick.boxes.BoxContents.Player;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.results.Beside;
import overtrick.formats.results.ResultFile;
import overtrick.scoring.TablePlace;

/// The results of a file as those of an event, to be ranked.
public final class BoxResults {

    private BoxResults() {}

    /// Every result that counts; one that cannot be understood is an error with its line, and so
    /// nothing is ranked that leaves it out.
    public static ResultFile of(BoxContents contents) {
        var diagnostics = new Diagnostics();
        var lines = new ArrayList<ResultFile.Line>();
        boolean several = contents.sections().size() > 1;
        contents.effective()
                .values()
                .forEach(one -> {
                    if (one.erased()) {
                        return;
                    }
                    var place = new Place((int) Math.max(1, one.id()), 1);
                    if (one.outcome().isEmpty()) {
                        diagnostics.error(
                                place,
                                "board %d: no result: %s"
                                        .formatted(one.spot().board(), one.text()));
                        return;
                    }
                    lines.add(line(contents, one, place, several));
                });
        return new ResultFile(
                contents.session(),
                several ? List.of() : entries(contents),
                lines,
                List.of(),
                List.of(),
                diagnostics.list());
    }

    private static ResultFile.Line line(
            BoxContents contents, BoxResult one, Place place, boolean several) {
        var spot = one.spot();
        var board = new BoardNumber(spot.board());
        String section =
                several ? contents.section(spot.section()).map(Group::letter).orElse("") : "";
        return new ResultFile.Line(
                place,
                board,
                board.vulnerability(),
                TablePlace.of(section, spot.round(), spot.table()),
                "" + one.northSouth(),
                "" + one.eastWest(),
                1,
                one.outcome().orElseThrow(),
                one.text(),
                Beside.NOTHING);
    }

    /// Pairs by the names of those who sit there when it begins; none when a pair has no names, or
    /// when both directions have the same numbers.
    private static List<ResultFile.Entry> entries(BoxContents contents) {
        Map<Integer, String> names = new TreeMap<>();
        for (var section : contents.sections()) {
            for (var sitting : section.sittings()) {
                if (sitting.round() == 1) {
                    name(contents, sitting, Side.NORTH_SOUTH, names);
                    name(contents, sitting, Side.EAST_WEST, names);
                }
            }
        }
        var playing = new HashSet<Integer>();
        contents.results()
                .forEach(one -> {
                    playing.add(one.northSouth());
                    playing.add(one.eastWest());
                });
        return names.values().stream().anyMatch(String::isEmpty)
                        || !names.keySet().containsAll(playing)
                ? List.of()
                : names.entrySet().stream()
                        .map(one ->
                                new ResultFile.Entry(
                                        Place.START, "" + one.getKey(), one.getValue()))
                        .toList();
    }

    private static void name(
            BoxContents contents, Sitting sitting, Side side, Map<Integer, String> names) {
        int pair = side == Side.NORTH_SOUTH ? sitting.northSouth() : sitting.eastWest();
        String people =
                contents.numbers().stream()
                        .filter(one -> one.table() == sitting.table() && one.round() <= 1)
                        .filter(one -> one.seat().side() == side && !one.name().isEmpty())
                        .map(Player::name)
                        .collect(Collectors.joining(" – "));
        if (pair > 0 && names.put(pair, people) != null) {
            names.put(pair, "");
        }
    }
}
