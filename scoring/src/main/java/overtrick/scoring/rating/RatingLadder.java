package overtrick.scoring.rating;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Players or pairs by strength, the strongest first.
///
/// Only those of one circle stand on a ladder, because only they can be compared: of the circle
/// with most who have a place.
///
/// @param <T> [Player] or [Partnership]
public record RatingLadder<T>(List<Line<T>> lines) {

    private static final double HUNDREDTHS = 100;

    /// The square of the deviations within which 95 % lie.
    private static final double SURE = 3.841459;

    /// A place on the ladder.
    ///
    /// @param place from 1; those who are equal to the hundredth of an IMP share it
    /// @param sharedBy how many
    /// @param best place that is possible: those above it are better in 39 cases of 40
    /// @param worst place that is possible
    public record Line<T>(int place, int sharedBy, T who, Rating rating, int best, int worst) {

        /// `3`, or `3=` when it is shared.
        public String placeText() {
            return sharedBy > 1 ? place + "=" : "" + place;
        }
    }

    public RatingLadder {
        lines = List.copyOf(lines);
    }

    /// The ladder of players.
    public static RatingLadder<Player> ofPlayers(Ratings ratings, LadderTerms terms) {
        return of(ratings.players(), terms, terms::allow);
    }

    /// The ladder of pairs: of those of whom both players are of the kind and listed.
    public static RatingLadder<Partnership> ofPairs(Ratings ratings, LadderTerms terms) {
        return of(ratings.pairs(), terms, pair -> pair.players().stream().allMatch(terms::allow));
    }

    private static <T extends Comparable<T>> RatingLadder<T> of(
            Map<T, Rating> ratings, LadderTerms terms, Predicate<T> allowed) {
        var rated = new ArrayList<Map.Entry<T, Rating>>();
        for (var entry : ratings.entrySet()) {
            if (terms.allow(entry.getValue()) && allowed.test(entry.getKey())) {
                rated.add(entry);
            }
        }
        int circle = greatest(rated);
        rated.removeIf(entry -> entry.getValue().circle() != circle);
        rated.sort(
                Comparator.comparingLong((Map.Entry<T, Rating> entry) -> -shown(entry.getValue()))
                        .thenComparing(Map.Entry::getKey));
        var lines = new ArrayList<Line<T>>();
        for (int first = 0; first < rated.size(); ) {
            int end = first + 1;
            while (end < rated.size() && equal(rated, first, end)) {
                end++;
            }
            for (int at = first; at < end; at++) {
                lines.add(line(rated, at, first, end));
            }
            first = end;
        }
        return new RatingLadder<>(lines);
    }

    /// The circle of most; of the first when there are several.
    private static <T> int greatest(List<Map.Entry<T, Rating>> rated) {
        int circles =
                rated.stream().mapToInt(entry -> entry.getValue().circle()).max().orElse(0) + 1;
        int[] sizes = new int[circles];
        int greatest = 0;
        for (var entry : rated) {
            sizes[entry.getValue().circle()]++;
        }
        for (int circle = 0; circle < circles; circle++) {
            greatest = sizes[circle] > sizes[greatest] ? circle : greatest;
        }
        return greatest;
    }

    private static <T> boolean equal(List<Map.Entry<T, Rating>> rated, int one, int other) {
        return shown(rated.get(one).getValue()) == shown(rated.get(other).getValue());
    }

    private static long shown(Rating rating) {
        return Math.round(rating.strength() * HUNDREDTHS);
    }

    private static double square(Rating rating) {
        return rating.deviation() * rating.deviation();
    }

    private static <T> Line<T> line(List<Map.Entry<T, Rating>> rated, int at, int first, int end) {
        var rating = rated.get(at).getValue();
        int better = 0;
        int worse = 0;
        for (var other : rated) {
            double apart = other.getValue().strength() - rating.strength();
            if (apart * apart > SURE * (square(other.getValue()) + square(rating))) {
                better += apart > 0 ? 1 : 0;
                worse += apart < 0 ? 1 : 0;
            }
        }
        return new Line<>(
                first + 1,
                end - first,
                rated.get(at).getKey(),
                rating,
                better + 1,
                rated.size() - worse);
    }
}
