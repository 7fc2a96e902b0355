package overtrick.app.social;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;
import overtrick.cards.Deal;
import tools.jackson.databind.JsonNode;

/// One line of a sheet.
///
/// @param line where it stands in the file, from 1
/// @param calls what was called, where that decides who plays what; else empty
/// @param tricks won by the declaring side, where there are calls
/// @param result empty where it follows from the calls
/// @param deal cards that agree with what the line says was held
/// @param told the figures of the file, to be checked
record SheetDeal(
        int line,
        List<Call> calls,
        int tricks,
        Optional<Result> result,
        Deal deal,
        Optional<JsonNode> told) {

    SheetDeal {
        calls = List.copyOf(calls);
    }
}
