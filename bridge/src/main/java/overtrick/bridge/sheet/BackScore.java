package overtrick.bridge.sheet;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/// What a long evening comes to: a line for each rubber, in which what some have won others have
/// lost. Who sat out has nothing in that line.
///
/// @param <P> the players
public record BackScore<P>(List<Map<P, Integer>> lines) {

    public BackScore {
        lines = lines.stream().map(Map::copyOf).toList();
        for (var line : lines) {
            int sum = line.values().stream().mapToInt(Integer::intValue).sum();
            if (sum != 0) {
                throw new IllegalArgumentException("what is won is not lost: %s".formatted(line));
            }
        }
    }

    /// A back score before its first line.
    public static <P> BackScore<P> empty() {
        return new BackScore<>(List.of());
    }

    /// The same with one more line, by the players and what each won or lost.
    public BackScore<P> with(Map<P, Integer> line) {
        var more = new ArrayList<>(lines);
        more.add(line);
        return new BackScore<>(more);
    }

    /// One more line in which each winner gains so many units and each loser loses as many.
    public BackScore<P> with(List<P> winners, List<P> losers, int units) {
        var line = new LinkedHashMap<P, Integer>();
        winners.forEach(player -> line.put(player, units));
        losers.forEach(player -> line.put(player, -units));
        return with(line);
    }

    /// One more line in which one plays against the others and wins or pays double: each of them
    /// settles in full.
    public BackScore<P> withOneAgainst(P one, List<P> others, int units) {
        var line = new LinkedHashMap<P, Integer>();
        line.put(one, units * others.size());
        others.forEach(player -> line.put(player, -units));
        return with(line);
    }

    /// One more line in which each settles with each, by the difference of their totals.
    public BackScore<P> withPairs(Map<P, Integer> totals) {
        int sum = totals.values().stream().mapToInt(Integer::intValue).sum();
        var line = new LinkedHashMap<P, Integer>();
        totals.forEach((player, total) -> line.put(player, total * totals.size() - sum));
        return with(line);
    }

    /// The same evening when some turn out to be others: what two have won is added up for whoever
    /// was both.
    ///
    /// @param now who somebody is
    public BackScore<P> as(UnaryOperator<P> now) {
        var known = new ArrayList<Map<P, Integer>>();
        for (var line : lines) {
            var same = new LinkedHashMap<P, Integer>();
            line.forEach((player, units) -> same.merge(now.apply(player), units, Integer::sum));
            known.add(same);
        }
        return new BackScore<>(known);
    }

    /// Everybody who has played, in no particular order.
    public Set<P> players() {
        var players = new LinkedHashSet<P>();
        lines.forEach(line -> players.addAll(line.keySet()));
        return players;
    }

    /// Units won so far, below 0 when lost.
    public int of(P player) {
        return after(lines.size(), player);
    }

    /// Units won after so many lines: the running figure of the back score.
    public int after(int count, P player) {
        return lines.subList(0, count).stream()
                .mapToInt(line -> line.getOrDefault(player, 0))
                .sum();
    }

    /// Everybody's balance.
    public Map<P, Integer> balances() {
        var balances = new HashMap<P, Integer>();
        players().forEach(player -> balances.put(player, of(player)));
        return balances;
    }
}
