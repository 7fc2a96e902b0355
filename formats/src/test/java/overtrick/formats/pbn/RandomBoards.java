package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.duplicate.DuplicateRules;
import overtrick.bridge.duplicate.Session;
import overtrick.cards.DealNumber;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Boards on which anything lawful may happen: unfinished auctions, passed-out boards, doubled
/// contracts, claims, explanations, and players with difficult names.
final class RandomBoards {

    private static final DuplicateRules RULES = new DuplicateRules();
    private static final List<String> WORDS =
            List.of(
                    "Player, A.",
                    "O\"Quote, B. \"Bee\"",
                    "Back\\slash, \\S. \\",
                    "Trần Thị Ngọc; Nguyễn Văn Đức",
                    "Müller, Ö.",
                    "Ã©tienne",
                    "#",
                    "##later",
                    "?",
                    "",
                    "[not a tag]",
                    "% no escape",
                    "{no comment} ; none",
                    "♠♥♦♣ suits",
                    "🂡 ace",
                    " blanks around ",
                    "tab\there, line\r\nthere",
                    "long ".repeat(80));

    private final Random chance;

    RandomBoards(long seed) {
        this.chance = new Random(seed);
    }

    /// A board that was played for a while, or to its end.
    PlayedBoard next() {
        if (chance.nextInt(10) == 0) {
            return PlayedBoard.dealt(board(), tags());
        }
        int commands = chance.nextInt(3) == 0 ? chance.nextInt(70) : 1000;
        return PlayedBoard.of(play(commands), tags(), meaning -> meaning.details().getFirst());
    }

    private Board board() {
        return Board.of(new BoardNumber(1 + chance.nextInt(128)), DealNumber.draw(chance).deal());
    }

    private Map<String, String> tags() {
        var tags = new TreeMap<String, String>();
        for (String name :
                List.of("Event", "Site", "North", "South", "East", "West", "Room", "X_1")) {
            if (chance.nextInt(3) > 0) {
                tags.put(name, word());
            }
        }
        return tags;
    }

    private String word() {
        return WORDS.get(chance.nextInt(WORDS.size()));
    }

    private BoardInPlay play(int commands) {
        var session =
                decide(
                        RULES.start(),
                        Party.Outsider.HOUSE,
                        new OpenBoard(board(), Optional.empty()));
        for (int count = 0; count < commands; count++) {
            var board = session.board().orElseThrow();
            if (board.isOver()) {
                return board;
            }
            session = step(session, board);
        }
        return session.board().orElseThrow();
    }

    private Session step(Session session, BoardInPlay board) {
        var seat = board.claim().isPresent() ? answerer(session) : board.actor().orElseThrow();
        var offers = RULES.offers(session, seat).stream().filter(this::isWanted).toList();
        var command = offers.get(chance.nextInt(offers.size()));
        return decide(session, seat, explained(command));
    }

    private static Seat answerer(Session session) {
        for (var seat : Seat.values()) {
            if (RULES.offers(session, seat).stream().anyMatch(AnswerClaim.class::isInstance)) {
                return seat;
            }
        }
        throw new IllegalStateException("nobody may answer the claim");
    }

    /// Passes often, so that auctions end; claims seldom, so that cards are played; no undo.
    private boolean isWanted(BoardCommand command) {
        return switch (command) {
            case MakeCall call -> call.call() == Call.Word.PASS || chance.nextInt(12) == 0;
            case MakeClaim _ -> chance.nextInt(400) == 0;
            case PlayCard _ -> true;
            case AnswerClaim _ -> true;
            case OpenBoard _, BoardCommand.SpreadPack _, BoardCommand.DrawCard _ -> false;
            case BoardCommand.LetSilencePass _ -> false;
            case BoardCommand.AskUndo _, BoardCommand.AnswerUndo _ -> false;
            case BoardCommand.WithdrawUndo _ -> false;
        };
    }

    private BoardCommand explained(BoardCommand command) {
        if (command instanceof MakeCall(Call call, _) && chance.nextInt(3) == 0) {
            return new MakeCall(call, Optional.of(Meaning.said(word())));
        }
        return command;
    }

    private static Session decide(Session session, Party actor, BoardCommand command) {
        return switch (RULES.decide(session, actor, command)) {
            case Decision.Refused<BoardEvent>(var reason) ->
                    throw new IllegalStateException("%s is refused: %s".formatted(command, reason));
            case Decision.Accepted<BoardEvent>(var events) -> evolve(session, events);
        };
    }

    private static Session evolve(Session session, List<BoardEvent> events) {
        var evolved = session;
        for (var event : events) {
            evolved = RULES.evolve(evolved, event);
        }
        return evolved;
    }

    /// So many boards.
    List<PlayedBoard> list(int count) {
        var boards = new ArrayList<PlayedBoard>();
        for (int at = 0; at < count; at++) {
            boards.add(next());
        }
        return boards;
    }
}
