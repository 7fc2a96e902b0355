/// How the scores of one board are compared (Law 78): matchpoints, IMPs in three ways,
/// board-a-match and total points. Each method gives every side of every row a [Mark], and can say
/// why.
package overtrick.scoring.board;
