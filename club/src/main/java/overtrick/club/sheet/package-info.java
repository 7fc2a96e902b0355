/// What deals give in games that keep a score of their own: one form of it for the table's page,
/// for what is read aloud, for lists, files and records.
package overtrick.club.sheet;
