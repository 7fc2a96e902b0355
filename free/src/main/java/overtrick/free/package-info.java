/// Free tables: what goes wrong is ruled there by the Laws.
package overtrick.free;
