package overtrick.evening.page.console;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.scoring.Outcome;
import overtrick.tournament.session.Section;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The results of a view, found by place, board and table.
final class Results {

    private final Map<Slot, ResultLine> places = new HashMap<>();
    private final Map<BoardNumber, List<ResultLine>> boards = new HashMap<>();
    private final Map<Section.Table, List<ResultLine>> tables = new HashMap<>();

    private Results() {}

    static Results of(TournamentView view) {
        var all = new Results();
        for (var line : view.results()) {
            var slot = line.slot();
            all.places.put(slot, line);
            all.boards.computeIfAbsent(slot.board(), _ -> new ArrayList<>()).add(line);
            all.tables.computeIfAbsent(slot.at(), _ -> new ArrayList<>()).add(line);
        }
        return all;
    }

    Optional<Slip> slip(Slot slot) {
        return Optional.ofNullable(places.get(slot)).flatMap(ResultLine::slip);
    }

    Stream<ResultLine> at(Section.Table table) {
        return tables.getOrDefault(table, List.of()).stream();
    }

    List<ResultLine> of(BoardNumber board) {
        return boards.getOrDefault(board, List.of());
    }

    /// What the board came to at the other tables.
    Stream<Outcome> elsewhere(Slot slot) {
        return of(slot.board()).stream()
                .filter(line -> !line.slot().equals(slot))
                .flatMap(line -> line.slip().flatMap(Slip::outcome).stream());
    }
}
