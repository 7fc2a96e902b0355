package overtrick.app.social;

import java.util.Locale;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.page.Words;

/// The words of a record in one of the languages of the house: those of the pages, and some of its
/// own.
record GameWords(Words pages, Sentences own) {

    private static final Bundle RECORD = Bundle.of("game", GameWords.class::getResourceAsStream);

    static GameWords in(Locale locale) {
        return new GameWords(Words.in(locale), RECORD.in(locale));
    }

    String text(String key, Object... details) {
        return own.text(key, details);
    }

    String reason(Reason reason) {
        return pages.get("given.reason." + reason);
    }
}
