package overtrick.cantable;

/// A table of a contest: the deals that are played there come from the contest.
///
/// @param contest its code
/// @param round from 1
/// @param table from 1
public record ContestTable(String contest, int round, int table) {}
