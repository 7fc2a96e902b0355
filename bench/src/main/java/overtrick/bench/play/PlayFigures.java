package overtrick.bench.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import overtrick.bench.bidding.Tally;
import overtrick.bridge.auction.Contract;
import overtrick.solver.analysis.PlayAnalysis;
import overtrick.solver.analysis.PlayAnalysis.Step;

/// What the cards of many boards cost with all cards open. As in the figures of championships, the
/// opening lead is counted apart and belongs to neither side's play (robots.md §4).
final class PlayFigures {

    /// Cards of the first half of the play: six tricks.
    private static final int FIRST_HALF = 24;

    private final Tally safeLeads = new Tally();
    private final Tally leads = new Tally();
    private final Half declarer = new Half();
    private final Half defence = new Half();
    private final Tally turned = new Tally();
    private final BesideOpenCards beside = new BesideOpenCards();
    private final Tally declarerSettled = new Tally();
    private final Tally defenceSettled = new Tally();
    private final Calibration calibration = new Calibration();
    private final List<Long> nanos = new ArrayList<>();
    private final List<CostlyCard> errors = new ArrayList<>();

    /// Tricks lost on a board, in the first six tricks and later.
    private static final class Half {
        private final Tally all = new Tally();
        private final Tally early = new Tally();
        private final Tally late = new Tally();

        void add(int first, int then) {
            all.add(first + then);
            early.add(first);
            late.add(then);
        }

        String text() {
            return "%s (%.3f in the first six tricks, %.3f later)"
                    .formatted(all.text(), early.mean(), late.mean());
        }
    }

    /// A card that cost something.
    ///
    /// @param place how many cards had been played before it
    record CostlyCard(Performance performance, int place, Step step) {

        boolean turnsContract() {
            int needed = performance.play().contract().bid().tricks();
            return (step.before() >= needed) != (step.after() >= needed);
        }

        String text() {
            var board = performance.board().deal();
            var contract = performance.play().contract();
            return "%d  board %s %s %s %s  %s  %s  %s: %s plays %s after %s"
                    .formatted(
                            step.cost(),
                            board.number().value(),
                            board.dealer().letter(),
                            board.vulnerability(),
                            board.deal().pbn(),
                            performance.board().auction().text(),
                            contract.code(),
                            turnsContract() ? "turns the contract" : "",
                            step.seat(),
                            step.card(),
                            performance.play().cards().subList(0, place));
        }
    }

    void add(Performance performance, PlayAnalysis analysis) {
        var contract = performance.play().contract();
        var lost = new int[2][2];
        var settled = new int[2];
        boolean turns = false;
        for (int place = 0; place < analysis.steps().size(); place++) {
            var step = analysis.steps().get(place);
            var error = new CostlyCard(performance, place, step);
            if (step.cost() > 0) {
                errors.add(error);
                turns |= place > 0 && error.turnsContract();
            }
            if (place == 0) {
                safeLeads.add(step.cost() == 0 ? 100 : 0);
                leads.add(step.cost());
            } else {
                lost[side(step, contract)][place < FIRST_HALF ? 0 : 1] += step.cost();
                settled[side(step, contract)] += error.turnsContract() ? 0 : step.cost();
            }
        }
        declarerSettled.add(settled[0]);
        defenceSettled.add(settled[1]);
        calibration.add(performance);
        declarer.add(lost[0][0], lost[0][1]);
        defence.add(lost[1][0], lost[1][1]);
        turned.add(turns ? 100 : 0);
        beside.add(performance);
        nanos.addAll(performance.nanos());
    }

    private static int side(Step step, Contract contract) {
        return step.seat().opposes(contract.declarer()) ? 1 : 0;
    }

    String text() {
        var sorted = new ArrayList<>(nanos);
        Collections.sort(sorted);
        double mean = sorted.stream().mapToLong(Long::longValue).average().orElse(0);
        return String.format(
                Locale.ROOT,
                """
                boards             %,d
                lead               %s %% safe, %s tricks lost
                declarer           %s tricks lost a board
                defence            %s tricks lost a board
                settled            %s by declarer, %s by the defence where the contract did not turn
                turned             %s %% of the contracts by a card after the lead
                a card             %.2f ms of CPU mean, %.2f p50, %.1f p95, %.0f at most
                declarer beside all cards open
                %s\
                """,
                leads.count(),
                safeLeads.text(),
                leads.text(),
                declarer.text(),
                defence.text(),
                declarerSettled.text(),
                defenceSettled.text(),
                turned.text(),
                mean / 1e6,
                at(sorted, 0.5),
                at(sorted, 0.95),
                at(sorted, 1),
                beside.text());
    }

    private static double at(List<Long> sorted, double part) {
        int at = (int) Math.min(sorted.size() - 1.0, part * sorted.size());
        return sorted.isEmpty() ? 0 : sorted.get(at) / 1e6;
    }

    /// How often contracts ended as was said on the way.
    Calibration calibration() {
        return calibration;
    }

    /// The cards of a costly board that nobody would understand, with what should have been played.
    List<String> absurd(Absurd look) {
        var found = new ArrayList<String>();
        for (var error : errors) {
            look.instead(error.performance(), error.place())
                    .ifPresent(better -> found.add(error.text() + ", not " + better));
        }
        return found;
    }

    /// The costliest cards, those that turned a contract first.
    List<String> worst(int count) {
        return errors.stream()
                .sorted((one, other) -> Integer.compare(rank(other), rank(one)))
                .limit(count)
                .map(CostlyCard::text)
                .toList();
    }

    private static int rank(CostlyCard error) {
        return 2 * error.step().cost() + (error.turnsContract() ? 1 : 0);
    }
}
