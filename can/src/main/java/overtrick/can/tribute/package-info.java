/// Cống: what is owed, which cards pay it, and what a declarer who has paid must show.
package overtrick.can.tribute;
