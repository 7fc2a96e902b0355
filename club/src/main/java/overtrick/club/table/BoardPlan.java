package overtrick.club.table;

/// Where a table's boards come from.
public sealed interface BoardPlan {

    /// Each board is dealt when it is needed, numbered from 1.
    record Dealt() implements BoardPlan {}

    /// A set of boards from a file, in its order.
    record FromSet(String set, String name) implements BoardPlan {}
}
