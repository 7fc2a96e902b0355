package overtrick.app.batch;

import java.security.SecureRandom;
import java.util.random.RandomGenerator;
import overtrick.app.input.Chance;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.SealedDeal;
import tools.jackson.databind.node.ObjectNode;

/// Boards: dealt, or their dealer and vulnerability by number.
final class DealQuestion {

    private static final int MOST_BOARDS = 1_000;
    private static final int HIGHEST = 100_000;

    private DealQuestion() {}

    static ObjectNode deal(Question asked) {
        long count = asked.number("n", 1);
        if (count < 1 || count > MOST_BOARDS) {
            throw new UserError("n is not 1 to %d: %d".formatted(MOST_BOARDS, count));
        }
        int first = number(asked);
        RandomGenerator chance =
                asked.asked().has("seed")
                        ? Chance.seeded(asked.number("seed", 0))
                        : new SecureRandom();
        var answer = Json.MAPPER.createObjectNode();
        var boards = answer.putArray("boards");
        for (int place = 0; place < count; place++) {
            var deal = SealedDeal.draw(chance).deal();
            var board = Board.of(new BoardNumber(first + place), deal);
            boards.add(described(board.number()).put("deal", deal.pbn()));
        }
        return answer;
    }

    static ObjectNode board(Question asked) {
        return described(new BoardNumber(number(asked)));
    }

    private static ObjectNode described(BoardNumber number) {
        return Json.MAPPER
                .createObjectNode()
                .put("board", number.value())
                .put("dealer", AuctionQuestion.letter(number.dealer()))
                .put("vul", number.vulnerability().code());
    }

    private static int number(Question asked) {
        long number = asked.number("board", 1);
        if (number < 1 || number > HIGHEST) {
            throw new UserError("board is not 1 to %d: %d".formatted(HIGHEST, number));
        }
        return (int) number;
    }
}
