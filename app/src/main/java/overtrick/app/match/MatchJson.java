package overtrick.app.match;

import java.util.stream.Collectors;
import overtrick.app.output.Json;
import overtrick.cards.Card;
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
        var line = Json.MAPPER.createObjectNode();
        line.put("auction", room.auction().text());
        if (!room.cards().isEmpty()) {
            var cards = room.cards().stream().map(Card::toString);
            line.put("cards", cards.collect(Collectors.joining(" ")));
        }
        return line.put("result", room.text()).put("points", room.points());
    }

    static String total(MatchSides sides, long seed, MatchScore score) {
        var line = Json.MAPPER.createObjectNode();
        line.put("ns", sides.systems().northSouth().name());
        line.put("ew", sides.systems().eastWest().name());
        sides.levels()
                .ifPresent(levels -> {
                    line.put("nsLevel", MatchSides.word(levels.one()));
                    line.put("ewLevel", MatchSides.word(levels.other()));
                });
        if (sides.rival()) {
            line.put("rival", true);
        }
        return line.put("seed", seed)
                .put("boards", score.boards().size())
                .put("won", score.won())
                .put("lost", score.lost())
                .put("impsABoard", score.mean())
                .put("standardError", score.standardError())
                .toString();
    }
}
