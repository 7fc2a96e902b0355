package overtrick.systems.language;

/// Why a call is offered: a row of a file says so, or the judgement of the program has decided it.
/// The sentence that explains the call follows from the reason.
public interface Reason {

    /// Names the sentence.
    String key();

    /// What the call is made for.
    Purpose purpose();

    /// Where it is written.
    String place();

    /// Whether the key is the sentence itself, in the words of whoever wrote the file.
    default boolean isQuoted() {
        return false;
    }

    /// A row of a file.
    ///
    /// @param isQuoted whether its third column is a sentence and not the name of one
    /// @param place file and line
    record Written(String key, boolean isQuoted, Purpose purpose, String place) implements Reason {}
}
