package overtrick.teaching.judge;

import java.util.Optional;
import overtrick.robots.judgement.Comparison;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.memory.Mark;

/// What a teacher thinks of a call.
///
/// @param mark right, close or wrong
/// @param before the auction as it was understood before the call
/// @param hand of the caller
/// @param due the call that was due and what it shows
/// @param yours the call that was made and what it shows
/// @param fits whether a row for the call that was made has the hand
/// @param cost what becomes of both; empty for the right call, and where nothing can be found out
public record CallVerdict(
        Mark mark,
        Understanding before,
        Hand hand,
        Meant due,
        Meant yours,
        boolean fits,
        Optional<Comparison> cost) {}
