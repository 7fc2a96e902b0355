package overtrick.testkit.log;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;

/// What every codec of the log promises. A file beside the test holds one line for each form that
/// was ever written; lines are only ever added to it, and old logs stay readable.
public abstract class EventCodecContract<E> {

    private final EventCodec<E> codec;
    private final String file;

    /// @param file beside the test, such as `table-events.log`
    protected EventCodecContract(EventCodec<E> codec, String file) {
        this.codec = codec;
        this.file = file;
    }

    /// An event of every kind, with every alternative that it may carry.
    protected abstract List<E> all();

    @Test
    void writesEveryEventInTheFormThatIsKept() {
        var lines = all().stream().map(codec::encode).map(EventCodecContract::line).toList();

        assertThat(lines).isSubsetOf(kept());
    }

    @Test
    void readsEveryFormThatWasEverWritten() {
        assertThat(kept().stream().map(EventCodecContract::event).map(codec::decode))
                .containsAll(all());
    }

    @Test
    void hasALineForEveryName() {
        var names = kept().stream().map(line -> line.split(" ", 3)[0]);

        assertThat(names).containsAll(codec.names().toList());
    }

    @Test
    void saysWhichEventItCannotRead() {
        String known = codec.names().findFirst().orElseThrow();

        assertThatThrownBy(() -> codec.decode(new NewEvent("meteor-fallen", 1, "{}")))
                .hasMessage("no reader for event meteor-fallen, version 1");
        assertThatThrownBy(() -> codec.decode(new NewEvent(known, 9, "{}")))
                .hasMessage("no reader for event %s, version 9".formatted(known));
        assertThatThrownBy(() -> codec.decode(new NewEvent(known, 0, "{}")))
                .hasMessage("no reader for event %s, version 0".formatted(known));
    }

    /// The kept line of a version as an event.
    ///
    /// @param start how the line begins
    protected final E read(String start) {
        return kept().stream()
                .filter(line -> line.startsWith(start))
                .findFirst()
                .map(EventCodecContract::event)
                .map(codec::decode)
                .orElseThrow();
    }

    private static String line(NewEvent event) {
        return "%s %d %s".formatted(event.type(), event.version(), event.payload());
    }

    private static NewEvent event(String line) {
        String[] words = line.split(" ", 3);
        return new NewEvent(words[0], Integer.parseInt(words[1]), words[2]);
    }

    private List<String> kept() {
        try (InputStream log = getClass().getResourceAsStream(file)) {
            return Optional.ofNullable(log).stream().flatMap(found -> text(found).lines()).toList();
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }

    private static String text(InputStream stream) {
        try {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            throw new IllegalStateException(broken);
        }
    }
}
