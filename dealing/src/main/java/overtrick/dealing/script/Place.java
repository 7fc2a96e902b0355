package overtrick.dealing.script;

/// Where something stands in a script.
///
/// @param line counted from 1
/// @param column counted from 1
public record Place(int line, int column) {}
