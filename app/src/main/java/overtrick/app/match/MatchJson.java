package overtrick.app.match;

import overtrick.app.output.Json;
import overtrick.systems.TwoSystems;
import tools.jackson.databind.node.ObjectNode;

/// A match as JSON Lines: an object for each board, then one for the whole.
final class MatchJson {

    private MatchJson() {}

    static String line(MatchBoard board) {
        var dealt = board.board();
        var line = Json.MAPPER.createObjectNode();
        line.put("board", dealt.number().value());
        line.put("deal", dealt.deal().pbn());
        line.put("dealer", String.valueOf(dealt.dealer().letter()));
        line.put("vulnerability", dealt.vulnerability().code());
        line.set("open", room(board.open()));
        line.set("closed", room(board.closed()));
        return line.put("imps", board.imps()).toString();
    }

    private static ObjectNode room(Room room) {
        return Json.MAPPER
                .createObjectNode()
                .put("auction", room.auction().text())
                .put("result", room.text())
                .put("points", room.points());
    }

    static String total(TwoSystems systems, long seed, MatchScore score) {
        return Json.MAPPER
                .createObjectNode()
                .put("ns", systems.northSouth().name())
                .put("ew", systems.eastWest().name())
                .put("seed", seed)
                .put("boards", score.boards().size())
                .put("won", score.won())
                .put("lost", score.lost())
                .put("impsABoard", score.mean())
                .put("standardError", score.standardError())
                .toString();
    }
}
