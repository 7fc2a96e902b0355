/// Bài Càn at several tables: the same deals compared as boards of bridge are, and the table of a
/// league.
package overtrick.tournament.can;
