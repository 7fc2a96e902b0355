package overtrick.laws.board;

import static overtrick.bridge.board.BoardRefusal.NOT_YOUR_TURN;
import static overtrick.bridge.board.BoardRefusal.NO_AUCTION_NOW;
import static overtrick.laws.board.FreeRefusal.NOTHING_IRREGULAR;
import static overtrick.laws.board.FreeRefusal.NOTHING_IS_ASKED;
import static overtrick.laws.board.FreeRefusal.NOT_AN_OPTION;
import static overtrick.laws.board.FreeRefusal.NOT_ASKED_OF_YOU;
import static overtrick.laws.board.FreeRefusal.NOT_AS_RULED;
import static overtrick.laws.board.FreeRefusal.RULING_PENDING;

import java.util.ArrayList;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.CallRefusal;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Card;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Refusal;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.Pending.Asked;
import overtrick.laws.board.Pending.LeadOption;
import overtrick.laws.board.Pending.Leading;
import overtrick.laws.table.AuctionCase;

/// What those at a board may do, in order or not, and what follows.
///
/// @param halt why nobody may act at all
record Deeds(FreeBoard board, BoardRules boards, Optional<Refusal> halt) {

    Deeds(FreeBoard board, BoardRules boards) {
        this(board, boards, board.halt());
    }

    Decision<FreeEvent> decide(Seat seat, FreeCommand command) {
        return switch (command) {
            case FreeCommand.InOrder(var asked, var thought) -> inOrder(seat, asked, thought);
            case FreeCommand.CallAnyway(var call, var meaning) ->
                    when(
                            callRefusal(seat, call),
                            new FreeEvent.CalledAnyway(seat, call, meaning, true));
            case FreeCommand.ChangeCall(var call, var slip) ->
                    when(changeRefusal(seat, call), new FreeEvent.CallChanged(seat, call, slip));
            case FreeCommand.PlayAnyway(var card) -> cards().playAnyway(seat, card);
            case FreeCommand.Expose(var shown) ->
                    when(
                            cards().exposeRefusal(seat, shown),
                            new FreeEvent.CardsExposed(seat, shown));
            case FreeCommand.DrawAttention _ ->
                    when(attentionRefusal(seat), new FreeEvent.AttentionDrawn(seat));
            case FreeCommand.Choose choose -> choose(Optional.of(seat), choose);
            case FreeCommand.AskLead(var demand, var suits) ->
                    when(
                            leadRefusal(seat, new LeadOption(demand, suits)),
                            new FreeEvent.LeadAsked(seat, demand, suits));
            case FreeCommand.Designate(var card) ->
                    when(designateRefusal(seat, card), new FreeEvent.CardDesignated(seat, card));
            case FreeCommand.Replace(var card) -> cards().replace(seat, card);
            case FreeCommand.Judge _,
                    FreeCommand.Understand _,
                    FreeCommand.StudyClaim _,
                    FreeCommand.DecideClaim _,
                    FreeCommand.RollBack _,
                    FreeCommand.Remark _,
                    FreeCommand.Adjust _ ->
                    FreeRules.onlyTheDirector();
        };
    }

    CardDeeds cards() {
        return new CardDeeds(board, halt);
    }

    private static Decision<FreeEvent> when(Optional<? extends Refusal> refusal, FreeEvent event) {
        return refusal.<Decision<FreeEvent>>map(Decision::refuse)
                .orElseGet(() -> Decision.accept(event));
    }

    private Decision<FreeEvent> inOrder(
            Seat seat, BoardCommand command, Optional<Thought> thought) {
        return switch (command) {
            case BoardCommand.MakeCall(var call, var meaning) ->
                    thoughtful(
                            seat,
                            thought,
                            when(
                                    lawfulCallRefusal(seat, call),
                                    new Ordinary(new BoardEvent.CallMade(seat, call, meaning))));
            case BoardCommand.PlayCard(var card) ->
                    thoughtful(
                            seat,
                            thought,
                            when(
                                    cards().lawfulRefusal(seat, card),
                                    new Ordinary(
                                            new BoardEvent.CardPlayed(cards().from(card), card))));
            case BoardCommand.OpenBoard _,
                    BoardCommand.SpreadPack _,
                    BoardCommand.LetSilencePass _ ->
                    FreeRules.notTheHouse();
            case BoardCommand _ ->
                    board.pending().isPresent()
                            ? Decision.refuse(RULING_PENDING)
                            : ordinary(seat, command);
        };
    }

    /// The thought comes before the deed in the record.
    private static Decision<FreeEvent> thoughtful(
            Seat seat, Optional<Thought> thought, Decision<FreeEvent> decision) {
        if (thought.isEmpty() || !(decision instanceof Accepted<FreeEvent>(var events))) {
            return decision;
        }
        var all = new ArrayList<FreeEvent>();
        all.add(new FreeEvent.Pondered(seat, thought.get().millis()));
        all.addAll(events);
        return new Accepted<>(all);
    }

    /// Claims, as at any table.
    private Decision<FreeEvent> ordinary(Party actor, BoardCommand command) {
        return switch (boards.decide(Optional.of(board.inPlay()), actor, command)) {
            case Refused<BoardEvent>(var reason) -> Decision.refuse(reason);
            case Accepted<BoardEvent>(var events) ->
                    Decision.accept(events.stream().map(this::contested).toList());
        };
    }

    /// An opponent's doubt goes to the director; the partner of a conceding defender undoes the
    /// concession (Law 68B2).
    private FreeEvent contested(BoardEvent event) {
        return event instanceof BoardEvent.ClaimObjected(var by)
                        && board.inPlay().claim().orElseThrow().claim().by().opposes(by)
                ? new FreeEvent.ClaimContested(by)
                : new Ordinary(event);
    }

    Decision<FreeEvent> ofHouse(BoardCommand command) {
        return ordinary(Outsider.HOUSE, command);
    }

    /// A fact that the director has found.
    Decision<FreeEvent> found(FreeCommand.Choose choose) {
        return choose(Optional.empty(), choose);
    }

    private Decision<FreeEvent> choose(Optional<Seat> by, FreeCommand.Choose choose) {
        if (!(board.pending().orElse(null) instanceof Asked asked)) {
            return Decision.refuse(NOTHING_IS_ASKED);
        }
        if (!asked.player().equals(by)) {
            return Decision.refuse(NOT_ASKED_OF_YOU);
        }
        boolean option =
                asked.question().fact() == choose.fact()
                        && asked.question().after(choose.answer()).isPresent()
                        && namesSuit(choose.answer()) == choose.suit().isPresent()
                        && choose.suit().filter(this::isLed).isEmpty();
        return option
                ? Decision.accept(
                        new FreeEvent.Answered(by, choose.fact(), choose.answer(), choose.suit()))
                : Decision.refuse(NOT_AN_OPTION);
    }

    /// Whether declarer names another suit with this answer (Law 57A).
    static boolean namesSuit(String answer) {
        return answer.equals("require-other") || answer.equals("forbid-other");
    }

    private boolean isLed(Suit suit) {
        return board.play()
                .flatMap(cards -> cards.current().suitLed())
                .filter(suit::equals)
                .isPresent();
    }

    private Optional<? extends Refusal> lawfulCallRefusal(Seat seat, Call call) {
        if (halt.isPresent()) {
            return halt;
        }
        var auction = board.auction();
        if (board.play().isPresent()) {
            return Optional.of(NO_AUCTION_NOW);
        }
        if (auction.turn() != seat) {
            return Optional.of(NOT_YOUR_TURN);
        }
        if (auction.isLegal(call)) {
            return Optional.empty();
        }
        if (auction.isBarred(seat)) {
            return Optional.of(FreeRefusal.YOU_MUST_PASS);
        }
        if (auction.calls().allows(seat, call)) {
            return Optional.of(NOT_AS_RULED);
        }
        return Optional.of(
                call instanceof Call.Bid
                        ? CallRefusal.INSUFFICIENT_BID
                        : CallRefusal.NO_BID_TO_DOUBLE);
    }

    private Optional<? extends Refusal> callRefusal(Seat seat, Call call) {
        if (halt.isPresent()) {
            return halt;
        }
        if (!board.isBeforeLead()) {
            return Optional.of(NO_AUCTION_NOW);
        }
        return board.auction().irregularity(seat, call).isPresent()
                ? Optional.empty()
                : Optional.of(NOTHING_IRREGULAR);
    }

    private Optional<? extends Refusal> changeRefusal(Seat seat, Call call) {
        if (halt.isPresent()) {
            return halt;
        }
        return board.auction().mayChange(seat, call)
                ? Optional.empty()
                : Optional.of(NOTHING_IRREGULAR);
    }

    private Optional<? extends Refusal> attentionRefusal(Seat seat) {
        if (halt.isPresent()) {
            return halt;
        }
        if (board.isBeforeLead()) {
            return Optional.of(NOTHING_IRREGULAR);
        }
        return board.play().orElseThrow().contract().dummy() == seat
                ? Optional.of(FreeRefusal.DUMMY_KEEPS_SILENT)
                : Optional.empty();
    }

    private Optional<? extends Refusal> leadRefusal(Seat seat, LeadOption option) {
        if (!(board.pending().orElse(null) instanceof Leading leading)) {
            return Optional.of(NOTHING_IS_ASKED);
        }
        if (leading.declarer() != seat) {
            return Optional.of(NOT_ASKED_OF_YOU);
        }
        return leading.options().contains(option) ? Optional.empty() : Optional.of(NOT_AN_OPTION);
    }

    private Optional<? extends Refusal> designateRefusal(Seat seat, Card card) {
        if (!(board.pending().orElse(null) instanceof Pending.Designating designating)) {
            return Optional.of(NOTHING_IS_ASKED);
        }
        if (designating.declarer() != seat) {
            return Optional.of(NOT_ASKED_OF_YOU);
        }
        return designating.cards().contains(card) ? Optional.empty() : Optional.of(NOT_AN_OPTION);
    }

    /// The case of the player in turn whose own call was withdrawn and is now replaced.
    static Optional<AuctionCase> replaces(FreeBoard board) {
        return board.auction()
                .pending()
                .filter(_ -> !board.auction().isOver())
                .filter(open -> open.offender() == board.auction().turn());
    }
}
