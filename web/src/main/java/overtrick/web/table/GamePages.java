package overtrick.web.table;

import java.util.List;
import java.util.Map;
import overtrick.club.game.GameTables;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Frame;
import overtrick.web.Visit;
import overtrick.web.Words;
import overtrick.web.stream.Region;

/// What one game adds to the pages of a table. Seats, talk, the event stream and everything else
/// that a table has come with the table.
///
/// @param <C> the game's commands
/// @param <V> its views
/// @param <P> what its page shows of a view, in one language
public interface GamePages<C, V, P> {

    /// How a form becomes a command of the game.
    @FunctionalInterface
    interface Reading<C> {

        /// @throws overtrick.web.Sorry when the form is not understood
        C read(Visit visit);
    }

    /// The tables at which it is played.
    GameTables<C, V> tables();

    P page(TableId id, TableView<V> view, Words words);

    /// The parts of the page that are sent anew when they have changed.
    List<Region<P>> regions();

    /// What is read aloud to those who do not see the table; empty when nothing is worth saying.
    String said(P now, P before);

    /// The template of the whole page.
    String template();

    /// What the template shows.
    ///
    /// @param notice a sentence about what was asked for last; may be empty
    Record whole(Frame frame, P page, String notice);

    /// Its own deeds, by the last part of the address that their forms are sent to.
    Map<String, Reading<C>> deeds();
}
