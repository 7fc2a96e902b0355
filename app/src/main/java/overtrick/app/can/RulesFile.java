package overtrick.app.can;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import overtrick.can.rules.CanRules;
import overtrick.cards.FormatException;

/// The rules of a club in a file of lines `key = value`.
final class RulesFile {

    private RulesFile() {}

    /// The club's rules as they stand when there is no file.
    ///
    /// @throws FormatException when the file cannot be read, or says what no rule is
    static CanRules read(Optional<Path> file) {
        if (file.isEmpty()) {
            return CanRules.CLUB;
        }
        try {
            return CanRules.parse(Files.readString(file.get()));
        } catch (IOException unreadable) {
            throw new FormatException("cannot read the rules " + file.get());
        } catch (FormatException wrong) {
            throw new FormatException(file.get() + ": " + wrong.getMessage());
        }
    }
}
