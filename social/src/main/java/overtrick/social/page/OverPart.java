package overtrick.social.page;

import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Given;
import overtrick.bridgetable.page.GivenWords.Titled;
import overtrick.bridgetable.page.Verdict;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.social.Form;

/// How a deal came out, and what it gave; empty until it is over.
///
/// @param goesOn whether the viewer may ask for the next deal
public record OverPart(SheetPart sheet, String code, Optional<Over> over, boolean goesOn) {

    /// A deal that is over.
    ///
    /// @param home the page that shows it card by card
    ///
    /// @param plain whether nobody is vulnerable by sides
    public record Over(
            BoardView board, String home, Seat bottom, Map<Seat, String> names, boolean plain) {}

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
                                        table.seating().names(),
                                        table.isPlain())),
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
        if (form instanceof Form.Party && result instanceof Result.PassedOut) {
            return words.get("social.passedout"); // it may miss a target (bridge.md §9)
        }
        if (form.hasContract() || !(result instanceof Result.Played played)) {
            return Verdict.contract(result, words);
        }
        int dealers = played.tricks();
        boolean northSouth = played.contract().declarer().side() == Side.NORTH_SOUTH;
        int ours = northSouth ? dealers : 13 - dealers;
        var strain = played.contract().strain();
        return strain.trumps().isEmpty()
                ? words.get("social.tricks.notrump", ours, 13 - ours)
                : words.get("social.tricks", words.name(strain), ours, 13 - ours);
    }

    /// The columns that were given something for this deal.
    public List<Titled> given() {
        return sheet.columns().stream().filter(one -> !sheet.given(one).isEmpty()).toList();
    }

    /// Whether it was a deal of a party, held against a target.
    public boolean isHeld() {
        return sheet.tally().last().flatMap(Given::held).isPresent();
    }

    /// Who was dealt honours that count in this game, such as `North ♠A ♠K ♠Q ♠J`.
    public List<String> honours() {
        var board = over.orElseThrow().board();
        if (!(board.result().orElseThrow() instanceof Result.Played played)) {
            return List.of();
        }
        var held =
                board.deal()
                        .map(deal -> sheet.form().honours(deal, played.contract().strain()))
                        .orElse(Map.of());
        return held.entrySet().stream()
                .map(one -> sheet.words().name(one.getKey()) + " " + cards(one.getValue()))
                .toList();
    }

    private String cards(CardSet held) {
        return held.stream().map(sheet.words()::symbols).collect(Collectors.joining(" "));
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
            return words.get("social.winner", first.title(), String.valueOf(sheet.total(first)));
        }
        int ours = line.totals().getFirst();
        int theirs = line.totals().getLast();
        return units == 0
                ? words.get("social.level")
                : words.get(
                        units > 0 ? "social.won" : "social.lost",
                        String.valueOf(Math.max(ours, theirs)),
                        String.valueOf(Math.min(ours, theirs)),
                        Math.abs(units));
    }
}
