package overtrick.bridgetable.page;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.bridge.score.Score;
import overtrick.bridge.score.Score.Part;
import overtrick.cards.Side;
import overtrick.page.Words;

/// How a board came out, in words, with the reckoning line by line.
///
/// @param sentence the contract and what became of it
/// @param side who scores; points are never below zero
/// @param lines of the reckoning, from the declaring side's view
public record Verdict(String sentence, Side side, int points, List<Line> lines) {

    /// One line of the reckoning and its points.
    public record Line(String reason, int points) {}

    /// Where points are counted otherwise, and written on a sheet.
    public static Verdict told(String sentence) {
        return new Verdict(sentence, Side.NORTH_SOUTH, 0, List.of());
    }

    public static Verdict of(BoardView view, Result result, Words words) {
        return of(result, view.vulnerability(), words);
    }

    public static Verdict of(Result result, Vulnerability vulnerability, Words words) {
        return switch (result) {
            case Result.PassedOut _ ->
                    new Verdict(words.get("result.passedout"), Side.NORTH_SOUTH, 0, List.of());
            case Result.Played played -> of(played, vulnerability, words);
        };
    }

    private static Verdict of(Result.Played played, Vulnerability vulnerability, Words words) {
        var declaring = played.contract().declarer().side();
        var score = played.score(vulnerability);
        String outcome = outcome(played, words);
        var side = score.points() >= 0 ? declaring : declaring.other();
        int points = Math.abs(score.points());
        String sentence =
                words.get(
                        "result.sentence",
                        words.name(played.contract()),
                        outcome,
                        words.name(side),
                        points);
        return new Verdict(sentence, side, points, lines(score, words));
    }

    /// What became of the contract, without what it counts: `2 hearts by South, made`.
    public static String contract(Result result, Words words) {
        return result instanceof Result.Played played
                ? words.get(
                        "result.contract", words.name(played.contract()), outcome(played, words))
                : words.get("result.passedout");
    }

    private static String outcome(Result.Played played, Words words) {
        int margin = played.tricks() - played.contract().bid().tricks();
        return margin == 0
                ? words.get("result.made")
                : words.count(margin > 0 ? "result.over" : "result.down", Math.abs(margin));
    }

    /// The reckoning of a score, a line for each part.
    public static List<Line> lines(Score score, Words words) {
        String bid =
                score.parts().getFirst() instanceof Part.TrickPoints tricks
                        ? bid(tricks, words)
                        : "";
        return score.parts().stream()
                .map(part -> new Line(reason(part, bid, words), part.points()))
                .toList();
    }

    private static String bid(Part.TrickPoints tricks, Words words) {
        String bid = words.name((Call) tricks.bid());
        return tricks.doubling() == Doubling.UNDOUBLED
                ? bid
                : bid + " " + words.name(tricks.doubling());
    }

    private static String reason(Part part, String bid, Words words) {
        return switch (part) {
            case Part.TrickPoints _ -> words.get("score.tricks", bid);
            case Part.PartScore(int trickPoints, _) ->
                    words.get("score.partscore", bid, trickPoints);
            case Part.Game(int trickPoints, boolean vulnerable, _) ->
                    words.get("score.game", bid, trickPoints, vulnerability(vulnerable, words));
            case Part.Slam(int level, boolean vulnerable, _) ->
                    words.get("score.slam." + level, vulnerability(vulnerable, words));
            case Part.DoubledAndMade(var doubling, _) ->
                    words.get("score.insult." + doubling.name());
            case Part.Overtricks(int count, int each, _) ->
                    words.count("score.overtricks", count, each);
            case Part.Undertricks(var prices, _) ->
                    words.count(
                            "score.undertricks",
                            prices.size(),
                            prices.stream()
                                    .map(price -> String.valueOf(-price))
                                    .collect(Collectors.joining(" + ")));
        };
    }

    private static String vulnerability(boolean vulnerable, Words words) {
        return words.get(vulnerable ? "score.vulnerable" : "score.notvulnerable");
    }
}
