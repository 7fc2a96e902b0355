package overtrick.classroom.page.lead;

import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.classroom.course.Desk;
import overtrick.classroom.course.Kept;
import overtrick.house.table.TableView;

/// A table as it is seen from the class.
///
/// @param lying what it has made of its board so far
record DeskSeen(Desk desk, TableView<Optional<BoardView>> view, Optional<Kept> lying) {}
