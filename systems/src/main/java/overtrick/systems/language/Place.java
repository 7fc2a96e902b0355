package overtrick.systems.language;

/// A line of a system file.
///
/// @param line from 1; 0 for the whole file
record Place(String file, int line) {

    SystemFault fault(String reason) {
        return new SystemFault(file, line, reason);
    }

    /// `notrump.bid:12`.
    String text() {
        return file + ":" + line;
    }
}
