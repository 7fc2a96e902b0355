package overtrick.robots.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.score.Result;
import overtrick.cards.Side;
import overtrick.robots.Meanings;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.Meant;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Measure;

/// Figures of boards that were played out.
final class SelfPlay {

    /// How often something was so, of how many times it might have been.
    static final class Tally {
        private int yes;
        private int all;

        void count(boolean so) {
            yes += so ? 1 : 0;
            all++;
        }

        double rate() {
            return all == 0 ? 0 : (double) yes / all;
        }

        @Override
        public String toString() {
            return "%d of %d".formatted(yes, all);
        }
    }

    final Tally made = new Tally();
    final Tally gamesMade = new Tally();
    final Tally gamesReached = new Tally();
    final Tally slamsReached = new Tally();
    final Tally weakGames = new Tally();
    final Tally truths = new Tally();
    final List<Meaning> untold = new ArrayList<>();
    int passedOut;
    int doubled;
    int games;
    int slams;
    private final Readings readings = new Readings();
    private int boards;
    private int levels;
    private long nanos;

    void count(BoardInPlay board, long took) {
        boards++;
        nanos += took;
        switch (board.result().orElseThrow()) {
            case Result.PassedOut() -> passedOut++;
            case Result.Played(Contract contract, int tricks) -> count(contract, tricks);
        }
        for (var side : Side.values()) {
            countReached(board, side);
        }
        var auction = board.auction();
        var read = readings.of(Agreements.STANDARD, auction, board.board().vulnerability());
        for (var meant : read.calls()) {
            countTruth(meant, Hand.of(board.board().deal().hand(meant.caller())));
        }
        for (var meaning : board.meanings()) {
            countTold(meaning.orElseThrow());
        }
    }

    private void count(Contract contract, int tricks) {
        boolean home = tricks >= contract.bid().tricks();
        levels += contract.bid().level();
        doubled += contract.doubling() == Doubling.UNDOUBLED ? 0 : 1;
        made.count(home);
        if (contract.bid().level() >= 6) {
            slams++;
        } else if (isGame(contract.bid())) {
            games++;
            gamesMade.count(home);
        }
    }

    private void countReached(BoardInPlay board, Side side) {
        var one = Hand.of(board.board().deal().hand(side.seats().getFirst()));
        var other = Hand.of(board.board().deal().hand(side.seats().getLast()));
        int points = one.get(Aspect.HIGH_CARDS) + other.get(Aspect.HIGH_CARDS);
        var bid =
                board.contract()
                        .filter(contract -> contract.declarer().side() == side)
                        .map(Contract::bid);
        var shape = Aspect.of(Measure.BALANCED);
        boolean balanced = one.get(shape) == 1 && other.get(shape) == 1;
        boolean game = bid.filter(SelfPlay::isGame).isPresent();
        if (points >= 26 && balanced) {
            gamesReached.count(game);
        }
        if (points >= 33) {
            slamsReached.count(bid.filter(b -> b.level() >= 6).isPresent());
        }
        if (points <= 21) {
            weakGames.count(game);
        }
    }

    static boolean isGame(Bid bid) {
        return switch (bid.strain()) {
            case CLUBS, DIAMONDS -> bid.level() >= 5;
            case HEARTS, SPADES -> bid.level() >= 4;
            case NOTRUMP -> bid.level() >= 3;
        };
    }

    private void countTruth(Meant meant, Hand hand) {
        truths.count(meant.shows().contains(hand));
    }

    private void countTold(Meaning meaning) {
        if (Meanings.text(meaning, Locale.ENGLISH).equals(meaning.details().getLast())) {
            untold.add(meaning);
        }
    }

    int boards() {
        return boards;
    }

    double meanMillis() {
        return nanos / 1e6 / boards;
    }

    double meanLevel() {
        return (double) levels / (boards - passedOut);
    }

    double share(int count) {
        return (double) count / boards;
    }
}
