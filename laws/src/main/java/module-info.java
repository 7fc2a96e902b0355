/// The Laws of Duplicate Bridge as a director applies them: what may go wrong, what is asked, which
/// options are read out, what follows, and what is still owed at the table.
///
/// A library for others: [overtrick.laws.tree.Director] asks and rules, `table` and `board` carry
/// what follows. The books are those of 2017 and 1999, and every ruling names the Law it comes
/// from.
@org.jspecify.annotations.NullMarked
module overtrick.laws {
    requires transitive overtrick.bridge;
    requires transitive overtrick.cards;
    requires static org.jspecify;

    exports overtrick.laws;
    exports overtrick.laws.board;
    exports overtrick.laws.index;
    exports overtrick.laws.meaning;
    exports overtrick.laws.poll;
    exports overtrick.laws.ruling;
    exports overtrick.laws.table;
    exports overtrick.laws.training;
    exports overtrick.laws.tree;
}
