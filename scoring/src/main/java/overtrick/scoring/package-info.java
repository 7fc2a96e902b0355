/// Results of a tournament as they lie before the scorer: who met whom, where, and what came of it.
/// How they are compared stands in [overtrick.scoring.board] for one board, in
/// [overtrick.scoring.match] for matches, and in [overtrick.scoring.rank] for the whole.
package overtrick.scoring;
