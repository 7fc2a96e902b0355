/// One prepared deal at a table of its own, the same for every table that plays it, and what it
/// came to there.
package overtrick.can.duplicate;
