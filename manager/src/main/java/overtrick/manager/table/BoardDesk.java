package overtrick.manager.table;

import java.time.Duration;
import java.util.Collection;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.Board;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.play.Play;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.manager.protocol.ClientLines;
import overtrick.manager.protocol.ClientMessage;
import overtrick.manager.protocol.ClientMessage.CallMade;
import overtrick.manager.protocol.ClientMessage.CardPlayed;
import overtrick.manager.protocol.ClientMessage.OfSeat;
import overtrick.manager.protocol.ClientMessage.ReadyForCall;
import overtrick.manager.protocol.ClientMessage.ReadyForCard;
import overtrick.manager.protocol.ClientMessage.ReadyForCards;
import overtrick.manager.protocol.ClientMessage.ReadyForDeal;
import overtrick.manager.protocol.ClientMessage.ReadyForDummy;
import overtrick.manager.protocol.ClientMessage.ReadyForTeams;
import overtrick.manager.protocol.ClientMessage.ReadyToStart;
import overtrick.manager.protocol.ClientMessage.ReceivedDummy;
import overtrick.manager.protocol.ManagerMessage;
import overtrick.manager.protocol.ManagerMessage.BoardIs;
import overtrick.manager.protocol.ManagerMessage.Dummy;
import overtrick.manager.protocol.ManagerMessage.Hand;
import overtrick.manager.protocol.ManagerMessage.StartOfBoard;
import overtrick.manager.protocol.ManagerMessage.ToLead;

/// One board on the table, from `Start of board` to its result. What somebody does is told to the
/// others when all of them have said that they are ready for exactly that; what they say too early
/// waits (formats.md §6.2). Mutable.
final class BoardDesk {

    private static final BoardRules RULES = Referee.RULES;

    private enum Step {
        DEAL,
        CARDS,
        CALL,
        CARD,
        DUMMY,
        OVER
    }

    private final Referee referee;
    private final Clocks clocks;
    private final Collection<Deed> deeds;
    private final Ahead ahead = new Ahead();
    private final Set<Seat> ready = EnumSet.noneOf(Seat.class);
    private final Set<Seat> askedForDummy = EnumSet.noneOf(Seat.class);

    private Step step = Step.DEAL;
    private BoardInPlay board;
    private Optional<BoardCommand> done = Optional.empty();

    /// @param deeds where what is to be done is put
    BoardDesk(Board board, Illegal policy, Clocks clocks, Collection<Deed> deeds) {
        this.referee = new Referee(policy);
        this.clocks = clocks;
        this.deeds = deeds;
        this.board =
                RULES.after(RULES.start(), Outsider.HOUSE, new OpenBoard(board, Optional.empty()))
                        .orElseThrow();
        clocks.newBoard();
        for (var seat : Seat.values()) {
            say(seat, new StartOfBoard());
        }
    }

    BoardInPlay board() {
        return board;
    }

    boolean isOver() {
        return step == Step.OVER;
    }

    /// Whom the table waits for.
    Set<Seat> awaited() {
        var missing = EnumSet.complementOf(EnumSet.copyOf(ready));
        missing.removeIf(seat -> !isNeeded(seat));
        return step == Step.OVER ? Set.of() : missing;
    }

    /// What a seat is to say now, in words.
    String wanted(Seat seat) {
        return switch (step) {
            case DEAL -> "ready for deal";
            case CARDS -> "ready for cards";
            case DUMMY -> "ready for dummy";
            case CALL -> seat == actor() ? "a call" : "ready for %s's bid".formatted(name(turn()));
            case CARD ->
                    seat == actor()
                            ? "a card from %s".formatted(name(turn()))
                            : "ready for %s's card to trick %d".formatted(name(turn()), trick());
            case OVER -> "nothing";
        };
    }

    void hear(Seat seat, OfSeat said, Duration now) {
        if (!ahead.add(seat, said)) {
            dismiss(
                    seat,
                    "has sent more than %d messages ahead of the table".formatted(Ahead.MOST));
        }
        while (consume()) {
            advance(now);
        }
    }

    /// Takes what is said by those who are waited for; whether everybody is ready then.
    private boolean consume() {
        if (step == Step.OVER) {
            return false;
        }
        for (var seat : Seat.values()) {
            var queue = ahead.of(seat);
            if (step == Step.DUMMY && queue.removeIf(ReadyForDummy.class::isInstance)) {
                askedForDummy.add(seat); // perhaps after they spoke of the next card
            }
            if (step == Step.DUMMY && askedForDummy.contains(seat) && isNeeded(seat)) {
                ready.add(seat);
            }
            while (isNeeded(seat) && !ready.contains(seat) && !queue.isEmpty()) {
                if (step == Step.DUMMY && isOfPlay(queue.peek())) {
                    break;
                }
                take(seat, queue.remove());
            }
        }
        return ready.size() == needed();
    }

    private static boolean isOfPlay(OfSeat said) {
        return said instanceof ReadyForCard || said instanceof CardPlayed;
    }

    private int needed() {
        return (int) EnumSet.allOf(Seat.class).stream().filter(this::isNeeded).count();
    }

    /// Dummy does not ask for their own cards.
    private boolean isNeeded(Seat seat) {
        return step != Step.DUMMY || play().dummy().filter(seat::equals).isEmpty();
    }

    private void take(Seat seat, OfSeat said) {
        switch (said) {
            case ReceivedDummy _, ReadyForTeams _, ReadyToStart _ -> {
                // asks for nothing now
            }
            case ReadyForDummy _ -> askedForDummy.add(seat); // early, or once more
            case ReadyForDeal _ when step == Step.CARDS -> {
                // once more, after the board began anew
            }
            case ReadyForDeal _ when step == Step.DEAL -> ready.add(seat);
            case ReadyForCards _ when step == Step.CARDS -> ready.add(seat);
            case ReadyForCall(_, var caller)
                    when step == Step.CALL && seat != actor() && caller == turn() ->
                    ready.add(seat);
            case ReadyForCard(_, var player, int number)
                    when step == Step.CARD
                            && seat != actor()
                            && isTurn(player)
                            && number == trick() ->
                    ready.add(seat);
            case CallMade(var of, var call, var alert)
                    when step == Step.CALL && seat == actor() && of == seat ->
                    act(seat, new MakeCall(call, alert.map(Meaning::said)));
            case CardPlayed(var of, var card)
                    when step == Step.CARD && seat == actor() && (of == turn() || of == seat) ->
                    act(seat, new PlayCard(card));
            case ClientMessage.OfSeat _ -> unexpected(seat, said);
        }
    }

    private boolean isTurn(Optional<Seat> player) {
        return player.map(named -> named == turn())
                .orElseGet(() -> play().dummy().equals(Optional.of(turn())));
    }

    private void unexpected(Seat seat, OfSeat said) {
        dismiss(
                seat,
                "has sent \"%s\" where %s was expected"
                        .formatted(ClientLines.text(said, false), wanted(seat)));
    }

    /// What was done stands, or something else instead, or whoever did it has to go.
    private void act(Seat seat, BoardCommand command) {
        switch (referee.ruling(board, seat, command)) {
            case Referee.Stands(var lawful) -> {
                done = Optional.of(lawful);
                ready.add(seat);
            }
            case Referee.Instead(var other, var why) -> {
                deeds.add(new Deed.Note(why));
                done = Optional.of(other);
                ready.add(seat);
            }
            case Referee.Rejected(var word, var why) -> {
                say(seat, new ManagerMessage.Remark(word));
                dismiss(seat, why);
            }
        }
    }

    /// Everybody is ready: what they have waited for happens.
    private void advance(Duration now) {
        ready.clear();
        switch (step) {
            case DEAL -> {
                var dealt = board.board();
                sayAll(new BoardIs(dealt.number(), dealt.dealer(), dealt.vulnerability()));
                step = Step.CARDS;
            }
            case CARDS -> {
                for (var seat : Seat.values()) {
                    say(seat, new Hand(seat, board.deal().hand(seat)));
                }
                next(now);
            }
            case DUMMY -> {
                var dummy = play().dummy().orElseThrow();
                for (var seat : List.of(dummy.left(), dummy.partner(), dummy.right())) {
                    say(seat, new Dummy(board.deal().hand(dummy)));
                }
                next(now);
            }
            case CALL, CARD -> happen(now);
            case OVER -> throw new IllegalStateException("the board is over");
        }
    }

    private void happen(Duration now) {
        var actor = actor();
        var turn = turn();
        var command = done.orElseThrow();
        done = Optional.empty();
        for (var seat : List.of(actor.left(), actor.partner(), actor.right())) {
            say(seat, Referee.told(command, turn, seat == actor.partner()));
        }
        board = RULES.after(Optional.of(board), actor, command).orElseThrow();
        boolean isLead = board.play().filter(play -> play.cards().size() == 1).isPresent();
        if (board.isOver()) {
            step = Step.OVER;
            clocks.stop(now);
            sayAll(clocks.timing());
            deeds.add(new Deed.Ended(board));
        } else if (isLead) {
            clocks.stop(now);
            step = Step.DUMMY;
        } else {
            next(now);
        }
    }

    /// The next call or card.
    private void next(Duration now) {
        step = board.play().isPresent() ? Step.CARD : Step.CALL;
        if (step == Step.CARD && play().current().isEmpty()) {
            var leader = turn();
            boolean isDummy = play().dummy().equals(Optional.of(leader));
            say(actor(), new ToLead(isDummy ? Optional.empty() : Optional.of(leader)));
        }
        clocks.start(actor().side(), now);
    }

    private Play play() {
        return board.play().orElseThrow();
    }

    private Seat turn() {
        return board.turn().orElseThrow();
    }

    private Seat actor() {
        return board.actor().orElseThrow();
    }

    private int trick() {
        return play().tricks().size() + 1;
    }

    private static String name(Seat seat) {
        return ManagedTable.name(seat);
    }

    private void say(Seat to, ManagerMessage what) {
        deeds.add(new Deed.Say(to, what));
    }

    private void sayAll(ManagerMessage what) {
        for (var seat : Seat.values()) {
            say(seat, what);
        }
    }

    private void dismiss(Seat seat, String why) {
        ahead.of(seat).clear();
        deeds.add(new Deed.Dismiss(seat, why));
    }
}
