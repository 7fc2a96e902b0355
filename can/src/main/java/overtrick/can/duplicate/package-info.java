/// One prepared deal at a table of its own, the same for every table that plays it.
package overtrick.can.duplicate;
