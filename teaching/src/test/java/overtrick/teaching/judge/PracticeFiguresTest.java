package overtrick.teaching.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import overtrick.cards.FormatException;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.BiddingSystem;
import overtrick.systems.hand.Hand;
import overtrick.teaching.memory.Mark;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Drill;
import overtrick.teaching.situation.Situation;
import overtrick.teaching.situation.Situations;

/// The figures of docs/practice.md. `-Dovertrick.deals=200` deals so many of every situation in
/// every system; `-Dovertrick.robots=2` asks a robot that looks into layouts at so many of them and
/// judges what it calls; `-Dovertrick.every=8` takes every eighth, `-Dovertrick.from=40` begins
/// there, `-Dovertrick.minutes=10` ends it earlier. Times are those of the processor, so that they
/// are the same on a busy machine.
@Tag("long")
@EnabledIfSystemProperty(named = "overtrick.deals", matches = "\\d+")
class PracticeFiguresTest {

    private static final int DEALS = Integer.getInteger("overtrick.deals", 1);
    private static final int ROBOTS = Integer.getInteger("overtrick.robots", 1);
    private static final int EVERY = Integer.getInteger("overtrick.every", 1);
    private static final int FROM = Integer.getInteger("overtrick.from", 0);
    private static final long END =
            System.nanoTime() + Integer.getInteger("overtrick.minutes", 600) * 60_000_000_000L;

    /// Robots pass so many of a hundred.
    private static final int PASSED = 97;

    private final List<Long> ready = new ArrayList<>();
    private final List<Long> dealt = new ArrayList<>();
    private final Map<String, Integer> marks = new TreeMap<>();
    private final List<String> strange = new ArrayList<>();
    private final List<String> unfit = new ArrayList<>();
    private final Map<String, List<Long>> groups = new LinkedHashMap<>();
    private final Map<String, Map<Mark, Integer>> robots = new LinkedHashMap<>();
    private final Solvers solvers = new Solvers();

    @Test
    void everySituationInEverySystem() {
        var all = Situations.all();
        int pairs = 0;
        for (int at = FROM; at < all.size() && System.nanoTime() < END; at += EVERY) {
            for (var system : BiddingSystem.NAMES) {
                if (all.get(at).isIn(system)) {
                    measure(all.get(at), system);
                    pairs++;
                }
            }
            System.out.printf(
                    "%d %s: %d pairs, %d deals, unfit %s, robots %s%n",
                    at, all.get(at).key(), pairs, dealt.size(), unfit, marks);
        }
        groups.forEach((group, times) -> tell(group + " " + robots.get(group), times));
        tell("ready", ready);
        tell("dealt", dealt);
        System.out.println("robots " + marks + " " + strange + " unfit " + unfit);
        assertThat(unfit).isEmpty();
        int asked = marks.values().stream().mapToInt(count -> count).sum();
        int wrong = marks.getOrDefault(Mark.WRONG.name(), 0);
        assertThat(wrong * 100).isLessThanOrEqualTo(asked * (100 - PASSED));
    }

    private void measure(Situation situation, String system) {
        var drill = timed(ready, () -> Drill.of(situation, system));
        var times = groups.computeIfAbsent(situation.group(), _ -> new ArrayList<>());
        var own = new ArrayList<Long>();
        for (int number = 0; number < DEALS; number++) {
            int deal = number;
            try {
                var found = timed(own, () -> drill.deal(deal));
                fits(drill, found);
                if (number < ROBOTS) {
                    judge(drill, found);
                }
            } catch (FormatException none) {
                unfit.add("%s %s %d: %s".formatted(situation.key(), system, deal, none));
            }
        }
        times.addAll(own);
        dealt.addAll(own);
        if (own.stream().anyMatch(time -> time > 500_000_000)) {
            tell("  slow " + situation.key() + " " + system, own);
        }
    }

    private static <T> T timed(List<Long> times, Supplier<T> what) {
        var threads = ManagementFactory.getThreadMXBean();
        long begun = threads.getCurrentThreadCpuTime();
        try {
            return what.get();
        } finally {
            times.add(threads.getCurrentThreadCpuTime() - begun);
        }
    }

    private void fits(Drill drill, Dealt deal) {
        for (int at = 0; at < deal.auction().calls().size(); at++) {
            var hand = Hand.of(deal.deal().hand(deal.auction().caller(at)));
            var call = deal.heard().get(at).choose(hand).call();
            if (!call.equals(deal.auction().calls().get(at))) {
                unfit.add("%s %s".formatted(drill.system(), drill.situation().key()));
            }
        }
    }

    private void judge(Drill drill, Dealt deal) {
        var call = new CallSearch(Plain.IMPS, solvers, 7).find(deal.heard(), deal.hand()).call();
        var verdict = new CallJudge(20, solvers).judge(deal.heard(), deal.hand(), call);
        marks.merge(verdict.mark().name(), 1, Integer::sum);
        robots.computeIfAbsent(drill.situation().group(), _ -> new EnumMap<>(Mark.class))
                .merge(verdict.mark(), 1, Integer::sum);
        if (verdict.mark() == Mark.WRONG) {
            strange.add("%s %s: %s".formatted(drill.situation().key(), drill.system(), call));
        }
    }

    private static void tell(String what, List<Long> times) {
        var sorted = times.stream().sorted().toList();
        System.out.printf(
                "%s %d: median %.1f ms, p95 %.0f ms, p99 %.0f ms, most %.0f ms%n",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1e6,
                sorted.get(sorted.size() * 95 / 100) / 1e6,
                sorted.get(sorted.size() * 99 / 100) / 1e6,
                sorted.getLast() / 1e6);
    }
}
