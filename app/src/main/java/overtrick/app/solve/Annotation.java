package overtrick.app.solve;

import java.io.InputStream;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import overtrick.app.boards.Complaints;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.UserError;
import overtrick.bridge.Vulnerability;
import overtrick.cards.FormatException;
import overtrick.formats.Diagnostic;
import overtrick.formats.Severity;
import overtrick.formats.pbn.PbnCopy;
import overtrick.formats.pbn.PbnGame;
import overtrick.solver.Solver;

/// A PBN file with double-dummy tags where they are missing, piece by piece. Not thread-safe, but
/// for what is worked out of a piece.
final class Annotation implements Iterator<Annotation.Part> {

    private static final List<String> TAGS =
            List.of("DoubleDummyTricks", "OptimumScore", "ParContract", "OptimumResultTable");

    /// Bytes to write: those of a game, or what stands behind the last one.
    sealed interface Part {
        record OfGame(PbnCopy.Piece piece) implements Part {}

        @SuppressWarnings("ArrayRecordComponent") // written once, and compared by nobody
        record Behind(byte[] bytes) implements Part {}
    }

    private final String name;
    private final PbnCopy copy;
    private final Complaints complaints;
    private final Optional<Vulnerability> asked;
    private Optional<PbnCopy.Piece> next;
    private int boards;
    private boolean over;

    Annotation(String name, InputStream bytes, Optional<Vulnerability> asked) {
        this.name = name;
        this.copy = PbnCopy.of(bytes);
        this.complaints = new Complaints(name);
        this.asked = asked;
        if (copy.isWide()) {
            throw new UserError(
                    "%s is UTF-16, which keeps no bytes; overtrick convert writes it anew"
                            .formatted(name));
        }
        this.next = copy.next();
        if (next.isEmpty()) {
            throw new FormatException("there is no game in " + name);
        }
    }

    @Override
    public boolean hasNext() {
        return !over;
    }

    @Override
    public Part next() {
        if (over) {
            throw new NoSuchElementException("there is nothing behind the end");
        }
        if (next.isEmpty()) {
            over = true;
            copy.diagnostics().forEach(this::tell);
            return new Part.Behind(copy.rest());
        }
        var piece = next.get();
        piece.read().diagnostics().forEach(this::tell);
        boards += piece.read().played().isPresent() ? 1 : 0;
        if (!piece.isApart() && isToDo(piece)) {
            complaints.tell(
                    new Diagnostic(
                            piece.read().game().place().line(),
                            1,
                            Severity.ERROR,
                            "game gets no tags, for the next one begins on its last line"));
        }
        next = copy.next();
        return new Part.OfGame(piece);
    }

    private void tell(Diagnostic one) {
        if (one.severity() == Severity.ERROR && !one.message().startsWith(SolverInput.NO_DEAL)) {
            complaints.tell(one);
        }
    }

    private static boolean isToDo(PbnCopy.Piece piece) {
        var game = piece.read().game();
        return piece.read().played().isPresent()
                && TAGS.stream().anyMatch(tag -> game.tag(tag).isEmpty());
    }

    /// The bytes of a part with the tags that it lacks.
    byte[] annotated(Solver solver, Part part) {
        return switch (part) {
            case Part.Behind(var bytes) -> bytes;
            case Part.OfGame(var piece) ->
                    piece.isApart() && isToDo(piece)
                            ? piece.with(tagged(piece, solver))
                            : piece.unchanged();
        };
    }

    private PbnGame tagged(PbnCopy.Piece piece, Solver solver) {
        var board = piece.read().played().orElseThrow().board();
        var vulnerability = asked.orElse(board.vulnerability());
        var solved = Solved.of(board, solver.table(board.deal()), Optional.of(vulnerability));
        return SolvedPbn.tagged(piece.read().game(), solved);
    }

    /// Once all is written: how the program ends.
    int told() {
        complaints.end();
        if (boards == 0) {
            System.err.println("there is no deal in " + name);
            return ExitStatus.WRONG_INPUT;
        }
        return complaints.errors() == 0 ? 0 : ExitStatus.WRONG_INPUT;
    }
}
