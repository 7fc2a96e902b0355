package overtrick.web.table;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import overtrick.bridge.board.BoardView;
import overtrick.club.Club;
import overtrick.club.duplicate.DuplicateTerms;
import overtrick.club.table.Member;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Preferences;
import overtrick.web.Words;

/// Looks at tables with somebody's eyes.
record Looks(Club club, TableId id, Member.Person viewer, Words words, Preferences likes) {

    Optional<TablePage> page() {
        return club.duplicate()
                .look(id, viewer)
                .map(view -> new TablePage(id, view, explained(view), words, likes, ordinal(view)));
    }

    private Optional<Explained> explained(TableView<Optional<BoardView>> view) {
        var robots =
                view.chairs().entrySet().stream()
                        .filter(taken -> taken.getValue().isPlayedByRobot())
                        .map(Map.Entry::getKey)
                        .collect(Collectors.toSet());
        return view.game()
                .map(board ->
                        Explained.of(
                                club.readings(),
                                DuplicateTerms.of(view).agreements(),
                                board.auction(),
                                board.vulnerability(),
                                board.meanings(),
                                robots,
                                words));
    }

    /// Asked for only when the board is over, to lead to its own page.
    private OptionalInt ordinal(TableView<Optional<BoardView>> view) {
        return view.game().filter(BoardView::isOver).isPresent()
                ? OptionalInt.of(view.deals())
                : OptionalInt.empty();
    }
}
