package overtrick.practice.situation;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import overtrick.teaching.script.OwnScript;

/// Scripts that visitors have opened lately, each under a word that follows from its text: whoever
/// has the text has the address, and opening it again leads there again. The oldest make room for
/// others, and all are gone with the next start.
final class ScriptShelf {

    private static final int KEPT = 200;
    private static final int WORD = 24;

    private final Map<String, OwnScript> scripts = new LinkedHashMap<>();

    /// Keeps a script.
    ///
    /// @return its word
    synchronized String put(OwnScript script) {
        var word = word(script.text());
        scripts.remove(word);
        scripts.put(word, script);
        if (scripts.size() > KEPT) {
            scripts.remove(scripts.keySet().iterator().next());
        }
        return word;
    }

    synchronized Optional<OwnScript> find(String word) {
        return Optional.ofNullable(scripts.get(word));
    }

    private static String word(String text) {
        try {
            var digest = MessageDigest.getInstance("SHA-256");
            var hash = digest.digest(text.getBytes(StandardCharsets.UTF_8));
            return HexFormat.of().formatHex(hash).substring(0, WORD);
        } catch (NoSuchAlgorithmException never) {
            throw new IllegalStateException(never);
        }
    }
}
