package overtrick.systems;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.cards.FormatException;
import overtrick.systems.language.Book;
import overtrick.systems.language.Compiler;

/// A named bidding system.
///
/// @param name as the commands know it, such as `standard-american`
public record BiddingSystem(String name, Book book) {

    /// The built-in systems.
    public static final List<String> NAMES =
            List.of(
                    "standard-american",
                    "two-over-one",
                    "acol",
                    "precision",
                    "strong-club",
                    "natural");

    /// Whether it is the name of a built-in system or of a ready card.
    public static boolean isKnown(String name) {
        return NAMES.contains(name) || ReadyCard.named(name).isPresent();
    }

    /// All names that are known, with commas between: the systems, then the ready cards.
    public static String known() {
        return Stream.concat(NAMES.stream(), ReadyCard.ALL.stream().map(ReadyCard::name))
                .collect(Collectors.joining(", "));
    }

    /// Opens a built-in system with its usual options, or a ready card.
    ///
    /// @throws FormatException if there is no such system
    public static BiddingSystem named(String name) {
        return ReadyCard.named(name)
                .map(card -> new BiddingSystem(name, played(card.agreement()).book()))
                .orElseGet(() -> named(name, Map.of()));
    }

    /// Opens a built-in system with chosen options.
    ///
    /// @param options what the players have chosen, by the names of the options
    /// @throws FormatException if there is no such system
    /// @throws overtrick.systems.language.SystemFaultException if it has no such option or choice
    public static BiddingSystem named(String name, Map<String, String> options) {
        if (!NAMES.contains(name)) {
            throw new FormatException("system is not one of " + known() + ": " + name);
        }
        return new BiddingSystem(name, Compiler.reopen(name, options, BiddingSystem::resource));
    }

    /// The system as a side has agreed to play it; its name is the agreement as it is written, its
    /// title that of a ready card if it is one.
    ///
    /// @throws FormatException if there is no such system
    /// @throws overtrick.systems.language.SystemFaultException if it has no such option or choice
    public static BiddingSystem played(Agreement agreement) {
        var book = named(agreement.system(), agreement.choices()).book();
        var words = Words.in(Locale.ENGLISH);
        return new BiddingSystem(
                agreement.toString(),
                ReadyCard.of(agreement)
                        .map(card -> book.titled(words.title(card.name())))
                        .orElse(book));
    }

    /// Reads a system from files, with everything in it checked.
    ///
    /// @param library gives the text of a file by its name; other files are the built-in ones
    /// @throws overtrick.systems.language.SystemFaultException if a file is faulty
    public static BiddingSystem compile(String name, Function<String, Optional<String>> library) {
        var book =
                Compiler.compile(
                        name, Map.of(), file -> library.apply(file).or(() -> resource(file)));
        return new BiddingSystem(name, book);
    }

    private static Optional<String> resource(String file) {
        if (!file.matches("[a-z0-9-]+")) {
            return Optional.empty();
        }
        try (InputStream found = BiddingSystem.class.getResourceAsStream(file + Compiler.ENDING)) {
            return found == null
                    ? Optional.empty()
                    : Optional.of(new String(found.readAllBytes(), StandardCharsets.UTF_8));
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
    }
}
