package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;
import overtrick.laws.LawBook;
import overtrick.laws.board.FreeCommand.CallAnyway;
import overtrick.laws.board.FreeCommand.ChangeCall;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.laws.board.FreeCommand.RollBack;
import overtrick.testkit.Sample;
import overtrick.testkit.SeatedGame;

/// A free table for the conformance suite: one board at which everything goes wrong.
final class FreeGame
        implements SeatedGame<FreeSession, FreeCommand, FreeEvent, Optional<FreeView>> {

    private final FreeRules rules;

    FreeGame(LawBook book, boolean directed) {
        rules = new FreeRules(book, directed);
    }

    @Override
    public Rules<FreeSession, Party, FreeCommand, FreeEvent, Optional<FreeView>> rules() {
        return rules;
    }

    @Override
    public Optional<Move<Party, FreeCommand>> houseMove(
            FreeSession session, RandomGenerator chance) {
        if (session.opened() > 0) {
            return Optional.empty();
        }
        var board = Board.of(new BoardNumber(1 + chance.nextInt(32)), Sample.deal(chance));
        return Optional.of(
                new Move<>(Outsider.HOUSE, new InOrder(new OpenBoard(board, Optional.empty()))));
    }

    @Override
    public boolean mayEnd(FreeSession session) {
        return session.board().filter(FreeBoard::isOver).isPresent();
    }

    @Override
    public int longest() {
        return 1_500;
    }

    @Override
    public List<FreeCommand> candidates(FreeSession session) {
        var all = new ArrayList<FreeCommand>();
        for (var call : Call.ALL) {
            all.add(new InOrder(new MakeCall(call)));
            all.add(new CallAnyway(call, Optional.empty()));
            all.add(new ChangeCall(call, false));
        }
        for (var card : CardSet.ALL) {
            all.add(new InOrder(new PlayCard(card)));
            all.add(new PlayAnyway(card));
            all.add(new Expose(Set.of(card)));
            all.add(new FreeCommand.Replace(Optional.of(card)));
        }
        all.add(new FreeCommand.Replace(Optional.empty()));
        all.add(new DrawAttention());
        // whatever else is offered to anybody must be accepted of them and of nobody else
        for (var actor : actors()) {
            for (var offer : rules.offers(session, actor)) {
                if (!all.contains(offer)) {
                    all.add(offer);
                }
            }
        }
        return all;
    }

    @Override
    public Set<Party> inTurn(FreeSession session) {
        if (session.board().isEmpty()) {
            return Set.of();
        }
        var board = session.board().get();
        if (board.isOver() || board.pending().isPresent() || board.inPlay().claim().isPresent()) {
            return Set.of();
        }
        return board.inPlay().actor().<Set<Party>>map(Set::of).orElse(Set.of());
    }

    @Override
    public boolean isTurnBound(FreeCommand command) {
        return command instanceof InOrder(var asked, _)
                && (asked instanceof MakeCall || asked instanceof PlayCard);
    }

    @Override
    public int weight(FreeSession session, Move<Party, FreeCommand> move) {
        return switch (move.command()) {
            case InOrder(MakeCall(var call, _), _) when call == Call.Word.PASS -> 2_000;
            case InOrder(MakeCall _, _) -> 150;
            case InOrder(PlayCard _, _) -> 400;
            case InOrder(BoardCommand.MakeClaim _, _) -> 1;
            case InOrder _ -> 50;
            case CallAnyway(var call, _) when call == Call.Word.PASS -> 60;
            case CallAnyway _, ChangeCall _ -> 5;
            case PlayAnyway _ -> 12;
            case Expose _ -> 1;
            case DrawAttention _ -> 20;
            case RollBack _ -> 0;
            case FreeCommand.Judge _ -> 1;
            case FreeCommand.Understand _, FreeCommand.StudyClaim _ -> 0;
            case FreeCommand.DecideClaim _ -> 20;
            case FreeCommand.Choose _, FreeCommand.AskLead _, FreeCommand.Replace _ -> 100;
            case FreeCommand.Designate _ -> 100;
            case FreeCommand.Adjust _, FreeCommand.Remark _ -> 0;
        };
    }

    @Override
    public Optional<List<FreeEvent>> redeal(
            List<FreeEvent> events, Party viewer, RandomGenerator chance) {
        return new FreeRedeal(rules, viewer, chance).of(events);
    }

    /// The cards are conserved: what lies in tricks and what is held makes the pack.
    @Override
    public void checkConserved(FreeSession session) {
        session.board()
                .flatMap(FreeBoard::play)
                .ifPresent(play -> {
                    var all = new ArrayList<Card>();
                    play.tricks().forEach(trick -> all.addAll(trick.cards()));
                    all.addAll(play.current().cards());
                    for (var seat : Seat.values()) {
                        play.hand(seat).forEach(all::add);
                    }
                    assertThat(all).hasSize(52).doesNotHaveDuplicates();
                    play.penaltyCards()
                            .forEach(card ->
                                    assertThat(play.hand(card.seat()).contains(card.card()))
                                            .as("%s is held", card)
                                            .isTrue());
                });
    }

    @Override
    public void checkSecrets(FreeSession session, Party viewer, Optional<FreeView> view) {
        if (view.isEmpty() || view.get().board().isOver()) {
            return;
        }
        var seen = view.get().faceUp();
        seen.forEach((seat, cards) ->
                assertThat(session.board().orElseThrow().hand(seat).containsAll(cards)).isTrue());
        view.get().offers().stream()
                .filter(PlayAnyway.class::isInstance)
                .forEach(offer ->
                        assertThat(viewer)
                                .as("cards are offered to their holder: %s", offer)
                                .isInstanceOf(Seat.class));
    }
}
