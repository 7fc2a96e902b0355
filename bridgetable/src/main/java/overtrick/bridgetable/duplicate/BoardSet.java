package overtrick.bridgetable.duplicate;

/// Boards from a file, to be played in its order.
///
/// @param boards how many there are
public record BoardSet(String id, String name, int boards) {}
