/// The text form of a system: read, checked, matched with an auction.
package overtrick.systems.language;
