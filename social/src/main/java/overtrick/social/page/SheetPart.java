package overtrick.social.page;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.ancestors.WhistScore;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridgetable.page.GivenWords;
import overtrick.bridgetable.page.GivenWords.Titled;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.table.Circle;
import overtrick.house.table.Occupant;
import overtrick.page.Words;
import overtrick.social.Form;
import overtrick.social.Standing;
import overtrick.social.Tally;

/// The score sheet as players draw it.
///
/// @param code of the table
/// @param columns the viewer's first: two where partners have one together
/// @param ledger what each has won, where partners change or more play than there are chairs
/// @param drawn for seats, the best card first; none after the first deal
public record SheetPart(
        Words words,
        String code,
        Form form,
        Tally tally,
        List<Titled> columns,
        Ledger ledger,
        List<Drawn> drawn) {

    public SheetPart {
        columns = List.copyOf(columns);
    }

    /// The card that somebody has drawn for their seat.
    ///
    /// @param name empty when they have left since
    public record Drawn(Optional<String> name, Card card) {}

    /// What is written in a column.
    ///
    /// @param above the line, the newest first: it is written upwards
    public record Written(Titled column, List<Entry<Column>> above, List<Game> games, int total) {}

    /// Points below the line towards one game, in order.
    ///
    /// @param won whether the game is complete
    public record Game(List<Entry<Column>> below, boolean won) {}

    /// The back score by names: what each has won in each game, nothing where they sat out.
    public record Ledger(
            List<String> names, List<List<Optional<Integer>>> lines, List<Integer> sums) {

        /// @param anew whether partners change with every game
        static Ledger of(Circle circle, boolean anew) {
            var all = new ArrayList<>(circle.ledger().players());
            boolean inTurns = !circle.waiting().isEmpty() || all.size() > Seat.values().length;
            if (!inTurns && !anew) {
                return new Ledger(List.of(), List.of(), List.of());
            }
            all.sort(Comparator.comparing(Occupant::name));
            var lines = new ArrayList<List<Optional<Integer>>>();
            for (var line : circle.ledger().lines()) {
                lines.add(all.stream().map(one -> Optional.ofNullable(line.get(one))).toList());
            }
            return new Ledger(
                    all.stream().map(Occupant::name).toList(),
                    lines,
                    all.stream().map(circle.ledger()::of).toList());
        }
    }

    /// A line of the back score.
    ///
    /// @param units of each column; of two only the first, as the other has lost what it won
    public record Line(int number, List<Integer> totals, List<Integer> units) {}

    public static SheetPart of(SocialPage page) {
        return new SheetPart(
                page.words(),
                page.table().id().code(),
                page.form(),
                page.tally(),
                page.columns(),
                page.ledger(),
                page.drawn());
    }

    /// Whether there is a record to take home.
    public boolean isWritten() {
        return tally.last().isPresent();
    }

    public String title() {
        return words.get("social.form." + form.code());
    }

    /// Whether the sheet has a line across it.
    public boolean hasLine() {
        return sheet().isPresent();
    }

    /// The columns above and below the line.
    public List<Written> written() {
        return columns.stream().map(column -> written(column, sheet().orElseThrow())).toList();
    }

    private Optional<Sheet<Column>> sheet() {
        return tally.now().sheet();
    }

    private Written written(Titled column, Sheet<Column> sheet) {
        var above =
                sheet.entries().stream()
                        .filter(entry -> !entry.below() && entry.column().equals(column.column()))
                        .toList();
        return new Written(column, above.reversed(), games(column, sheet), total(column));
    }

    /// The games below the line; a line is drawn under each that is won.
    private List<Game> games(Titled column, Sheet<Column> sheet) {
        var all = sheet.belowByGame(column.column());
        int won = all.size() - 1;
        boolean open = tally.now() instanceof Standing.Chicago || !tally.now().isOver();
        var games = new ArrayList<Game>();
        for (int at = 0; at < (open ? all.size() : won); at++) {
            games.add(new Game(all.get(at), at < won));
        }
        return games;
    }

    /// What a column would be given if play stopped here, with what that came to: a sentence for
    /// each that would.
    public List<String> unfinished() {
        var unfinished = tally.now().unfinished();
        var sentences = new ArrayList<String>();
        for (var column : columns) {
            var more =
                    unfinished.stream()
                            .filter(entry -> entry.column().equals(column.column()))
                            .toList();
            if (!more.isEmpty()) {
                int sum = more.stream().mapToInt(Entry::points).sum();
                String figures = new GivenWords(words, columns).figures(more);
                sentences.add(
                        words.get(
                                "social.unfinished",
                                column.title(),
                                figures,
                                String.valueOf(total(column) + sum)));
            }
        }
        return sentences;
    }

    /// What a column was given for the last deal.
    public List<Entry<Column>> given(Titled column) {
        return tally.last().map(last -> last.in(column.column())).orElse(List.of());
    }

    /// What the last deal gave, as sentences.
    public List<String> told() {
        var given = new GivenWords(words, columns);
        return tally.last().map(given::sentences).orElse(List.of());
    }

    /// How the columns stand, as a sentence.
    public String stands() {
        return switch (tally.now()) {
            case Standing.Whist whist ->
                    words.get(
                            "social.stands.whist",
                            stand(column -> String.valueOf(whist.partScore(column.seat()))),
                            stand(column -> String.valueOf(whist.total(column.seat()))));
            case Standing.Party party ->
                    words.get(
                            "social.stands",
                            stand(column -> words.signed(party.total(column.seat()))));
            case Standing.Rubber _, Standing.Chicago _, Standing.CutThroat _ ->
                    words.get("social.stands", stand(column -> String.valueOf(total(column))));
        };
    }

    private String stand(Function<Titled, String> figure) {
        return GivenWords.list(
                words, columns.stream().map(column -> column.title() + " " + figure.apply(column)));
    }

    public String reason(Entry<Column> entry) {
        return words.get("given.reason." + entry.reason());
    }

    /// The deals of a party, in order.
    public List<PartyDeal> deals() {
        return tally.now() instanceof Standing.Party party ? party.score().deals() : List.of();
    }

    /// IMPs of a deal in the view of the first column.
    public int imps(PartyDeal deal) {
        return ours().side() == Side.NORTH_SOUTH ? deal.imps() : -deal.imps();
    }

    /// The score of a deal in the view of the first column.
    public int scored(PartyDeal deal) {
        return ours().side() == Side.NORTH_SOUTH ? deal.northSouth() : -deal.northSouth();
    }

    /// The score of whist; empty at other games.
    public Optional<WhistScore> whist() {
        return tally.now() instanceof Standing.Whist whist
                ? Optional.of(whist.score())
                : Optional.empty();
    }

    /// What a column has in a finished game of whist.
    public int points(WhistScore.Game game, Titled column) {
        var goal = ((Standing.Whist) tally.now()).terms().game();
        return game.winner() == column.seat().side() ? goal : game.losers();
    }

    /// Whose seat is the first column.
    public Seat ours() {
        return columns.getFirst().seat();
    }

    public int total(Titled column) {
        return tally.now().total(column.seat());
    }

    /// `We have a game and are vulnerable`, or how many deals are left; empty when nothing is to be
    /// said.
    public Optional<String> state() {
        return switch (tally.now()) {
            case Standing.Rubber rubber -> Optional.of(games(rubber));
            case Standing.Chicago chicago ->
                    Optional.of(words.get("social.state.chicago", chicago.score().deals()));
            case Standing.Party party ->
                    Optional.of(
                            words.get(
                                    "social.state.party",
                                    party.score().deals().size(),
                                    party.deals()));
            case Standing.Whist whist ->
                    Optional.of(words.get("social.state.whist", whist.terms().game()));
            case Standing.CutThroat rubber -> vulnerable(rubber);
        };
    }

    private String games(Standing.Rubber rubber) {
        var sheet = rubber.score().sheet();
        return words.get(
                "social.state.rubber",
                sheet.games(ours().side()),
                sheet.games(ours().left().side()));
    }

    /// Who has a game at cut-throat, and is vulnerable; empty while nobody is.
    private Optional<String> vulnerable(Standing.CutThroat rubber) {
        var names =
                columns.stream()
                        .filter(column -> rubber.score().isVulnerable(column.seat()))
                        .map(Titled::title)
                        .toList();
        return names.isEmpty()
                ? Optional.empty()
                : Optional.of(words.get("social.vulnerable", String.join(", ", names)));
    }

    /// The evening so far: a line for each game that came to its end.
    public List<Line> evening() {
        var lines = new ArrayList<Line>();
        for (var one : tally.all()) {
            if (one.isOver()) {
                var totals = columns.stream().map(each -> one.total(each.seat())).toList();
                var units = settled().stream().map(each -> one.units(each.seat())).toList();
                lines.add(new Line(lines.size() + 1, totals, units));
            }
        }
        return lines;
    }

    /// The columns for which units are told.
    public List<Titled> settled() {
        return isAllAlone() ? columns : columns.subList(0, 1);
    }

    /// Whether everybody plays for themselves.
    public boolean isAllAlone() {
        return columns.size() > 2;
    }

    public int balance(Titled column) {
        return tally.balance(column.seat());
    }
}
