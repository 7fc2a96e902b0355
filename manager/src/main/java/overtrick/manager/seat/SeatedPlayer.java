package overtrick.manager.seat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Contract;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientMessage;
import overtrick.manager.protocol.ClientMessage.Connecting;
import overtrick.manager.protocol.ClientMessage.ReadyForCall;
import overtrick.manager.protocol.ClientMessage.ReadyForCard;
import overtrick.manager.protocol.ClientMessage.ReadyForCards;
import overtrick.manager.protocol.ClientMessage.ReadyForDeal;
import overtrick.manager.protocol.ClientMessage.ReadyForDummy;
import overtrick.manager.protocol.ClientMessage.ReadyForTeams;
import overtrick.manager.protocol.ClientMessage.ReadyToStart;
import overtrick.manager.protocol.ManagerMessage;
import overtrick.manager.protocol.ManagerMessage.BoardIs;
import overtrick.manager.protocol.ManagerMessage.CallMade;
import overtrick.manager.protocol.ManagerMessage.CardPlayed;
import overtrick.manager.protocol.ManagerMessage.Dummy;
import overtrick.manager.protocol.ManagerMessage.EndOfSession;
import overtrick.manager.protocol.ManagerMessage.Hand;
import overtrick.manager.protocol.ManagerMessage.Remark;
import overtrick.manager.protocol.ManagerMessage.Seated;
import overtrick.manager.protocol.ManagerMessage.StartOfBoard;
import overtrick.manager.protocol.ManagerMessage.Teams;
import overtrick.manager.protocol.ManagerMessage.Timing;
import overtrick.manager.protocol.ManagerMessage.ToLead;

/// A player at a table that somebody else manages. Each message has its answers; a board may begin
/// anew at any time, and what is not understood is passed over. Mutable, and for one thread.
public final class SeatedPlayer {

    /// The version of the protocol that is spoken.
    public static final int VERSION = 18;

    private final String team;
    private final Optional<Seat> wish;
    private final boolean saysDummy;
    private final Mind mind;
    private Optional<Seat> seat = Optional.empty();
    private Optional<SeenBoard> board = Optional.empty();
    private boolean mayLead;
    private boolean over;

    /// A player who has no seat yet.
    ///
    /// @param wish which seat; empty where the manager is to choose
    /// @param saysDummy whether dummy's card is asked for as dummy's, instead of by the seat
    /// @param mind who decides
    public SeatedPlayer(String team, Optional<Seat> wish, boolean saysDummy, Mind mind) {
        this.team = team;
        this.wish = wish;
        this.saysDummy = saysDummy;
        this.mind = mind;
    }

    /// The first message, before any is heard.
    public ClientMessage connecting() {
        return new Connecting(team, wish, VERSION);
    }

    /// The seat; empty until the manager has confirmed it.
    public Optional<Seat> seat() {
        return seat;
    }

    /// Whether the manager has ended the session.
    public boolean isOver() {
        return over;
    }

    /// What the player says to a message; thinks where it is their turn.
    ///
    /// @throws OutOfStep if the message is of the protocol, but cannot be where the board stands
    public List<ClientMessage> hear(ManagerMessage said) {
        if (said instanceof Seated(var given, _)) {
            seat = Optional.of(given);
            return List.of(new ReadyForTeams(given));
        }
        if (said instanceof EndOfSession) {
            over = true;
        }
        return seat.map(me -> answers(me, said)).orElse(List.of());
    }

    private List<ClientMessage> answers(Seat me, ManagerMessage said) {
        return switch (said) {
            case Teams _ -> List.of(new ReadyToStart(me));
            case StartOfBoard() -> {
                board = Optional.empty();
                yield List.of(new ReadyForDeal(me));
            }
            case BoardIs given -> {
                board = Optional.of(new SeenBoard(me, given));
                mayLead = false;
                yield List.of(new ReadyForCards(me));
            }
            case Hand(var whose, var cards) -> hand(me, whose, cards);
            case Dummy(var cards) -> {
                var dummy = board().contract().map(Contract::dummy);
                yield hand(
                        me,
                        dummy.orElseThrow(() -> new OutOfStep("there is no dummy yet: " + cards)),
                        cards);
            }
            case CallMade(var by, var call, var alert) -> {
                var seen = board();
                seen.call(by, call, alert);
                yield next(me, seen);
            }
            case CardPlayed(var from, var card) -> {
                var seen = board();
                seen.play(from, card);
                yield afterCard(me, seen);
            }
            case ToLead _ -> {
                var seen = board();
                mayLead = !seen.isOver() && seen.actor() == me;
                yield mayLead ? next(me, seen) : List.of();
            }
            case Seated _, EndOfSession _, Timing _, Remark _ -> List.of();
        };
    }

    private List<ClientMessage> hand(Seat me, Seat whose, CardSet cards) {
        var seen = board();
        if (whose != me && !isDummy(seen, whose)) {
            throw new OutOfStep("these are the cards of %s: %s".formatted(whose, cards));
        }
        seen.hand(whose, cards);
        return next(me, seen);
    }

    private static boolean isDummy(SeenBoard seen, Seat seat) {
        return seen.contract().filter(made -> made.dummy() == seat).isPresent();
    }

    private SeenBoard board() {
        return board.orElseThrow(() -> new OutOfStep("no board has begun"));
    }

    private List<ClientMessage> afterCard(Seat me, SeenBoard seen) {
        var answers = new ArrayList<ClientMessage>();
        askForDummy(me, seen, answers);
        answers.addAll(answers.isEmpty() ? next(me, seen) : List.of());
        return answers;
    }

    /// Dummy is looked at before anything else is done.
    private static void askForDummy(Seat me, SeenBoard seen, List<ClientMessage> answers) {
        var dummy = seen.contract().orElseThrow().dummy();
        if (!seen.sees(dummy)) {
            answers.add(new ReadyForDummy(me));
        }
    }

    private List<ClientMessage> next(Seat me, SeenBoard seen) {
        var answers = new ArrayList<ClientMessage>();
        while (seen.hasHand() && !seen.isOver()) {
            if (seen.actor() != me) {
                answers.add(ready(me, seen));
                break;
            }
            if (!seen.isPlay()) {
                var said = mind.call(seen.view());
                answers.add(new ClientMessage.CallMade(me, said.call(), said.alert()));
                seen.call(me, said.call(), Optional.empty());
            } else if (seen.isBeforeLead() && !mayLead) {
                break;
            } else {
                var from = seen.turn();
                var card = mind.card(seen.view());
                answers.add(new ClientMessage.CardPlayed(from, card));
                seen.play(from, card);
                mayLead = false;
                askForDummy(me, seen, answers);
                if (answers.getLast() instanceof ReadyForDummy) {
                    break;
                }
            }
        }
        return answers;
    }

    private ClientMessage ready(Seat me, SeenBoard seen) {
        var turn = seen.turn();
        if (!seen.isPlay()) {
            return new ReadyForCall(me, turn);
        }
        boolean asDummy = saysDummy && isDummy(seen, turn);
        return new ReadyForCard(me, asDummy ? Optional.empty() : Optional.of(turn), seen.trick());
    }
}
