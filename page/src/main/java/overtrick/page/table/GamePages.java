package overtrick.page.table;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.TableView;
import overtrick.page.Frame;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.api.Variant;
import overtrick.page.stream.Region;

/// What one game adds to the pages of a table. Seats, talk, the event stream and everything else
/// that a table has come with the table.
///
/// @param <C> the game's commands
/// @param <V> its views
/// @param <P> what its page shows of a view, in one language
public abstract class GamePages<C, V, P extends GamePages.Page> {

    /// What one viewer's page of a table shows.
    public interface Page {

        /// Who sits where.
        Seating seating();
    }

    /// How a form becomes a command of the game.
    @FunctionalInterface
    public interface Reading<C> {

        /// @throws overtrick.page.Sorry when the form is not understood
        C read(Visit visit);
    }

    private final GameTables<C, V> tables;
    private final String template;
    private final List<Region<P>> regions;
    private final Map<String, Reading<C>> deeds;

    /// @param tables at which it is played
    /// @param template of the whole page; it shows a [Shell]
    /// @param regions the parts of the page that are sent anew when they have changed
    /// @param deeds its own, by the last part of the address that their forms are sent to
    protected GamePages(
            GameTables<C, V> tables,
            String template,
            List<Region<P>> regions,
            Map<String, Reading<C>> deeds) {
        this.tables = tables;
        this.template = template;
        this.regions = regions;
        this.deeds = deeds;
    }

    protected abstract P page(TableId id, TableView<V> view, Words words);

    /// What is read aloud to those who do not see the table; empty when nothing is worth saying.
    protected abstract String said(P now, P before);

    /// Whether somebody new is shown around: at their first deal.
    protected boolean isShownAround(Frame frame, TableView<V> table) {
        return frame.isNew() && table.deals() < 2;
    }

    /// What programs are told of the game; empty while it has not begun, and of games of which they
    /// are told nothing.
    protected Optional<Variant> told(P page) {
        return Optional.empty();
    }

    /// What programs are told of how it stands, where the game keeps a score of its own.
    protected Optional<Variant> sheet(P page) {
        return Optional.empty();
    }

    /// The records in which they are told; none for such a game.
    protected List<Class<? extends Record>> forms() {
        return List.of();
    }

    /// What programs say with those of its own deeds that they may do, and what each is for.
    protected Map<String, Ask> asks() {
        return Map.of();
    }

    /// Something that programs may do in a game.
    ///
    /// @param form what they say
    /// @param about what it is for, one line in English
    public record Ask(Class<? extends Record> form, String about) {}

    final GameTables<C, V> tables() {
        return tables;
    }

    final String template() {
        return template;
    }

    final List<Region<P>> regions() {
        return regions;
    }

    final Map<String, Reading<C>> deeds() {
        return deeds;
    }
}
