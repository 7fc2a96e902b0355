package overtrick.dealing.script;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import overtrick.dealing.script.Fault.Kind;

/// Reads shapes in braces, in the way of François Dellacherie: `5+4-xx`, `5(431)`, `4M(3+3+2+)`,
/// `[24-6]sxxx`, `(5xxx):h>s,c>d`. Patterns are joined by ` + ` and ` - ` between blanks.
final class WideShapes {

    private static final Pattern LENGTH =
            Pattern.compile("(?<set>\\[[0-9-]+\\]|[0-9]|x)(?<way>[+-])?(?<suit>[shdcMm])?");
    private static final Pattern TEST =
            Pattern.compile("([shdc0-9+*-]+)\\s*(>=|<=|==|!=|>|<|=)\\s*([shdc0-9+*-]+)");

    /// What a length of a suit may be, and of which suit.
    ///
    /// @param lengths one bit for each length
    /// @param suit `s`, `h`, `d`, `c`, `M`, `m`, or `.` for the next in order
    /// @param group 0 outside of brackets, else the number of the bracket
    private record Part(int lengths, char suit, int group) {

        boolean may(int place, int[] hand) {
            boolean right =
                    switch (suit) {
                        case '.' -> true;
                        case 'M' -> place < 2;
                        case 'm' -> place >= 2;
                        default -> place == "shdc".indexOf(suit);
                    };
            return right && (lengths & 1 << hand[place]) != 0;
        }
    }

    private final String text;
    private final Place place;

    WideShapes(String text, Place place) {
        this.text = text.strip();
        this.place = place;
    }

    private ScriptException wrong(String what) {
        return Lexer.fault(Kind.EXPECTED, place, "{" + what + "}", Phrase.LENGTHS.text());
    }

    Shapes shapes() {
        var shapes = Shapes.none();
        boolean add = true;
        var pieces = text.split("\\s+(?=[+-]\\s)");
        for (var piece : pieces) {
            String pattern = piece.strip();
            if (pattern.startsWith("+ ") || pattern.startsWith("- ")) {
                add = pattern.charAt(0) == '+';
                pattern = pattern.substring(1).strip();
            }
            var these = pattern(pattern);
            shapes = add ? shapes.with(these) : shapes.without(these);
        }
        return shapes;
    }

    private Shapes pattern(String pattern) {
        boolean any = pattern.startsWith("any ");
        String bare = any ? "(" + pattern.substring(4).strip() + ")" : pattern;
        int colon = bare.indexOf(':');
        String lengths = (colon < 0 ? bare : bare.substring(0, colon)).replaceAll("\\s+", "");
        var tests = colon < 0 ? List.<List<MatchResult>>of() : tests(bare.substring(colon + 1));
        var parts = parts(lengths);
        if (parts.size() != 4) {
            throw wrong(pattern);
        }
        return Shapes.of((s, h, d, c) -> {
            var hand = new int[] {s, h, d, c};
            return placed(parts, hand) && (tests.isEmpty() || fits(tests, hand));
        });
    }

    private List<Part> parts(String pattern) {
        var parts = new ArrayList<Part>();
        var length = LENGTH.matcher(pattern);
        int group = 0;
        int groups = 0;
        int at = 0;
        while (at < pattern.length()) {
            char sign = pattern.charAt(at);
            if (sign == '(' && group == 0) {
                group = ++groups;
                at++;
            } else if (sign == ')' && group != 0) {
                group = 0;
                at++;
            } else if (length.region(at, pattern.length()).lookingAt()) {
                char suit = length.group("suit") == null ? '.' : length.group("suit").charAt(0);
                parts.add(new Part(lengths(length), suit, group));
                at = length.end();
            } else {
                throw wrong(pattern);
            }
        }
        if (group != 0) {
            throw wrong(pattern);
        }
        return parts;
    }

    /// Bits of the lengths a part allows.
    private int lengths(MatchResult part) {
        String set = part.group("set");
        int lengths = 0;
        if (set.equals("x")) {
            lengths = (1 << 14) - 1;
        } else if (set.startsWith("[")) {
            var range = Pattern.compile("(\\d)-(\\d)|(\\d)").matcher(set);
            while (range.find()) {
                int from = Integer.parseInt(range.group(range.group(1) == null ? 3 : 1));
                int to = range.group(2) == null ? from : Integer.parseInt(range.group(2));
                for (int each = from; each <= to; each++) {
                    lengths |= 1 << each;
                }
            }
        } else {
            lengths = 1 << Integer.parseInt(set);
        }
        String way = part.group("way");
        if ("+".equals(way)) {
            lengths |= -Integer.lowestOneBit(lengths) & ((1 << 14) - 1);
        } else if ("-".equals(way)) {
            lengths |= (Integer.highestOneBit(lengths) << 1) - 1;
        }
        return lengths;
    }

    /// Whether the parts can be given to the suits so that all lengths fit. Parts with the name of
    /// a suit take it, the others take the suits that are left in their order; those of one bracket
    /// may change places among each other.
    private static boolean placed(List<Part> parts, int[] hand) {
        var named = parts.stream().filter(part -> part.suit() != '.').toList();
        var unnamed = parts.stream().filter(part -> part.suit() == '.').toList();
        return named(named, 0, unnamed, hand, 0);
    }

    private static boolean named(
            List<Part> named, int at, List<Part> unnamed, int[] hand, int taken) {
        if (at == named.size()) {
            var left = IntStream.range(0, 4).filter(suit -> (taken & 1 << suit) == 0).toArray();
            return ordered(unnamed, 0, left, hand, 0);
        }
        var part = named.get(at);
        for (int suit = 0; suit < 4; suit++) {
            if ((taken & 1 << suit) == 0
                    && part.may(suit, hand)
                    && named(named, at + 1, unnamed, hand, taken | 1 << suit)) {
                return true;
            }
        }
        return false;
    }

    private static boolean ordered(List<Part> unnamed, int at, int[] left, int[] hand, int taken) {
        if (at == unnamed.size()) {
            return true;
        }
        var part = unnamed.get(at);
        for (int place = 0; place < left.length; place++) {
            boolean open =
                    place == at
                            || (part.group() != 0 && part.group() == unnamed.get(place).group());
            if (open
                    && (taken & 1 << place) == 0
                    && part.may(left[place], hand)
                    && ordered(unnamed, at + 1, left, hand, taken | 1 << place)) {
                return true;
            }
        }
        return false;
    }

    /// Tests of lengths: one list is true when all of it are, and one list must be true.
    private List<List<MatchResult>> tests(String all) {
        var alternatives = new ArrayList<List<MatchResult>>();
        for (var alternative : all.split("\\bor\\b|\\|\\|")) {
            var together = new ArrayList<MatchResult>();
            for (var test : alternative.split(",|\\band\\b|&&")) {
                var matcher = TEST.matcher(test.strip());
                if (!matcher.matches()) {
                    throw wrong(test.strip());
                }
                together.add(matcher.toMatchResult());
            }
            alternatives.add(together);
        }
        return alternatives;
    }

    private static boolean fits(List<List<MatchResult>> tests, int[] hand) {
        return tests.stream()
                .anyMatch(together -> together.stream().allMatch(test -> fits(test, hand)));
    }

    private static boolean fits(MatchResult test, int[] hand) {
        int order = Integer.compare(sum(test.group(1), hand), sum(test.group(3), hand));
        return switch (test.group(2)) {
            case ">=" -> order >= 0;
            case "<=" -> order <= 0;
            case ">" -> order > 0;
            case "<" -> order < 0;
            case "!=" -> order != 0;
            default -> order == 0;
        };
    }

    /// Sums and differences of lengths and numbers.
    private static int sum(String terms, int[] hand) {
        int sum = 0;
        var term = Pattern.compile("([+-]?)([shdc]|[0-9]+)").matcher(terms);
        while (term.find()) {
            int suit = "shdc".indexOf(term.group(2));
            int value = suit < 0 ? Integer.parseInt(term.group(2)) : hand[suit];
            sum += term.group(1).equals("-") ? -value : value;
        }
        return sum;
    }
}
