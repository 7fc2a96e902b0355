package overtrick.bridgetable.page;

import java.math.RoundingMode;
import overtrick.bridgetable.duplicate.Cost;
import overtrick.page.Words;
import overtrick.scoring.Unit;

/// What was given away on boards, as people read it. The unit is always told.
public final class CostWords {

    private CostWords() {}

    /// Such as `12.5%` or `6 IMPs`.
    public static String of(Cost cost, Words words) {
        return cost.unit() == Unit.IMPS
                ? words.count(
                        "imps", cost.amount().numerator().intValueExact(), number(cost, words))
                : words.get("cost.percent", number(cost, words));
    }

    /// The number alone: whole IMPs, percent with one decimal where there is one.
    public static String number(Cost cost, Words words) {
        var shown = cost.amount().rounded(1, RoundingMode.HALF_UP).stripTrailingZeros();
        return words.number(shown);
    }

    /// The unit alone.
    public static String unit(Unit unit, Words words) {
        return unit == Unit.IMPS ? words.get("match.unit") : words.get("cost.top");
    }

    /// What is told of so many boards.
    public static String how(Unit unit, int known, int all, Words words) {
        return words.get("losses.how." + unit, known, all);
    }
}
