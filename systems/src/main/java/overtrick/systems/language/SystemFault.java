package overtrick.systems.language;

/// What is wrong in a system file, and where.
///
/// @param line from 1; 0 when it is about the whole file
public record SystemFault(String file, int line, String reason) {

    /// `notrump.bid:12: no such call: 8N`.
    public String text() {
        return line == 0 ? file + ": " + reason : file + ":" + line + ": " + reason;
    }
}
