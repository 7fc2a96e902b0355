/// What a robot is: a player who calls, plays and answers from a view of the board.
package overtrick.robots;
