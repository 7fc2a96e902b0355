package overtrick.bridgetable.paper;

import java.util.Arrays;
import java.util.Optional;
import overtrick.page.Sorry;
import overtrick.page.Visit;

/// How many boards are on a sheet of hand records.
public enum HandSheet {
    /// To hang out, and to be read from a step away.
    TWO(1, 2),
    /// To be read in the hand without glasses.
    SIX(2, 3),
    /// To take home: an evening on two sheets.
    TWELVE(3, 4);

    private final int columns;
    private final int rows;

    HandSheet(int columns, int rows) {
        this.columns = columns;
        this.rows = rows;
    }

    int columns() {
        return columns;
    }

    int rows() {
        return rows;
    }

    /// Boards on each sheet.
    public int boards() {
        return columns * rows;
    }

    /// The sheet with so many boards; empty when there is none.
    public static Optional<HandSheet> of(int boards) {
        return Arrays.stream(values()).filter(one -> one.boards() == boards).findFirst();
    }

    /// The one that a visitor asks for with `sheet=2`; twelve boards when they do not say.
    ///
    /// @throws Sorry when there is no such sheet
    public static HandSheet asked(Visit visit) {
        if (!visit.has("sheet")) {
            return TWELVE;
        }
        String said = visit.param("sheet").strip();
        return Arrays.stream(values())
                .filter(one -> said.equals("" + one.boards()))
                .findFirst()
                .orElseThrow(() -> Sorry.unclear("unclear.sheet", said));
    }
}
