package overtrick.boards.page;

import java.util.Optional;

/// What changes on the page of a finished board when its analysis has come.
///
/// @param replay empty when no card was played
public record MovedPart(Optional<Replay> replay, AnalysisPart analysis) {}
