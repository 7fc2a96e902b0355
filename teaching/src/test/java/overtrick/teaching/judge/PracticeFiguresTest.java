package overtrick.teaching.judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Plain;
import overtrick.systems.BiddingSystem;
import overtrick.systems.hand.Hand;
import overtrick.teaching.memory.Mark;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Drill;
import overtrick.teaching.situation.Situations;

/// The figures of docs/practice.md: `-Dovertrick.deals=12` deals so many of every situation in
/// every system, `-Dovertrick.every=8` takes every eighth, `-Dovertrick.minutes=10` ends it
/// earlier. Of each first deal a robot that looks into layouts is asked, and what it calls is
/// judged.
@Tag("long")
@EnabledIfSystemProperty(named = "overtrick.deals", matches = "\\d+")
class PracticeFiguresTest {

    private static final int DEALS = Integer.getInteger("overtrick.deals", 1);
    private static final int EVERY = Integer.getInteger("overtrick.every", 1);
    private static final long END =
            System.nanoTime() + Integer.getInteger("overtrick.minutes", 600) * 60_000_000_000L;

    private final List<Long> ready = new ArrayList<>();
    private final List<Long> dealt = new ArrayList<>();
    private final Map<Mark, Integer> marks = new EnumMap<>(Mark.class);
    private final Map<String, Integer> strange = new TreeMap<>();
    private final Solvers solvers = new Solvers();

    @Test
    void everySituationInEverySystem() {
        var drills = new ArrayList<Drill>();
        for (var system : BiddingSystem.NAMES) {
            var all = Situations.of(system);
            int first = BiddingSystem.NAMES.indexOf(system) % EVERY;
            for (int at = first; at < all.size(); at += EVERY) {
                var situation = all.get(at);
                long begun = System.nanoTime();
                drills.add(Drill.of(situation, system));
                ready.add(System.nanoTime() - begun);
            }
        }
        tell("ready", ready);
        for (int number = 0; number < DEALS && System.nanoTime() < END; number++) {
            for (var drill : drills) {
                long begun = System.nanoTime();
                var deal = drill.deal(number);
                dealt.add(System.nanoTime() - begun);
                fits(drill, deal);
                if (number == 0) {
                    judge(drill, deal);
                }
            }
            tell("dealt", dealt);
            System.out.println("robots " + marks + " " + strange);
        }
        assertThat(marks.getOrDefault(Mark.WRONG, 0)).isLessThan(drills.size() * 3 / 100 + 1);
    }

    private static void fits(Drill drill, Dealt deal) {
        for (int at = 0; at < deal.auction().calls().size(); at++) {
            var hand = Hand.of(deal.deal().hand(deal.auction().caller(at)));
            assertThat(deal.heard().get(at).choose(hand).call())
                    .as("%s %s", drill.system(), drill.situation().key())
                    .isEqualTo(deal.auction().calls().get(at));
        }
    }

    private void judge(Drill drill, Dealt deal) {
        var call = new CallSearch(Plain.IMPS, solvers, 7).find(deal.heard(), deal.hand()).call();
        var verdict = new CallJudge(20, solvers).judge(deal.heard(), deal.hand(), call);
        marks.merge(verdict.mark(), 1, Integer::sum);
        if (verdict.mark() == Mark.WRONG) {
            strange.merge(drill.situation().key() + " " + drill.system(), 1, Integer::sum);
        }
    }

    private static void tell(String what, List<Long> times) {
        var sorted = new ArrayList<>(times);
        Collections.sort(sorted);
        System.out.printf(
                "%s %d: median %d ms, p95 %d ms, most %d ms%n",
                what,
                sorted.size(),
                sorted.get(sorted.size() / 2) / 1_000_000,
                sorted.get(sorted.size() * 95 / 100) / 1_000_000,
                sorted.getLast() / 1_000_000);
    }
}
