package overtrick.formats.notes;

import java.util.List;

/// What was read of a description.
///
/// @param hands those that make the call; any when nothing was read of them
/// @param flags as system files write them: `forcing`, `alert`
/// @param reading how much of it is a rule
/// @param rest what was not read, or why the call is only explained
record Described(Hands hands, List<String> flags, Reading reading, String rest) {

    /// How much of a description is a rule.
    enum Reading {
        /// All of it.
        WHOLE,
        /// What tells of hands; the rest is text.
        PART,
        /// Nothing: the call is explained, and not bid by.
        TEXT
    }

    Described {
        flags = List.copyOf(flags);
    }

    Described asText(String reason) {
        return new Described(Hands.ANY, flags, Reading.TEXT, reason);
    }
}
