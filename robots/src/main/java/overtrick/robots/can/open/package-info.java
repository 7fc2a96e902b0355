/// The hundred-point game on words of 54 bits with all cards open: playing it on, and solving it.
package overtrick.robots.can.open;
