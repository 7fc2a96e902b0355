package overtrick.page.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Member;
import overtrick.house.table.TableView;
import overtrick.page.Words;

/// What one viewer may know of a table that is shown beside others: what its own page would show
/// them, and nothing else.
///
/// @param number of the last event that is shown; 0 where nothing is
/// @param late whether it is shown later than it is played
/// @param names of those who sit there
/// @param game what lies on it; empty where the viewer may not look on now
/// @param speaks whether the viewer may comment on it: not who sits there
/// @param chat what the viewer may hear of what is said there
/// @param <V> the game's views
public record SeenRoom<V>(
        TableId table,
        long number,
        boolean late,
        Map<Seat, String> names,
        Optional<V> game,
        boolean speaks,
        List<ChatLine> chat) {

    public SeenRoom {
        chat = List.copyOf(chat);
        names = Map.copyOf(names);
    }

    /// Whether the viewer may not look on there now.
    public boolean shut() {
        return game.isEmpty();
    }

    /// What is said there, as far as the viewer may hear it, in their words.
    ///
    /// @param room what it is called in the page, such as `open`
    public TalkBeside talk(Words words, String room, String title) {
        return new TalkBeside(
                words, room, title, speaks ? table.code() : "", TalkBeside.called(chat, words));
    }

    /// What a viewer may know of a table now.
    public static <V> SeenRoom<V> of(GameTables<?, V> tables, TableId id, Member viewer) {
        return tables.look(id, viewer)
                .filter(view -> !view.shut())
                .map(view -> of(id, view))
                .orElseGet(() -> shut(id));
    }

    /// A table at which the viewer may not look on now.
    public static <V> SeenRoom<V> shut(TableId id) {
        return new SeenRoom<>(id, 0, false, Map.of(), Optional.empty(), false, List.of());
    }

    private static <V> SeenRoom<V> of(TableId id, TableView<V> view) {
        var names = new EnumMap<Seat, String>(Seat.class);
        view.chairs().forEach((seat, chair) -> names.put(seat, chair.occupant().name()));
        return new SeenRoom<>(
                id,
                view.number(),
                view.isLate(),
                names,
                Optional.of(view.game()),
                view.seat().isEmpty(),
                view.chat());
    }
}
