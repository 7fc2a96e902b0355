/// The database that scoring boxes at the tables, the program that controls them and scoring
/// programs share: one file of Microsoft Access with the ending `.bws`. It is made for an event,
/// read while others write, and kept in step with the event.
///
/// Columns are found by their names, those that are missing are done without, and what cannot be a
/// result is never taken for one.
package overtrick.boxes;
