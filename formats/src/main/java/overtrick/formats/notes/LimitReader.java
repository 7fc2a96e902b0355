package overtrick.formats.notes;

import java.util.Optional;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Suit;
import overtrick.formats.notes.Hands.Limit;

/// Takes limits of hands out of a clause, one kind after the other, and leaves the rest.
///
/// @param own the suit of the call
/// @param partner the suit that partner has bid last
record LimitReader(Call call, Optional<Suit> own, Optional<Suit> partner) {

    private static final String UNIT = "\\s*(?:hcp|hp|pts?|points?)\\b";
    private static final String SUIT = "([♣♦♥♠]|\\b(?:club|diamond|heart|spade)s?\\b)";
    private static final String COUNT = "(?<![\\d-])(\\d)(\\+|-(\\d)(?!\\d))?\\s*-?\\s*";

    private static final Pattern RANGE = Pattern.compile("(\\d{1,2})\\s*-\\s*(\\d{1,2})" + UNIT);
    private static final Pattern LEAST = Pattern.compile("(\\d{1,2})\\s*\\+" + UNIT);
    private static final Pattern MOST =
            Pattern.compile("(<|max(?:imum)?\\.?|up to|at most)\\s*(\\d{1,2})" + UNIT);
    private static final Pattern EXACT = Pattern.compile("(\\d{1,2})" + UNIT);
    private static final Pattern BARE_RANGE =
            Pattern.compile("(?<![\\d-])(\\d{1,2})\\s*-\\s*(\\d{1,2})(?![\\d-]|\\s*[♣♦♥♠])");
    private static final Pattern BARE_LEAST = Pattern.compile("(?<![\\d-])(\\d{2})\\s*\\+");

    private static final Pattern TWO_SUITS =
            Pattern.compile(
                    "(?<![\\d-])(\\d)[-/](\\d)\\+?\\s*(?:in\\s*)?(?:the\\s*)?(majors|minors)\\b");
    private static final Pattern NO_MAJOR =
            Pattern.compile("\\b(?:no|denies a?)\\s*(?:4|four)?[\\s-]*(?:cards?)?\\s*majors?\\b");
    private static final Pattern EITHER =
            Pattern.compile(
                    COUNT
                            + "(?:cards?\\s*)?(?:in\\s*)?"
                            + SUIT
                            + "\\s*(?:or|/)\\s*(?:(\\d)\\+?\\s*)?"
                            + SUIT);
    private static final Pattern LENGTH =
            Pattern.compile(COUNT + "(?:cards?\\s*)?(?:in\\s*)?" + SUIT + "(?:\\s*suit)?");
    private static final Pattern SUPPORT =
            Pattern.compile(COUNT + "(?:cards?\\s*)?(?:support|fit|trumps|raise)\\b");
    private static final Pattern OWN =
            Pattern.compile(COUNT + "(?:cards?|carder)?\\s*(suit|majors?|minors?|cards?)\\b");
    private static final Pattern TRANSFER =
            Pattern.compile(
                    "\\b(?:transfer|tfr|trf|xfer)s?\\b(?!\\s*(?:accept|complet|break))(?:\\s*to\\s*"
                            + SUIT
                            + ")?");
    private static final Pattern BALANCED =
            Pattern.compile(
                    "(?<!semi-)(?<!semi )(?<!semi\\))(?<!natural or )\\bbal(?:anced)?\\b\\.?");
    private static final Pattern UNBALANCED = Pattern.compile("\\bunbal(?:anced)?\\b\\.?");
    private static final Pattern STOPPER =
            Pattern.compile(
                    "\\bstop(?:per|pers|s)?\\s*(?:in\\s*)?([♣♦♥♠])|([♣♦♥♠])\\s*stop(?:per)?\\b");

    /// Longer suits and more points are misprints.
    private static final int LONGEST = 13;

    static final int HIGHEST = 37;

    /// A range without a unit that goes so high is of points, not of cards.
    private static final int POINTS_FROM = 9;

    private static final int FIVE = 5;

    /// What was read of a clause, and what was not.
    record Read(Hands hands, String rest) {

        Read taking(Pattern pattern, Function<MatchResult, Optional<Hands>> reading) {
            var all = hands;
            var left = new StringBuilder();
            var found = pattern.matcher(rest);
            int from = 0;
            while (found.find()) {
                var read = reading.apply(found.toMatchResult());
                if (read.isPresent()) {
                    all = all.and(read.get());
                    left.append(rest, from, found.start()).append(' ');
                    from = found.end();
                }
            }
            return new Read(all, left.append(rest.substring(from)).toString());
        }
    }

    /// @param clause in small letters
    Read read(String clause) {
        return new Read(Hands.ANY, clause)
                .taking(RANGE, m -> points(number(m, 1), number(m, 2)))
                .taking(MOST, m -> points(0, number(m, 2) - (m.group(1).equals("<") ? 1 : 0)))
                .taking(LEAST, m -> points(number(m, 1), HIGHEST))
                .taking(EXACT, m -> points(number(m, 1), number(m, 1)))
                .taking(TWO_SUITS, LimitReader::twoSuits)
                .taking(NO_MAJOR, _ -> length(Suit.HEARTS, 0, 3).map(LimitReader::noSpades))
                .taking(EITHER, LimitReader::either)
                .taking(LENGTH, m -> counted(m, suit(m.group(4))))
                .taking(SUPPORT, m -> partner.flatMap(suit -> counted(m, suit)))
                .taking(OWN, this::ownSuit)
                .taking(TRANSFER, this::transfer)
                .taking(UNBALANCED, _ -> Optional.of(Hands.of(new Limit.Shape(false))))
                .taking(BALANCED, _ -> Optional.of(Hands.of(new Limit.Shape(true))))
                .taking(STOPPER, LimitReader::stopper)
                .taking(BARE_RANGE, LimitReader::bare)
                .taking(BARE_LEAST, m -> points(number(m, 1), HIGHEST));
    }

    private static int number(MatchResult found, int group) {
        return Integer.parseInt(found.group(group));
    }

    private static Optional<Hands> points(int low, int high) {
        return low <= high && high <= HIGHEST
                ? Optional.of(Hands.of(new Limit.Points(low, high)))
                : Optional.empty();
    }

    private static Optional<Hands> bare(MatchResult found) {
        return number(found, 2) >= POINTS_FROM
                ? points(number(found, 1), number(found, 2))
                : Optional.empty();
    }

    private static Optional<Hands> length(Suit suit, int low, int high) {
        return low <= high && high <= LONGEST
                ? Optional.of(Hands.of(new Limit.Length(suit, low, high)))
                : Optional.empty();
    }

    private static Hands noSpades(Hands hands) {
        return hands.and(Hands.of(new Limit.Length(Suit.SPADES, 0, 3)));
    }

    /// `5+`, `2-3` or `4` cards, the groups of [#COUNT].
    private static Optional<Hands> counted(MatchResult found, Suit suit) {
        int low = number(found, 1);
        String more = found.group(2);
        int high = more == null ? low : more.equals("+") ? LONGEST : number(found, 3);
        return length(suit, low, high);
    }

    /// `5 card major` is of the suit that is bid only if that is one.
    private Optional<Hands> ownSuit(MatchResult found) {
        String kind = found.group(4);
        return own.filter(suit -> !kind.startsWith("major") || suit.isMajor())
                .filter(suit -> !kind.startsWith("minor") || !suit.isMajor())
                .flatMap(suit -> counted(found, suit));
    }

    private static Suit suit(String name) {
        return switch (name.charAt(0)) {
            case '♣', 'c' -> Suit.CLUBS;
            case '♦', 'd' -> Suit.DIAMONDS;
            case '♥', 'h' -> Suit.HEARTS;
            default -> Suit.SPADES;
        };
    }

    private static Optional<Hands> either(MatchResult found) {
        var one = counted(found, suit(found.group(4)));
        var two = counted(found, suit(found.group(6)));
        return one.flatMap(first -> two.map(first::or));
    }

    private static Optional<Hands> twoSuits(MatchResult found) {
        boolean majors = found.group(3).equals("majors");
        var high = majors ? Suit.SPADES : Suit.DIAMONDS;
        var low = majors ? Suit.HEARTS : Suit.CLUBS;
        int one = number(found, 1);
        int two = number(found, 2);
        var first = length(high, one, LONGEST).flatMap(a -> length(low, two, LONGEST).map(a::and));
        var second = length(high, two, LONGEST).flatMap(a -> length(low, one, LONGEST).map(a::and));
        return first.flatMap(a -> second.map(a::or));
    }

    /// Five cards or more of the suit that is named, or of the next one.
    private Optional<Hands> transfer(MatchResult found) {
        if (found.group(1) != null) {
            return length(suit(found.group(1)), FIVE, LONGEST);
        }
        if (call instanceof Bid(_, var strain) && strain.ordinal() + 1 < Suit.values().length) {
            return length(Suit.values()[strain.ordinal() + 1], FIVE, LONGEST);
        }
        return Optional.empty();
    }

    private static Optional<Hands> stopper(MatchResult found) {
        String name = found.group(1) == null ? found.group(2) : found.group(1);
        return Optional.of(Hands.of(new Limit.Stopper(suit(name))));
    }
}
