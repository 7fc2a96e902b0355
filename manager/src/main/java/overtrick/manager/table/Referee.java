package overtrick.manager.table;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Refusal;
import overtrick.manager.protocol.ManagerMessage;

/// Asks the rules of the game whether a call or card stands, and says what happens when it does
/// not.
record Referee(Illegal policy) {

    static final BoardRules RULES = new BoardRules(HouseRules.EVENT);

    /// What becomes of a call or card.
    sealed interface Ruling {}

    /// It is lawful.
    record Stands(BoardCommand command) implements Ruling {}

    /// It is not, and is taken for another.
    record Instead(BoardCommand command, String why) implements Ruling {}

    /// It is not, and whoever did it has to go.
    ///
    /// @param word that the protocol has for it
    record Rejected(String word, String why) implements Ruling {}

    Ruling ruling(BoardInPlay board, Seat seat, BoardCommand command) {
        if (!(RULES.decide(Optional.of(board), seat, command)
                instanceof Decision.Refused<BoardEvent>(var reason))) {
            return new Stands(command);
        }
        String what =
                "illegal %s by %s (%s)"
                        .formatted(text(command), ManagedTable.name(seat), law(reason));
        return instead(board, command)
                .<Ruling>map(other ->
                        new Instead(other, "%s is taken for %s".formatted(what, text(other))))
                .orElseGet(() ->
                        new Rejected(
                                command instanceof MakeCall ? "Illegal bid" : "Illegal play",
                                "is not allowed to do this: " + what));
    }

    private static String law(Refusal reason) {
        return reason.law().orElseGet(() -> reason.name().toLowerCase(Locale.ROOT));
    }

    private Optional<BoardCommand> instead(BoardInPlay board, BoardCommand command) {
        if (policy == Illegal.REJECT) {
            return Optional.empty();
        }
        if (command instanceof MakeCall) {
            return Optional.of(new MakeCall(Call.Word.PASS));
        }
        return board.play()
                .filter(_ -> policy == Illegal.LOWEST)
                .flatMap(play -> play.playable().stream().min(Comparator.comparing(Card::rank)))
                .map(PlayCard::new);
    }

    /// What the others are told of it; only opponents hear what a call shows.
    static ManagerMessage told(BoardCommand command, Seat turn, boolean toPartner) {
        return switch (command) {
            case MakeCall(var call, var meaning) ->
                    new ManagerMessage.CallMade(
                            turn,
                            call,
                            meaning.filter(_ -> !toPartner) // Law 73B1
                                    .map(told -> told.details().getFirst()));
            case PlayCard(var card) -> new ManagerMessage.CardPlayed(turn, card);
            case BoardCommand other -> throw new IllegalStateException("not of a table: " + other);
        };
    }

    private static String text(BoardCommand command) {
        return switch (command) {
            case MakeCall(var call, _) -> "call " + call.code();
            case PlayCard(var card) -> "card " + card.code();
            case BoardCommand other -> other.toString();
        };
    }
}
