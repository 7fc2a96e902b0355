package overtrick.app.batch;

import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.function.Function;
import overtrick.app.bid.BidBatch;
import overtrick.app.input.Question;
import overtrick.app.input.Spelling;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonLines;
import overtrick.app.play.PlayBatch;
import overtrick.robots.bidding.Agreements;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "batch",
        description = {
            "Answers the questions of a program that bids or plays: JSON Lines from standard input to"
                    + " standard output, in the same order and at once.",
            "\"ask\" says what is asked: call, card, auction, play, trick, score, compare, deal, board."
        },
        footer = {
            "",
            "Example:  overtrick batch < positions.jsonl",
            "          one object a line, such as",
            "          {\"id\":1,\"ask\":\"auction\",\"auction\":\"1H P 2H P\",\"call\":\"4H\"}",
            "          all questions and their members are in docs/own-robot.md"
        })
public final class BatchCommand implements Callable<Integer> {

    @Option(
            names = "--system",
            paramLabel = "NAME",
            description = "of a side for which a question names none (default: ${DEFAULT-VALUE})")
    private String system = Agreements.USUAL;

    @Override
    public Integer call() {
        var questions = questions(system);
        JsonLines.answer(asked -> answer(questions, asked));
        return 0;
    }

    private static Map<String, Function<Question, ObjectNode>> questions(String system) {
        var bids = new BidBatch(system, Locale.ENGLISH);
        var cards = PlayBatch.usual(system);
        return new TreeMap<>(
                Map.of(
                        "auction", AuctionQuestion::answer,
                        "board", DealQuestion::board,
                        "call", bids::answer,
                        "card", cards::answer,
                        "compare", ScoreQuestion::compare,
                        "deal", DealQuestion::deal,
                        "play", PlayQuestion::answer,
                        "score", ScoreQuestion::score,
                        "trick", PlayQuestion::trick));
    }

    private static ObjectNode answer(
            Map<String, Function<Question, ObjectNode>> questions, Question asked) {
        String ask = asked.text("ask", "");
        var question = questions.get(ask);
        if (question == null) {
            throw new UserError(
                    "ask is not one of %s: %s%s"
                            .formatted(
                                    String.join(", ", questions.keySet()),
                                    ask.isEmpty() ? "(nothing)" : ask,
                                    Spelling.guess(ask, questions.keySet())));
        }
        return question.apply(asked);
    }
}
