package overtrick.cards.rules;

import java.util.Optional;

/// Why a command is not accepted. Every game has an enum of its own reasons; pages turn the name
/// into a sentence of the viewer's language.
public interface Refusal {

    /// The constant's name, such as `MUST_FOLLOW_SUIT`.
    String name();

    /// The rule it rests on, such as `Law 44C`; empty for rules of the program's own.
    Optional<String> law();
}
