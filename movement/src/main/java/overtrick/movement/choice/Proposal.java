package overtrick.movement.choice;

import java.time.Duration;
import java.util.List;
import overtrick.cards.words.Sentence;
import overtrick.movement.Balance;
import overtrick.movement.Movement;

/// A movement for an evening, and what speaks for and against it.
///
/// @param points the reasons; the fewer points against it, the better
public record Proposal(
        Kind kind, Movement movement, int boardsPerRound, Balance balance, List<Reason> points) {

    /// Something that speaks for or against a proposal.
    ///
    /// @param against 0 for what speaks for the movement
    public record Reason(Sentence sentence, int against) {}

    public Proposal {
        points = List.copyOf(points);
    }

    /// How many boards a pair plays that never sits out.
    public int boards() {
        return movement.rounds() * boardsPerRound;
    }

    /// How long all rounds take together, by [Evening#duration].
    public Duration duration() {
        return Evening.duration(movement.rounds(), boardsPerRound);
    }

    /// The sum of all that speaks against it; the less, the better.
    public int against() {
        return points.stream().mapToInt(Reason::against).sum();
    }
}
