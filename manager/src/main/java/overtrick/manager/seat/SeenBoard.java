package overtrick.manager.seat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ManagerMessage.BoardIs;

/// A board as one seat sees it: its hand, dummy's once that lies there, and what has been called
/// and played. Mutable.
final class SeenBoard {

    private final Seat me;
    private final BoardIs given;
    private final Map<Seat, CardSet> dealt = new EnumMap<>(Seat.class);
    private final List<Optional<Meaning>> meanings = new ArrayList<>();
    private final List<Trick> tricks = new ArrayList<>();
    private Auction auction;
    private Optional<Trick> current = Optional.empty();
    private CardSet played = CardSet.NONE;

    SeenBoard(Seat me, BoardIs given) {
        this.me = me;
        this.given = given;
        this.auction = Auction.openedBy(given.dealer());
    }

    void hand(Seat seat, CardSet cards) {
        for (var known : dealt.entrySet()) {
            if (known.getKey() != seat && known.getValue().intersects(cards)) {
                throw new OutOfStep("cards are in two hands: " + cards);
            }
        }
        dealt.put(seat, cards);
    }

    boolean hasHand() {
        return dealt.containsKey(me);
    }

    boolean sees(Seat seat) {
        return dealt.containsKey(seat);
    }

    Optional<Contract> contract() {
        return auction.contract();
    }

    /// Whether there is nothing more to call or play.
    boolean isOver() {
        return auction.isOver() && (contract().isEmpty() || tricks.size() == Play.TRICKS);
    }

    boolean isPlay() {
        return contract().isPresent();
    }

    /// The hand to call or play from.
    Seat turn() {
        return current.map(Trick::turn).orElseGet(() -> auction.turn().orElseThrow());
    }

    /// Who decides: declarer for dummy.
    Seat actor() {
        var turn = turn();
        return contract().filter(made -> made.dummy() == turn).isPresent() ? turn.partner() : turn;
    }

    /// 1 to 13.
    int trick() {
        return tricks.size() + 1;
    }

    boolean isBeforeLead() {
        return current.filter(Trick::isEmpty).isPresent();
    }

    boolean isLeadMade() {
        return !played.isEmpty();
    }

    /// @throws OutOfStep if it is not their turn, or the call may not be made
    void call(Seat seat, Call call, Optional<String> alert) {
        if (!auction.turn().equals(Optional.of(seat)) || auction.refusal(call).isPresent()) {
            throw new OutOfStep(
                    "%s cannot call %s after: %s".formatted(seat, call.code(), auction.text()));
        }
        auction = auction.with(call);
        meanings.add(alert.filter(words -> !words.isBlank()).map(Meaning::said));
        current = contract().map(made -> Trick.ledBy(made.leader()));
    }

    /// @throws OutOfStep if the card cannot be played from there
    void play(Seat from, Card card) {
        var trick = current.orElseThrow(() -> new OutOfStep("no card can be played yet: " + card));
        var holds = Optional.ofNullable(dealt.get(from));
        boolean fits = holds.map(hand -> playable(from).contains(card)).orElse(true);
        boolean elsewhere =
                dealt.entrySet().stream()
                        .anyMatch(
                                known -> known.getKey() != from && known.getValue().contains(card));
        if (isOver() || trick.turn() != from || played.contains(card) || !fits || elsewhere) {
            throw new OutOfStep("%s cannot play %s now".formatted(from, card));
        }
        played = played.with(card);
        var grown =
                new Trick(
                        trick.leader(),
                        Stream.concat(trick.cards().stream(), Stream.of(card)).toList());
        if (grown.isFull()) {
            tricks.add(grown);
            current = Optional.of(Trick.ledBy(grown.winner(contract().orElseThrow().strain())));
        } else {
            current = Optional.of(grown);
        }
    }

    private CardSet playable(Seat from) {
        var hand = dealt.getOrDefault(from, CardSet.NONE).minus(played);
        return current.flatMap(Trick::suitLed).map(hand::following).orElse(hand);
    }

    private List<BoardCommand> offers() {
        if (actor() != me) {
            return List.of();
        }
        return isPlay()
                ? playable(turn()).stream().<BoardCommand>map(PlayCard::new).toList()
                : auction.legalCalls().stream().<BoardCommand>map(MakeCall::new).toList();
    }

    /// What the seat may know, with all that it may do now.
    BoardView view() {
        var held = new EnumMap<Seat, CardSet>(Seat.class);
        dealt.forEach((seat, cards) -> held.put(seat, cards.minus(played)));
        var play =
                contract()
                        .map(made ->
                                new PlayView(
                                        made,
                                        Optional.of(made.dummy()),
                                        tricks,
                                        current.orElseThrow()));
        return new BoardView(
                me,
                given.number(),
                given.dealer(),
                given.vulnerability(),
                Optional.empty(),
                auction,
                meanings,
                held,
                play,
                Optional.of(turn()),
                Optional.of(actor()),
                0,
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                offers());
    }
}
