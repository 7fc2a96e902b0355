package overtrick.browser;

import java.util.function.Consumer;

/// A way past every kind of page, with a stop at each: from the front page over a board to the
/// history.
final class Walk {

    private Walk() {}

    /// @param stop is told where they are
    static void through(Visitor visitor, Consumer<String> stop) {
        visitor.open("/");
        stop.accept("front page");
        visitor.openTable();
        stop.accept("table that waits for players");
        visitor.open("/tables");
        stop.accept("lobby");
        visitor.playNow();
        visitor.awaitMyTurn();
        stop.accept("table in the auction");
        visitor.at("#hint-meaning").click();
        visitor.callButton("4S").click();
        visitor.at("#advice form").waitFor();
        stop.accept("meaning of a call");
        visitor.page().reload();
        visitor.awaitMyTurn();
        visitor.open("/systems/standard-american");
        stop.accept("card of a system");
        visitor.page().goBack();
        visitor.awaitMyTurn();
        visitor.declare("1N");
        visitor.awaitMyTurn();
        visitor.move();
        visitor.awaitMyTurn();
        stop.accept("table in the play");
        visitor.at("#hint-ask").click();
        visitor.at("#advice p").first().waitFor();
        stop.accept("hint");
        visitor.at("button[popovertarget='claim']").click();
        stop.accept("claim");
        visitor.page().keyboard().press("Escape");
        visitor.concede();
        visitor.at("#decided.decided").waitFor();
        stop.accept("table after the board");
        visitor.at("#verdict button[popovertarget='again']").click();
        stop.accept("play it again");
        visitor.page().keyboard().press("Escape");
        visitor.at("#verdict a[href$='/boards/1']").click();
        visitor.page().waitForURL("**/boards/1");
        visitor.at("#analysis .makes").waitFor();
        stop.accept("page of the board");
        visitor.open("/me/boards");
        stop.accept("history");
        visitor.open("/look");
        stop.accept("look at a deal");
        visitor.at("form.look textarea").fill(Boards.GAME);
        visitor.at("form.look button").click();
        visitor.at("#analysis .makes").waitFor();
        stop.accept("deal that is looked at");
    }
}
