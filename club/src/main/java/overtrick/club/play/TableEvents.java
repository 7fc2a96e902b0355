package overtrick.club.play;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardEvent.UndoAgreed;
import overtrick.bridge.board.BoardEvent.UndoAsked;
import overtrick.bridge.board.BoardEvent.UndoRefused;
import overtrick.club.host.EventCodec;
import overtrick.club.store.Json;
import overtrick.club.store.NewEvent;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableEvent.CameBack;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.Said;
import overtrick.club.table.TableEvent.SatOut;
import overtrick.club.table.TableEvent.SeatLeft;
import overtrick.club.table.TableEvent.SeatTaken;
import overtrick.club.table.TableEvent.TableOpened;
import tools.jackson.databind.JavaType;

/// The names under which a duplicate table's events are kept, and their JSON. A name or a form once
/// written is read for ever: a new form gets the next version and a reader for the old one.
public final class TableEvents implements EventCodec<TableEvent<BoardEvent>> {

    /// The names of the events that change what the read models show.
    static final List<String> SHOWN =
            List.of(
                    "table-opened",
                    "seat-taken",
                    "seat-left",
                    "sat-out",
                    "came-back",
                    "board-opened",
                    "board-ended");

    /// @param version of the form that is written now
    private record Kind(String name, int version, Class<?> type) {
        Kind(String name, Class<?> type) {
            this(name, 1, type);
        }

        JavaType form() {
            var types = Json.MAPPER.getTypeFactory();
            return TableEvent.class.isAssignableFrom(type)
                    ? types.constructParametricType(type, BoardEvent.class)
                    : types.constructType(type);
        }
    }

    private static final List<Kind> KINDS =
            List.of(
                    new Kind("table-opened", 2, TableOpened.class),
                    new Kind("seat-taken", SeatTaken.class),
                    new Kind("seat-left", SeatLeft.class),
                    new Kind("sat-out", SatOut.class),
                    new Kind("came-back", CameBack.class),
                    new Kind("said", Said.class),
                    new Kind("board-opened", BoardOpened.class),
                    new Kind("call-made", CallMade.class),
                    new Kind("card-played", CardPlayed.class),
                    new Kind("claim-made", ClaimMade.class),
                    new Kind("claim-agreed", ClaimAgreed.class),
                    new Kind("claim-objected", ClaimObjected.class),
                    new Kind("undo-asked", UndoAsked.class),
                    new Kind("undo-agreed", UndoAgreed.class),
                    new Kind("undo-refused", UndoRefused.class),
                    new Kind("taken-back", TakenBack.class),
                    new Kind("board-ended", BoardEnded.class));

    private static final Map<Class<?>, Kind> BY_TYPE =
            KINDS.stream().collect(toUnmodifiableMap(Kind::type, kind -> kind));

    private static final Map<String, Kind> BY_NAME =
            KINDS.stream().collect(toUnmodifiableMap(Kind::name, kind -> kind));

    @Override
    public NewEvent encode(TableEvent<BoardEvent> event) {
        Object kept = event instanceof InGame<BoardEvent>(var inner) ? inner : event;
        var kind = BY_TYPE.get(kept.getClass());
        if (kind == null) {
            throw new IllegalStateException("event has no name in the log: " + kept.getClass());
        }
        return new NewEvent(kind.name, kind.version, Json.MAPPER.writeValueAsString(kept));
    }

    @Override
    public TableEvent<BoardEvent> decode(NewEvent logged) {
        var kind = BY_NAME.get(logged.type());
        boolean old = kind != null && OldForms.has(logged);
        if (kind == null || (logged.version() != kind.version && !old)) {
            throw new IllegalStateException(
                    "no reader for event %s, version %d"
                            .formatted(logged.type(), logged.version()));
        }
        String payload = old ? OldForms.renewed(logged) : logged.payload();
        Object read = Json.MAPPER.readValue(payload, kind.form());
        return switch (read) {
            case BoardEvent inner -> new InGame<>(inner);
            case TableEvent<?> own -> ofTable(own);
            default -> throw new IllegalStateException("no event of a table: " + read.getClass());
        };
    }

    /// The forms above are all made for [BoardEvent].
    @SuppressWarnings("unchecked")
    private static TableEvent<BoardEvent> ofTable(TableEvent<?> event) {
        return (TableEvent<BoardEvent>) event;
    }

    /// The names in the log, for checks and documents.
    public static Stream<String> names() {
        return KINDS.stream().map(Kind::name);
    }
}
