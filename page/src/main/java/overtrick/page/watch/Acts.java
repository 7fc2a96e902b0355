package overtrick.page.watch;

import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.slf4j.MDC;
import overtrick.log.meter.Act;
import overtrick.log.meter.Histogram;
import overtrick.page.watch.Exposition.Labels;

/// What people do, from their request to the pictures of all: counted, timed, and traced in the log
/// where that is asked for.
public final class Acts implements Act.Witness {

    /// Where the steps of each act are told, at the level of debugging.
    public static final String LOGGER = "overtrick.acts";

    /// By what the lines of one act are found in the log.
    public static final String TRACE = "trace";

    private static final Logger LOG = LoggerFactory.getLogger(LOGGER);

    private static final long MICROS = 1_000;

    /// W3C Trace Context, version 00: trace, span, flags.
    private static final Pattern PARENT =
            Pattern.compile("00-(?!0{32})([0-9a-f]{32})-[0-9a-f]{16}-[0-9a-f]{2}");

    private static final int BYTES_OF_TRACE = 16;
    private static final int BYTES_OF_SPAN = 8;

    /// How a reason is called that is a rule's name; and how many are told apart.
    private static final Pattern NAME = Pattern.compile("[A-Z][A-Z0-9_]{0,60}");

    private static final int MOST_REASONS = 300;
    private static final String OTHER = "OTHER";

    private final SecureRandom chance = new SecureRandom();
    private final LongAdder done = new LongAdder();
    private final Histogram durable = new Histogram();
    private final Histogram pictured = new Histogram();
    private final Map<String, LongAdder> refused = new ConcurrentHashMap<>();

    /// The name of a trace that goes on here: the one that somebody in front of this program has
    /// begun, or a new one.
    ///
    /// @param parent the header `traceparent`
    public String trace(Optional<String> parent) {
        var known = parent.map(PARENT::matcher);
        return known.filter(Matcher::matches)
                .map(matched -> matched.group(1))
                .orElseGet(() -> drawn(BYTES_OF_TRACE));
    }

    /// What is given back: the trace, and this step of it.
    public String header(String trace) {
        return "00-%s-%s-01".formatted(trace, drawn(BYTES_OF_SPAN));
    }

    private String drawn(int bytes) {
        var drawn = new byte[bytes];
        chance.nextBytes(drawn);
        return HexFormat.of().formatHex(drawn);
    }

    /// Does something that somebody has asked for.
    ///
    /// @param route the pattern of its address
    public void doing(String trace, String route, Runnable work) {
        MDC.put(TRACE, trace);
        try {
            LOG.debug("asked: {}", route);
            new Act(trace, this).doing(work);
        } finally {
            MDC.remove(TRACE);
        }
    }

    @Override
    public void durable(Act act, long nanos) {
        done.increment();
        durable.count(nanos);
        LOG.debug("durable: micros={}", nanos / MICROS);
    }

    @Override
    public void refused(Act act, String reason) {
        boolean known = refused.containsKey(reason);
        boolean fits = NAME.matcher(reason).matches() && refused.size() < MOST_REASONS;
        String told = known || fits ? reason : OTHER;
        refused.computeIfAbsent(told, _ -> new LongAdder()).increment();
        LOG.debug("refused: {}", told);
    }

    /// Told by whoever paints, on another thread.
    @Override
    public void pictured(Act act, int pages, long nanos) {
        pictured.count(nanos);
        if (LOG.isDebugEnabled()) {
            try (var _ = MDC.putCloseable(TRACE, act.trace())) {
                LOG.debug("pictured: pages={} micros={}", pages, nanos / MICROS);
            }
        }
    }

    /// Adds what has been counted.
    public void tell(Exposition page) {
        page.add(Metric.ACTS, Labels.NONE, done.sum());
        page.add(Metric.ACT_DURABLE, Labels.NONE, durable.read());
        page.add(Metric.ACT_PICTURE, Labels.NONE, pictured.read());
        refused.forEach((reason, count) ->
                page.add(Metric.REFUSED, Labels.NONE.with("reason", reason), count.sum()));
    }
}
