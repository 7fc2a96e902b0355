package overtrick.formats.results;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.bridge.BoardNumber;
import overtrick.formats.Severity;
import overtrick.scoring.Adjustment;
import overtrick.scoring.Contestant;
import overtrick.scoring.Results;
import overtrick.scoring.Row;
import overtrick.scoring.Traveller;

/// Puts the files of a tournament together. Nothing is chosen silently: every conflict is a
/// [Complaint], and while there is one there are no results.
///
/// @param complaints in the order of the files and their lines
/// @param results none while there are complaints
/// @param teams whether contestants meet at two tables of one board, as teams do
public record Assembly(List<Complaint> complaints, Results results, boolean teams) {

    public Assembly {
        complaints = List.copyOf(complaints);
    }

    /// Puts the files of an event together and checks them against each other.
    ///
    /// @param files by the names for messages, in order
    /// @param directionsApart whether North–South and East–West are ranked apart, so that both may
    ///   use the same numbers
    public static Assembly of(Map<String, ResultFile> files, boolean directionsApart) {
        var complaints = new ArrayList<Complaint>();
        files.forEach((name, file) ->
                file.diagnostics().stream()
                        .filter(one -> one.severity() == Severity.ERROR)
                        .forEach(one -> complaints.add(new Complaint(name, one))));
        var names = Naming.of(files.values(), directionsApart);
        boolean teams = !directionsApart && !names.individual() && isForTeams(files);
        if (complaints.isEmpty()) {
            complaints.addAll(new Checks(files, names, teams).complaints());
        }
        var results = complaints.isEmpty() ? results(files, names) : Results.of(List.of());
        return new Assembly(complaints, results, teams);
    }

    /// Two on a board, by the numbers in the file.
    private record Meeting(BoardNumber board, String northSouth, String eastWest) {

        private Meeting exchanged() {
            return new Meeting(board, /* northSouth= */ eastWest, /* eastWest= */ northSouth);
        }
    }

    /// Teams meet with the sides exchanged, pairs never do.
    private static boolean isForTeams(Map<String, ResultFile> files) {
        var meetings = new HashSet<Meeting>();
        for (var file : files.values()) {
            for (var line : file.lines()) {
                meetings.add(new Meeting(line.board(), line.northSouth(), line.eastWest()));
            }
        }
        return meetings.stream().map(Meeting::exchanged).anyMatch(meetings::contains);
    }

    private static Results results(Map<String, ResultFile> files, Naming names) {
        var rows = new TreeMap<BoardNumber, List<Row>>();
        var vulnerable = new TreeMap<BoardNumber, ResultFile.Line>();
        var adjustments = new ArrayList<Adjustment>();
        SortedMap<Contestant, String> entered = new TreeMap<>();
        String title = "";
        for (var file : files.values()) {
            title = title.isEmpty() ? file.title() : title;
            for (var line : file.lines()) {
                rows.computeIfAbsent(line.board(), _ -> new ArrayList<>()).add(row(line, names));
                vulnerable.putIfAbsent(line.board(), line);
            }
            file.entries().stream()
                    .filter(entry -> !entry.name().isEmpty())
                    .forEach(entry -> entered.put(names.entered(entry.id()), entry.name()));
            file.entries().stream()
                    .filter(entry -> entry.name().isEmpty())
                    .forEach(entry -> entered.putIfAbsent(names.entered(entry.id()), entry.id()));
            for (var change : file.changes()) {
                adjustments.add(
                        new Adjustment(
                                names.entered(change.id()),
                                change.kind(),
                                change.amount(),
                                change.unit(),
                                change.cause()));
            }
        }
        var travellers = new ArrayList<Traveller>();
        rows.forEach((board, slip) -> {
            var first = vulnerable.get(board);
            travellers.add(
                    first == null
                            ? Traveller.of(board, slip)
                            : new Traveller(board, first.vulnerability(), slip));
        });
        return new Results(title, entered, travellers, adjustments, names.individual());
    }

    private static Row row(ResultFile.Line line, Naming names) {
        return new Row(
                line.where(),
                names.northSouth(line),
                names.eastWest(line),
                line.form(),
                line.outcome());
    }

    /// The contestants of the lines.
    static Set<Contestant> contestants(Map<String, ResultFile> files, Naming names) {
        var all = new HashSet<Contestant>();
        for (var file : files.values()) {
            for (var line : file.lines()) {
                all.addAll(names.ranked(names.northSouth(line)));
                all.addAll(names.ranked(names.eastWest(line)));
            }
        }
        return all;
    }
}
