package overtrick.solver.search;

/// A position in which some lead decided.
///
/// @param need the tricks North and South were to take of those left
/// @param cards the leads worth a try
/// @param places for each of them the places of its weights
@SuppressWarnings("ArrayRecordComponent") // never compared
record Question(
        long[] hands, long trumps, int leader, int need, int left, long[] cards, int[][] places) {}
