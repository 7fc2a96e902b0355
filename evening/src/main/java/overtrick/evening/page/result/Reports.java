package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.GradeLines;
import overtrick.evening.page.Judged;
import overtrick.evening.page.KnockOutLines;
import overtrick.evening.page.Leads;
import overtrick.evening.page.Links;
import overtrick.evening.page.PlaceText;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.evening.page.pdf.Hands;
import overtrick.evening.page.progress.ProgressPage;
import overtrick.evening.tournament.Format;
import overtrick.evening.tournament.TournamentPlan;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.results.Beside;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Row;
import overtrick.scoring.TablePlace;
import overtrick.scoring.Traveller;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Grades;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Entry;
import overtrick.tournament.view.TournamentView;

/// The result pages of an event, for one viewer.
final class Reports {

    private final TournamentView view;
    private final TournamentPlan plan;
    private final Words words;
    private final Links links;
    private final Hands hands;
    private final Roster roster;
    private final Optional<Scores> scores;

    Reports(TournamentView view, TournamentPlan plan, Words words, Links links, Hands hands) {
        this.view = view;
        this.plan = plan;
        this.words = words;
        this.links = links;
        this.hands = hands;
        this.roster = Roster.of(view);
        this.scores = view.standing().scores();
    }

    Hands hands() {
        return hands;
    }

    /// What was led, for files.
    RankingPbn.Leads leads() {
        return (place, board) -> PlaceText.slot(place, board).flatMap(view::lead);
    }

    /// What tables have told beside their results, for files.
    Beside.Known beside() {
        return new ToldBeside(view);
    }

    Optional<Scores> scores() {
        return scores;
    }

    /// The ranking as pages show it; empty while nothing can be ranked.
    Optional<Ranking> ranking() {
        return plan.format() == Format.KNOCK_OUT
                ? KnockOutLines.ranking(view)
                : view.standing().ranking();
    }

    Grades grades() {
        return GradeLines.grades(plan, roster);
    }

    /// Why nothing can be ranked; empty where the reason is that nothing is there.
    String complaint() {
        return view.standing().complaint().map(one -> one.in(words.locale())).orElse("");
    }

    String title() {
        return view.title();
    }

    RankingPage ranking(String when, boolean directs) {
        var section = view.sections().stream().findFirst();
        return new RankingPage(
                words,
                links,
                title(),
                when,
                view.standing().provisional(),
                directs,
                section.map(one -> one.section().begun()).orElse(0),
                Math.max(
                        section.map(one -> one.section().floor().movement().rounds()).orElse(0),
                        plan.planned(Roster.present(view))),
                lists(),
                boards(),
                hasMatches() ? matches().map(MatchReports::rounds).orElse(List.of()) : List.of(),
                hasCross(),
                hasBracket(),
                !hands.isEmpty(),
                complaint(),
                List.of(),
                false);
    }

    /// Of the whole field, then of each section, of each stratum, and with handicaps.
    List<RankingLines> lists() {
        var lists = new ArrayList<>(RankingLines.of(view, plan.format(), roster, words));
        lists.addAll(RankingLines.sections(view.standing(), roster, words));
        ranking().ifPresent(one -> lists.addAll(GradeLines.of(plan, one, roster, words)));
        return lists;
    }

    /// The pages of the matches; empty while nobody is seated.
    Optional<MatchReports> matches() {
        return MatchReports.of(view, words, links);
    }

    private boolean hasMatches() {
        var format = plan.format();
        return !view.sections().isEmpty() && (format.isOfTeams() || format.isSwiss());
    }

    boolean hasCross() {
        return hasMatches() && plan.format() != Format.KNOCK_OUT;
    }

    boolean hasBracket() {
        return hasMatches() && plan.format() == Format.KNOCK_OUT;
    }

    Optional<ProgressPage> progress() {
        return hasBracket()
                ? Optional.empty()
                : ProgressPage.of(view, title(), roster, words, links);
    }

    List<Integer> boards() {
        return scores.map(one ->
                        one.results().travellers().stream()
                                .map(slip -> slip.board().value())
                                .sorted()
                                .toList())
                .orElse(List.of());
    }

    List<Contestant> contestants() {
        return view.standing()
                .ranking()
                .map(ranking -> ranking.lines().stream().map(line -> line.contestant()).toList())
                .orElse(List.of());
    }

    Optional<TravellerPage> traveller(int number) {
        return scores.flatMap(all ->
                all.results().travellers().stream()
                        .filter(slip -> slip.board().value() == number)
                        .findFirst()
                        .map(slip -> traveller(all, slip)));
    }

    private TravellerPage traveller(Scores all, Traveller slip) {
        var board = slip.board();
        var lines = new ArrayList<TravellerPage.Line>();
        slip.rows().stream()
                .sorted(Comparator.comparingInt(Reports::points).reversed())
                .forEach(row -> lines.add(line(all, board, row)));
        return new TravellerPage(
                words,
                links,
                title(),
                board.value(),
                words.name(board.dealer()),
                words.name(board.vulnerability()),
                Marks.unit(all).equals("%") ? Unit.MATCHPOINTS.code() + " · %" : Marks.unit(all),
                lines,
                TravellerPage.bars(slip, words),
                boards(),
                hands.record(board.value()),
                "");
    }

    private static int points(Row row) {
        return row.outcome() instanceof Outcome.Scored(int points, _) ? points : Integer.MIN_VALUE;
    }

    private TravellerPage.Line line(Scores all, BoardNumber board, Row row) {
        var northSouth = row.contestant(Side.NORTH_SOUTH);
        var eastWest = row.contestant(Side.EAST_WEST);
        return new TravellerPage.Line(
                row.place().table().map(table -> row.place().section() + table).orElse(""),
                northSouth.id(),
                names(northSouth),
                eastWest.id(),
                names(eastWest),
                result(row, board),
                ResultText.points(row.outcome(), words),
                Marks.both(all, board, row, Side.NORTH_SOUTH, words),
                Marks.both(all, board, row, Side.EAST_WEST, words),
                judged(row.place(), board));
    }

    /// With the form of a fouled board and the lead, where they are known.
    private String result(Row row, BoardNumber board) {
        String text = ResultText.of(row.outcome(), words);
        String formed = row.form() == 1 ? text : text + " · " + words.get("ev.form", row.form());
        return Leads.with(formed, view, row.place(), board, words);
    }

    /// Of partners in an individual both.
    private String names(Contestant contestant) {
        var names = new ArrayList<String>();
        contestant.members().forEach(one -> names.add(roster.name(one)));
        return String.join(" – ", names);
    }

    /// Whether somebody has this number, whatever they have played.
    boolean isWorn(String number) {
        return roster.entry(new Contestant(number)).isPresent();
    }

    Optional<CardPage> card(String number) {
        var contestant = new Contestant(number);
        var line = view.standing().ranking().flatMap(ranking -> ranking.line(contestant));
        if (line.isEmpty() || scores.isEmpty()) {
            return Optional.empty();
        }
        var all = scores.get();
        var lines = new ArrayList<CardPage.Line>();
        for (var slip : all.results().travellers()) {
            for (var row : slip.rows()) {
                for (var side : Side.values()) {
                    if (sits(row, side, number)) {
                        lines.add(line(all, slip.board(), row, side));
                    }
                }
            }
        }
        lines.sort(
                Comparator.comparingInt(CardPage.Line::round)
                        .thenComparingInt(CardPage.Line::board));
        return Optional.of(
                new CardPage(
                        words,
                        links,
                        title(),
                        number,
                        roster.name(contestant),
                        RankingLines.isBlank(line.get()) ? "" : line.get().placeText(),
                        line.get()
                                .percentage()
                                .map(one -> ResultText.number(one, 2, words))
                                .orElseGet(() -> ResultText.number(line.get().total(), 2, words)),
                        line.get().percentage().isPresent() ? "%" : total(all),
                        Marks.unit(all),
                        roster.entry(contestant)
                                .filter(one -> one.team().isPresent())
                                .map(Entry::people)
                                .orElse(""),
                        matches(contestant),
                        lines,
                        lines.stream()
                                .flatMap(one -> hands.board(one.board()).stream())
                                .distinct()
                                .toList(),
                        RankingLines.isBlank(line.get()) ? "" : why(all, contestant)));
    }

    /// What totals are counted in.
    private String total(Scores all) {
        var unit = all.regulations().scoring().unit();
        return unit == Unit.POINTS ? words.get("ev.points") : unit.code();
    }

    private List<MatchLine> matches(Contestant contestant) {
        return !hasMatches()
                ? List.of()
                : matches().map(all -> all.lines(contestant)).orElse(List.of());
    }

    private String why(Scores all, Contestant contestant) {
        boolean alone =
                view.charter()
                        .filter(one -> one.terms().contestants() == Contestants.PLAYERS)
                        .isPresent();
        return alone ? "" : all.explanation().why(contestant).text(words.locale());
    }

    private static boolean sits(Row row, Side side, String number) {
        return row.contestant(side).members().contains(new Contestant(number));
    }

    private CardPage.Line line(Scores all, BoardNumber board, Row row, Side side) {
        var opponent = row.contestant(side.other());
        int sign = side == Side.NORTH_SOUTH ? 1 : -1;
        String points =
                row.outcome() instanceof Outcome.Scored(int won, _) ? words.signed(sign * won) : "";
        return new CardPage.Line(
                row.place().round().map(one -> one.value()).orElse(0),
                board.value(),
                words.letters(side),
                opponent.id(),
                names(opponent),
                Leads.with(ResultText.of(row.outcome(), words), view, row.place(), board, words),
                points,
                Marks.mark(all, board, row, side, words),
                judged(row.place(), board));
    }

    /// A folder may be put where everybody reads it; reasons of rulings stay in the house.
    private String judged(TablePlace place, BoardNumber board) {
        return links.folder() ? "" : Judged.of(view, place, board, words);
    }
}
