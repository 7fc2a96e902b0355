/// One board at a table, from the first call to the result: auction, play, claims, undo, and what
/// each viewer may know. Which board comes next and what it is worth is for the games above.
package overtrick.bridge.board;
