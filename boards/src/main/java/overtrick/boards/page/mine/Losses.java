package overtrick.boards.page.mine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.boards.review.Phase;
import overtrick.page.Words;

/// What boards have cost somebody, by phase, as bars to look at.
///
/// @param bars one for each phase, in the order of a board
/// @param known boards of which it has been worked out
/// @param all boards that were looked through
public record Losses(List<Bar> bars, int known, int all) {

    /// IMPs lost in a phase.
    public record Bar(Phase phase, int imps) {}

    /// The width of the longest bar, in the picture's own units.
    public static final int WIDTH = 320;

    public Losses {
        bars = List.copyOf(bars);
    }

    static Losses of(List<Mine> boards) {
        var bars = new ArrayList<Bar>();
        for (var phase : Phase.values()) {
            int sum =
                    boards.stream()
                            .mapToInt(mine ->
                                    mine.costs()
                                            .map(costs -> costs.of(mine.seat(), phase))
                                            .orElse(0))
                            .sum();
            bars.add(new Bar(phase, sum));
        }
        int known = (int) boards.stream().filter(mine -> mine.costs().isPresent()).count();
        return new Losses(bars, known, boards.size());
    }

    /// The phases in which something was lost, which are worth practising, the dearest first.
    public List<Bar> worth() {
        return bars.stream()
                .filter(bar -> bar.imps() > 0)
                .sorted(Comparator.comparingInt(Bar::imps).reversed())
                .toList();
    }

    public int width(Bar bar) {
        int most = bars.stream().mapToInt(Bar::imps).max().orElse(0);
        return most == 0 ? 0 : WIDTH * bar.imps() / most;
    }

    /// The picture in words.
    public String spoken(Words words) {
        return bars.stream()
                .map(bar ->
                        words.get("phase." + bar.phase())
                                + ": "
                                + words.count("imps", bar.imps(), bar.imps()))
                .collect(Collectors.joining(", "));
    }
}
