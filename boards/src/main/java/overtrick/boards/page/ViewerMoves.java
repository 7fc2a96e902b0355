package overtrick.boards.page;

import java.util.Optional;

/// What moves on a viewer's page from one card to the next.
///
/// @param back the way back from cards that were never played; empty where all were
public record ViewerMoves(Replay replay, AnalysisPart analysis, Optional<ViewerPage.Back> back) {}
