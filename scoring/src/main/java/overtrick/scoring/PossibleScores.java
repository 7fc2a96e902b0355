package overtrick.scoring;

import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.score.Score;
import overtrick.cards.Side;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;

/// The scores a board can come to (Law 77).
public final class PossibleScores {

    private static final List<NavigableSet<Integer>> BY_VULNERABILITY = all();

    private PossibleScores() {}

    /// All scores for North–South on a board.
    public static NavigableSet<Integer> of(Vulnerability vulnerability) {
        return BY_VULNERABILITY.get(vulnerability.ordinal());
    }

    /// Says what is wrong with a score that cannot be, and which ones near it can; empty when
    /// nothing is.
    public static Optional<Sentence> complaint(int points, Vulnerability vulnerability) {
        var near = near(points, vulnerability);
        if (near.contains(points)) {
            return Optional.empty();
        }
        var who =
                switch (vulnerability) {
                    case NONE -> ScorePhrase.NOBODY;
                    case NORTH_SOUTH -> ScorePhrase.NORTH_SOUTH;
                    case EAST_WEST -> ScorePhrase.EAST_WEST;
                    case BOTH -> ScorePhrase.BOTH;
                };
        var possible =
                near.stream()
                        .map(Wording::of)
                        .reduce((one, other) -> Sentence.of(ScorePhrase.OR, one, other))
                        .orElseThrow();
        return Optional.of(
                Sentence.of(ScorePhrase.NO_RESULT_SCORES, points, Sentence.of(who), possible));
    }

    /// The score itself if it is possible; else the possible ones next to it, the lower first.
    public static List<Integer> near(int points, Vulnerability vulnerability) {
        var possible = of(vulnerability);
        return Stream.of(possible.floor(points), possible.ceiling(points))
                .filter(Objects::nonNull)
                .distinct()
                .toList();
    }

    /// `nobody`, `NS`, `EW` or `both`.
    public static String word(Vulnerability vulnerability) {
        return switch (vulnerability) {
            case NONE -> "nobody";
            case NORTH_SOUTH -> "NS";
            case EAST_WEST -> "EW";
            case BOTH -> "both";
        };
    }

    private static List<NavigableSet<Integer>> all() {
        var all = new ArrayList<NavigableSet<Integer>>();
        for (var vulnerability : Vulnerability.values()) {
            var scores = new TreeSet<Integer>();
            scores.add(0);
            for (var side : Side.values()) {
                addAll(scores, side, vulnerability.includes(side));
            }
            all.add(scores);
        }
        return List.copyOf(all);
    }

    private static void addAll(Set<Integer> scores, Side declaring, boolean vulnerable) {
        for (var call : Call.ALL) {
            if (call instanceof Call.Bid bid) {
                for (var doubling : Doubling.values()) {
                    for (int tricks = 0; tricks <= 13; tricks++) {
                        int points = Score.of(bid, doubling, vulnerable, tricks).points();
                        scores.add(declaring == Side.NORTH_SOUTH ? points : -points);
                    }
                }
            }
        }
    }
}
