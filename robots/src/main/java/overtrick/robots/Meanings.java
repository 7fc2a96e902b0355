package overtrick.robots;

import java.util.List;
import java.util.Locale;
import java.util.Set;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.Meaning;
import overtrick.cards.words.Bundle;
import overtrick.systems.Words;

/// What the callers told of their calls, in the languages of the house: English and Vietnamese. The
/// sentences of robots that bid by a system are those of [overtrick.systems.Words]. Those of
/// earlier robots, which old logs hold, lie in the bundle `meanings`; in them `{0}` is a range of
/// points, `{1}` a suit or notrump and `{2}` a number of cards.
public final class Meanings {

    /// The key of a [Meaning] that a system has a row for: its details are the name of the system
    /// and the name of the row's sentence. What the call shows follows from the auction.
    public static final String BY_SYSTEM = "by-system";

    /// The key of a [Meaning] of a call that a robot has searched for: its hand is at most a step
    /// outside of what the row shows. The details are those of [#BY_SYSTEM].
    public static final String BY_JUDGEMENT = "by-judgement";

    private static final Bundle EARLIER =
            Bundle.of("meanings", Meanings.class::getResourceAsStream);
    private static final int STRAIN = 1;

    private Meanings() {}

    /// What earlier robots could mean.
    static Set<String> earlier() {
        return EARLIER.in(Locale.ENGLISH).keys();
    }

    /// The meaning as a sentence. A player's own words are given back as they are, and so is the
    /// key of a meaning that is none of ours.
    public static String text(Meaning meaning, Locale locale) {
        if (meaning.key().equals(Meaning.SAID)) {
            return String.join(" ", meaning.details());
        }
        if (isOfSystem(meaning)) {
            return Words.in(locale).sentence(meaning.details().getLast());
        }
        return EARLIER.in(locale).text(meaning.key(), shown(meaning.details()));
    }

    /// Whether a system has a row for the call.
    public static boolean isOfSystem(Meaning meaning) {
        return meaning.key().equals(BY_SYSTEM) || meaning.key().equals(BY_JUDGEMENT);
    }

    private static Object[] shown(List<String> details) {
        var shown = details.toArray();
        if (details.size() > STRAIN && !details.get(STRAIN).isEmpty()) {
            shown[STRAIN] = Strain.parse(details.get(STRAIN)).symbol();
        }
        return shown;
    }
}
