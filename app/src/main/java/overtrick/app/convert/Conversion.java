package overtrick.app.convert;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.app.boards.Complaints;
import overtrick.app.boards.Game;
import overtrick.app.boards.Games;
import overtrick.app.boards.SpooledPbn;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.json.BoardsJsonWriter;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.solver.Solver;

/// One file that becomes another, game by game. Not thread-safe.
final class Conversion {

    /// How many games without a deal are named.
    private static final int NAMED = 20;

    private final String in;
    private final FileFormat source;
    private final String out;
    private final FileFormat target;
    private final Complaints complaints;
    private int leftOut;
    private int games;
    private int undealt;
    private final List<String> named = new ArrayList<>();

    Conversion(String in, FileFormat source, String out, FileFormat target) {
        this.in = in;
        this.source = source;
        this.out = out;
        this.target = target;
        this.complaints = new Complaints(in);
    }

    /// Converts all that can be converted.
    ///
    /// @throws UserError saying what is not in what was written
    void run() {
        try (var bytes = Input.open(in)) {
            var read = open(bytes);
            requireSome(read);
            switch (target) {
                case PBN -> pbn(read);
                case LIN -> write(file -> lin(read, file));
                case JSON -> write(file -> json(read, file));
                default -> deals(read, target.deals().orElseThrow());
            }
            leftOut += read.leftOut();
            complaints.end();
            complete();
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + in);
        }
    }

    /// The boards of a file that have a deal, for commands that show them; what is wrong is told.
    ///
    /// @throws UserError when there is none
    static List<PlayedBoard> boards(String in, FileFormat source) {
        return new Conversion(in, source, "-", FileFormat.LIN).played();
    }

    private List<PlayedBoard> played() {
        try (var bytes = Input.open(in)) {
            var read = open(bytes);
            requireSome(read);
            var boards = new ArrayList<PlayedBoard>();
            while (read.hasNext()) {
                next(read).played().ifPresent(boards::add);
            }
            complaints.end();
            requireDeals(!boards.isEmpty());
            return boards;
        } catch (IOException refused) {
            throw new UserError("file cannot be read: " + in);
        }
    }

    private Games open(InputStream bytes) throws IOException {
        return switch (source) {
            case PBN -> Games.pbn(bytes, complaints::tell);
            case LIN -> Games.lin(bytes, complaints::tell);
            case JSON -> Games.json(bytes, complaints::tell);
            default -> dealt(source.deals().orElseThrow(), bytes.readAllBytes());
        };
    }

    /// These files are small: a deal takes no more than some hundred bytes.
    private Games dealt(DealFormat format, byte[] bytes) {
        var file = format.read(bytes, ReadingLimits.NONE);
        file.diagnostics().forEach(complaints::tell);
        leftOut += complaints.errors();
        var boards = file.boards().iterator();
        return new Games(() -> {
            if (!boards.hasNext()) {
                return Optional.empty();
            }
            games++;
            return Optional.of(Game.of(games, Deals.played(boards.next())));
        });
    }

    private void requireSome(Games read) {
        if (!read.hasNext()) {
            throw new UserError(
                    complaints
                            .firstError()
                            .map(Diagnostic::text)
                            .orElse("there is no game in " + in));
        }
    }

    private void pbn(Games read) {
        try (var all = new SpooledPbn()) {
            while (read.hasNext()) {
                all.add(next(read).game());
            }
            write(all::writeTo);
        }
    }

    private Game next(Games read) {
        var game = read.next();
        games += source.deals().isPresent() ? 0 : 1;
        if (game.played().isEmpty()) {
            undealt++;
            if (named.size() < NAMED) {
                named.add(name(game.game()));
            }
        }
        return game;
    }

    private void lin(Games read, OutputStream file) throws IOException {
        boolean some = false;
        while (read.hasNext()) {
            var played = next(read).played();
            if (played.isPresent()) {
                some = true;
                file.write(Lin.text(List.of(played.get())).getBytes(StandardCharsets.UTF_8));
            }
        }
        requireDeals(some);
    }

    private void json(Games read, OutputStream file) {
        boolean some = false;
        try (var json = new BoardsJsonWriter(file)) {
            while (read.hasNext()) {
                var played = next(read).played();
                some |= played.isPresent();
                played.ifPresent(json::write);
            }
        }
        requireDeals(some);
    }

    private void requireDeals(boolean some) {
        if (!some) {
            throw new UserError(
                    "no game in %s has a deal, and this format has none without".formatted(in));
        }
    }

    private void deals(Games read, DealFormat format) {
        var boards = new ArrayList<SolvedBoard>();
        while (read.hasNext()) {
            next(read).played().map(Deals::of).ifPresent(boards::add);
        }
        requireDeals(!boards.isEmpty());
        if (format.isSolved()) {
            var solver = new Solver(Solver.MEMORY);
            boards.replaceAll(one -> Deals.solved(one, solver));
        }
        format.refusal(boards)
                .ifPresent(why -> {
                    throw new UserError(why);
                });
        format.losses(boards.stream().map(SolvedBoard::board).toList())
                .forEach(lost -> System.err.println(in + ": lost: " + lost));
        byte[] bytes = format.write(boards);
        write(file -> file.write(bytes));
    }

    private void write(OutputFile.Content content) {
        if (!out.equals("-")) {
            OutputFile.write(Input.path(out), content);
            return;
        }
        try {
            content.writeTo(System.out);
            System.out.flush();
        } catch (IOException refused) {
            throw new UserError("standard output cannot be written");
        }
    }

    /// @throws UserError saying which games are not in what was written
    private void complete() {
        if (leftOut > 0) {
            throw new UserError(
                    "%d of the %d boards in %s are left out, for their deals cannot be read"
                            .formatted(leftOut, leftOut + games, in));
        }
        if (target != FileFormat.PBN && undealt > 0) {
            int more = undealt - named.size();
            String names =
                    String.join(", ", named) + (more > 0 ? " and %d more".formatted(more) : "");
            throw new UserError(
                    "%d of the %d games in %s are left out, for %s has none without a deal: %s"
                            .formatted(undealt, games, in, target, names));
        }
    }

    /// Such as `board 4 (line 31)`.
    private static String name(PbnGame game) {
        return "%s (line %d)"
                .formatted(
                        game.given("Board").map(tag -> "board " + tag.value()).orElse("a game"),
                        game.place().line());
    }
}
