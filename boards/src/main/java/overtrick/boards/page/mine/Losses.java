package overtrick.boards.page.mine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.boards.review.Phase;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.bridgetable.page.CostWords;
import overtrick.page.Words;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;

/// What boards that are told in one unit have cost somebody, by phase, as bars to look at.
///
/// @param bars one for each phase, in the order of a board
/// @param known boards of which it has been worked out
/// @param all boards that were looked through
public record Losses(Unit unit, List<Bar> bars, int known, int all) {

    /// What was lost in a phase.
    public record Bar(Phase phase, Cost cost) {}

    /// The width of the longest bar, in the picture's own units.
    public static final int WIDTH = 290;

    public Losses {
        bars = List.copyOf(bars);
    }

    /// For each unit in which some of the boards are told: percent first.
    static List<Losses> of(List<Mine> boards) {
        return Stream.of(Unit.PERCENT_OF_TOP, Unit.IMPS)
                .map(unit -> of(unit, boards.stream().filter(mine -> mine.unit() == unit).toList()))
                .filter(losses -> losses.all() > 0)
                .toList();
    }

    private static Losses of(Unit unit, List<Mine> boards) {
        var bars = new ArrayList<Bar>();
        for (var phase : Phase.values()) {
            var sum =
                    boards.stream()
                            .flatMap(mine -> mine.lost(phase).stream())
                            .map(Cost::amount)
                            .reduce(Fraction.ZERO, Fraction::plus);
            bars.add(new Bar(phase, new Cost(unit, sum)));
        }
        int known = (int) boards.stream().filter(mine -> mine.costs().isPresent()).count();
        return new Losses(unit, bars, known, boards.size());
    }

    /// The phases in which something was lost, which are worth practising, the dearest first.
    static List<Phase> worth(List<Losses> all) {
        return all.stream()
                .flatMap(losses -> losses.bars().stream())
                .filter(bar -> bar.cost().amount().signum() > 0)
                .sorted(Comparator.comparing(Bar::cost).reversed())
                .map(Bar::phase)
                .distinct()
                .toList();
    }

    public int width(Bar bar) {
        var most = bars.stream().map(each -> each.cost().amount()).reduce(Fraction::max);
        return most.filter(amount -> amount.signum() > 0)
                .map(amount -> (int) bar.cost().amount().times(WIDTH).over(amount).nearest())
                .orElse(0);
    }

    /// What a bar says, such as `12.5%`.
    public String text(Bar bar, Words words) {
        return CostWords.of(bar.cost(), words);
    }

    /// What is told of how many boards.
    public String how(Words words) {
        return CostWords.how(unit, known, all, words);
    }

    /// The picture in words.
    public String spoken(Words words) {
        return bars.stream()
                .map(bar -> words.get("phase." + bar.phase()) + ": " + text(bar, words))
                .collect(Collectors.joining(", "));
    }
}
