package overtrick.app.social;

import java.io.PrintStream;
import java.util.List;
import java.util.Locale;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.play.Play;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.club.social.Form;
import overtrick.club.social.Standing;
import overtrick.club.social.Tally;
import tools.jackson.databind.node.ObjectNode;

/// Games as JSON Lines: one object when they begin, one for each deal, for each game that is over,
/// and for the whole.
final class GameJson implements GameTable.Watcher {

    private final PrintStream out;

    GameJson(PrintStream out) {
        this.out = out;
    }

    private static ObjectNode event(String name) {
        return Json.MAPPER.createObjectNode().put("event", name);
    }

    @Override
    public void begun(Form form, long seed) {
        out.println(event("begun").put("game", form.code()).put("seed", seed));
    }

    @Override
    public void dealt(BoardInPlay board, Tally before, Tally after) {
        var dealt = board.board();
        var line = event("deal");
        line.put("deal", dealt.number().value());
        line.put("dealer", String.valueOf(dealt.dealer().letter()));
        line.put("vulnerability", dealt.vulnerability().code());
        line.put("cards", dealt.deal().pbn());
        line.put("auction", codes(board.auction().calls()));
        board.play().ifPresent(play -> tricks(line, play));
        line.put("result", board.result().orElseThrow().text());
        written(line, after.now());
        out.println(totals(line, after.now()));
    }

    private static String codes(List<Call> calls) {
        return String.join(" ", calls.stream().map(Call::code).toList());
    }

    private static void tricks(ObjectNode line, Play play) {
        var tricks = line.putArray("tricks");
        for (var trick : play.tricks()) {
            tricks.addObject()
                    .put("leader", String.valueOf(trick.leader().letter()))
                    .put("cards", String.join(" ", trick.cards().stream().map(Card::code).toList()))
                    .put(
                            "winner",
                            String.valueOf(trick.winner(play.contract().strain()).letter()));
        }
    }

    private static void written(ObjectNode line, Standing standing) {
        if (standing instanceof Standing.Party(var score, _)) {
            score.deals().stream()
                    .reduce((_, last) -> last)
                    .ifPresent(deal -> held(line, deal));
            return;
        }
        int deal = Written.deal(standing);
        var entries = line.putArray("entries");
        for (var entry : Written.sheet(standing).orElseThrow().entries()) {
            if (entry.deal() == deal) {
                entries.addObject()
                        .put("column", entry.column().letters())
                        .put("below", entry.below())
                        .put("reason", word(entry.reason()))
                        .put("points", entry.points());
            }
        }
    }

    private static void held(ObjectNode line, PartyDeal deal) {
        deal.responsible().ifPresent(side -> line.put("responsible", side.letters()));
        line.put("highCardPoints", deal.highCardPoints());
        line.put("target", deal.target());
        line.put("score", deal.northSouth());
        line.put("imps", deal.imps());
    }

    /// `DOUBLED_AND_MADE` as `doubledAndMade`.
    private static String word(Reason reason) {
        var word = new StringBuilder();
        for (var part : reason.name().split("_")) {
            word.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
        }
        return Character.toLowerCase(word.charAt(0)) + word.substring(1);
    }

    private static ObjectNode totals(ObjectNode line, Standing standing) {
        var totals = line.putObject("totals");
        for (var side : Side.values()) {
            totals.put(side.letters(), Written.total(standing, side));
        }
        return line;
    }

    @Override
    public void ended(Tally tally) {
        out.println(totals(event("over"), tally.now()).put("units", tally.now().units()));
    }

    @Override
    public void closed(Tally tally) {
        var line = event("closed").put("games", tally.all().size());
        var balance = line.putObject("balance");
        for (var side : Side.values()) {
            balance.put(side.letters(), tally.balance(side));
        }
        out.println(line);
    }
}
