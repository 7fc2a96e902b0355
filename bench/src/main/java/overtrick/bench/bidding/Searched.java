package overtrick.bench.bidding;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import overtrick.robots.judgement.Allowed;
import overtrick.robots.judgement.Finding;
import overtrick.robots.judgement.Steps;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// What searching costs, how often it makes another call than the rules, and whether those calls
/// are what they say. May be shared between threads.
final class Searched {

    private final List<Long> all = new ArrayList<>();
    private final List<Long> searched = new ArrayList<>();
    private int changed;
    private int inside;
    private int near;

    /// The processor time of this thread; other work on the machine makes only clocks run longer.
    static long cpu() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }

    synchronized void add(Understanding now, Hand hand, Finding finding, long nanos) {
        all.add(nanos);
        if (finding.isSearched()) {
            searched.add(nanos);
        }
        if (finding.isChanged()) {
            int steps = Allowed.outside(now, finding.call(), hand);
            changed++;
            inside += steps == 0 ? 1 : 0;
            near += steps <= Steps.MOST ? 1 : 0;
        }
    }

    synchronized String text() {
        return String.format(
                Locale.ROOT,
                """
                searched           %,d of %,d calls; %,d changed: %.1f %% as they say, %.1f %% a step away at most
                a call             searched %s; all %s\
                """,
                searched.size(),
                all.size(),
                changed,
                share(inside),
                share(near),
                millis(searched),
                millis(all));
    }

    private double share(int part) {
        return changed == 0 ? 100 : 100.0 * part / changed;
    }

    private static String millis(List<Long> nanos) {
        var sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        return String.format(
                Locale.ROOT,
                "%.0f ms mean, %.0f p50, %.0f p95, %.0f at most of CPU",
                sorted.stream().mapToLong(Long::longValue).average().orElse(0) / 1e6,
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 1));
    }

    private static double at(List<Long> sorted, double part) {
        int at = (int) Math.min(sorted.size() - 1.0, part * sorted.size());
        return sorted.isEmpty() ? 0 : sorted.get(at) / 1e6;
    }
}
