package overtrick.app;

import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Score;
import overtrick.bridgetable.page.Verdict;
import overtrick.page.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "score",
        description = "What a result is worth to declarer's side (Law 77).",
        footer = {"", "Example:  overtrick score 3CX= --explain"})
final class ScoreCommand implements Callable<Integer> {

    @Parameters(paramLabel = "RESULT", description = "such as 4HX-4, 3NT+1, 2S= or P")
    private String result;

    @Option(names = "--vulnerable", description = "declarer's side is vulnerable")
    private boolean vulnerable;

    @Option(names = "--explain", description = "one line more for each part of the score")
    private boolean explain;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var score = score(Notation.parse(result));
        if (json.wanted()) {
            System.out.println(json(score));
            return 0;
        }
        System.out.println(score.points());
        if (explain) {
            for (var line : lines(score)) {
                System.out.printf("%+6d  %s%n", line.points(), line.reason());
            }
        }
        return 0;
    }

    private Score score(Notation notation) {
        return switch (notation) {
            case Notation.PassedOut() -> new Score(List.of());
            case Notation.Played(var bid, var doubling, _, int tricks) ->
                    Score.of(bid, doubling, vulnerable, tricks);
        };
    }

    private String json(Score score) {
        ObjectNode line = Json.MAPPER.createObjectNode();
        line.put("result", result).put("vulnerable", vulnerable).put("score", score.points());
        var parts = line.putArray("parts");
        for (var part : lines(score)) {
            parts.addObject().put("points", part.points()).put("text", part.reason());
        }
        return line.toString();
    }

    private static List<Verdict.Line> lines(Score score) {
        return score.parts().isEmpty() ? List.of() : Verdict.lines(score, Words.in(Locale.ENGLISH));
    }
}
