package overtrick.teaching.count;

import overtrick.bridge.auction.Auction;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.teaching.memory.Exercise;
import overtrick.teaching.memory.Mark;

/// A board that robots have played, and a question after some of its tricks. The player is always
/// South.
///
/// @param play from the first card to the last
/// @param after how many tricks are shown before it is asked
public record CountTask(
        int level, int number, Auction auction, Play play, int after, CountQuestion question) {

    /// The kind of its exercises.
    public static final String KIND = "count";

    /// Who looks on.
    public static final Seat VIEWER = Seat.SOUTH;

    /// What South has seen when it is asked.
    public Sight sight() {
        return new Sight(
                VIEWER,
                play.contract(),
                play.deal().hand(VIEWER),
                play.deal().hand(play.contract().dummy()),
                play.tricks().subList(0, after));
    }

    /// What a seat still holds after so many tricks.
    public CardSet held(Seat seat, int tricks) {
        var held = play.deal().hand(seat);
        for (var trick : play.tricks().subList(0, tricks)) {
            held = held.minus(CardSet.copyOf(trick.cards()));
        }
        return held;
    }

    /// How an answer is marked.
    public Mark mark(String answer) {
        return question.mark(sight(), play.deal(), answer);
    }

    /// The task as an exercise that can be asked again.
    public Exercise exercise() {
        return new Exercise(KIND, question.theme(), level + "-" + number);
    }
}
