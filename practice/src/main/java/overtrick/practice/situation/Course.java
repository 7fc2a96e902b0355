package overtrick.practice.situation;

/// What is practised at a table.
///
/// @param title of the deck
/// @param situation of this deal, told after the answer; empty where the title says it
/// @param chat what a script tells its players; empty for situations of the house
/// @param remark what is odd about this deal; mostly empty
public record Course(String title, String situation, String chat, String remark) {}
