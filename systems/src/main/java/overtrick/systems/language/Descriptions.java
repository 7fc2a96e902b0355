package overtrick.systems.language;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Description.Condition;
import overtrick.systems.language.Description.Condition.Limit;
import overtrick.systems.language.Description.Condition.Longest;
import overtrick.systems.language.Description.Condition.Together;

/// Reads what a call shows: `12-21 hcp, 5+ S, longest S or rule of 20, 5+ S`. A comma means and.
///
/// @param parameters what a system has given names to: ranges and whole descriptions
record Descriptions(Map<String, String> parameters) {

    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})(?:(\\+)|-(\\d{1,2}))?");
    private static final Pattern COMPARISON =
            Pattern.compile("([A-Za-z]{1,2}) (>=|>|=|<=|<) ([A-Za-z]{1,2})");
    private static final Pattern OR = Pattern.compile("\\bor\\b");
    private static final Pattern BLANKS = Pattern.compile("\\s+");
    private static final String TOGETHER = " together";
    private static final Description ANYTHING = new Description(List.of(List.of()));

    /// A description that leads back to itself is found by its depth.
    private static final int DEEPEST = 8;

    /// @throws FormatException naming what is not understood
    Description parse(String text) {
        return alternatives(text, 0);
    }

    /// Whether the text is a range by itself.
    static boolean isRange(String text) {
        return RANGE.matcher(text).matches();
    }

    /// Whether the text is a condition of one word, or the name of something.
    boolean knows(String word) {
        return parameters.containsKey(word)
                || Set.of("any", "balanced", "unbalanced").contains(word);
    }

    private Description alternatives(String text, int depth) {
        if (depth > DEEPEST) {
            throw new FormatException("a name leads back to itself: " + text);
        }
        Optional<Description> all = Optional.empty();
        for (var alternative : OR.split(text, -1)) {
            var together = ANYTHING;
            for (var part : alternative.split(",", -1)) {
                together =
                        together.and(
                                condition(BLANKS.matcher(part.strip()).replaceAll(" "), depth));
            }
            var either = together;
            all = all.map(before -> before.or(either)).or(() -> Optional.of(either));
        }
        return all.orElse(ANYTHING);
    }

    private Description condition(String text, int depth) {
        var named = parameters.get(text);
        if (named != null && !isRange(named)) {
            return alternatives(named, depth + 1);
        }
        if (text.equals("any")) {
            return ANYTHING;
        }
        return new Description(List.of(List.of(simple(text))));
    }

    private Condition simple(String text) {
        int blank = text.indexOf(' ');
        if (blank > 0 && text.length() > blank + TOGETHER.length() && text.endsWith(TOGETHER)) {
            String what = text.substring(blank + 1, text.length() - TOGETHER.length());
            var both = ranged(text.substring(0, blank), what, 2, text);
            return new Together(both.measure(), both.suits(), both.range());
        }
        switch (text) {
            case "balanced" -> {
                return new Limit(Measure.BALANCED, List.of(), Range.exactly(1));
            }
            case "unbalanced" -> {
                return new Limit(Measure.BALANCED, List.of(), Range.exactly(0));
            }
            case "rule of 20" -> {
                return new Limit(Measure.TWENTY, List.of(), new Range(20, 50));
            }
            default -> {}
        }
        Matcher comparison = COMPARISON.matcher(text);
        if (comparison.matches()) {
            return compared(comparison);
        }
        if (blank < 0) {
            throw unknown(text);
        }
        return counted(text.substring(0, blank), text.substring(blank + 1), text);
    }

    private static Condition compared(Matcher found) {
        var suits = List.of(SuitName.parse(found.group(1)), SuitName.parse(found.group(3)));
        var range =
                switch (found.group(2)) {
                    case ">=" -> new Range(0, 13);
                    case ">" -> new Range(1, 13);
                    case "=" -> Range.exactly(0);
                    case "<=" -> new Range(-13, 0);
                    default -> new Range(-13, -1);
                };
        return new Limit(Measure.DIFFERENCE, suits, range);
    }

    private Condition counted(String first, String rest, String text) {
        var suit = rest.substring(rest.lastIndexOf(' ') + 1);
        return switch (first) {
            case "longest" -> new Longest(SuitName.parse(suit));
            case "solid" -> of(Measure.QUALITY, suit, Range.exactly(3));
            case "good" -> of(Measure.QUALITY, suit, new Range(2, 3));
            case "fair" -> of(Measure.QUALITY, suit, new Range(1, 3));
            case "stop" -> of(Measure.STOPPER, suit, Range.exactly(1));
            case "queen" -> of(Measure.QUEEN, suit, Range.exactly(1));
            case "king" -> of(Measure.KING, suit, Range.exactly(1));
            case "control" -> of(Measure.CONTROL, suit, new Range(1, 2));
            case "first" -> firstRound(rest, suit, text);
            case "no" -> denied(rest, suit, text);
            default -> ranged(first, rest, 1, text);
        };
    }

    private static Condition firstRound(String what, String suit, String text) {
        if (!what.equals("control " + suit)) {
            throw unknown(text);
        }
        return of(Measure.CONTROL, suit, Range.exactly(2));
    }

    private static Condition denied(String what, String suit, String text) {
        if (what.equals("first control " + suit)) {
            return of(Measure.CONTROL, suit, new Range(0, 1));
        }
        var measure =
                switch (what.substring(0, Math.max(0, what.indexOf(' ')))) {
                    case "stop" -> Measure.STOPPER;
                    case "queen" -> Measure.QUEEN;
                    case "king" -> Measure.KING;
                    case "control" -> Measure.CONTROL;
                    default -> throw unknown(text);
                };
        return of(measure, suit, Range.exactly(0));
    }

    /// @param hands 1, or 2 for what partners have together
    private Limit ranged(String range, String what, int hands, String text) {
        int last = what.lastIndexOf(' ');
        if (last > 0) {
            var measure =
                    switch (what.substring(0, last)) {
                        case "support" -> Measure.SUPPORT;
                        case "tricks" -> Measure.TRICKS;
                        case "keycards", "keycard" -> Measure.KEY_CARDS;
                        case "tops", "top" -> Measure.TOPS;
                        case "loose beside" -> Measure.LOOSE;
                        case "open beside" -> Measure.OPEN;
                        case "hcp beside" -> Measure.BESIDE;
                        default -> throw unknown(text);
                    };
            return of(measure, what.substring(last + 1), range(range, measure, hands));
        }
        var measure =
                switch (what) {
                    case "hcp" -> Measure.HIGH_CARDS;
                    case "points" -> Measure.POINTS;
                    case "aces", "ace" -> Measure.ACES;
                    case "kings", "king" -> Measure.KINGS;
                    case "controls" -> Measure.CONTROLS;
                    default -> Measure.LENGTH;
                };
        if (measure == Measure.LENGTH && what.length() > 2) {
            throw unknown(text);
        }
        return measure == Measure.LENGTH
                ? of(measure, what, range(range, measure, hands))
                : new Limit(measure, List.of(), range(range, measure, hands));
    }

    private static Limit of(Measure measure, String suit, Range range) {
        return new Limit(measure, List.of(SuitName.parse(suit)), range);
    }

    private Range range(String text, Measure measure, int hands) {
        Matcher found = RANGE.matcher(parameters.getOrDefault(text, text));
        if (!found.matches()) {
            throw new FormatException("no range like 5, 5+ or 5-7: " + text);
        }
        int low = Integer.parseInt(found.group(1));
        int most = hands * measure.all().high();
        int high =
                found.group(2) != null
                        ? most
                        : found.group(3) != null ? Integer.parseInt(found.group(3)) : low;
        if (low > high || high > most) {
            throw new FormatException(
                    "no range between 0 and %d, low end first: %s".formatted(most, text));
        }
        return new Range(low, high);
    }

    private static FormatException unknown(String text) {
        return new FormatException(
                text.isEmpty() ? "a condition is missing" : "no such condition: " + text);
    }
}
