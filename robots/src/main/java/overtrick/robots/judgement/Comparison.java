package overtrick.robots.judgement;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Contract;

/// Two calls of one hand beside each other: in how many layouts of the hidden hands the one does
/// better than the other when everybody goes on by the rules of their system.
///
/// @param gain of the second call beside the first in the scoring asked for, the mean of all
///   layouts
/// @param better layouts in which the second call does better by more than a trick's luck
/// @param worse likewise
/// @param first what comes of the first call, the most frequent contract first
/// @param second what comes of the second call
public record Comparison(
        int layouts, double gain, int better, int worse, List<Ending> first, List<Ending> second) {

    /// A contract to which a call leads.
    ///
    /// @param contract empty when the board is passed out
    /// @param times in how many layouts
    /// @param made in how many of these it makes with all cards open
    public record Ending(Optional<Contract> contract, int times, int made) {}

    public Comparison {
        first = List.copyOf(first);
        second = List.copyOf(second);
    }
}
