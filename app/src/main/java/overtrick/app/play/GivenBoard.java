package overtrick.app.play;

import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// A position in the play as somebody gives it from outside, who may know no more of it than the
/// one who is to play: their hand, dummy's, the auction and the cards played.
///
/// @param hands as dealt, by seat
/// @param seat whose card is asked for; nobody for whoever is in turn
/// @param play the cards so far, in order
record GivenBoard(
        Auction auction,
        Vulnerability vulnerability,
        Map<Seat, CardSet> hands,
        Optional<Seat> seat,
        List<String> play) {

    /// Which number the board has does not matter, but the same position is the same view.
    private static final BoardNumber NUMBER = new BoardNumber(1);

    /// What the player in turn sees.
    ///
    /// @throws UserError if such a position cannot come about, or a hand is given that the player
    ///   does not see, or one is missing that they see
    BoardView view() {
        hands.forEach(GivenBoard::requireWhole);
        requireApart();
        var contract =
                auction.contract()
                        .orElseThrow(() ->
                                new UserError(
                                        "auction has come to no contract: " + auction.text()));
        var given = new GivenPlay(contract, hands, play);
        if (given.isOver()) {
            throw new UserError("play is over: all 52 cards have been played");
        }
        var player = given.turn() == contract.dummy() ? contract.declarer() : given.turn();
        requireTurn(given.turn(), player);
        requireSeen(contract, given, player);
        given.requireRoom();
        return view(given, player);
    }

    private static void requireWhole(Seat seat, CardSet hand) {
        if (hand.size() != Deal.HAND) {
            throw new UserError(
                    "hand of %s has %d cards, not 13 as dealt: %s"
                            .formatted(seat.letter(), hand.size(), hand));
        }
    }

    private void requireApart() {
        for (var one : hands.entrySet()) {
            for (var other : hands.entrySet()) {
                boolean later = one.getKey().compareTo(other.getKey()) < 0;
                if (later && one.getValue().intersects(other.getValue())) {
                    var both = one.getValue().minus(one.getValue().minus(other.getValue()));
                    throw new UserError(
                            "hands: %s is in those of %s and %s"
                                    .formatted(
                                            both.highest(),
                                            one.getKey().letter(),
                                            other.getKey().letter()));
                }
            }
        }
    }

    private void requireTurn(Seat turn, Seat player) {
        if (seat.isPresent() && seat.get() != turn && seat.get() != player) {
            throw new UserError(
                    "it is the turn of %s, not of %s"
                            .formatted(turn.letter(), seat.get().letter()));
        }
    }

    private void requireSeen(Contract contract, GivenPlay given, Seat player) {
        var dummy = contract.dummy();
        var seen = EnumSet.of(player);
        if (given.isDummyFaced()) {
            seen.add(dummy);
        }
        for (var held : hands.keySet()) {
            if (!seen.contains(held)) {
                String why = held == dummy ? " before the opening lead" : "";
                throw new UserError(
                        "hands: a hand too many, for %s does not see that of %s%s"
                                .formatted(player.letter(), held.letter(), why));
            }
        }
        for (var needed : seen) {
            if (!hands.containsKey(needed)) {
                String what = needed == player ? "who is to play" : "which is dummy";
                throw new UserError(
                        "hands: that of %s is missing, %s".formatted(needed.letter(), what));
            }
        }
    }

    private BoardView view(GivenPlay given, Seat player) {
        var held = new EnumMap<Seat, CardSet>(Seat.class);
        hands.keySet().forEach(known -> held.put(known, given.held(known)));
        var offers =
                given.playable().stream().<BoardCommand>map(card -> new PlayCard(card)).toList();
        return new BoardView(
                player,
                NUMBER,
                auction.dealer(),
                vulnerability,
                Optional.empty(),
                auction,
                Collections.nCopies(auction.calls().size(), Optional.empty()),
                held,
                Optional.of(given.view()),
                Optional.of(given.turn()),
                Optional.of(player),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                offers);
    }
}
