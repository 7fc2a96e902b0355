package overtrick.robots.judgement;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.stake.Stake;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;

/// Auctions as they end when everybody goes on by the rules of their system. Auctions that begin
/// alike are read once. Nobody searches in them, so that they come to an end soon.
final class Endings {

    private final Stake stake;
    private int read;

    /// @param stake what the table plays for: with a part-score auctions end sooner
    Endings(Stake stake) {
        this.stake = stake;
    }

    /// An auction so far and what has followed it.
    final class Node {

        private final Understanding now;
        private final Map<Call, Node> next = new HashMap<>();

        private Node(Understanding now) {
            this.now = now;
            read++;
        }

        Node after(Call call) {
            return next.computeIfAbsent(call, made -> new Node(now.with(made)));
        }

        /// How it ends when the hands lie so.
        ///
        /// @param hands of North, East, South and West
        /// @throws overtrick.cards.FormatException if somebody's system has no call
        AuctionResult end(List<Hand> hands) {
            var node = this;
            while (!node.now.auction().isOver()) {
                var turn = node.now.auction().turn().orElseThrow();
                var hand = hands.get(turn.ordinal());
                node = node.after(GameReached.choose(node.now, hand, stake).call());
            }
            return node.now.auction().result().orElseThrow();
        }
    }

    Node of(Understanding now) {
        return new Node(now);
    }

    /// How many calls were read.
    int read() {
        return read;
    }
}
