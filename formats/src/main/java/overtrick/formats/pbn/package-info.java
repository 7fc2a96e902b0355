/// Portable Bridge Notation, version 2.1 (2007, edited 2017): reading whatever programs call PBN,
/// and writing its export form.
///
/// A text becomes tokens ([Lexer]), the tokens become games of tags and sections ([GameParser],
/// [Inheritance]), and a game becomes a board with what happened on it ([PlayedBoardReader]).
/// Writing goes the other way: [GameMaker] makes a game of a played board, [GameWriter] writes any
/// game. The package is larger than others because the two directions share the middle.
package overtrick.formats.pbn;
