package overtrick.app.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import overtrick.app.input.ExitStatus;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.TextEncoding;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PlayedBoard;

/// Boards in PBN, in LIN, or one deal a line; what it is shows in the text itself. Boards that
/// cannot be read are left out, and auctions and plays end before what cannot be.
///
/// @param pbn the games the boards come from, in the same order, and games without a deal; made of
///   the boards when the text was no PBN
/// @param complaints what could not be read, each with file, line and column
public record SolverInput(List<PlayedBoard> boards, PbnFile pbn, List<String> complaints) {

    /// A game without a deal is nobody's fault: some files keep results alone.
    private static final String NO_DEAL = "game has no deal";

    public SolverInput {
        boards = List.copyOf(boards);
        complaints = List.copyOf(complaints);
    }

    /// @param name of the file, for messages
    /// @throws FormatException with file, line and column if there is no deal that can be read
    public static SolverInput read(String name, byte[] bytes) {
        var input = read(name, TextEncoding.text(bytes), bytes);
        if (input.boards.isEmpty()) {
            throw new FormatException(
                    input.complaints.stream()
                            .findFirst()
                            .orElse(
                                    "there is no deal in %s; PBN, LIN or lines such as N:… … … …"
                                                    .formatted(name)
                                            + " would do"));
        }
        return input;
    }

    private static SolverInput read(String name, String text, byte[] bytes) {
        if (isPbn(text)) {
            var file = Pbn.read(bytes);
            return of(name, file.played(), file, file.diagnostics());
        }
        if (isLin(text)) {
            var file = Lin.read(text);
            return of(name, file.boards(), games(file.boards()), file.diagnostics());
        }
        return lines(name, text);
    }

    private static boolean isPbn(String text) {
        return text.lines().anyMatch(line -> line.stripLeading().startsWith("["));
    }

    private static boolean isLin(String text) {
        return text.contains("md|");
    }

    private static PbnFile games(List<PlayedBoard> boards) {
        return Pbn.read(Pbn.text(boards));
    }

    private static SolverInput of(
            String name, List<PlayedBoard> boards, PbnFile games, List<Diagnostic> diagnostics) {
        var complaints =
                diagnostics.stream()
                        .filter(one -> one.severity() == Severity.ERROR)
                        .filter(one -> !one.message().startsWith(NO_DEAL))
                        .map(one -> name + ":" + one.text())
                        .toList();
        return new SolverInput(boards, games, complaints);
    }

    /// Deals in lines have no dealer and no vulnerability: North deals and nobody is vulnerable.
    private static SolverInput lines(String name, String text) {
        var boards = new ArrayList<PlayedBoard>();
        var complaints = new ArrayList<String>();
        int number = 0;
        for (var line : text.lines().toList()) {
            number++;
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            try {
                var place = new BoardNumber(boards.size() + 1);
                var board = new Board(place, Seat.NORTH, Vulnerability.NONE, Deal.parse(line));
                boards.add(PlayedBoard.dealt(board, Map.of()));
            } catch (FormatException wrong) {
                complaints.add(
                        "%s:%d:%d: %s"
                                .formatted(
                                        name,
                                        number,
                                        wrong.column().orElse(1),
                                        wrong.getMessage()));
            }
        }
        return new SolverInput(boards, games(boards), complaints);
    }

    /// Tells on standard error what could not be read, and gives back how the program ends when all
    /// the rest is done.
    int told() {
        complaints.forEach(System.err::println);
        return complaints.isEmpty() ? 0 : ExitStatus.WRONG_INPUT;
    }
}
