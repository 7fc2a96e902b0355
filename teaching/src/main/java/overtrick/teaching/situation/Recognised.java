package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.systems.Understanding;
import overtrick.systems.language.WrittenAuctions;
import overtrick.systems.language.WrittenAuctions.Step;

/// Which situation an auction is, for the player in turn: what went wrong at a table can be
/// practised under its name.
public final class Recognised {

    private static final Map<String, List<List<Step>>> WRITTEN = written();

    private Recognised() {}

    private static Map<String, List<List<Step>>> written() {
        var all = new HashMap<String, List<List<Step>>>();
        for (var situation : Situations.all()) {
            for (var line : situation.lines()) {
                for (var text : line.auctions()) {
                    all.computeIfAbsent(
                            text,
                            one -> WrittenAuctions.of(one).stream().map(Approach::turns).toList());
                }
            }
        }
        return Map.copyOf(all);
    }

    /// The situation of a system; of several the one that names the fewest rows. Empty where the
    /// house has none for it.
    ///
    /// @param heard the auction as it was understood before each call, and now
    /// @param due the name of the row that was due
    public static Optional<Situation> of(String system, List<Understanding> heard, String due) {
        return Situations.of(system).stream()
                .filter(situation ->
                        situation.in(system).filter(line -> fits(line, heard, due)).isPresent())
                .min(Comparator.comparingInt(situation -> rows(situation, system)));
    }

    private static int rows(Situation situation, String system) {
        int rows = situation.in(system).orElseThrow().rows().size();
        return rows == 0 ? Integer.MAX_VALUE : rows;
    }

    private static boolean fits(Situation.Line line, List<Understanding> heard, String due) {
        return line.wants(due)
                && line.auctions().stream()
                        .flatMap(text -> WRITTEN.getOrDefault(text, List.of()).stream())
                        .anyMatch(steps -> fits(steps, heard));
    }

    /// Passes before the opening count only where they are written.
    private static boolean fits(List<Step> steps, List<Understanding> heard) {
        var calls = new ArrayList<>(heard.getLast().auction().calls());
        boolean opened = calls.stream().anyMatch(call -> call != Word.PASS);
        int skipped = 0;
        boolean written = steps.isEmpty() || steps.getFirst().call() == Word.PASS;
        while (opened && !written && calls.getFirst() == Word.PASS) {
            calls.removeFirst();
            skipped++;
        }
        if (!calls.equals(steps.stream().map(Step::call).toList())) {
            return false;
        }
        for (int at = 0; at < steps.size(); at++) {
            Call call = steps.get(at).call();
            if (!Approach.isAsWritten(heard.get(at + skipped).meaning(call), steps.get(at))) {
                return false;
            }
        }
        return true;
    }
}
