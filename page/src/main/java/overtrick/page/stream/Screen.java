package overtrick.page.stream;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.log.meter.Act;
import overtrick.page.FullWidth;
import overtrick.page.Html;
import overtrick.page.Pages;

/// All open pages of one living thing. After a change everybody's view is looked at once, and what
/// has changed is rendered once for all who see the same. Changes that come meanwhile melt into
/// one.
final class Screen<V, P> {

    private static final Logger LOG = LoggerFactory.getLogger(Screen.class);

    private static final byte[] START = "retry: 1000\n\n".getBytes(StandardCharsets.UTF_8);

    private final Scene<V, P> scene;
    private final Painters painters;
    private final Set<Reader<V, P>> readers = ConcurrentHashMap.newKeySet();
    private final AtomicReference<State> state = new AtomicReference<>(State.IDLE);

    /// What has changed the picture: of several acts that melt into one picture, the oldest.
    private final AtomicReference<Optional<Act>> cause = new AtomicReference<>(Optional.empty());

    private enum State {
        IDLE,
        /// A painter has been asked for.
        CALLED,
        PAINTING,
        /// Something has changed while a painter was at work.
        OUTDATED;

        private State signalled() {
            return switch (this) {
                case IDLE, CALLED -> CALLED;
                case PAINTING, OUTDATED -> OUTDATED;
            };
        }

        private State painted() {
            return this == OUTDATED ? CALLED : IDLE;
        }
    }

    Screen(Scene<V, P> scene, Painters painters) {
        this.scene = scene;
        this.painters = painters;
    }

    void add(Reader<V, P> reader) {
        readers.add(reader);
    }

    void remove(Reader<V, P> reader) {
        readers.remove(reader);
    }

    boolean isEmpty() {
        return readers.isEmpty();
    }

    Watch watch(Member.Person viewer) {
        return scene.watch(viewer, this::signal);
    }

    /// Something has changed; never waits.
    void signal() {
        var act = Act.now();
        if (act.isPresent()) {
            cause.updateAndGet(before -> before.or(() -> act));
        }
        if (state.getAndUpdate(State::signalled) == State.IDLE) {
            painters.execute(this::paint);
        }
    }

    /// By one painter at a time, so that no page is sent an older picture after a newer one.
    private void paint(Html sheet) {
        state.set(State.PAINTING);
        try {
            var act = cause.getAndSet(Optional.empty());
            int sent = new Painting(sheet).all();
            act.filter(_ -> sent > 0).ifPresent(known -> known.pictured(sent));
        } finally {
            if (state.getAndUpdate(State::painted) == State.OUTDATED) {
                painters.execute(this::paint);
            }
        }
    }

    /// The message that takes a page from one picture to another.
    private record Step<V, P>(Optional<Picture<V, P>> from, Picture<V, P> to) {}

    /// What everybody sees at one moment, and what is sent for it.
    private final class Painting {

        private final Html sheet;
        private final Map<Member.Person, Optional<V>> views = new HashMap<>();
        private final List<Picture<V, P>> pictures = new ArrayList<>();
        private final Map<Step<V, P>, byte[]> messages = new HashMap<>();
        private int sent;
        private int failures;
        private @Nullable Throwable wrong;

        private Painting(Html sheet) {
            this.sheet = sheet;
        }

        /// @return how many pages were sent something
        private int all() {
            for (var reader : readers) {
                if (reader.line().take()) {
                    attempt(reader);
                }
            }
            if (failures > 0) {
                LOG.error("{} pages are not brought up to date", failures, wrong);
            }
            return sent;
        }

        /// Sends one page its news; whatever is thrown, errors included, does not stop the others.
        private void attempt(Reader<V, P> reader) {
            try {
                news(reader).ifPresent(message -> send(reader, message));
            } catch (RuntimeException | Error failed) {
                failures++;
                wrong = failed;
            } finally {
                reader.line().giveBack();
            }
        }

        private void send(Reader<V, P> reader, byte[] message) {
            reader.line().send(message);
            sent++;
        }

        /// What the page is to be sent; empty when it shows everything.
        private Optional<byte[]> news(Reader<V, P> reader) {
            var view = views.computeIfAbsent(reader.viewer(), scene::look);
            if (view.isEmpty()) {
                reader.line().end();
                return Optional.empty();
            }
            if (isShown(reader, view.get())) {
                return Optional.empty();
            }
            var picture = picture(reader, view.get());
            boolean upToDate =
                    reader.shown().isEmpty()
                            && picture.number() <= reader.known()
                            && !picture.goesBack();
            byte[] message =
                    upToDate
                            ? START
                            : messages.computeIfAbsent(
                                    new Step<>(reader.shown(), picture), this::message);
            reader.show(picture);
            return Optional.of(message);
        }

        /// Whether the page shows this view already; who looks on may change without an event.
        private boolean isShown(Reader<V, P> reader, V view) {
            var shown = reader.shown();
            if (shown.isEmpty() || scene.number(view) > reader.known()) {
                return false;
            }
            boolean older = scene.number(view) < reader.known() && !scene.goesBack(view);
            return older || shown.get().shows(view, reader.words());
        }

        private Picture<V, P> picture(Reader<V, P> reader, V view) {
            for (var known : pictures) {
                if (known.shows(view, reader.words())) {
                    return known;
                }
            }
            var made = new Picture<>(scene, view, reader.words());
            pictures.add(made);
            return made;
        }

        private byte[] message(Step<V, P> step) {
            sheet.clear();
            var to = step.to();
            sheet.raw(step.from().isEmpty() ? "retry: 1000\nid: " : "id: ");
            sheet.raw(String.valueOf(to.number()));
            sheet.raw("\ndata: ");
            var regions = scene.regions();
            for (int at = 0; at < regions.size(); at++) {
                var model = to.models().get(at);
                int part = at;
                if (step.from().filter(known -> known.models().get(part).equals(model)).isEmpty()) {
                    Region.write(regions.get(at), model, sheet);
                }
            }
            step.from()
                    .filter(before -> before.number() <= to.number())
                    .map(before -> scene.said(to.page(), before.page()))
                    .filter(said -> !said.isEmpty())
                    .ifPresent(said -> Pages.write("table/said", new Said(said), sheet));
            sheet.raw("\n\n");
            return FullWidth.set(sheet.bytes(), to.words());
        }
    }
}
