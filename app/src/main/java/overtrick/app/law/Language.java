package overtrick.app.law;

import java.util.Locale;
import overtrick.app.input.UserError;
import overtrick.cards.words.Bundle;

/// The languages in which a director can be read.
final class Language {

    private Language() {}

    /// @throws UserError for a language that the house does not speak
    static Locale of(String text) {
        return Bundle.LANGUAGES.stream()
                .filter(language -> language.getLanguage().equals(text))
                .findFirst()
                .orElseThrow(() -> new UserError("language is not en or vi: " + text));
    }
}
