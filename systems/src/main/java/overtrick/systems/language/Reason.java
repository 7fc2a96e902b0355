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

    /// A row of a file.
    ///
    /// @param place file and line
    record Written(String key, Purpose purpose, String place) implements Reason {}
}
