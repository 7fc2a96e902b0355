package overtrick.evening.page;

/// Where the pages of an event's results are: on this server, or beside each other in a folder.
///
/// @param base such as `/events/K7QRMA`; empty in a folder
public record Links(String base) {

    public static final Links FOLDER = new Links("");

    public boolean folder() {
        return base.isEmpty();
    }

    public String ranking() {
        return folder() ? "index.html" : base;
    }

    public String board(int number) {
        return folder() ? "board-" + number + ".html" : base + "/boards/" + number;
    }

    /// @param number of a contestant, such as `A7`
    public String card(String number) {
        return folder() ? "pair-" + number + ".html" : base + "/pairs/" + number;
    }

    public String round(int number) {
        return folder() ? "round-" + number + ".html" : base + "/rounds/" + number;
    }

    /// @param table at which the match begins
    public String match(int round, int table) {
        return folder()
                ? "match-%d-%d.html".formatted(round, table)
                : base + "/matches/%d/%d".formatted(round, table);
    }

    public String cross() {
        return folder() ? "cross.html" : base + "/cross";
    }

    public String bracket() {
        return folder() ? "bracket.html" : base + "/bracket";
    }

    /// The places after every round.
    public String progress() {
        return folder() ? "progress.html" : base + "/progress";
    }

    /// What cost most, of an event that is played in the program.
    public String costs() {
        return base + "/costs";
    }

    /// @param name such as `ranking.pbn`
    public String file(String name) {
        return folder() ? name : base + "/files/" + name;
    }
}
