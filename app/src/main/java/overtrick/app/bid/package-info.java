/// The commands `systems`, `explain` and `bid`.
package overtrick.app.bid;
