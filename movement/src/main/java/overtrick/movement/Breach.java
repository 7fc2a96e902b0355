package overtrick.movement;

import overtrick.cards.words.Sentence;

/// A promise that is not kept, and where.
///
/// @param sentence such as `3 plays set 5 twice`
public record Breach(Promise promise, Sentence sentence) {}
