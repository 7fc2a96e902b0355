package overtrick.teaching.lesson;

import overtrick.bridge.auction.Call;
import overtrick.cards.Card;

/// How an answer compares with what a lesson asks for.
public enum Reply {
    /// What the lesson means.
    RIGHT,
    /// One of the others that the lesson takes.
    ACCEPTED,
    /// Another one.
    OTHER;

    /// How a call compares.
    public static Reply to(Ask.Bid ask, Call call) {
        if (call.equals(ask.right())) {
            return RIGHT;
        }
        return ask.accepted().contains(call) ? ACCEPTED : OTHER;
    }

    /// How a card compares.
    public static Reply to(Ask.Choose ask, Card card) {
        return ask.right().contains(card) ? RIGHT : OTHER;
    }
}
