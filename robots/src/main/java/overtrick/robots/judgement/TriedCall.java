package overtrick.robots.judgement;

import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;

/// A call that was tried, and how it did.
///
/// @param gain beside the rules' own call, in the scoring of the table, the mean over all layouts
/// @param error of the gain
/// @param contract to which it leads most often; empty when that is a board passed out, or nothing
///   was tried
/// @param reached in how many layouts it leads there
/// @param made in how many of these the contract makes
public record TriedCall(
        Call call, double gain, double error, Optional<Contract> contract, int reached, int made) {}
