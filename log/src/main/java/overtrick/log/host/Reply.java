package overtrick.log.host;

import overtrick.cards.rules.Refusal;

/// What became of a command.
public sealed interface Reply {

    /// It happened and will never be lost.
    ///
    /// @param number of the last event it caused
    record Done(long number) implements Reply {}

    /// It did not happen.
    record Refused(Refusal reason) implements Reply {}
}
