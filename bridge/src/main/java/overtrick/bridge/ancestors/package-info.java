/// The games that contract bridge grew from, as data: what differs between them is a value of
/// terms. They are played with the auction, the tricks and the table of contract bridge.
package overtrick.bridge.ancestors;
