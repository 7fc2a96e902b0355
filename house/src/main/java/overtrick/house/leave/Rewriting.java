package overtrick.house.leave;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.Beside;
import overtrick.log.Redactions.Placed;
import overtrick.log.Store;
import overtrick.log.form.EventCodec;
import overtrick.log.form.Redaction;
import overtrick.log.form.UnknownFormException;
import overtrick.log.host.LocalHost;
import overtrick.log.host.UnreadableException;

/// Puts events without a name into the places of those with it, and has everything that follows
/// from them made anew: what is in memory, and the rows of read models.
final class Rewriting {

    private static final Logger LOG = LoggerFactory.getLogger(Rewriting.class);

    private final Store store;
    private final List<LocalHost<?, ?, ?, ?, ?>> hosts;

    Rewriting(Store store, List<LocalHost<?, ?, ?, ?, ?>> hosts) {
        this.store = store;
        this.hosts = List.copyOf(hosts);
    }

    /// What is to stand in the places of events.
    ///
    /// @param how by the stream in which they stand
    /// @return those that change
    List<Placed> changed(List<Placed> events, Function<String, Redaction> how) {
        var changed = new ArrayList<Placed>();
        for (var one : events) {
            host(one.stream())
                    .flatMap(host -> changed(host.kind().codec(), one, how.apply(one.stream())))
                    .ifPresent(changed::add);
        }
        return changed;
    }

    private static <E> Optional<Placed> changed(
            EventCodec<E> codec, Placed event, Redaction redaction) {
        try {
            var was = codec.decode(event.logged().event());
            var now = codec.redacted(was, redaction);
            return now.equals(was) ? Optional.empty() : Optional.of(event.with(codec.encode(now)));
        } catch (UnknownFormException | IllegalArgumentException unreadable) {
            LOG.warn(
                    "event {} of {} cannot be read and stays as it is: {}",
                    event.logged().number(),
                    event.stream(),
                    unreadable.getMessage());
            return Optional.empty();
        }
    }

    private Optional<LocalHost<?, ?, ?, ?, ?>> host(String stream) {
        return hosts.stream().filter(one -> stream.startsWith(one.kind().streams())).findFirst();
    }

    /// Has what lives in these streams, and its rows, follow from the log as it is now.
    void reread(Collection<String> streams) {
        for (String stream : streams) {
            host(stream).ifPresent(host -> reread(host, host.kind().id(stream)));
        }
    }

    private void reread(LocalHost<?, ?, ?, ?, ?> host, String id) {
        try {
            host.reread(id, this::write);
        } catch (UnreadableException broken) {
            LOG.warn("set aside: {}", broken.getMessage());
        }
    }

    private void write(List<Beside> rows) {
        store.write(connection -> {
            for (var row : rows) {
                row.write(connection, Instant.EPOCH); // each knows its own time
            }
            return rows.size();
        });
    }
}
