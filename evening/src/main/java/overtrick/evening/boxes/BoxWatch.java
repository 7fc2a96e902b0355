package overtrick.evening.boxes;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.boxes.BoxAnswer;
import overtrick.boxes.BoxContents;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxPlan;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.boxes.BoxResult;
import overtrick.boxes.BoxTrouble;
import overtrick.boxes.Spot;
import overtrick.evening.boxes.BoxReport.Became;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.codes.TournamentId;

/// Looks after the file of one event. It is read when it has changed, when the event has, and when
/// something still waits; nobody else takes results from it.
final class BoxWatch {

    private static final Logger LOG = LoggerFactory.getLogger(BoxWatch.class);

    /// A file that has changed is read this often again: clocks of discs are coarse, and what is
    /// written in the same moment leaves the same mark.
    private static final int AGAIN = 2;

    /// What a file looks like from outside: another one under the same name is another mark.
    private record Mark(long size, FileTime changed, @Nullable Object key) {}

    private final Tournaments tournaments;
    private final TournamentId event;
    private final BoxMemory memory;
    private final BoxFile file;
    private final ReentrantLock lock = new ReentrantLock();
    private final Map<Spot, String> said;
    private Optional<Mark> mark = Optional.empty();
    private long number = -1;
    private boolean unfinished = true;
    private int settling;
    private volatile BoxState state;

    BoxWatch(Tournaments tournaments, TournamentId event, BoxMemory memory, Path path) {
        this.tournaments = tournaments;
        this.event = event;
        this.memory = memory;
        this.file = new BoxFile(path);
        this.said = new HashMap<>(memory.said(event));
        this.state = BoxState.unseen(path);
    }

    BoxState state() {
        return state;
    }

    /// Looks once, and takes what is new.
    void look() {
        if (!lock.tryLock()) {
            return; // somebody is looking at this moment
        }
        try {
            var now = tournaments.view(event.code(), BoxReport.DIRECTOR);
            var seen = mark();
            settling = seen.equals(mark) ? settling - 1 : AGAIN;
            if (!unfinished && settling < 0 && now.number() == number) {
                state = state.unchanged(tournaments.now());
                return;
            }
            unfinished = false;
            mark = seen;
            number = now.number();
            read();
            if (state.trouble().isEmpty()) {
                follow();
            }
        } finally {
            lock.unlock();
        }
    }

    private Optional<Mark> mark() {
        try {
            var attributes = Files.readAttributes(file.path(), BasicFileAttributes.class);
            return Optional.of(
                    new Mark(
                            attributes.size(),
                            attributes.lastModifiedTime(),
                            attributes.fileKey()));
        } catch (IOException none) {
            return Optional.empty();
        }
    }

    private void read() {
        switch (file.read()) {
            case BoxAnswer.Done<BoxContents>(var contents) -> {
                state = state.read(tournaments.now(), take(contents));
            }
            case BoxAnswer.Not<BoxContents>(var trouble, var cause) -> failed(trouble, cause);
        }
    }

    private void failed(BoxTrouble trouble, String cause) {
        unfinished = trouble == BoxTrouble.BUSY || trouble == BoxTrouble.NOT_WRITTEN;
        if (trouble != BoxTrouble.BUSY && !state.trouble().equals(Optional.of(trouble))) {
            LOG.info("boxes of event {}: {} {}", event, trouble.sentence(), cause);
        }
        state = state.failed(trouble);
    }

    /// What somebody has brought is taken like what a file in the folder says.
    BoxState.Taken bring(BoxContents contents) {
        lock.lock();
        try {
            return take(contents);
        } finally {
            lock.unlock();
        }
    }

    private BoxState.Taken take(BoxContents contents) {
        var view = new BoxView(tournaments.view(event.code(), BoxReport.DIRECTOR).state());
        var waiting = new ArrayList<String>();
        int known = 0;
        for (var one : contents.effective().values()) {
            var slot = view.slot(one.spot(), contents);
            if (slot.isEmpty()) {
                waiting.add(text(one));
                continue;
            }
            if (text(one).equals(said.get(one.spot()))) {
                known++;
                continue;
            }
            var became = new BoxReport(tournaments, event, slot.get(), one).take();
            if (became == Became.WAITS) {
                waiting.add(text(one));
            } else {
                known++;
                remember(one);
            }
        }
        return new BoxState.Taken(known, waiting);
    }

    private void remember(BoxResult one) {
        memory.say(event, one.spot(), text(one));
        said.put(one.spot(), text(one));
    }

    /// `3/2 13: 4HE= (5–6)`: round, table, board, and what was said.
    private static String text(BoxResult one) {
        var spot = one.spot();
        return "%d/%d %d: %s (%d–%d)"
                .formatted(
                        spot.round(),
                        spot.table(),
                        spot.board(),
                        one.erased() ? "–" : one.text(),
                        one.northSouth(),
                        one.eastWest());
    }

    /// Movement and names go into the file, when nobody else is writing.
    private void follow() {
        var view = new BoxView(tournaments.view(event.code(), BoxReport.DIRECTOR).state());
        if (!view.fits()) {
            return;
        }
        try {
            var plan = plan(event, view, tournaments.now(), List.of(), Wishes.USUAL);
            if (file.follow(plan) instanceof BoxAnswer.Not<Boolean>(var trouble, var cause)) {
                failed(trouble, cause);
            }
        } catch (IllegalArgumentException larger) {
            LOG.info("boxes of event {}: {}", event, larger.getMessage());
        }
    }

    static BoxPlan plan(
            TournamentId event, BoxView view, Instant now, List<Hand> hands, Wishes wishes) {
        return view.plan(event, LocalDate.ofInstant(now, ZoneId.systemDefault()), hands, wishes);
    }
}
