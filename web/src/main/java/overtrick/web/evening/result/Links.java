package overtrick.web.evening.result;

/// Where the pages of an event's results are: on this server, or beside each other in a folder.
///
/// @param base such as `/events/K7QRMA`; empty in a folder
public record Links(String base) {

    static final Links FOLDER = new Links("");

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

    /// @param name such as `ranking.pbn`
    public String file(String name) {
        return folder() ? name : base + "/files/" + name;
    }
}
