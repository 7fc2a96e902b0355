package overtrick.bridge.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.bridge.Board;
import overtrick.bridge.Examples;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.cards.rules.Refusal;

/// A table for tests: it carries out commands and fails when one is refused. Mutable.
final class TestTable {

    /// The auction to 3NT by South on [Examples#board3].
    static final String TO_THREE_NOTRUMPS = "2N P 3N P P P";

    private final BoardRules rules;
    private final List<BoardEvent> events = new ArrayList<>();
    private Optional<BoardInPlay> table;

    private TestTable(HouseRules house) {
        rules = new BoardRules(house);
        table = rules.start();
    }

    static TestTable empty() {
        return new TestTable(HouseRules.FRIENDLY);
    }

    static TestTable with(Board board) {
        return with(board, HouseRules.FRIENDLY);
    }

    static TestTable with(Board board, HouseRules house) {
        return new TestTable(house).does(Outsider.HOUSE, new OpenBoard(board, Optional.empty()));
    }

    static TestTable with(Board board, String key) {
        return empty().does(Outsider.HOUSE, new OpenBoard(board, Optional.of(key)));
    }

    /// Board 3 in 3NT by South, and these cards played.
    static TestTable inThreeNotrumps(String cards) {
        return inThreeNotrumps(cards, HouseRules.FRIENDLY);
    }

    static TestTable inThreeNotrumps(String cards, HouseRules house) {
        return with(Examples.board3(), house).calls(TO_THREE_NOTRUMPS).cards(cards);
    }

    TestTable does(Party actor, BoardCommand command) {
        switch (rules.decide(table, actor, command)) {
            case Accepted<BoardEvent>(var following) ->
                    following.forEach(event -> {
                        events.add(event);
                        table = rules.evolve(table, event);
                    });
            case Refused<BoardEvent>(var reason) ->
                    throw new AssertionError(
                            "%s: %s is refused, %s".formatted(actor, command, reason));
        }
        return this;
    }

    /// Calls with blanks between, each made by who is in turn.
    TestTable calls(String calls) {
        Stream.of(calls.strip().split("\\s+"))
                .map(Call::parse)
                .forEach(call -> does(actor(), new MakeCall(call)));
        return this;
    }

    /// Cards with blanks between, each played by who is in turn.
    TestTable cards(String cards) {
        Examples.cards(cards).forEach(card -> does(actor(), new PlayCard(card)));
        return this;
    }

    /// Why the command is refused; fails when it is not.
    Refusal refusal(Party actor, BoardCommand command) {
        var decision = rules.decide(table, actor, command);
        assertThat(decision).as("%s: %s", actor, command).isInstanceOf(Refused.class);
        return ((Refused<BoardEvent>) decision).reason();
    }

    BoardInPlay board() {
        return table.orElseThrow();
    }

    BoardView view(Party viewer) {
        return rules.view(table, viewer).orElseThrow();
    }

    Optional<BoardView> viewBeforeAnyBoard(Party viewer) {
        return rules.view(table, viewer);
    }

    /// All that has happened so far.
    List<BoardEvent> events() {
        return List.copyOf(events);
    }

    BoardEvent lastEvent() {
        return events.getLast();
    }

    /// Who may call or play now.
    Seat actor() {
        return board().actor().orElseThrow();
    }
}
