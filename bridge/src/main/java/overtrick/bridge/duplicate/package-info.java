/// A board of duplicate as it is played at a table: auction, play, claims, undo by consent, result.
package overtrick.bridge.duplicate;
