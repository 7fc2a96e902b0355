package overtrick.formats.ranking;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Side;
import overtrick.formats.Place;
import overtrick.formats.pbn.ExportValues;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.results.Beside;
import overtrick.formats.results.CsvWriter;
import overtrick.formats.results.OutcomeText;
import overtrick.formats.results.PbnResults;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.board.Mark;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.regulation.Field;

/// An event as PBN: a game with its `ScoreTable` for each board, and the `TotalScoreTable` with the
/// first (PBN 2.1, 5.8 and 5.9). A weighted score has no form there: it is written as an artificial
/// one, with its mean, and whole in a column of our own; penalties and what was carried over have a
/// section of our own.
public final class RankingPbn {

    private static final String UNKNOWN = "-";

    /// A cell must fit into a line, with what it takes to quote it (PBN 2.1, 2.2).
    private static final int LONGEST = 120;

    /// An outcome has no sign that is quoted, and may have many parts.
    private static final int LONGEST_OUTCOME = 240;

    /// A column of our own in a score table: the card that was led.
    public static final String LEAD = "Lead";

    private final Shown shown;
    private final Unit markUnit;
    private final Leads leads;

    /// What was led at a table.
    public interface Leads {

        /// Nobody has told it anywhere.
        Leads NONE = (_, _) -> Optional.empty();

        /// The card that was led there to a board; empty where it is not known.
        Optional<Card> at(TablePlace place, BoardNumber board);
    }

    private RankingPbn(Scores scores, Ranking ranking, Leads leads) {
        this.leads = leads;
        this.shown = new Shown(scores, ranking);
        this.markUnit = scores.regulations().scoring().boards().unit();
    }

    /// Writes the scores' own ranking as PBN in the export form.
    public static byte[] of(Scores scores) {
        return of(scores, scores.ranking());
    }

    /// Writes a ranking as PBN in the export form, a game for each board.
    ///
    /// @param ranking that is not that of the boards, as of a knock-out
    public static byte[] of(Scores scores, Ranking ranking) {
        return of(scores, ranking, Leads.NONE);
    }

    /// Writes a ranking as PBN in the export form, with the cards that were led where any are
    /// known.
    ///
    /// @param ranking that is not that of the boards, as of a knock-out
    public static byte[] of(Scores scores, Ranking ranking, Leads leads) {
        var writer = new RankingPbn(scores, ranking, leads);
        var games = new ArrayList<PbnGame>();
        for (var traveller : scores.results().travellers()) {
            games.add(writer.game(games.size() + 1, traveller));
        }
        return Pbn.write(new PbnFile(games, List.of()));
    }

    private PbnGame game(int number, Traveller traveller) {
        var tags = new ArrayList<PbnTag>();
        if (!shown.scores().results().title().isEmpty()) {
            tags.add(tag("Event", shown.scores().results().title(), List.of()));
        }
        tags.add(tag("Board", "" + traveller.board().value(), List.of()));
        tags.add(tag("Dealer", "" + traveller.board().dealer().letter(), List.of()));
        tags.add(tag("Vulnerable", ExportValues.vulnerable(traveller.vulnerability()), List.of()));
        tags.add(tag("Scoring", scoring(), List.of()));
        tags.add(tag("ScoreTable", String.join(";", columns(traveller)), rows(traveller)));
        if (number == 1) {
            tags.add(totals());
            if (!shown.scores().results().adjustments().isEmpty()) {
                tags.add(adjustments());
            }
        }
        return new PbnGame(number, Place.START, List.of(), List.of(), tags);
    }

    private String scoring() {
        return switch (markUnit) {
            case MATCHPOINTS -> "MP";
            case IMPS -> "IMP";
            case POINTS, PERCENT_OF_TOP, VICTORY_POINTS -> "Rubber";
        };
    }

    private List<String> columns(Traveller traveller) {
        var columns =
                new ArrayList<>(
                        List.of(
                                "Section",
                                "Round",
                                "Table",
                                "PairId_NS\\3R",
                                "PairId_EW\\3R",
                                "Contract\\5L",
                                "Declarer",
                                "Result\\2R",
                                "Score_NS\\5R"));
        switch (markUnit) {
            case MATCHPOINTS ->
                    columns.addAll(
                            List.of(
                                    "MP_NS\\6R",
                                    "MP_EW\\6R",
                                    "Percentage_NS\\6R",
                                    "Percentage_EW\\6R"));
            case IMPS -> columns.addAll(List.of("IMP_NS\\6R", "IMP_EW\\6R"));
            case POINTS, PERCENT_OF_TOP, VICTORY_POINTS -> {} // the score is enough
        }
        boolean awards = markUnit != Unit.MATCHPOINTS;
        if (awards) {
            columns.addAll(List.of("Percentage_NS\\4R", "Percentage_EW\\4R"));
        }
        if (hasLeads(traveller)) {
            columns.add(LEAD);
        }
        if (isFouled(traveller)) {
            columns.add("Form");
        }
        if (isOdd(traveller)) {
            columns.add(PbnResults.OUTCOME);
        }
        return columns;
    }

    private boolean hasLeads(Traveller traveller) {
        return traveller.rows().stream()
                .anyMatch(row -> isShown(row) && lead(traveller, row).isPresent());
    }

    private Optional<Card> lead(Traveller traveller, Row row) {
        return Beside.isLed(row.outcome())
                ? leads.at(row.place(), traveller.board())
                : Optional.empty();
    }

    private static boolean isFouled(Traveller traveller) {
        return traveller.rows().stream().anyMatch(row -> row.form() != 1);
    }

    private boolean isOdd(Traveller traveller) {
        return traveller.rows().stream().anyMatch(row -> isShown(row) && isOdd(row));
    }

    /// Whether the standard has no form for it.
    private static boolean isOdd(Row row) {
        return row.outcome() instanceof Outcome.Assigned || !row.isPlayed();
    }

    /// A match needs both its tables, also where a board was not played at one of them, and a
    /// section everybody who sat in it.
    private boolean isShown(Row row) {
        var regulations = shown.scores().regulations();
        return row.isPlayed()
                || regulations.scoring().boards().isForTeams()
                || regulations.field() == Field.WITHIN_SECTION;
    }

    /// Best for North–South first.
    private List<PbnElement> rows(Traveller traveller) {
        var order = new ArrayList<Integer>();
        for (int row = 0; row < traveller.rows().size(); row++) {
            if (isShown(traveller.rows().get(row))) {
                order.add(row);
            }
        }
        order.sort(Comparator.comparing(row -> mean(traveller.rows().get(row)).negated()));
        var cells = new ArrayList<String>();
        for (int row : order) {
            cells.addAll(cells(traveller, row));
        }
        return words(cells);
    }

    private static Fraction mean(Row row) {
        return row.outcome()
                .score(Side.NORTH_SOUTH)
                .map(score -> score.mean())
                .orElse(Fraction.of(Integer.MIN_VALUE));
    }

    private List<String> cells(Traveller traveller, int index) {
        var row = traveller.rows().get(index);
        var cells = new ArrayList<String>();
        var place = row.place();
        cells.add(place.section().isEmpty() ? UNKNOWN : place.section());
        cells.add(place.round().map(String::valueOf).orElse(UNKNOWN));
        cells.add(place.table().map(String::valueOf).orElse(UNKNOWN));
        cells.add(row.northSouth().id());
        cells.add(row.eastWest().id());
        cells.addAll(outcome(row.outcome()));
        var northSouth = mark(traveller, index, Side.NORTH_SOUTH);
        var eastWest = mark(traveller, index, Side.EAST_WEST);
        if (markUnit != Unit.POINTS) {
            cells.add(Shown.number(northSouth.value()));
            cells.add(Shown.number(eastWest.value()));
        }
        cells.add(percentage(row, Side.NORTH_SOUTH, northSouth));
        cells.add(percentage(row, Side.EAST_WEST, eastWest));
        if (hasLeads(traveller)) {
            cells.add(lead(traveller, row).map(Card::code).orElse(UNKNOWN));
        }
        if (isFouled(traveller)) {
            cells.add("" + row.form());
        }
        if (isOdd(traveller)) {
            cells.add(odd(row));
        }
        return cells;
    }

    private static String odd(Row row) {
        if (!isOdd(row)) {
            return UNKNOWN;
        }
        return row.isPlayed() ? OutcomeText.text(row.outcome()) : PbnResults.NOT_PLAYED;
    }

    private Mark mark(Traveller traveller, int row, Side side) {
        return shown.scores().mark(traveller.board(), traveller.rows().get(row), side);
    }

    private String percentage(Row row, Side side, Mark mark) {
        var award = row.outcome().award(side);
        if (award.isPresent()) {
            return "^" + award.get().percent().exact();
        }
        return markUnit == Unit.MATCHPOINTS && mark.weight().signum() > 0
                ? Shown.number(mark.value().times(100).over(mark.weight()))
                : UNKNOWN;
    }

    /// Contract, declarer, tricks and score.
    private static List<String> outcome(Outcome outcome) {
        return switch (outcome) {
            case Outcome.Scored(int points, var result) -> {
                var cells = new ArrayList<>(played(result));
                cells.add("" + points);
                yield cells;
            }
            case Outcome.Assigned(var northSouth, _) ->
                    List.of(UNKNOWN, UNKNOWN, UNKNOWN, "^" + northSouth.mean().nearest());
            case Outcome.Artificial _, Outcome.NotPlayed _ ->
                    List.of(UNKNOWN, UNKNOWN, UNKNOWN, UNKNOWN);
        };
    }

    private static List<String> played(Optional<Result> result) {
        if (result.isEmpty()) {
            return List.of(UNKNOWN, UNKNOWN, UNKNOWN);
        }
        return switch (result.get()) {
            case Result.PassedOut() -> List.of("Pass", UNKNOWN, UNKNOWN);
            case Result.Played(Contract contract, int tricks) ->
                    List.of(contract(contract), "" + contract.declarer().letter(), "" + tricks);
        };
    }

    private static String contract(Contract contract) {
        String strain = contract.strain() == Strain.NOTRUMP ? "NT" : contract.strain().code();
        return contract.bid().level() + strain + contract.doubling().code();
    }

    private PbnTag totals() {
        String total =
                switch (shown.ranking().unit()) {
                    case MATCHPOINTS -> "TotalMP";
                    case IMPS -> "TotalIMP";
                    case VICTORY_POINTS -> "TotalVP";
                    case POINTS, PERCENT_OF_TOP -> "TotalScore";
                };
        var cells = new ArrayList<String>();
        for (var line : shown.ranking().lines()) {
            cells.add("" + line.place());
            cells.add(line.contestant().id());
            cells.add(shown.name(line.contestant()));
            cells.add(Shown.number(line.total()));
            if (shown.hasPercentages()) {
                cells.add(line.percentage().map(Shown::number).orElse(UNKNOWN));
            }
            cells.add("" + line.boards());
        }
        String percentage = shown.hasPercentages() ? "TotalPercentage\\6R;" : "";
        String columns =
                "Rank\\3R;PairId\\3R;Names;%s\\8R;%sNrBoards\\3R".formatted(total, percentage);
        return tag("TotalScoreTable", columns, words(cells));
    }

    private PbnTag adjustments() {
        var cells = new ArrayList<String>();
        for (var one : shown.scores().results().adjustments()) {
            cells.add(one.contestant().id());
            cells.add(CsvWriter.kind(one));
            cells.add(CsvWriter.amount(one));
            cells.add(one.cause());
        }
        return tag(PbnResults.ADJUSTMENTS, "PairId;Kind;Amount;Cause", words(cells));
    }

    private static PbnTag tag(String name, String value, List<PbnElement> body) {
        return new PbnTag(Place.START, name, Place.START, value, List.of(), body);
    }

    private static List<PbnElement> words(List<String> cells) {
        List<PbnElement> words = new ArrayList<>();
        for (String whole : cells) {
            int longest = whole.contains("% ") ? LONGEST_OUTCOME : LONGEST;
            String cell = whole.substring(0, Math.min(whole.length(), longest));
            boolean plain = cell.matches("[!-~&&[^\\[\\]{};\"%=$]]+");
            words.add(
                    plain
                            ? new PbnElement.Word(Place.START, cell)
                            : new PbnElement.Quoted(Place.START, cell));
        }
        return words;
    }
}
