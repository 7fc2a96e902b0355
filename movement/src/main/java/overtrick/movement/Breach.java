package overtrick.movement;

/// A promise that is not kept, and where.
///
/// @param sentence such as `pair 3 plays set 5 twice`
public record Breach(Promise promise, String sentence) {}
