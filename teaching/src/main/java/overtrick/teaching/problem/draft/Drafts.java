package overtrick.teaching.problem.draft;

import java.util.Optional;
import java.util.SplittableRandom;

/// Makes drafts from numbers.
public final class Drafts {

    private Drafts() {}

    /// The draft with the number, always the same one; empty when the cards do not come out.
    public static Optional<Draft> of(Theme theme, int number) {
        var sketch = new Sketch(new SplittableRandom(64L * number + theme.ordinal()));
        var declarer = new DeclarerDrafts(sketch);
        var defender = new DefenderDrafts(sketch);
        return switch (theme) {
            case HOLD_UP -> declarer.holdUp();
            case FINESSE -> declarer.finesse();
            case SAFETY -> declarer.safety();
            case DUCKING -> declarer.ducking();
            case AVOIDANCE -> declarer.avoidance();
            case ELIMINATION -> declarer.elimination();
            case SQUEEZE -> declarer.squeeze();
            case RUFF -> declarer.ruff();
            case SECOND_HAND -> defender.secondHand();
            case THIRD_HAND -> defender.thirdHand();
            case COUNT -> defender.count();
            case LEAD -> defender.lead();
        };
    }
}
