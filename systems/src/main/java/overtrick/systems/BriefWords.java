package overtrick.systems;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.cards.Suit;
import overtrick.cards.words.Sentences;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;
import overtrick.systems.hand.Range;
import overtrick.systems.language.Force;
import overtrick.systems.language.Purpose;

/// What a call shows in as few words as people use at the table: `15–17 points, balanced`, `5+
/// hearts, game forcing`, `0–5 points`. Points, the main suits and what partner must do; a
/// convention has its name first. All that is left out stands in [Words#text(Meant)].
final class BriefWords {

    /// So many letters fit beside a call.
    static final int LONGEST = 60;

    /// Points beyond which nobody sets a limit, and a range so wide that it says nothing.
    private static final int NO_LIMIT = 25;

    private static final int FEW = 3;

    /// By so much another range must be narrower to be told instead of high cards.
    private static final int CLEARLY = 2;

    /// A pass with so many points at most tells something.
    private static final int LIMITED = 14;

    private static final int MAIN_SUIT = 4;
    private static final int LONG_SUIT = 5;

    private final Sentences sentences;

    BriefWords(Sentences sentences) {
        this.sentences = sentences;
    }

    String text(Meant meant, String name) {
        if (meant.isPass()) {
            return pass(meant, name);
        }
        if (meant.row().reason().isQuoted()) {
            return cut(name);
        }
        var bounds = meant.row().shows().bounds();
        var hands = Words.isCount(meant.key()) ? List.<String>of() : hands(meant, bounds);
        var parts = new ArrayList<String>();
        if (isConvention(meant) || hands.isEmpty()) {
            parts.add(name);
        }
        parts.addAll(hands);
        var force = meant.row().force();
        return joined(parts, force == Force.NONE ? "" : sentences.text("brief.force." + force));
    }

    private static String cut(String text) {
        return text.length() <= LONGEST ? text : text.substring(0, LONGEST - 1).strip() + "…";
    }

    /// What a hand has in place of what [#text(Meant, String)] tells of a call: points beside the
    /// range, suits that are shorter. Empty when the hand is as told.
    String lacks(Meant meant, Hand hand) {
        if (meant.isPass() || Words.isCount(meant.key()) || meant.told().contains(hand)) {
            return "";
        }
        var bounds = meant.row().shows().bounds();
        var lacks = new ArrayList<String>();
        strength(bounds)
                .filter(aspect -> !bounds.get(aspect).contains(hand.get(aspect)))
                .map(aspect -> strength(hand.get(aspect)))
                .ifPresent(lacks::add);
        suits(meant, bounds).stream()
                .filter(suit -> hand.length(suit) < bounds.length(suit).low())
                .map(suit -> held(suit, hand.length(suit)))
                .forEach(lacks::add);
        return lacks.stream()
                .reduce((one, other) -> sentences.text("brief.lacks.and", one, other))
                .orElse("");
    }

    private String strength(int points) {
        return points == 1
                ? sentences.text("brief.lacks.point")
                : sentences.text("brief.points", points);
    }

    private String held(Suit suit, int cards) {
        String name = sentences.text("brief.suit." + suit);
        return switch (cards) {
            case 0 -> sentences.text("brief.lacks.void", name);
            case 1 -> sentences.text("brief.lacks.one", name);
            default -> sentences.text("brief.length", cards, name);
        };
    }

    /// Who passes at their first turn tells their strength; later there is nothing to add.
    private String pass(Meant meant, String name) {
        var points = meant.shows().bounds().highCards();
        if (isConvention(meant)) {
            return name;
        }
        if (meant.first() && points.high() <= LIMITED) {
            return sentences.text("brief.points", plain(points));
        }
        String silent = sentences.text(meant.first() ? "first-pass" : "brief.pass");
        return meant.saysNothing() ? silent : name;
    }

    private static boolean isConvention(Meant meant) {
        return meant.row().alert()
                || meant.row().purpose() != Purpose.DESCRIBES
                || !(meant.isPass() || meant.call() instanceof Bid);
    }

    /// A convention is about its suits, another call about its strength.
    private List<String> hands(Meant meant, Box bounds) {
        var strength = new ArrayList<String>();
        points(bounds).ifPresent(strength::add);
        if (bounds.get(Aspect.of(Measure.BALANCED)).low() == 1) {
            strength.add(sentences.text("measure.BALANCED.1"));
        }
        var suits =
                suits(meant, bounds).stream()
                        .map(suit -> length(suit, bounds.length(suit)))
                        .toList();
        var parts = new ArrayList<>(isConvention(meant) ? suits : strength);
        parts.addAll(isConvention(meant) ? strength : suits);
        return parts;
    }

    private Optional<String> points(Box bounds) {
        return strength(bounds)
                .map(bounds::get)
                .map(range -> sentences.text("brief.points", plain(range)));
    }

    /// High cards, unless points with length or in support say clearly more.
    private static Optional<Aspect> strength(Box bounds) {
        var aspects = new ArrayList<>(List.of(Aspect.HIGH_CARDS, Aspect.of(Measure.POINTS)));
        for (var suit : Suit.values()) {
            aspects.add(Aspect.of(Measure.SUPPORT, suit));
        }
        return aspects.stream()
                .filter(aspect ->
                        bounds.get(aspect).low() >= FEW || bounds.get(aspect).high() < NO_LIMIT)
                .reduce((usual, other) ->
                        width(bounds.get(other)) + CLEARLY < width(bounds.get(usual))
                                ? other
                                : usual);
    }

    private static int width(Range range) {
        return Math.min(range.high(), NO_LIMIT) - range.low();
    }

    private static String plain(Range range) {
        return range.text(new Range(0, NO_LIMIT));
    }

    /// Up to two, the longest first; of short ones only the suit that is bid.
    private static List<Suit> suits(Meant meant, Box bounds) {
        boolean balanced = bounds.get(Aspect.of(Measure.BALANCED)).low() == 1;
        int least = balanced ? LONG_SUIT : MAIN_SUIT;
        var suits =
                Arrays.stream(Suit.values())
                        .filter(suit -> bounds.length(suit).low() >= least)
                        .sorted(
                                Comparator.comparingInt((Suit suit) -> -bounds.length(suit).low())
                                        .thenComparing(Comparator.reverseOrder()))
                        .limit(2)
                        .toList();
        var bid =
                meant.call() instanceof Bid made ? made.strain().trumps() : Optional.<Suit>empty();
        return suits.isEmpty()
                ? bid.filter(suit -> bounds.length(suit).low() >= 2).stream().toList()
                : suits;
    }

    private String length(Suit suit, Range length) {
        String cards = length.size() == 1 ? "" + length.low() : length.low() + "+";
        return sentences.text("brief.length", cards, sentences.text("brief.suit." + suit));
    }

    /// As many as fit, the first in any case, and what partner must do.
    private static String joined(List<String> parts, String force) {
        for (int kept = parts.size(); kept > 0; kept--) {
            var text = String.join(", ", parts.subList(0, kept));
            var whole = force.isEmpty() ? text : text + ", " + force;
            if (whole.length() <= LONGEST) {
                return whole;
            }
        }
        return parts.getFirst();
    }
}
