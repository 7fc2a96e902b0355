package overtrick.bench.play;

import overtrick.robots.search.Odds;
import overtrick.robots.search.Thought;

/// What a robot thought of the contract when it played a card, to be held against how it ended.
///
/// @param place how many cards had been played before it
/// @param declaring whether it was declarer, who wants the contract made; else it is to be beaten
/// @param share of the layouts in which the card reaches that with all cards open, 0 to 1
/// @param told what a hint would say instead, 0 to 1
record Said(int place, boolean declaring, double share, double told) {

    /// @param thought with candidates
    static Said of(int place, boolean declaring, Thought thought) {
        var chosen =
                thought.candidates().stream()
                        .filter(candidate -> candidate.card().equals(thought.card()))
                        .findFirst()
                        .orElseThrow();
        double share = chosen.reached() / chosen.of();
        return new Said(place, declaring, share, Odds.of(declaring, chosen) / 100.0);
    }

    /// Whether it was reached in the end.
    boolean isTrue(Performance performance) {
        return performance.isMade() == declaring;
    }

    String text(Performance performance) {
        return "said %d %d %s %.4f %.4f %d"
                .formatted(
                        performance.board().deal().number().value(),
                        place,
                        declaring ? "declarer" : "defender",
                        share,
                        told,
                        isTrue(performance) ? 1 : 0);
    }
}
