package overtrick.boards.page;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Called;
import overtrick.page.Words;

/// The play of a finished board as it stood after some of its cards.
///
/// @param home the page that shows it
/// @param play all of it
/// @param now as far as it is shown
/// @param analysis with all cards open, when it has been worked out
/// @param onward where one may go on with other cards; empty where only what was played is shown
public record Replay(
        FinishedBoard board,
        Home home,
        Play play,
        Play now,
        Optional<Analysis> analysis,
        Optional<Onward> onward,
        Words words) {

    /// One line of the play's table.
    ///
    /// @param number from 1
    /// @param winner empty for a trick that was not played to its end
    /// @param tally tricks won by North and South, and by East and West, with this one
    public record Line(int number, Trick trick, Optional<Seat> winner, String tally) {

        public boolean isLedBy(Seat seat) {
            return trick.leader() == seat;
        }

        public boolean isWonBy(Seat seat) {
            return winner.equals(Optional.of(seat));
        }

        /// How many cards lay on the table when the seat had played to this trick.
        public int cardsWith(Seat seat) {
            return (number - 1) * Trick.FULL + trick.leader().placesTo(seat) + 1;
        }
    }

    /// @param shown how many cards; more than there are shows them all
    /// @return empty when nobody was declarer or no card was played
    static Optional<Replay> of(
            FinishedBoard board, Home home, int shown, Optional<Analysis> analysis, Words words) {
        return board.cards().isEmpty()
                ? Optional.empty()
                : of(board, home, shown, analysis, Optional.empty(), words);
    }

    /// The same where one may play on, from the first lead too.
    ///
    /// @return empty when nobody was declarer
    static Optional<Replay> of(
            FinishedBoard board,
            Home home,
            int shown,
            Optional<Analysis> analysis,
            Optional<Onward> onward,
            Words words) {
        return board.play()
                .map(play ->
                        new Replay(
                                board,
                                home,
                                play,
                                play.first(least(shown, play)),
                                analysis,
                                onward,
                                words));
    }

    private static int least(int shown, Play play) {
        return Math.min(shown, play.cards().size());
    }

    public Contract contract() {
        return play.contract();
    }

    /// Whether the contract was bid, with the number of tricks to be won.
    public boolean isBid() {
        return board.auction().bidding() instanceof AuctionRules;
    }

    /// Whether the seat played the hand on the table with their own.
    public boolean isDeclarer(Seat seat) {
        return board.dummy().filter(dummy -> dummy.partner() == seat).isPresent();
    }

    public boolean isDummy(Seat seat) {
        return board.dummy().equals(Optional.of(seat));
    }

    /// Who plays the hand; empty where nobody is named.
    public String name(Seat seat) {
        return Called.in(words, board.names().getOrDefault(seat, ""));
    }

    /// Declarer or dummy, in words; empty for a defender.
    public Optional<String> role(Seat seat) {
        if (isDeclarer(seat)) {
            return Optional.of(words.get("seat.declarer"));
        }
        return isDummy(seat) ? Optional.of(words.get("seat.dummy")) : Optional.empty();
    }

    public boolean isVulnerable(Seat seat) {
        return board.board().vulnerability().includes(seat);
    }

    /// How many cards are shown as played.
    public int shown() {
        return now.cards().size();
    }

    public int total() {
        return play.cards().size();
    }

    /// The page that shows so many cards.
    public String path(int cards) {
        return home.at(cards);
    }

    public CardSet hand(Seat seat) {
        return now.hand(seat);
    }

    /// The trick in the middle: the one under way, or the whole one until the next lead.
    public Optional<Trick> trick() {
        if (!now.current().isEmpty()) {
            return Optional.of(now.current());
        }
        return now.tricks().isEmpty() ? Optional.empty() : Optional.of(now.tricks().getLast());
    }

    /// Who has won the whole trick in the middle.
    public Optional<Seat> winner() {
        return trick().filter(Trick::isFull).map(whole -> whole.winner(contract().strain()));
    }

    /// Whose card comes next; empty at the end.
    public Optional<Seat> turn() {
        boolean ended = onward.isPresent() ? now.isOver() : shown() == total();
        return ended ? Optional.empty() : Optional.of(now.turn());
    }

    /// Where one goes on with a card of the hand in turn; empty where that cannot be.
    public Optional<String> onwardWith(Card card) {
        return onward.filter(_ -> !now.isOver() && now.refusal(card).isEmpty())
                .map(ways -> ways.with(now.cards(), card));
    }

    /// What goes on with a card, for those who do not see it.
    public String onwardLabel(Card card) {
        String play = words.get("viewer.play", words.name(card));
        var worth = Optional.ofNullable(worths().get(card));
        return worth.map(tricks -> play + ", " + words.count("worths.card", tricks)).orElse(play);
    }

    /// The tricks that the side in turn takes in the whole play after each card its hand may play
    /// next, if nobody errs after it; empty without an analysis and at the end.
    public Map<Card, Integer> worths() {
        return analysis.map(seen -> seen.worthsAfter(shown())).orElse(Map.of());
    }

    /// Whether no other card is worth more.
    public boolean isBest(Card card) {
        return Collections.max(worths().values()).equals(worths().get(card));
    }

    /// What the figures beside the cards are, for whom; empty where there are none.
    public Optional<String> worthsKey() {
        return turn().filter(_ -> !worths().isEmpty())
                .map(seat -> words.get("worths.key", words.name(seat), words.name(seat.side())));
    }

    public boolean isAnalysed() {
        return analysis.isPresent();
    }

    /// Tricks that a card gave away; 0 without an analysis.
    ///
    /// @param number of the card, from 1
    public int cost(int number) {
        return analysis.map(seen -> seen.cost(number)).orElse(0);
    }

    public boolean isLast(Card card) {
        return shown() > 0 && now.cards().getLast().equals(card);
    }

    public int won(Side side) {
        return now.won(side);
    }

    /// The quitted tricks in order: true for those of North and South.
    public List<Boolean> quitted() {
        return now.tricks().stream()
                .map(trick -> trick.winner(contract().strain()).side() == Side.NORTH_SOUTH)
                .toList();
    }

    /// What has happened last, as a sentence.
    public String sentence() {
        if (shown() == 0) {
            return words.get("replay.lead", words.name(contract().leader()));
        }
        var trick = trick().orElseThrow();
        var last = trick.cards().getLast();
        String from = words.name(trick.leader().plus(trick.cards().size() - 1));
        String card = words.get("say.card", from, words.name(last));
        return winner().map(seat -> card + " " + words.get("say.trick", words.name(seat)))
                .orElse(card);
    }

    /// The play trick by trick.
    public List<Line> lines() {
        var lines = new ArrayList<Line>();
        int ours = 0;
        for (var trick : play.tricks()) {
            var winner = trick.winner(contract().strain());
            ours += winner.side() == Side.NORTH_SOUTH ? 1 : 0;
            int number = lines.size() + 1;
            String tally = ours + "–" + (number - ours);
            lines.add(new Line(number, trick, Optional.of(winner), tally));
        }
        if (!play.current().isEmpty()) {
            lines.add(new Line(lines.size() + 1, play.current(), Optional.empty(), ""));
        }
        return List.copyOf(lines);
    }

    /// Tricks that nobody played for: a claim settled them.
    public int claimed() {
        return play.left();
    }
}
