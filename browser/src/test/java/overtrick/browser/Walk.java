package overtrick.browser;

import java.util.function.Consumer;

/// A way past every kind of page, with a stop at each: from the front page over a board to the
/// history.
final class Walk {

    private Walk() {}

    /// @param settle is done once, when the visitor has come in
    /// @param stop is told where he is
    static void through(Visitor visitor, Runnable settle, Consumer<String> stop) {
        visitor.open("/");
        settle.run();
        stop.accept("front page");
        visitor.openTable();
        stop.accept("table that waits for players");
        visitor.playNow();
        visitor.awaitMyTurn();
        stop.accept("table in the auction");
        visitor.open("/systems/standard-american");
        stop.accept("card of a system");
        visitor.page().goBack();
        visitor.awaitMyTurn();
        visitor.declare("1N");
        visitor.awaitMyTurn();
        visitor.move();
        visitor.awaitMyTurn();
        stop.accept("table in the play");
        visitor.concede();
        stop.accept("table after the board");
        visitor.at("#verdict a[href$='/boards/1']").click();
        visitor.page().waitForURL("**/boards/1");
        visitor.at("#analysis .makes").waitFor();
        stop.accept("page of the board");
        visitor.open("/me/boards");
        stop.accept("history");
    }
}
