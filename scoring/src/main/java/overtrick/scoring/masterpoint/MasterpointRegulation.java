package overtrick.scoring.masterpoint;

import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.scoring.masterpoint.Occasion.Kind;
import overtrick.scoring.reckoning.Fraction;

/// The regulation of a club or a federation, as data: [MasterpointFile] reads it from a text that a
/// club writes itself.
///
/// @param name by which it is chosen, one word
/// @param title as results name it
/// @param rules for pairs and for teams; a kind without a rule gets no points
public record MasterpointRegulation(String name, String title, Map<Kind, Rule> rules)
        implements MasterpointScheme {

    public MasterpointRegulation {
        if (name.isBlank() || name.chars().anyMatch(Character::isWhitespace)) {
            throw new IllegalArgumentException("scheme's name is not one word: " + name);
        }
        if (rules.isEmpty()) {
            throw new IllegalArgumentException("scheme has no rule: " + name);
        }
        rules = Collections.unmodifiableMap(new EnumMap<>(rules));
    }

    /// What places are worth.
    public sealed interface Rule {

        /// Points of the first, the second, … place.
        List<Fraction> awards(Occasion occasion);
    }

    /// So much for each table to the winner, and shares of it to the places below.
    ///
    /// @param perTable points of the winner for each table
    /// @param atMost points of the winner
    /// @param percent of the contestants who get points, halves rounded up, one at least
    public record ByTables(Fraction perTable, Fraction atMost, int percent, Shares shares)
            implements Rule {

        public ByTables {
            if (perTable.signum() <= 0 || atMost.signum() <= 0) {
                throw new IllegalArgumentException(
                        "points of the winner are not above 0: %s a table, at most %s"
                                .formatted(perTable.text(), atMost.text()));
            }
            if (percent < 1 || percent > 100) {
                throw new IllegalArgumentException(
                        "part of the field is not 1 %% to 100 %%: %d".formatted(percent));
            }
        }

        @Override
        public List<Fraction> awards(Occasion occasion) {
            var winner = perTable.times(occasion.tables()).min(atMost);
            long deep =
                    Fraction.of((long) percent * occasion.contestants(), 100)
                            .rounded(0, RoundingMode.HALF_UP)
                            .longValueExact();
            var awards = new ArrayList<Fraction>();
            for (int place = 1; place <= Math.max(1, deep); place++) {
                awards.add(winner.times(shares.of(place)));
            }
            return awards;
        }
    }

    /// The shares of the winner’s points.
    ///
    /// @param first of the first places
    /// @param tail of the places after them
    public record Shares(List<Fraction> first, Tail tail) {

        public Shares {
            first = List.copyOf(first);
            if (first.isEmpty()) {
                throw new IllegalArgumentException("places have no share");
            }
            for (int at = 1; at < first.size(); at++) {
                if (first.get(at).compareTo(first.get(at - 1)) > 0) {
                    throw new IllegalArgumentException(
                            "a place is worth more than the one above it: place " + (at + 1));
                }
            }
        }

        Fraction of(int place) {
            return place <= first.size() ? first.get(place - 1) : tail.of(place);
        }
    }

    /// How shares go on.
    public enum Tail {
        /// Nothing more.
        NOTHING,
        /// 1/5, 1/6, … for the fifth and sixth place.
        ONE_OVER_PLACE,
        /// 1/4, 1/5, … for the fifth and sixth place.
        ONE_OVER_PLACE_BEFORE;

        Fraction of(int place) {
            return switch (this) {
                case NOTHING -> Fraction.ZERO;
                case ONE_OVER_PLACE -> Fraction.of(1, place);
                case ONE_OVER_PLACE_BEFORE -> Fraction.of(1, Math.max(1, place - 1L));
            };
        }
    }

    /// A printed table: points of the places, by how many took part.
    ///
    /// @param columns for fields from so many contestants on; a smaller field than the first gets
    ///   nothing
    public record ByTable(SortedMap<Integer, List<Fraction>> columns) implements Rule {

        public ByTable {
            if (columns.isEmpty() || columns.firstKey() < 1) {
                throw new IllegalArgumentException("the table is not for 1 contestant or more");
            }
            var copies = new TreeMap<Integer, List<Fraction>>();
            columns.forEach((from, points) -> copies.put(from, List.copyOf(points)));
            columns = Collections.unmodifiableSortedMap(copies);
        }

        @Override
        public List<Fraction> awards(Occasion occasion) {
            var fitting = columns.headMap(occasion.contestants() + 1);
            return fitting.isEmpty() ? List.of() : fitting.lastEntry().getValue();
        }
    }

    @Override
    public List<Fraction> awards(Occasion occasion) {
        var rule = rules.get(occasion.kind());
        return rule == null ? List.of() : rule.awards(occasion);
    }
}
