package overtrick.teaching.situation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.systems.Choice;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// A deal on which the player has answered so far: partner bids by the system, opponents by theirs
/// or not at all.
///
/// @param asked what was asked and answered
/// @param heard the auction as it was understood before each call, and now
public record Round(Dealt dealt, List<Asked> asked, List<Understanding> heard) {

    /// A question that was answered.
    ///
    /// @param heard the auction as it was understood before each call, and when it was asked
    /// @param due the call that the system has
    public record Asked(List<Understanding> heard, Choice due, Answer answer) {

        public Asked {
            heard = List.copyOf(heard);
        }

        /// With which call the auction went on.
        public Call made() {
            return answer.corrected() ? due.call() : answer.call();
        }
    }

    public Round {
        asked = List.copyOf(asked);
        heard = List.copyOf(heard);
    }

    /// Goes through the answers.
    ///
    /// @param alive whether opponents bid, too
    /// @throws FormatException if an answer is no legal call, or there are more than questions
    public static Round of(Dealt dealt, List<Answer> answers, boolean alive) {
        var asked = new ArrayList<Asked>();
        var heard = new ArrayList<>(dealt.heard());
        for (var answer : answers) {
            bidUpToPlayer(dealt, heard, alive);
            var now = heard.getLast();
            if (now.auction().isOver() || now.auction().refusal(answer.call()).isPresent()) {
                throw new FormatException("not a legal call: " + answer.call().code());
            }
            var one = new Asked(heard, now.choose(dealt.hand()), answer);
            asked.add(one);
            heard.add(now.with(one.made()));
        }
        bidUpToPlayer(dealt, heard, alive);
        return new Round(dealt, asked, heard);
    }

    private static void bidUpToPlayer(Dealt dealt, List<Understanding> heard, boolean alive) {
        while (!isPlayersTurn(heard.getLast()) && !heard.getLast().auction().isOver()) {
            var now = heard.getLast();
            var turn = now.auction().turn().orElseThrow();
            heard.add(now.with(call(dealt, now, turn, alive)));
        }
    }

    private static Call call(Dealt dealt, Understanding now, Seat turn, boolean alive) {
        if (!alive && turn.opposes(Dealt.PLAYER)) {
            return Word.PASS;
        }
        try {
            return now.choose(Hand.of(dealt.deal().hand(turn))).call();
        } catch (FormatException silent) {
            return Word.PASS;
        }
    }

    private static boolean isPlayersTurn(Understanding now) {
        return now.auction().turn().filter(turn -> turn == Dealt.PLAYER).isPresent();
    }

    /// The auction as it is understood now.
    public Understanding now() {
        return heard.getLast();
    }

    /// Whether the auction is over.
    public boolean isOver() {
        return now().auction().isOver();
    }

    /// The last question that was answered.
    public Optional<Asked> last() {
        return asked.isEmpty() ? Optional.empty() : Optional.of(asked.getLast());
    }
}
