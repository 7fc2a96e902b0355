package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.random.RandomGenerator;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.robots.layout.Layout;
import overtrick.robots.layout.Layouts;
import overtrick.solver.Solver;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.systems.language.Purpose;

/// One decision: the calls that are close, tried in the same layouts one after the other.
final class Deliberation {

    /// Layouts before anything is concluded.
    private static final int LEAST = 9;

    /// What is concluded is looked at again after so many.
    private static final int OFTEN = 3;

    /// A call that is behind by so many standard errors is not tried further.
    private static final double BEHIND = 1.5;

    /// So many standard errors a call must be better than that of the rules.
    private static final double SURE = 1.5;

    /// Calls read, and tricks begun by the solver, after which no other layout is begun: what is
    /// spent depends on no clock.
    private static final int MOST_READ = 400;

    private static final long MOST_LEADS = 1_600_000;

    private final CallSearch search;
    private final List<Understanding> auction;
    private final Understanding now;
    private final Hand hand;
    private final Seat me;
    private final Occasion occasion;
    private final Solver solver;
    private final BooleanSupplier enough;
    private final Gain gain;
    private final boolean contested;
    private final Endings endings;

    /// The usual call first.
    private final List<Trial> trials = new ArrayList<>();

    private int layouts;

    Deliberation(
            CallSearch search,
            List<Understanding> auction,
            Hand hand,
            Occasion occasion,
            Solver solver,
            BooleanSupplier enough) {
        this.search = search;
        this.auction = auction;
        this.hand = hand;
        this.occasion = occasion;
        this.solver = solver;
        this.enough = enough;
        now = auction.getLast();
        me = now.auction().turn().orElseThrow();
        gain = new Gain(search.stake());
        contested = Occasion.isContested(now);
        endings = new Endings(search.stake());
        var root = endings.of(now);
        trials.add(new Trial(occasion.usual().call(), root.after(occasion.usual().call())));
        for (var call : occasion.others()) {
            trials.add(new Trial(call, root.after(call)));
        }
    }

    /// By the rules if told that it is enough.
    ///
    /// @throws overtrick.solver.SearchCancelledException likewise, from within the solver
    Finding finding(RandomGenerator chance) {
        var drawn = Layouts.whileBidding(me, hand.cards(), auction).draw(search.layouts(), chance);
        long begun = solver.leads();
        for (var layout : drawn) {
            if (enough.getAsBoolean() || Thread.currentThread().isInterrupted()) {
                return Finding.byRules(occasion.usual());
            }
            look(layout);
            layouts++;
            boolean spent = endings.read() > MOST_READ || solver.leads() - begun > MOST_LEADS;
            if (spent || (layouts >= LEAST && layouts % OFTEN == 0 && isDecided())) {
                break;
            }
        }
        return new Finding(
                occasion.usual(), best(), trials.stream().map(Trial::tried).toList(), layouts);
    }

    private void look(Layout layout) {
        var hands = layout.hands().stream().map(cards -> Hand.of(cards)).toList();
        var all = layout.hands();
        var cards = new OpenCards(new Deal(all.get(0), all.get(1), all.get(2), all.get(3)), solver);
        var usual = trials.getFirst();
        var ends = new ArrayList<AuctionResult>();
        for (var trial : trials) {
            ends.add(trial.isOpen() ? trial.root().end(hands) : usual.root().end(hands));
        }
        boolean differ = ends.stream().distinct().count() > 1;
        var table = table(layout);
        var outcomes = new ArrayList<Outcome>();
        for (int at = 0; at < ends.size(); at++) {
            outcomes.add(
                    differ ? table.outcome(ends.get(at), cards) : Outcome.unplayed(ends.get(at)));
        }
        for (int at = 0; at < trials.size(); at++) {
            var trial = trials.get(at);
            if (trial.isOpen()) {
                double worth = gain.between(outcomes.get(at), outcomes.getFirst());
                trial.add(layout.weight(), worth, outcomes.get(at));
            }
        }
    }

    private Outcome.Table table(Layout layout) {
        var stake = search.stake();
        int highCards =
                me.side().seats().stream()
                        .mapToInt(seat -> layout.hand(seat).highCardPoints())
                        .sum();
        int due = stake.due(highCards, me.side(), now.vulnerability());
        return new Outcome.Table(stake, now.vulnerability(), me.side(), contested, due);
    }

    /// Leaves out what has fallen behind, and says whether the rest is clear.
    private boolean isDecided() {
        Trial leader = trials.getFirst();
        for (var trial : trials) {
            leader = trial.isOpen() && trial.mean() > leader.mean() ? trial : leader;
        }
        double third = third();
        for (var trial : trials.subList(1, trials.size())) {
            boolean hopeless = trial.mean() + BEHIND * trial.error() < gain.margin() / 2;
            boolean worse =
                    trial != leader && trial.mean() + BEHIND * trial.error() < leader.mean();
            if (hopeless || worse || trial.mean() < third) {
                trial.close();
            }
        }
        return trials.stream().skip(1).noneMatch(Trial::isOpen);
    }

    /// Two calls at most go on beside the usual one.
    private double third() {
        return trials.stream()
                .skip(1)
                .filter(Trial::isOpen)
                .map(Trial::mean)
                .sorted(Comparator.reverseOrder())
                .skip(1)
                .findFirst()
                .orElse(Double.NEGATIVE_INFINITY);
    }

    private Call best() {
        Trial best = trials.getFirst();
        for (var trial : trials.subList(1, trials.size())) {
            boolean better = trial.isOpen() && trial.mean() > Math.max(best.mean(), gain.margin());
            if (better && trial.mean() > SURE * trial.error() && !isGreedy(trial)) {
                best = trial;
            }
        }
        return best.call();
    }

    /// Layouts are biased by how we ourselves would bid: a double for penalty must pay clearly,
    /// without those that flatter it most, unless the trumps are there.
    private boolean isGreedy(Trial trial) {
        boolean penalty =
                trial.call() == Word.DOUBLE
                        && now.meaning(Word.DOUBLE).row().purpose() == Purpose.PUNISHES;
        return penalty && !hasTrumps() && trial.withoutBest() < 5 * gain.margin();
    }

    private boolean hasTrumps() {
        return now.auction()
                .standing()
                .bid()
                .flatMap(bid -> bid.strain().trumps())
                .filter(suit ->
                        hand.length(suit) >= 4 && hand.cards().in(suit).highCardPoints() >= 3)
                .isPresent();
    }
}
