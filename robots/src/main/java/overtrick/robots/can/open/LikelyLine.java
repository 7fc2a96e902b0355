package overtrick.robots.can.open;

/// The result when everybody plays the most promising card. The search starts its questions near
/// it.
final class LikelyLine {

    private static final int MOST_MOVES = 18;

    private final MoveOrder order;
    private final PointGame line = new PointGame(4);
    private final long[] hands = new long[4];
    private final int[] moves = new int[MOST_MOVES];

    LikelyLine(MoveOrder order) {
        this.order = order;
    }

    /// Below what stops the game; 0 with two players.
    int payoff(PointGame game) {
        if (game.players() != 4) {
            return 0;
        }
        line.copy(game);
        while (!line.isOver()) {
            line.play(promising());
        }
        return Math.min(line.payoff(), game.stop() - 1);
    }

    /// Plays the game on until so many tricks are left.
    void play(PointGame game, int tricks) {
        while (!game.isOver() && game.tricksLeft() > tricks) {
            line.copy(game);
            game.play(promising());
        }
    }

    private int promising() {
        long rest = 0;
        for (int seat = 0; seat < 4; seat++) {
            hands[seat] = line.hand(seat);
            rest |= hands[seat];
        }
        int seat = line.turn();
        if (line.count() == 0) {
            order.leads(moves, hands, seat, rest, -1);
        } else {
            order.follows(
                    moves,
                    hands,
                    line.playable(),
                    rest,
                    trick(line),
                    line.winning(),
                    line.winner(),
                    seat,
                    line.led());
        }
        return MoveOrder.card(moves[0]);
    }

    /// The cards on the table.
    static long trick(PointGame game) {
        long trick = 0;
        for (int place = 0; place < game.count(); place++) {
            trick |= 1L << game.trick(place);
        }
        return trick;
    }
}
