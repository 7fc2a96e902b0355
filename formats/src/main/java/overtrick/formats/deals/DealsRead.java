package overtrick.formats.deals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.ReadingLimits;

/// The boards that were read so far. Not thread-safe.
final class DealsRead {

    private final ReadingLimits limits;
    private final Diagnostics diagnostics;
    private final List<SolvedBoard> boards = new ArrayList<>();

    DealsRead(ReadingLimits limits) {
        this.limits = limits;
        this.diagnostics = new Diagnostics(limits);
    }

    /// The number of a board in a format that has none.
    BoardNumber next() {
        return new BoardNumber(boards.size() + 1);
    }

    /// Takes a deal; one that is wrong is told and left out.
    void add(Place place, BoardNumber number, Supplier<Deal> deal) {
        add(place, () -> SolvedBoard.of(Board.of(number, deal.get())));
    }

    /// Takes a board; one that is wrong is told and left out.
    void add(Place place, Supplier<SolvedBoard> board) {
        try {
            var read = board.get();
            limits.requireBoards(boards.size() + 1, place);
            boards.add(read);
        } catch (FormatException wrong) {
            int column = wrong.column().orElse(1) - 1;
            error(place.plus(column), wrong.getMessage() + "; the deal is left out");
        } catch (IllegalArgumentException wrong) {
            error(place, wrong.getMessage() + "; the deal is left out");
        }
    }

    void warn(Place place, String message) {
        diagnostics.warn(place, message);
    }

    void error(Place place, String message) {
        diagnostics.error(place, message);
    }

    /// Goes through records of one length; what is left at the end is told.
    ///
    /// @param size bytes of a record
    void records(byte[] file, int from, int size, RecordReader reader) {
        int count = (file.length - from) / size;
        for (int at = 0; at < count; at++) {
            byte[] one = new byte[size];
            System.arraycopy(file, from + at * size, one, 0, size);
            reader.read(new Place(at + 1, 1), one);
        }
        int rest = Math.max(0, file.length - from - count * size);
        if (rest > 0 && !isPadding(file, rest)) {
            error(
                    new Place(count + 1, 1),
                    "deal %d is cut off: it has %d of %d bytes".formatted(count + 1, rest, size));
        }
    }

    /// What DOS left behind the end of a file.
    private static boolean isPadding(byte[] file, int rest) {
        for (int at = file.length - rest; at < file.length; at++) {
            if (file[at] != 0 && file[at] != 0x1A && !Character.isWhitespace(file[at])) {
                return false;
            }
        }
        return true;
    }

    /// Reads a record.
    @FunctionalInterface
    interface RecordReader {
        void read(Place place, byte[] bytes);
    }

    DealFile file() {
        return new DealFile(boards, diagnostics.list());
    }

    Optional<SolvedBoard> last() {
        return boards.isEmpty() ? Optional.empty() : Optional.of(boards.getLast());
    }
}
