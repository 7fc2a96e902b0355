package overtrick.log.host;

/// What hosts of neighbours tell each other of one living thing.
///
/// @param number of the last event as far as the one who tells knows
/// @param watchers how many watch there
record Word(What what, String id, long number, int watchers) {

    enum What {
        /// Something has happened.
        GROWN,
        /// Somebody watches, and wants to hear if there is more.
        WATCHED,
        /// Other events stand in the places of some.
        REWRITTEN
    }

    static Word of(String text) {
        var parts = text.split(" ", 4);
        return new Word(
                What.valueOf(parts[0]),
                parts[3],
                Long.parseLong(parts[1]),
                Integer.parseInt(parts[2]));
    }

    @Override
    public String toString() {
        return "%s %d %d %s".formatted(what, number, watchers, id);
    }
}
