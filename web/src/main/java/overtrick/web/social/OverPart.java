package overtrick.web.social;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.social.Form;
import overtrick.web.Words;
import overtrick.web.duplicate.Verdict;

/// How a deal came out, and what it gave; empty until it is over.
///
/// @param goesOn whether the viewer may ask for the next deal
public record OverPart(SheetPart sheet, String code, Optional<Over> over, boolean goesOn) {

    /// A deal that is over.
    ///
    /// @param home the page that shows it card by card
    public record Over(BoardView board, String home, Seat bottom, Map<Seat, String> names) {}

    public static OverPart of(SocialPage page) {
        var table = page.table();
        return new OverPart(
                SheetPart.of(page),
                table.id().code(),
                page.over()
                        .map(board ->
                                new Over(
                                        board,
                                        home(page),
                                        table.bottom(),
                                        table.seating().names())),
                table.isSeated());
    }

    /// Deals of contract are boards like all others.
    private static String home(SocialPage page) {
        var table = page.table();
        return "/tables/%s/%s/%d"
                .formatted(
                        table.id().code(),
                        page.form().ofContract() ? "boards" : "deals",
                        table.table().deals());
    }

    public String sentence() {
        var board = over.orElseThrow().board();
        return sentence(sheet.form(), board.result().orElseThrow(), sheet.words());
    }

    /// How a deal of such a game came out: where nothing is bid it is told who has won how many
    /// tricks.
    public static String sentence(Form form, Result result, Words words) {
        if (form.hasContract() || !(result instanceof Result.Played played)) {
            return Verdict.contract(result, words);
        }
        int dealers = played.tricks();
        boolean northSouth = played.contract().declarer().side() == Side.NORTH_SOUTH;
        return words.get(
                "social.tricks",
                words.name(played.contract().strain()),
                northSouth ? dealers : 13 - dealers,
                northSouth ? 13 - dealers : dealers);
    }

    /// The columns that were given something for this deal.
    public List<SheetPart.Column> given() {
        return sheet.columns().stream().filter(one -> !sheet.given(one).isEmpty()).toList();
    }

    /// Whether the rubber, chukker or party is over with it.
    public boolean isLast() {
        return sheet.tally().now().isOver();
    }

    /// Who has won it, in units; empty while it goes on.
    public String outcome() {
        var words = sheet.words();
        var line = sheet.evening().getLast();
        int units = line.units().getFirst();
        if (sheet.isAllAlone()) {
            var first =
                    sheet.columns().stream()
                            .max(Comparator.comparingInt(sheet::total))
                            .orElseThrow();
            return words.get("social.winner", first.title(), sheet.total(first));
        }
        int ours = line.totals().getFirst();
        int theirs = line.totals().getLast();
        return units == 0
                ? words.get("social.level")
                : words.get(
                        units > 0 ? "social.won" : "social.lost",
                        Math.max(ours, theirs),
                        Math.min(ours, theirs),
                        Math.abs(units));
    }
}
