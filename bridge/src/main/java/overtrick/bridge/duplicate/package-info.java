/// Duplicate bridge at one table: boards of a set, one after another.
package overtrick.bridge.duplicate;
