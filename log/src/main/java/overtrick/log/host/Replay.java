package overtrick.log.host;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import overtrick.log.Beside;
import overtrick.log.EventLog;
import overtrick.log.LoggedEvent;

/// Makes states from the events in the log.
///
/// @param <S> the state
/// @param <E> the events
public final class Replay<S, E> {

    private final Kind<S, ?, ?, E, ?> kind;
    private final EventLog log;

    public Replay(Kind<S, ?, ?, E, ?> kind, EventLog log) {
        this.kind = kind;
        this.log = log;
    }

    /// The state after all that has happened.
    ///
    /// @throws UnreadableException when an event cannot be read or followed
    public Snapshot<S> of(String id) {
        return tell(id, _ -> {});
    }

    /// The state after all that has happened since it was as given.
    ///
    /// @throws UnreadableException when an event cannot be read or followed
    public Snapshot<S> since(String id, Snapshot<S> then) {
        return tell(id, then, _ -> {});
    }

    /// The state as it was after one of the events.
    ///
    /// @param number of that event
    /// @param since is handed the events that came later, in order
    /// @throws UnreadableException when an event cannot be read or followed
    public Snapshot<S> until(String id, long number, Consumer<E> since) {
        var then =
                new Object() {
                    Snapshot<S> now = new Snapshot<>(0, kind.rules().start());
                };
        tell(
                id,
                told -> {
                    if (told.now.number() <= number) {
                        then.now = told.now;
                    } else {
                        since.accept(told.event);
                    }
                });
        return then.now;
    }

    /// One event and what became of it.
    ///
    /// @param now the state after it
    private record Told<S, E>(LoggedEvent logged, E event, Snapshot<S> now) {}

    private Snapshot<S> tell(String id, Consumer<Told<S, E>> listener) {
        return tell(id, new Snapshot<>(0, kind.rules().start()), listener);
    }

    private Snapshot<S> tell(String id, Snapshot<S> from, Consumer<Told<S, E>> listener) {
        String stream = kind.stream(id);
        var fold =
                new Object() {
                    Snapshot<S> now = from;
                };
        log.read(
                stream,
                from.number(),
                logged -> {
                    E event;
                    try {
                        event = kind.codec().decode(logged.event());
                        var after = kind.rules().evolve(fold.now.state(), event);
                        fold.now = new Snapshot<>(logged.number(), after);
                    } catch (RuntimeException broken) {
                        throw new UnreadableException(stream, logged.number(), broken);
                    }
                    listener.accept(new Told<>(logged, event, fold.now));
                });
        return fold.now;
    }

    /// Why a stream cannot be brought back; empty when it can.
    public Optional<String> problem(String id) {
        try {
            of(id);
            return Optional.empty();
        } catch (UnreadableException broken) {
            return Optional.ofNullable(broken.getMessage());
        }
    }

    /// Hands on all rows of the read models that follow from a stream, in order, each with the time
    /// of its event.
    ///
    /// @throws UnreadableException when an event cannot be read or followed
    public void project(String id, Consumer<Beside> writer) {
        tell(
                id,
                told -> {
                    var rows = kind.projection().after(id, told.now, List.of(told.event));
                    if (!rows.equals(Beside.NOTHING)) {
                        writer.accept((connection, _) -> rows.write(connection, told.logged.at()));
                    }
                });
    }
}
