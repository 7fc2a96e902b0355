package overtrick.app.input;

import java.util.ArrayList;
import java.util.List;
import tools.jackson.databind.JsonNode;

/// One line of JSON that asks for an answer.
public record Question(JsonNode asked) {

    /// A text member.
    ///
    /// @param otherwise when there is none
    /// @throws UserError if it is something else
    public String text(String key, String otherwise) {
        return text(asked, key, otherwise);
    }

    /// A text member of a member, such as `ns` of `systems`.
    public String text(String part, String key, String otherwise) {
        return text(asked.path(part), key, otherwise);
    }

    private static String text(JsonNode in, String key, String otherwise) {
        var said = in.path(key);
        if (said.isMissingNode() || said.isNull()) {
            return otherwise;
        }
        if (!said.isString()) {
            throw new UserError("%s is no text: %s".formatted(key, said));
        }
        return said.asString();
    }

    /// One of some words, the first where none is said.
    ///
    /// @throws UserError if it is another word
    public String oneOf(String key, List<String> known) {
        String said = text(key, known.getFirst());
        if (!known.contains(said)) {
            throw new UserError(
                    "%s is not one of %s: %s".formatted(key, String.join(", ", known), said));
        }
        return said;
    }

    /// Words in a list, or in a text with blanks between.
    ///
    /// @throws UserError if it is something else
    public List<String> words(String key) {
        var said = asked.path(key);
        if (said.isMissingNode() || said.isNull()) {
            return List.of();
        }
        if (said.isString()) {
            String text = said.asString().strip();
            return text.isEmpty() ? List.of() : List.of(text.split("\\s+"));
        }
        var words = new ArrayList<String>();
        for (var word : said) {
            words.add(word.isString() ? word.asString() : word.toString());
        }
        if (!said.isArray()) {
            throw new UserError("%s is no list: %s".formatted(key, said));
        }
        return words;
    }

    /// A whole number.
    ///
    /// @param otherwise when there is none
    /// @throws UserError if it is something else
    public long number(String key, long otherwise) {
        var said = asked.path(key);
        if (said.isMissingNode() || said.isNull()) {
            return otherwise;
        }
        if (!said.isIntegralNumber() || !said.canConvertToLong()) {
            throw new UserError("%s is no whole number: %s".formatted(key, said));
        }
        return said.asLong();
    }
}
