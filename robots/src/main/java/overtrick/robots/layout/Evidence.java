package overtrick.robots.layout;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.TurnedTrump;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.solver.Position;
import overtrick.systems.Understanding;

/// What one player knows when a card is to be played: their own hand, dummy, the cards played, and
/// the auction as everybody understands it.
///
/// @param me who decides: declarer also when dummy is in turn
/// @param held what is still held in the hands in sight
/// @param dealt cards that a seat is known to have been dealt: the one turned up at whist
/// @param auction as it was understood before each call, and at the end
public record Evidence(
        Seat me,
        PlayView play,
        Map<Seat, CardSet> held,
        Map<Seat, CardSet> dealt,
        List<Understanding> auction) {

    public Evidence {
        held = Map.copyOf(held);
        dealt = Map.copyOf(dealt);
        auction = List.copyOf(auction);
    }

    /// What the viewer of a board in play knows.
    public static Evidence of(BoardView view, Agreements agreements, Readings readings) {
        var understood = new ArrayList<Understanding>();
        for (int calls = 0; calls <= view.auction().calls().size(); calls++) {
            var before = view.auction().first(calls);
            understood.add(readings.of(agreements, before, view.vulnerability()));
        }
        return new Evidence(
                view.seat().orElseThrow(),
                view.play().orElseThrow(),
                view.hands(),
                turned(view),
                understood);
    }

    private static Map<Seat, CardSet> turned(BoardView view) {
        return view.auction().bidding() instanceof TurnedTrump(var card, _) && card.isPresent()
                ? Map.of(view.dealer(), CardSet.NONE.with(card.get()))
                : Map.of();
    }

    public Contract contract() {
        return play.contract();
    }

    /// The hand to play from.
    public Seat turn() {
        return play.current().turn();
    }

    /// The cards that may be played (Law 44C).
    public CardSet playable() {
        var hand = held(turn());
        return play.current().suitLed().map(hand::following).orElse(hand);
    }

    /// What a seat in sight still holds; no cards for one out of sight.
    public CardSet held(Seat seat) {
        return held.getOrDefault(seat, CardSet.NONE);
    }

    /// The seats whose cards are not seen.
    public List<Seat> hidden() {
        var hidden = new ArrayList<Seat>();
        for (var seat : Seat.values()) {
            if (!held.containsKey(seat)) {
                hidden.add(seat);
            }
        }
        return hidden;
    }

    /// The cards still held in the hands out of sight.
    public CardSet unseen() {
        var unseen = CardSet.ALL.minus(play.played());
        for (var hand : held.values()) {
            unseen = unseen.minus(hand);
        }
        return unseen;
    }

    /// All tricks with a card in them, the one under way last.
    public List<Trick> tricks() {
        if (play.current().isEmpty()) {
            return play.tricks();
        }
        var all = new ArrayList<>(play.tricks());
        all.add(play.current());
        return all;
    }

    /// What each seat has played.
    public Map<Seat, CardSet> played() {
        var played = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            var cards = new ArrayList<Card>();
            tricks().forEach(trick -> trick.by(seat).ifPresent(cards::add));
            played.put(seat, CardSet.copyOf(cards));
        }
        return played;
    }

    /// Whether the seat has failed to follow to the suit in one of the last tricks.
    ///
    /// @param memory how many tricks back
    public boolean showedOut(Seat seat, Suit suit, int memory) {
        var tricks = tricks();
        return tricks.subList(Math.max(0, tricks.size() - memory), tricks.size()).stream()
                .anyMatch(trick ->
                        trick.suitLed().filter(suit::equals).isPresent()
                                && trick.by(seat).filter(card -> card.suit() != suit).isPresent());
    }

    /// The play as it stands if the cards lie so.
    public Position position(Layout layout) {
        return new Position(layout.hands(), contract().strain(), play.current());
    }

    /// Tricks of the decider's side so far.
    public int won() {
        return play.won(me.side());
    }
}
