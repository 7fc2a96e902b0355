package overtrick.formats.lin;

import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.formats.text.EightBits;

/// Reads a LIN text of any size board by board, in the memory of a few boards. What is wrong in one
/// board does not keep the others from being read. Not thread-safe.
public final class LinReader {

    /// How many fields a board may have; a film of a lesson has some hundreds.
    private static final int MOST_FIELDS = 20_000;

    /// What was made of the fields of one board.
    ///
    /// @param place where it begins
    /// @param board present when there is a whole deal
    /// @param part present when one hand or two are given instead
    /// @param diagnostics what was wrong up to the end of the board, in the order of the text
    public record Read(
            Place place,
            Optional<PlayedBoard> board,
            Optional<PartBoard> part,
            List<Diagnostic> diagnostics) {
        public Read {
            diagnostics = List.copyOf(diagnostics);
        }
    }

    private final Diagnostics diagnostics;
    private final ReadingLimits limits;
    private final LinFields fields;
    private final MatchFile match = new MatchFile();
    private List<LinField> begun = new ArrayList<>();
    private boolean dealt;
    private int number;

    private LinReader(InputStream stream, ReadingLimits limits) {
        this.diagnostics = new Diagnostics(limits);
        this.limits = limits;
        this.fields = new LinFields(EightBits.of(stream), diagnostics);
    }

    /// Reads a stream in whatever encoding it is. Whoever opened it closes it.
    ///
    /// @throws java.io.UncheckedIOException when it cannot be read, here and later
    public static LinReader of(InputStream stream) {
        return new LinReader(stream, ReadingLimits.NONE);
    }

    static LinReader of(byte[] bytes, ReadingLimits limits) {
        return new LinReader(new ByteArrayInputStream(bytes), limits);
    }

    /// The next board; empty at the end of the text.
    public Optional<Read> next() {
        return nextFields()
                .map(board -> {
                    number++;
                    var place = board.getFirst().place();
                    limits.requireBoards(number, place);
                    var read = BoardReader.read(match.next(board), number, diagnostics);
                    var end =
                            begun.isEmpty()
                                    ? Optional.<Place>empty()
                                    : Optional.of(begun.getFirst().place());
                    return new Read(
                            place,
                            read.board(),
                            read.part(),
                            end.map(diagnostics::takeBefore).orElseGet(diagnostics::takeAll));
                });
    }

    /// The fields of the next board: a new one begins with its number, its players or its deal.
    /// What stands before the first, such as the header of a match, counts as part of it.
    private Optional<List<LinField>> nextFields() {
        for (var field = fields.next(); field.isPresent(); field = fields.next()) {
            var next = field.get();
            boolean deal = next.key().equals("md");
            if (dealt && (deal || next.key().equals("qx") || next.key().equals("pn"))) {
                var board = begun;
                begun = new ArrayList<>(List.of(next));
                dealt = deal;
                return Optional.of(board);
            }
            dealt |= deal;
            add(next, deal);
        }
        var last = begun;
        boolean whole = dealt;
        begun = new ArrayList<>();
        dealt = false;
        return whole ? Optional.of(last) : Optional.empty();
    }

    private void add(LinField field, boolean deal) {
        if (begun.size() < MOST_FIELDS || deal) {
            begun.add(field);
            if (begun.size() == MOST_FIELDS) {
                diagnostics.error(
                        field.place(),
                        "board has more than %,d fields; the rest is left out"
                                .formatted(MOST_FIELDS));
            }
        }
    }

    /// What was wrong behind the last board, once there is no more.
    public List<Diagnostic> rest() {
        return diagnostics.takeAll();
    }
}
