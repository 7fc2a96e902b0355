package overtrick.dealing.script;

import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;

/// What is done with each deal that fits.
public sealed interface Action {

    /// Prints something of each deal.
    sealed interface Print extends Action {}

    /// All four hands side by side.
    record All() implements Print {}

    /// The hands of some seats, one below the other on pages of their own.
    record Pages(List<Seat> seats) implements Print {
        public Pages {
            seats = List.copyOf(seats);
        }
    }

    /// Two hands of a side next to each other, the first on the left.
    record Two(Seat left, Seat right) implements Print {}

    /// A game of a PBN file.
    record Pbn() implements Print {}

    /// Four lines, and one more for a number.
    record Compact(Optional<Expr> also) implements Print {}

    /// One line, with a number at its end.
    record OneLine(Optional<Expr> also) implements Print {}

    /// Texts and numbers as they come.
    record Words(List<Item> items) implements Print {
        public Words {
            items = List.copyOf(items);
        }
    }

    /// One line of items with commas between, for a spreadsheet.
    ///
    /// @param apart whether the lines go to a file of their own where there is one
    record Report(boolean apart, List<Item> items) implements Print {
        public Report {
            items = List.copyOf(items);
        }
    }

    /// Hands of some seats on one line, for other programs.
    record Export(List<Seat> seats) implements Print {
        public Export {
            seats = List.copyOf(seats);
        }
    }

    /// The mean of an expression.
    record Average(String label, Expr of) implements Action {}

    /// How often an expression has which value, or two have together.
    record Frequency(String label, Axis rows, Optional<Axis> columns) implements Action {}

    /// Which values of an expression are told apart.
    ///
    /// @param low the least; what is less counts together
    /// @param high the greatest; what is more counts together
    /// @param step how many values make one row
    record Axis(Expr of, int low, int high, int step) {

        /// Rows between the lowest and the highest.
        public int rows() {
            return (high - low) / step + 1;
        }
    }

    /// A part of a line.
    sealed interface Item {

        /// A text as it stands.
        record Text(String text) implements Item {}

        /// The value of an expression.
        record Value(Expr of) implements Item {}

        /// The end of a line.
        record LineEnd() implements Item {}

        /// Hands of some seats.
        record Hands(List<Seat> seats) implements Item {
            public Hands {
                seats = List.copyOf(seats);
            }
        }
    }
}
