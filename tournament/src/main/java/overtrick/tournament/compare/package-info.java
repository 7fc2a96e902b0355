/// Results of an event as they lie before the scorer: who met whom, where, and what came of it. How
/// they are compared stands in [overtrick.tournament.compare.board] for one board, in
/// [overtrick.tournament.compare.match] for matches, and in [overtrick.tournament.compare.rank] for
/// the whole.
package overtrick.tournament.compare;
