package overtrick.web.table;

import java.util.Optional;
import java.util.OptionalInt;
import overtrick.bridge.duplicate.BoardView;
import overtrick.club.Club;
import overtrick.club.table.Member;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Preferences;
import overtrick.web.Words;

/// Looks at tables with somebody's eyes.
record Looks(Club club, TableId id, Member.Person viewer, Words words, Preferences likes) {

    Optional<TablePage> page() {
        return club.tables()
                .look(id, viewer)
                .map(view -> new TablePage(id, view, words, likes, ordinal(view)));
    }

    /// Asked for only when the board is over, to lead to its own page.
    private OptionalInt ordinal(TableView<Optional<BoardView>> view) {
        return view.game().filter(BoardView::isOver).isPresent()
                ? OptionalInt.of(club.tables().opened(id))
                : OptionalInt.empty();
    }
}
