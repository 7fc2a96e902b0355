package overtrick.robots.judgement;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;

/// A call that is being tried. Mutable.
final class Trial {

    /// The part of the layouts that is not believed when a double is weighed.
    private static final double BEST = 0.25;

    private record Seen(double weight, double gain) {}

    /// How often a contract was reached, and made.
    private record Count(int reached, int played, int made) {
        static final Count NONE = new Count(0, 0, 0);

        Count and(Outcome outcome) {
            return new Count(
                    reached + 1,
                    played + (outcome.isPlayed() ? 1 : 0),
                    made + (outcome.isMade() ? 1 : 0));
        }
    }

    private final Call call;
    private final Endings.Node root;
    private final List<Seen> seen = new ArrayList<>();
    private final Map<Contract, Count> contracts = new HashMap<>();
    private boolean open = true;

    Trial(Call call, Endings.Node root) {
        this.call = call;
        this.root = root;
    }

    Call call() {
        return call;
    }

    Endings.Node root() {
        return root;
    }

    void add(double weight, double gain, Outcome outcome) {
        seen.add(new Seen(weight, gain));
        outcome.contract()
                .ifPresent(contract ->
                        contracts.put(
                                contract,
                                contracts.getOrDefault(contract, Count.NONE).and(outcome)));
    }

    boolean isOpen() {
        return open;
    }

    void close() {
        open = false;
    }

    /// The mean gain beside the usual call.
    double mean() {
        double sum = 0;
        double all = 0;
        for (var one : seen) {
            sum += one.weight * one.gain;
            all += one.weight;
        }
        return all == 0 ? 0 : sum / all;
    }

    /// Of the mean: the differences are paired, for all calls were tried in the same layouts.
    double error() {
        double mean = mean();
        double squares = 0;
        double all = 0;
        for (var one : seen) {
            squares += one.weight * one.weight * (one.gain - mean) * (one.gain - mean);
            all += one.weight;
        }
        return all == 0 ? 0 : Math.sqrt(squares) / all;
    }

    /// The mean without the layouts that are best for it.
    double withoutBest() {
        double left = seen.stream().mapToDouble(Seen::weight).sum() * (1 - BEST);
        double all = left;
        double sum = 0;
        for (var one : seen.stream().sorted(Comparator.comparingDouble(Seen::gain)).toList()) {
            double taken = Math.min(left, one.weight);
            sum += taken * one.gain;
            left -= taken;
        }
        return all == 0 ? 0 : sum / all;
    }

    TriedCall tried() {
        var most =
                contracts.entrySet().stream()
                        .filter(one -> one.getValue().played() > 0)
                        .max(
                                Comparator.comparingInt((Map.Entry<Contract, Count> one) ->
                                                one.getValue().played())
                                        .thenComparing(one -> one.getKey().code()));
        return new TriedCall(
                call,
                mean(),
                error(),
                most.map(Map.Entry::getKey),
                most.map(one -> one.getValue().played()).orElse(0),
                most.map(one -> one.getValue().made()).orElse(0));
    }
}
