/// What a robot is: somebody who calls, plays and answers from a view of the board.
package overtrick.robots;
