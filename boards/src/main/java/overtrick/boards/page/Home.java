package overtrick.boards.page;

import overtrick.bridgetable.duplicate.FinishedBoard;

/// Where the page of a finished board is.
///
/// @param path the address of the page, without an ending
/// @param query what the address asks besides; empty where the path says everything
public record Home(Kind kind, String path, String query) {

    /// Why there is such a page.
    public enum Kind {
        /// It was played at a table here.
        TABLE,
        /// The same, and others have the board still before them.
        SEALED,
        /// It was a deal of a game that is scored otherwise than boards are.
        DEAL,
        /// One of its players shows it by a link.
        SHARED,
        /// It came from elsewhere, to be looked at.
        LOOK,
        /// It stands wholly in the address.
        VIEWER
    }

    private Home(Kind kind, String path) {
        this(kind, path, "");
    }

    static Home table(FinishedBoard board) {
        return ofTable(Kind.TABLE, board);
    }

    static Home sealed(FinishedBoard board) {
        return ofTable(Kind.SEALED, board);
    }

    private static Home ofTable(Kind kind, FinishedBoard board) {
        return new Home(
                kind, "/tables/%s/boards/%d".formatted(board.table().code(), board.ordinal()));
    }

    static Home deal(FinishedBoard board) {
        return new Home(
                Kind.DEAL, "/tables/%s/deals/%d".formatted(board.table().code(), board.ordinal()));
    }

    static Home shared(String word) {
        return new Home(Kind.SHARED, "/shared/" + word);
    }

    static Home look(String word) {
        return new Home(Kind.LOOK, "/look/" + word);
    }

    /// @param query that says the whole board, fit for an address
    static Home viewer(String query) {
        return new Home(Kind.VIEWER, "/viewer", query);
    }

    /// The page after so many cards of the play.
    public String at(int cards) {
        return path + asking("card=" + cards);
    }

    /// A part of the page after so many cards of the play.
    ///
    /// @param name such as `analysis`
    String part(String name, int cards) {
        return path + "/" + name + asking("card=" + cards);
    }

    private String asking(String more) {
        return "?" + (query.isEmpty() ? more : query + "&" + more);
    }

    /// Whether it was no board but a deal of a game in which nobody is vulnerable by sides.
    public boolean isDeal() {
        return kind == Kind.DEAL;
    }

    public boolean isOfTable() {
        return kind == Kind.TABLE || kind == Kind.SEALED;
    }

    /// Whether visitors may play the board again.
    public boolean isPlayedAgain() {
        return kind == Kind.TABLE;
    }

    /// Whether what other tables made of it is known.
    boolean isCompared() {
        return isOfTable() || kind == Kind.SHARED;
    }

    /// Whether it is scored as boards are, in contracts and points.
    public boolean isScored() {
        return kind != Kind.DEAL;
    }

    /// Whether it is known when it was played.
    public boolean isDated() {
        return kind != Kind.LOOK && kind != Kind.VIEWER;
    }

    /// Whether it is known by which systems was bid.
    public boolean isAgreed() {
        return isScored() && kind != Kind.VIEWER;
    }

    /// Whether its table has a page.
    public boolean hasTable() {
        return isOfTable() || kind == Kind.DEAL;
    }
}
