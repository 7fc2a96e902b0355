package overtrick.dealing.script;

/// A piece of a script.
///
/// @param text as it was written; of strings and braces what is between
record Token(Kind kind, String text, Place place) {

    enum Kind {
        /// Letters, digits, underscores.
        WORD,
        /// A text between quotes.
        STRING,
        /// What stands in braces.
        BRACES,
        /// Signs of one or two characters.
        SIGN,
        /// After the last piece.
        END
    }

    boolean is(String word) {
        return kind != Kind.STRING && kind != Kind.BRACES && text.equals(word);
    }

    /// As a sentence names it.
    String shown() {
        return switch (kind) {
            case WORD, SIGN -> text;
            case STRING -> '"' + text + '"';
            case BRACES -> '{' + text + '}';
            case END -> "the end";
        };
    }
}
