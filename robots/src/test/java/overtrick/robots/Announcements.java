package overtrick.robots;

import java.util.Set;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.duplicate.Meaning;
import overtrick.cards.Suit;
import overtrick.robots.hand.Hand;
import overtrick.robots.hand.Measure;

/// Reads an explanation as an opponent would, from its words alone, and holds it against the hand.
final class Announcements {

    private static final Pattern RANGE = Pattern.compile("(\\d+)(?:–(\\d+)|(\\+))?");

    private Announcements() {}

    static boolean isTrue(Meaning meaning, Hand hand) {
        String english = Meanings.text(meaning, java.util.Locale.ENGLISH);
        var points = meaning.details().get(0);
        var strain = meaning.details().get(1);
        var length = meaning.details().get(2);
        var suit = suit(strain);
        boolean pointsFit =
                !english.contains(points + " ") // not said
                        || measures(english).stream()
                                .anyMatch(m -> contains(points, hand.points(m, suit)));
        boolean lengthFits =
                strain.isEmpty()
                        || strain.equals("N")
                        || !english.contains(length + " " + Strain.parse(strain).symbol())
                        || contains(length, hand.length(suit));
        boolean balancedFits = !english.contains("alanced") || hand.isBalanced();
        return pointsFit && lengthFits && balancedFits;
    }

    private static Suit suit(String strain) {
        return strain.isEmpty() || strain.equals("N")
                ? Suit.CLUBS
                : Strain.parse(strain).trumps().orElseThrow();
    }

    /// What the words say of how points are counted; a bare "points" leaves it open.
    private static Set<Measure> measures(String english) {
        if (english.contains("high-card points")) {
            return Set.of(Measure.HIGH_CARDS);
        }
        if (english.contains("with length")) {
            return Set.of(Measure.LENGTH);
        }
        return english.contains("with shortness")
                ? Set.of(Measure.SUPPORT)
                : Set.of(Measure.values());
    }

    private static boolean contains(String range, int number) {
        var parts = RANGE.matcher(range);
        if (!parts.matches()) {
            throw new AssertionError("no range: " + range);
        }
        int low = Integer.parseInt(parts.group(1));
        if (parts.group(3) != null) {
            return number >= low;
        }
        int high = parts.group(2) == null ? low : Integer.parseInt(parts.group(2));
        return low <= number && number <= high;
    }
}
