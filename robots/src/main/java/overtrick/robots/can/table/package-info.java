/// Robots at a table of Bài Càn by themselves: whole matches, and duels between two kinds of robot.
package overtrick.robots.can.table;
