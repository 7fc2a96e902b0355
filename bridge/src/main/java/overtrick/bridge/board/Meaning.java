package overtrick.bridge.board;

import java.util.List;

/// What a call shows, told to the opponents by the caller (Law 20, Law 40B).
///
/// @param key [#SAID] for a player's own words; otherwise the name of a sentence which pages have
///   in every language
/// @param details what is put into the sentence, such as ranges of points; for [#SAID] the words
public record Meaning(String key, List<String> details) {

    public static final String SAID = "said";

    /// A player's words are cut here: letters.
    public static final int LONGEST = 200;

    public Meaning {
        details = List.copyOf(details);
        if (key.isEmpty()) {
            throw new IllegalArgumentException("meaning has no key");
        }
    }

    /// A meaning in the player's own words.
    public static Meaning said(String words) {
        return new Meaning(SAID, List.of(words.substring(0, Math.min(words.length(), LONGEST))));
    }

    /// A sentence of the house with its details.
    public static Meaning of(String key, Object... details) {
        return new Meaning(key, List.of(details).stream().map(Object::toString).toList());
    }
}
