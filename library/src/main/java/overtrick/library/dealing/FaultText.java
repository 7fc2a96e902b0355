package overtrick.library.dealing;

import java.util.ArrayList;
import overtrick.dealing.script.Fault;
import overtrick.dealing.script.Phrase;
import overtrick.page.Words;

/// What is wrong with a script, in the viewer's language.
public final class FaultText {

    private FaultText() {}

    /// One sentence: where, what, and what would be right.
    public static String of(Fault fault, Words words) {
        var details = new ArrayList<Object>();
        details.add(fault.place().line());
        details.add(fault.place().column());
        for (var word : fault.words()) {
            details.add(Phrase.of(word).map(phrase -> of(phrase, words)).orElse(word));
        }
        return words.get("lib.deal.fault." + fault.kind(), details.toArray());
    }

    private static String of(Phrase phrase, Words words) {
        return words.get("lib.deal.phrase." + phrase);
    }
}
