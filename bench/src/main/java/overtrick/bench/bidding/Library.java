package overtrick.bench.bidding;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.solver.DoubleDummyTable;

/// Ten thousand random deals with their double-dummy tables, solved once: those of `overtrick deal
/// -n 10000 --seed 1`, as `overtrick solve --format hex` writes them.
public final class Library {

    /// The length of the twenty digits and the blank before them.
    private static final int DIGITS = 21;

    private Library() {}

    /// The first boards of the library, numbered from 1.
    ///
    /// @param count at most so many
    public static List<LibraryBoard> boards(int count) {
        var boards = new ArrayList<LibraryBoard>();
        try (var lines = open()) {
            for (var line = lines.readLine();
                    line != null && boards.size() < count;
                    line = lines.readLine()) {
                int end = line.length() - DIGITS;
                boards.add(
                        new LibraryBoard(
                                new BoardNumber(boards.size() + 1),
                                Deal.parse(line.substring(0, end)),
                                DoubleDummyTable.parse(line.substring(end))));
            }
        } catch (IOException trouble) {
            throw new UncheckedIOException(trouble);
        }
        return boards;
    }

    private static BufferedReader open() {
        var found = Objects.requireNonNull(Library.class.getResourceAsStream("deals.txt"));
        return new BufferedReader(new InputStreamReader(found, StandardCharsets.UTF_8));
    }
}
