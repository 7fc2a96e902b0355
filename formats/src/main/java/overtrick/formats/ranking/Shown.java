package overtrick.formats.ranking;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.List;
import overtrick.scoring.Contestant;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;

/// A ranking as it is shown: what the lists are called, which columns there are, and numbers
/// rounded to two decimals, halves away from zero (Law 78D leaves it to the regulations).
final class Shown {

    private static final int DECIMALS = 2;

    private final Scores scores;
    private final Ranking ranking;

    Shown(Scores scores) {
        this(scores, scores.ranking());
    }

    /// @param ranking that is not that of the boards, as of a knock-out
    Shown(Scores scores, Ranking ranking) {
        this.scores = scores;
        this.ranking = ranking;
    }

    Ranking ranking() {
        return ranking;
    }

    Scores scores() {
        return scores;
    }

    String title() {
        String title = scores.results().title();
        return title.isEmpty() ? "Ranking" : title;
    }

    /// What a list is of, such as `Section A, North–South`; empty when it is the only one.
    static String caption(Standings list) {
        String section = list.section().isEmpty() ? "" : "Section " + list.section();
        String side =
                list.side()
                        .map(one ->
                                switch (one) {
                                    case NORTH_SOUTH -> "North–South";
                                    case EAST_WEST -> "East–West";
                                })
                        .orElse("");
        return section + (section.isEmpty() || side.isEmpty() ? "" : ", ") + side;
    }

    boolean hasNames() {
        return !scores.results().names().isEmpty();
    }

    boolean hasPercentages() {
        return ranking.unit() == Unit.MATCHPOINTS;
    }

    boolean hasAdjustments() {
        return ranking.lines().stream().anyMatch(line -> line.adjustment().signum() != 0);
    }

    String name(Contestant contestant) {
        return scores.results().names().getOrDefault(contestant, "");
    }

    /// The heads of the columns, for people.
    List<String> heads() {
        var heads = new ArrayList<String>();
        heads.add("Place");
        heads.add("No.");
        if (hasNames()) {
            heads.add("Name");
        }
        heads.add(ranking.unit() == Unit.POINTS ? "Points" : ranking.unit().code());
        if (hasPercentages()) {
            heads.add("%");
        }
        if (hasAdjustments()) {
            heads.add("Adjusted");
        }
        heads.add("Boards");
        return heads;
    }

    /// The cells of a line under those heads.
    List<String> cells(Line line) {
        var cells = new ArrayList<String>();
        cells.add(line.placeText());
        cells.add(line.contestant().id());
        if (hasNames()) {
            cells.add(name(line.contestant()));
        }
        cells.add(number(line.total()));
        if (hasPercentages()) {
            cells.add(line.percentage().map(Shown::number).orElse(""));
        }
        if (hasAdjustments()) {
            cells.add(line.adjustment().signum() == 0 ? "" : number(line.adjustment()));
        }
        cells.add("" + line.boards());
        return cells;
    }

    /// Two decimals.
    static String number(Fraction value) {
        return value.rounded(DECIMALS, RoundingMode.HALF_UP).toPlainString();
    }
}
