/// The result of a deal: its class, the goal, and the tribute it leaves behind.
package overtrick.can.score;
