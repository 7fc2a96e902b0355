package overtrick.evening.boxes;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxPlan;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.boxes.BoxTrouble;
import overtrick.evening.boxes.BoxMemory.Link;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;
import overtrick.house.thinking.Timer;
import overtrick.log.Neighbours;
import overtrick.log.Store;

/// The events of a club that are scored with boxes. All their files lie in one folder of the club's
/// data, which is shared with the machine on which the boxes' control program runs.
public final class Boxes {

    /// Why an act was done that a box has brought.
    public static final String FROM_A_BOX = BoxReport.FROM_A_BOX;

    private static final Logger LOG = LoggerFactory.getLogger(Boxes.class);

    /// From one look at a file to the next.
    private static final Duration PAUSE = Duration.ofSeconds(2);

    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9][A-Za-z0-9 _-]{0,40}\\.bws");

    /// What became of a wish to score with boxes.
    public sealed interface Begun {

        /// @param made whether there was no file of that name
        record Done(boolean made) implements Begun {}

        record Not(BoxTrouble trouble) implements Begun {}

        /// Why it cannot be.
        enum Refused implements Begun {
            /// Nobody is seated, or everybody plays for themselves.
            NOT_SEATED,
            /// Larger than boxes count.
            TOO_LARGE,
            /// It leads out of the folder, or is none of boxes.
            NAME,
            /// Another event has it.
            TAKEN
        }
    }

    private final Tournaments tournaments;
    private final Timer timer;
    private final Path folder;
    private final BoxMemory memory;
    private final Neighbours near;
    private final Map<TournamentId, BoxWatch> watches = new ConcurrentHashMap<>();
    private final AtomicBoolean looking = new AtomicBoolean();

    /// @param folder in which all files lie
    public Boxes(Store store, Tournaments tournaments, Timer timer, Path folder) {
        this.tournaments = tournaments;
        this.timer = timer;
        this.folder = folder.toAbsolutePath().normalize();
        this.memory = new BoxMemory(store);
        this.near = store.log().neighbours();
    }

    /// Goes on with every event that had boxes when the house was shut.
    public void goOn() {
        memory.all().stream().filter(this::isHere).forEach(this::watch);
    }

    /// Files lie where boxes write them: another program of the club may have this one.
    private boolean isHere(Link link) {
        return !near.areThere() || Files.exists(folder.resolve(link.file()));
    }

    private BoxWatch watch(Link link) {
        var watch =
                watches.computeIfAbsent(
                        link.event(),
                        id -> new BoxWatch(tournaments, id, memory, folder.resolve(link.file())));
        if (looking.compareAndSet(false, true)) {
            timer.every(PAUSE, this::look);
        }
        return watch;
    }

    private void look() {
        watches.forEach((event, watch) -> {
            try {
                if (tournaments.isOver(event)) {
                    end(event);
                } else {
                    watch.look();
                }
            } catch (RuntimeException failed) {
                if (!timer.isClosed()) {
                    LOG.warn("boxes of event {}: {}", event, failed.toString());
                }
            }
        });
    }

    /// The name a file gets when nobody wishes for another.
    public String usualName(TournamentId event) {
        return event.code() + ".bws";
    }

    /// Has an event scored with boxes from now on. A file that is there is used as it is.
    ///
    /// @param hands the cards that boxes may show after the play
    public Begun begin(TournamentId event, String name, Wishes wishes, List<Hand> hands) {
        if (!NAME.matcher(name).matches()) {
            return Begun.Refused.NAME;
        }
        boolean taken =
                memory.all().stream()
                        .anyMatch(one ->
                                one.file().equalsIgnoreCase(name) && !one.event().equals(event));
        if (taken) {
            return Begun.Refused.TAKEN;
        }
        var plan = plan(event, wishes, hands);
        if (plan.isEmpty()) {
            return refusal(event);
        }
        return switch (new BoxFile(folder.resolve(name)).create(plan.get())) {
            case BoxAnswer.Done<Boolean>(var made) -> {
                if (memory.of(event).filter(one -> one.file().equals(name)).isEmpty()) {
                    memory.forget(event);
                }
                watches.remove(event);
                var link = new Link(event, name, wishes.lead(), wishes.hands());
                memory.begin(link);
                watch(link).look();
                yield new Begun.Done(made);
            }
            case BoxAnswer.Not<Boolean>(var trouble, var cause) -> {
                LOG.info("boxes of event {}: {} {}", event, trouble.sentence(), cause);
                yield new Begun.Not(trouble);
            }
        };
    }

    private BoxView view(TournamentId event) {
        return new BoxView(tournaments.view(event.code(), BoxReport.DIRECTOR).state());
    }

    private Begun.Refused refusal(TournamentId event) {
        return view(event).fits() ? Begun.Refused.TOO_LARGE : Begun.Refused.NOT_SEATED;
    }

    /// What boxes must know of an event; empty when they cannot score it.
    public Optional<BoxPlan> plan(TournamentId event, Wishes wishes, List<Hand> hands) {
        var view = view(event);
        if (!view.fits()) {
            return Optional.empty();
        }
        try {
            return Optional.of(BoxWatch.plan(event, view, tournaments.now(), hands, wishes));
        } catch (IllegalArgumentException larger) {
            return Optional.empty();
        }
    }

    /// Takes what a file says that was brought.
    public BoxState.Taken bring(TournamentId event, BoxContents contents) {
        var watch = watches.get(event);
        return (watch == null
                        ? new BoxWatch(tournaments, event, memory, folder.resolve(usualName(event)))
                        : watch)
                .bring(contents);
    }

    /// No longer looks at the file; what it brought stays.
    public void end(TournamentId event) {
        watches.remove(event);
        memory.end(event);
    }

    /// How it stands; empty when the event is scored without boxes.
    public Optional<BoxState> state(TournamentId event) {
        return Optional.ofNullable(watches.get(event)).map(BoxWatch::state);
    }
}
