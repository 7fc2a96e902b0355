package overtrick.app.deal;

import java.util.List;
import java.util.Optional;
import overtrick.app.output.Json;
import overtrick.cards.Deal;
import overtrick.dealing.run.Outcome;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// What a script has to say, for people or for programs.
final class ScriptAnswer {

    private final boolean json;
    private final long seed;

    ScriptAnswer(boolean json, long seed) {
        this.json = json;
        this.seed = seed;
    }

    void print(String text) {
        if (!json) {
            System.out.print(text);
        }
    }

    void deal(int number, Deal deal) {
        var line = Json.MAPPER.createObjectNode();
        line.put("number", number);
        line.put("deal", deal.pbn());
        System.out.println(line);
    }

    /// @param took nanoseconds; empty when nobody wants to know how many deals it took
    void end(Outcome outcome, Optional<Long> took) {
        if (json) {
            System.out.println(json(outcome));
        }
        took.ifPresent(nanos -> System.err.println(statistics(outcome, nanos)));
    }

    private String statistics(Outcome outcome, long nanos) {
        String drawn =
                outcome.share() < 1
                        ? ", one hand drawn among %.4g %% of all".formatted(100 * outcome.share())
                        : "";
        String often =
                outcome.frequency() > 0
                        ? " (one deal in %.4g fits)".formatted(1 / outcome.frequency())
                        : "";
        return "generated %d deals%s, produced %d%s, seed %d, %.2f s"
                .formatted(
                        outcome.generated(), drawn, outcome.produced(), often, seed, nanos / 1e9);
    }

    private ObjectNode json(Outcome outcome) {
        var node = Json.MAPPER.createObjectNode();
        node.put("generated", outcome.generated());
        node.put("produced", outcome.produced());
        node.put("share", outcome.share());
        node.put("frequency", outcome.frequency());
        node.put("seed", seed);
        var averages = node.putArray("averages");
        for (var mean : outcome.means()) {
            var one = averages.addObject();
            one.put("label", mean.label());
            one.put("mean", mean.value());
            one.put("error", mean.error());
            one.put("count", mean.count());
        }
        var frequencies = node.putArray("frequencies");
        outcome.counts().forEach(counts -> put(frequencies.addObject(), counts));
        return node;
    }

    /// Counts of rows, with `low` and `high` of their own before and after.
    private static void put(ObjectNode node, Outcome.Counts counts) {
        node.put("label", counts.label());
        put(node.putObject("rows"), counts.rows());
        counts.columns().ifPresent(columns -> put(node.putObject("columns"), columns));
        var all = node.putArray("counts");
        for (var row : counts.counts()) {
            if (counts.columns().isPresent()) {
                add(all.addArray(), row);
            } else {
                all.add(row.getFirst());
            }
        }
    }

    private static void put(ObjectNode node, Outcome.Span span) {
        node.put("low", span.low());
        node.put("high", span.high());
        node.put("step", span.step());
    }

    private static void add(ArrayNode array, List<Long> row) {
        row.forEach(array::add);
    }
}
