package overtrick.app.input;

import java.util.ArrayList;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.cards.words.Tongue;
import picocli.CommandLine.Option;

/// The language in which a command answers.
public final class Language {

    /// Codes of the languages, for the help.
    private static final class Codes extends ArrayList<String> {
        private static final long serialVersionUID = 1L;

        Codes() {
            super(Tongue.ALL.stream().map(Tongue::code).toList());
        }
    }

    @Option(
            names = "--lang",
            paramLabel = "LANG",
            completionCandidates = Codes.class,
            description = "one of ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private String code = "en";

    /// @throws UserError for a language that the house does not speak
    public Locale locale() {
        return Tongue.coded(code)
                .map(Tongue::locale)
                .orElseThrow(() -> new UserError("--lang is not %s: %s".formatted(codes(), code)));
    }

    private static String codes() {
        return Tongue.ALL.stream().map(Tongue::code).collect(Collectors.joining(", "));
    }
}
