/// Who meets whom when it is drawn round by round: Swiss, and knock-out.
package overtrick.movement.draw;
