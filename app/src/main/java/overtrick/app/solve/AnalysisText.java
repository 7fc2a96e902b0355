package overtrick.app.solve;

import java.util.List;
import java.util.stream.Collectors;
import overtrick.app.output.Json;
import overtrick.solver.analysis.AuctionAnalysis;
import overtrick.solver.analysis.BoardAnalysis;
import overtrick.solver.analysis.PlayAnalysis;

/// What a board's calls and cards cost, as text and as JSON.
public final class AnalysisText {

    private static final int SEATS = 4;

    private AnalysisText() {}

    /// Table and par, the calls with the points they gave away, the cards with the tricks.
    public static String text(BoardAnalysis analysis) {
        var board = analysis.board();
        var text = new StringBuilder();
        text.append("board %d  %s%n".formatted(board.number().value(), board.deal().pbn()));
        text.append(SolvedText.grid(analysis.table()));
        text.append("par %s%n".formatted(SolvedText.par(analysis.par())));
        analysis.auction().ifPresent(auction -> text.append(calls(auction)));
        analysis.expected()
                .ifPresent(expected ->
                        text.append(
                                "contract %s  costs %d points%n"
                                        .formatted(
                                                expected.text(),
                                                analysis.contractCost().orElse(0))));
        analysis.play().ifPresent(play -> text.append(cards(play)));
        return text.append(System.lineSeparator()).toString();
    }

    /// One JSON object on one line.
    public static String json(BoardAnalysis analysis) {
        var line = Json.MAPPER.createObjectNode();
        line.put("board", analysis.board().number().value());
        line.put("deal", analysis.board().deal().pbn());
        SolvedText.putTable(line, analysis.table());
        SolvedText.putPar(line, analysis.par());
        analysis.auction()
                .ifPresent(auction -> {
                    var calls = line.putArray("calls");
                    for (var step : auction.steps()) {
                        calls.addObject()
                                .put("seat", String.valueOf(step.caller().letter()))
                                .put("call", step.call().code())
                                .put("before", step.before())
                                .put("after", step.after())
                                .put("cost", step.cost());
                    }
                });
        analysis.expected()
                .ifPresent(expected -> {
                    line.put("contract", expected.contract().code());
                    line.put("expected", expected.text());
                    line.put("contractCost", analysis.contractCost().orElse(0));
                });
        analysis.play()
                .ifPresent(play -> {
                    var cards = line.putArray("cards");
                    for (var step : play.steps()) {
                        cards.addObject()
                                .put("seat", String.valueOf(step.seat().letter()))
                                .put("card", step.card().code())
                                .put("before", step.before())
                                .put("after", step.after())
                                .put("cost", step.cost());
                    }
                });
        return line.toString();
    }

    private static String calls(AuctionAnalysis auction) {
        return auction.steps().stream()
                .map(step ->
                        "%c %-4s%s"
                                .formatted(
                                        step.caller().letter(),
                                        step.call().code(),
                                        cost(step.cost())))
                .map(line -> "call  " + line.stripTrailing() + System.lineSeparator())
                .collect(Collectors.joining());
    }

    /// A line for each trick, with the cost behind each card that had one.
    private static String cards(PlayAnalysis play) {
        var text = new StringBuilder();
        var steps = play.steps();
        for (int from = 0; from < steps.size(); from += SEATS) {
            var trick = steps.subList(from, Math.min(from + SEATS, steps.size()));
            text.append("trick %2d  %s%n".formatted(1 + from / SEATS, cards(trick)));
        }
        return text.toString();
    }

    private static String cards(List<PlayAnalysis.Step> trick) {
        return trick.stream()
                .map(step ->
                        "%c %s%-4s".formatted(step.seat().letter(), step.card(), cost(step.cost())))
                .collect(Collectors.joining("  "))
                .stripTrailing();
    }

    private static String cost(int cost) {
        return cost == 0 ? "" : " -" + cost;
    }
}
