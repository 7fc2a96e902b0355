package overtrick.laws.training;

import java.util.OptionalInt;
import overtrick.laws.ruling.Fact;

/// A fact of a case, and where the learner could have read it.
///
/// @param sentence the place of the sentence in the story, from 1; empty when the auction shows it
public record Told(Fact fact, String answer, OptionalInt sentence) {}
