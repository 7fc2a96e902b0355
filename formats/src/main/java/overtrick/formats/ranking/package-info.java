/// Writing rankings: as text for a terminal, JSON Lines for programs, PBN score tables for other
/// bridge programs, and an HTML page for everybody. Numbers are rounded here and nowhere before.
package overtrick.formats.ranking;
