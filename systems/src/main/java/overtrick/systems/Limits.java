package overtrick.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import overtrick.cards.Suit;
import overtrick.cards.words.Sentences;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;

/// The limits of a box in words: as few as tell which hands are in it.
record Limits(Sentences sentences) {

    /// So many points are no limit.
    private static final int NOBODY_HAS = 40;

    private static final Range RULE_OF_TWENTY = new Range(20, Measure.TWENTY.all().high());

    /// The box, limit by limit: `15–17 HCP`, `balanced`.
    List<String> parts(Box box) {
        var kept = telling(box);
        var parts = new ArrayList<String>();
        if (Arrays.stream(Suit.values()).allMatch(suit -> box.length(suit).low() >= 1)
                && kept.entrySet().removeIf(limit -> isNoVoid(limit.getKey(), box))) {
            parts.add(sentences.text("no-void"));
        }
        for (var suit : Suit.values()) {
            var compared = comparisons(suit);
            boolean longest = compared.stream().allMatch(a -> lead(suit, a, box) >= 0);
            if (longest && compared.stream().filter(kept::containsKey).count() >= 2) {
                kept.keySet().removeAll(compared);
                boolean alone = compared.stream().allMatch(a -> lead(suit, a, box) > 0);
                parts.add(sentences.text(alone ? "longest" : "no-longer", suit.symbol()));
            }
        }
        var others = kept.entrySet().stream().map(limit -> part(limit.getKey(), limit.getValue()));
        return Stream.concat(others, parts.stream()).toList();
    }

    /// At least one card, with an upper limit that only follows from the other suits.
    private static boolean isNoVoid(Aspect aspect, Box box) {
        if (aspect.measure() != Measure.LENGTH) {
            return false;
        }
        var own = aspect.suits().getFirst();
        int others =
                Arrays.stream(Suit.values())
                        .filter(suit -> suit != own)
                        .mapToInt(suit -> box.length(suit).low())
                        .sum();
        return box.get(aspect).low() == 1 && box.get(aspect).high() >= 13 - others;
    }

    private static List<Aspect> comparisons(Suit suit) {
        return Aspect.ALL.stream()
                .filter(a -> a.measure() == Measure.DIFFERENCE && a.suits().contains(suit))
                .toList();
    }

    /// By how many cards the suit is longer at least than the other of the comparison.
    private static int lead(Suit suit, Aspect comparison, Box box) {
        var range = box.get(comparison);
        return comparison.suits().getFirst() == suit ? range.low() : -range.high();
    }

    /// A box around many others without the limits that say little of any of them.
    static Box rough(Box bounds) {
        var rough = Box.ANY;
        for (var aspect : Aspect.ALL) {
            var range = bounds.get(aspect);
            boolean idle =
                    switch (aspect.measure()) {
                        case TWENTY -> true;
                        case DIFFERENCE -> range.low() < 0 && range.high() > 0;
                        case LENGTH -> range.low() == 0 && range.high() > 5;
                        default -> false;
                    };
            rough = idle ? rough : rough.and(aspect, range);
        }
        return rough;
    }

    /// As few limits as make the box, and no upper end that follows from others: comparisons are
    /// left out first, high cards last.
    private static Map<Aspect, Range> telling(Box box) {
        var limits =
                Aspect.ALL.stream()
                        .filter(aspect -> !box.get(aspect).equals(aspect.measure().all()))
                        .toList();
        var before = new ArrayList<Box>(List.of(Box.ANY));
        limits.forEach(aspect -> before.add(before.getLast().and(aspect, box.get(aspect))));
        var kept = new TreeMap<Aspect, Range>(Comparator.comparingInt(Aspect::index));
        var behind = Box.ANY;
        for (int at = limits.size() - 1; at >= 0; at--) {
            var aspect = limits.get(at);
            var range = box.get(aspect);
            var open = new Range(range.low(), aspect.measure().all().high());
            var rest = before.get(at).and(behind);
            if (!rest.equals(box)) {
                var told = rest.and(aspect, open).equals(box) ? open : range;
                kept.put(aspect, told);
                behind = behind.and(aspect, told);
            }
        }
        return kept;
    }

    private String part(Aspect aspect, Range range) {
        var symbols = aspect.suits().stream().map(suit -> String.valueOf(suit.symbol())).toList();
        var all = aspect.measure().all();
        String key = "measure." + aspect.measure();
        boolean yesNo = all.equals(new Range(0, 1));
        boolean comparison = aspect.measure() == Measure.DIFFERENCE;
        if (yesNo || aspect.measure() == Measure.QUALITY) {
            key += "." + range.low();
        } else if (comparison) {
            key += comparison(range);
        } else if (aspect.measure() == Measure.CONTROL) {
            key += "." + range.low() + "-" + range.high();
        } else if (aspect.measure() == Measure.TWENTY && range.equals(RULE_OF_TWENTY)) {
            key += ".rule";
        } else if (sentences.has(key + "." + plain(range, all))) {
            key += "." + plain(range, all);
        }
        var details = new ArrayList<String>();
        boolean open = aspect.measure() != Measure.DIFFERENCE && range.high() >= NOBODY_HAS;
        details.add(open ? new Range(range.low(), all.high()).text(all) : range.text(all));
        details.addAll(symbols);
        return sentences.text(key, details);
    }

    /// `0`, `1+` or `0-1`: numbers that some measures have their own words for.
    private static String plain(Range range, Range all) {
        return range.text(all).replace('–', '-');
    }

    private static String comparison(Range range) {
        if (range.low() >= 0) {
            return range.low() > 0 ? ".longer" : ".as-long";
        }
        return range.high() < 0 ? ".shorter" : ".as-short";
    }

    /// What a hand lacks to be in the box: `15–17 HCP (here 14)`.
    List<String> lacking(Box box, Hand hand) {
        return telling(box).entrySet().stream()
                .filter(limit -> !limit.getValue().contains(hand.get(limit.getKey())))
                .map(limit -> lacking(limit.getKey(), limit.getValue(), hand.get(limit.getKey())))
                .toList();
    }

    private String lacking(Aspect aspect, Range wanted, int held) {
        String part = part(aspect, wanted);
        boolean counted =
                aspect.measure() != Measure.QUALITY
                        && aspect.measure() != Measure.DIFFERENCE
                        && aspect.measure().all().size() > 2;
        return counted ? sentences.text("lacking", part, held) : part;
    }
}
