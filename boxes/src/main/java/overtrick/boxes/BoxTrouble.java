package overtrick.boxes;

/// Why a file of scoring boxes was not read or written.
public enum BoxTrouble {
    /// There is none.
    MISSING("the file is not there"),
    /// Somebody else is writing at this moment, or holds it for themselves.
    BUSY("another program is writing the file; it is tried again"),
    /// It is no database of this kind, or ends in the middle.
    NOT_A_DATABASE("the file is no Access database, or it is broken"),
    /// A database that boxes do not know.
    NO_RESULTS("the database has no table ReceivedData, so it is not one of scoring boxes"),
    /// Longer than anything boxes write.
    TOO_LARGE("the file is larger than 64 MiB"),
    /// One of Access 97, which can only be read.
    READ_ONLY("the file is one of Access 97, which can be read and not written"),
    /// The disk refused.
    NOT_WRITTEN("the file cannot be written there");

    private final String sentence;

    BoxTrouble(String sentence) {
        this.sentence = sentence;
    }

    /// What is wrong, for whoever works with a command line.
    public String sentence() {
        return sentence;
    }
}
