package overtrick.app.social;

import java.io.PrintStream;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Side;
import overtrick.club.social.Form;
import overtrick.club.social.Standing;
import overtrick.club.social.Tally;

/// Games as somebody at the table would write them down, printed while they are played.
final class GameRecord implements GameTable.Watcher {

    private final GameWords words;
    private final PrintStream out;
    private String code = "";

    GameRecord(GameWords words, PrintStream out) {
        this.words = words;
        this.out = out;
    }

    @Override
    public void begun(Form form, long seed) {
        code = form.code();
        out.println(words.text("title", title(), seed));
    }

    private String title() {
        return words.pages().get("social.form." + code);
    }

    @Override
    public void dealt(BoardInPlay board, Tally before, Tally after) {
        var dealt = board.board();
        var text = new DealText(board, words.pages());
        out.println();
        say(
                "deal",
                dealt.number().value(),
                words.pages().name(dealt.dealer()),
                words.pages().name(dealt.vulnerability()));
        text.hands().forEach(out::println);
        text.auction().forEach(out::println);
        text.tricks().forEach(out::println);
        out.println(text.result());
        given(after.now());
    }

    private void say(String key, Object... details) {
        out.println(words.text(key, details));
    }

    /// What the deal has brought, side by side.
    private void given(Standing standing) {
        if (standing instanceof Standing.Party(var score, _)) {
            score.deals().stream().reduce((_, last) -> last).ifPresent(this::held);
            return;
        }
        var sheet = Written.sheet(standing).orElseThrow();
        int deal = Written.deal(standing);
        for (var side : Side.values()) {
            String figures =
                    sheet.entries().stream()
                            .filter(entry -> entry.deal() == deal && entry.column() == side)
                            .map(entry -> words.reason(entry.reason()) + " " + entry.points())
                            .collect(Collectors.joining(", "));
            if (!figures.isEmpty()) {
                say("given", words.pages().name(side), figures);
            }
        }
    }

    private void held(PartyDeal deal) {
        String imps = words.pages().signed(deal.imps());
        String score = words.pages().signed(deal.northSouth());
        if (deal.responsible().isEmpty()) {
            say("held.nobody", score, imps);
        } else {
            say(
                    "held",
                    words.pages().name(deal.responsible().get()),
                    deal.highCardPoints(),
                    deal.target(),
                    score,
                    imps);
        }
    }

    @Override
    public void ended(Tally tally) {
        out.println();
        if (tally.now() instanceof Standing.Party(var score, _)) {
            party(score.deals());
        }
        Written.sheet(tally.now()).ifPresent(this::sheet);
        outcome(tally.now());
    }

    private void sheet(Sheet<Side> sheet) {
        new SheetText<>(sheet, words.pages()::name, words::reason, words.text("total"))
                .lines()
                .forEach(line -> out.println("  " + line));
    }

    private void party(List<PartyDeal> deals) {
        say("party.head");
        int sum = 0;
        for (int at = 0; at < deals.size(); at++) {
            var deal = deals.get(at);
            sum += deal.imps();
            out.printf(
                    "  %4d  %-3s %3d %6d %8s %6s %6s%n",
                    at + 1,
                    deal.responsible().map(Side::letters).orElse("–"),
                    deal.highCardPoints(),
                    deal.target(),
                    words.pages().signed(deal.northSouth()),
                    words.pages().signed(deal.imps()),
                    words.pages().signed(sum));
        }
    }

    private void outcome(Standing standing) {
        int units = standing.units();
        var winner = units < 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        if (units == 0) {
            int more = Math.max(standing.total(winner), standing.total(winner.other()));
            int less = Math.min(standing.total(winner), standing.total(winner.other()));
            say("level", more, less);
        } else if (standing instanceof Standing.Party) {
            say("won.imps", words.pages().name(winner), standing.total(winner));
        } else {
            say(
                    "won",
                    words.pages().name(winner),
                    standing.total(winner),
                    standing.total(winner.other()),
                    Math.abs(units));
        }
    }

    /// The back score, when there has been more than one game.
    @Override
    public void closed(Tally tally) {
        if (tally.all().size() < 2) {
            return;
        }
        out.println();
        say("back.head", words.pages().name(Side.NORTH_SOUTH), words.pages().name(Side.EAST_WEST));
        int number = 0;
        int balance = 0;
        for (var one : tally.all()) {
            number++;
            balance += one.units();
            out.printf(
                    "  %3d %7d %7d %7s %7s%n",
                    number,
                    one.total(Side.NORTH_SOUTH),
                    one.total(Side.EAST_WEST),
                    words.pages().signed(one.units()),
                    words.pages().signed(balance));
        }
    }
}
