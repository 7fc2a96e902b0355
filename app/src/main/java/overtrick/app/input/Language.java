package overtrick.app.input;

import java.util.Locale;
import overtrick.cards.words.Bundle;
import picocli.CommandLine.Option;

/// The language in which a command answers.
public final class Language {

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            description = "en or vi (default: ${DEFAULT-VALUE})")
    private String code = "en";

    /// @throws UserError for a language that the house does not speak
    public Locale locale() {
        return Bundle.LANGUAGES.stream()
                .filter(language -> language.getLanguage().equals(code))
                .findFirst()
                .orElseThrow(() -> new UserError("--lang is not en or vi: " + code));
    }
}
