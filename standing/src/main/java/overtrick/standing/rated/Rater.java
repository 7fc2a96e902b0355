package overtrick.standing.rated;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.log.StoreException;
import overtrick.scoring.rating.Calibration;
import overtrick.scoring.rating.Calibrations;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.standing.book.Book;
import overtrick.standing.book.Ledger;
import overtrick.standing.book.StandingCommand;

/// Works the ratings of the club out in the background, on one thread of their own. Whoever asks
/// gets what was worked out last.
public final class Rater implements AutoCloseable {

    /// How often it is looked whether boards have changed.
    public static final Duration PAUSE = Duration.ofMinutes(5);

    /// With fewer boards a club is taken for a usual one.
    private static final int LEAST_TO_CALIBRATE = 100;

    private static final Logger LOG = LoggerFactory.getLogger(Rater.class);

    private final Feed feed;
    private final Book book;
    private final InstantSource clock;
    private final ExecutorService worker =
            Executors.newSingleThreadExecutor(
                    Thread.ofPlatform().daemon().name("overtrick-ratings").factory());
    private volatile Optional<Rated> last = Optional.empty();
    private final Map<Long, Reckoning.Season> seasons = new HashMap<>();
    private volatile boolean closed;

    /// What the last were worked out from: the day, and the edition of the boards.
    private long workedOutFor = Long.MIN_VALUE;

    public Rater(Feed feed, Book book, InstantSource clock) {
        this.feed = feed;
        this.book = book;
        this.clock = clock;
    }

    /// What was worked out last; empty when that is still under way for the first time.
    public Optional<Rated> last() {
        return last;
    }

    /// Looks, in the background, whether there is anything new.
    public void lookLater() {
        if (!closed) {
            worker.execute(this::attempt);
        }
    }

    private void attempt() {
        try {
            look();
        } catch (StoreException failed) {
            if (!closed) {
                LOG.warn("ratings wait for the store: {}", failed.getMessage());
            }
        } catch (RuntimeException bug) {
            if (!closed) {
                LOG.error("ratings are not worked out", bug);
            }
        }
    }

    /// Works them out now if anything is new, and waits for it.
    ///
    /// @return whether there was
    public synchronized boolean look() {
        int changed = feed.update(() -> closed);
        var now = clock.instant();
        long stand = 31 * feed.edition() + Reckoning.day(now);
        if (closed || (last.isPresent() && changed == 0 && stand == workedOutFor)) {
            return false;
        }
        var boards = feed.boards();
        var reckoning = new Reckoning(boards, calibration(boards, Reckoning.day(now)));
        var rated = reckoning.at(now);
        last = Optional.of(last.map(before -> rated.with(before.past())).orElse(rated));
        workedOutFor = stand;
        var past = reckoning.past(rated, seasons, () -> closed);
        if (!closed) {
            last = Optional.of(rated.with(past));
        }
        return true;
    }

    /// The calibration of the season, from all boards before it; found once and kept, so that no
    /// correction moves the yardstick.
    private Calibration calibration(List<ComparedBoard> boards, long today) {
        long season = Reckoning.seasonStart(today);
        var known = book.calibration();
        if (known.filter(one -> one.day() >= season).isEmpty()) {
            var before = boards.stream().filter(board -> board.day() < season).toList();
            if (before.size() >= LEAST_TO_CALIBRATE) {
                var found = Calibrations.of(before);
                var _ = book.calibrate(new StandingCommand.Calibrate(season, found));
                return found;
            }
        }
        return known.map(Ledger.Calibrated::calibration).orElse(Calibration.USUAL);
    }

    /// Begins nothing more, and waits for what is under way to notice.
    @Override
    public void close() {
        closed = true;
        worker.close();
    }
}
