package overtrick.app.solve;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PlayedBoard;

/// Boards in PBN, in LIN, or one deal a line; what it is shows in the text itself.
///
/// @param pbn the games the boards come from, in the same order, and games without a deal; made of
///   the boards when the text was no PBN
/// @param errors what could not be read of auctions and plays, each with file, line and column
public record SolverInput(List<PlayedBoard> boards, PbnFile pbn, List<String> errors) {

    /// A game without a deal is nobody's fault: some files keep results alone.
    private static final String NO_DEAL = "game has no deal";

    private static final String LEFT_OUT = "is left out";

    public SolverInput {
        boards = List.copyOf(boards);
        errors = List.copyOf(errors);
    }

    /// @param name of the file, for messages
    /// @throws FormatException with file, line and column if a deal is not whole, or there is none
    public static SolverInput read(String name, byte[] bytes) {
        String text = new String(bytes, StandardCharsets.UTF_8);
        var input = read(name, text, bytes);
        if (input.boards.isEmpty()) {
            throw new FormatException("there is no deal in " + name);
        }
        return input;
    }

    private static SolverInput read(String name, String text, byte[] bytes) {
        if (isPbn(text)) {
            return pbn(name, bytes);
        }
        return isLin(text) ? lin(name, text) : lines(name, text);
    }

    private static boolean isPbn(String text) {
        return text.lines().anyMatch(line -> line.stripLeading().startsWith("["));
    }

    private static boolean isLin(String text) {
        return text.contains("md|");
    }

    private static SolverInput pbn(String name, byte[] bytes) {
        var file = Pbn.read(bytes);
        return checked(name, file.played(), file, file.diagnostics());
    }

    private static SolverInput lin(String name, String text) {
        var file = Lin.read(text);
        var games = Pbn.read(Pbn.text(file.boards()));
        return checked(name, file.boards(), games, file.diagnostics());
    }

    private static SolverInput checked(
            String name, List<PlayedBoard> boards, PbnFile games, List<Diagnostic> diagnostics) {
        var errors =
                diagnostics.stream()
                        .filter(one -> one.severity() == Severity.ERROR)
                        .filter(one -> !one.message().startsWith(NO_DEAL))
                        .toList();
        for (var error : errors) {
            if (error.message().endsWith(LEFT_OUT)) {
                throw new FormatException(name + ":" + error.text());
            }
        }
        return new SolverInput(
                boards, games, errors.stream().map(one -> name + ":" + one.text()).toList());
    }

    /// Deals in lines have no dealer and no vulnerability: North deals and nobody is vulnerable.
    private static SolverInput lines(String name, String text) {
        var boards = new ArrayList<PlayedBoard>();
        int number = 0;
        for (var line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            var board =
                    new Board(
                            new BoardNumber(boards.size() + 1),
                            Seat.NORTH,
                            Vulnerability.NONE,
                            deal(name, number, line));
            boards.add(PlayedBoard.dealt(board, Map.of()));
        }
        return new SolverInput(boards, Pbn.read(Pbn.text(boards)), List.of());
    }

    private static Deal deal(String name, int line, String text) {
        try {
            return Deal.parse(text);
        } catch (FormatException wrong) {
            throw new FormatException(
                    "%s:%d:%d: %s"
                            .formatted(name, line, wrong.column().orElse(1), wrong.getMessage()));
        }
    }
}
