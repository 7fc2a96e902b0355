package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.BoardNumber;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.evening.page.Judged;
import overtrick.evening.page.Leads;
import overtrick.evening.page.LineUps;
import overtrick.evening.page.Links;
import overtrick.evening.page.Roster;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.page.Words;
import overtrick.scoring.Contestant;
import overtrick.scoring.Outcome;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.match.Match;
import overtrick.tournament.match.MatchScore;
import overtrick.tournament.match.Matches;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.Floor;
import overtrick.tournament.session.Slip;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.ResultLine;
import overtrick.tournament.view.TournamentView;

/// The pages of the matches of an event, for one viewer.
public final class MatchReports {

    private final TournamentView view;
    private final Words words;
    private final Links links;
    private final Roster roster;
    private final Floor floor;
    private final Matches matches;
    private final Optional<Scores> scores;

    private MatchReports(TournamentView view, Words words, Links links, Floor floor) {
        this.view = view;
        this.words = words;
        this.links = links;
        this.roster = Roster.of(view);
        this.floor = floor;
        this.matches = Matches.of(floor);
        this.scores = view.standing().scores();
    }

    /// Empty while nobody is seated.
    static Optional<MatchReports> of(TournamentView view, Words words, Links links) {
        return Roster.floors(view).stream()
                .findFirst()
                .map(floor -> new MatchReports(view, words, links, floor));
    }

    /// Where the matches are played.
    public Floor floor() {
        return floor;
    }

    /// For lists of matches on other pages.
    ///
    /// @param base of the event's pages
    public static Optional<MatchReports> of(TournamentView view, Words words, String base) {
        return of(view, words, new Links(base));
    }

    Matches matches() {
        return matches;
    }

    List<Integer> rounds() {
        return IntStream.rangeClosed(1, floor.movement().rounds()).boxed().toList();
    }

    /// The matches of a round, in the order of their tables.
    public List<MatchLine> lines(RoundNumber round) {
        return matches.in(round).stream().map(this::line).toList();
    }

    /// The names of those who do not play.
    public List<String> out(RoundNumber round) {
        return matches.out(round).stream().map(this::name).toList();
    }

    Optional<RoundPage> round(int round) {
        if (!rounds().contains(round)) {
            return Optional.empty();
        }
        var number = new RoundNumber(round);
        return Optional.of(
                new RoundPage(
                        words,
                        links,
                        view.title(),
                        round,
                        rounds(),
                        lines(number),
                        out(number),
                        false));
    }

    String name(EntryNumber number) {
        return roster.entry(floor, number).map(Entry::name).orElseGet(() -> number(number));
    }

    private String number(EntryNumber number) {
        return floor.section() + "" + number;
    }

    /// How a match stands; nothing counts while there are no scores.
    MatchScore score(Match match) {
        return MatchScore.of(floor, match, scores);
    }

    MatchLine line(Match match) {
        var score = score(match);
        return new MatchLine(
                match.round().value(),
                match.open().table().value(),
                match.tables().stream()
                        .map(one -> floor.section() + "" + one.table())
                        .collect(Collectors.joining(" · ")),
                name(match.home()),
                name(match.away()),
                match.closed().map(one -> floor.section() + "" + one.table()).orElse(""),
                score.played() == 0
                        ? ""
                        : ResultText.number(score.home(), words)
                                + " – "
                                + ResultText.number(score.away(), words),
                points(score),
                score.played(),
                score.boards());
    }

    private String points(MatchScore score) {
        return score.homePoints().isEmpty() || score.awayPoints().isEmpty()
                ? ""
                : ResultText.number(score.homePoints().get(), 2, words)
                        + " – "
                        + ResultText.number(score.awayPoints().get(), 2, words);
    }

    /// @param table at which the match has a table in the round
    public Optional<MatchPage> match(int round, int table) {
        return find(round, table).map(this::page);
    }

    /// @param table at which the match has a table in the round
    public Optional<Match> find(int round, int table) {
        return matches.all().stream()
                .filter(match ->
                        match.tables().stream()
                                .anyMatch(one ->
                                        one.round().value() == round
                                                && one.table().value() == table))
                .findFirst();
    }

    private MatchPage page(Match match) {
        var boards = floor.boards(match.set());
        var course = MatchCourse.of(floor, match, boards, scores);
        var lines = boards.stream().map(board -> line(match, board, course)).toList();
        return new MatchPage(
                words,
                links,
                view.title(),
                line(match),
                side(match.home()),
                side(match.away()),
                boardUnit(),
                match.closed().isPresent(),
                lineUps(match),
                lines,
                course.curve(words, name(match.home()), name(match.away()), boardUnit())
                        .map(curve -> curve.at(files(match))),
                "");
    }

    /// The address of the curve's files; a folder has none.
    private String files(Match match) {
        return links.folder()
                ? ""
                : links.file("match-%s-%s".formatted(match.round(), match.open().table()));
    }

    /// Who sat where: `Table 3: N Lan, S Minh · E Anna, W Paolo`.
    private List<String> lineUps(Match match) {
        return Stream.concat(Stream.of(match.open()), match.closed().stream())
                .map(seating -> {
                    String northSouth = LineUps.text(view, floor, seating, Side.NORTH_SOUTH, words);
                    String eastWest = LineUps.text(view, floor, seating, Side.EAST_WEST, words);
                    String both =
                            Stream.of(northSouth, eastWest)
                                    .filter(text -> !text.isEmpty())
                                    .collect(Collectors.joining(" · "));
                    return both.isEmpty()
                            ? ""
                            : words.get(
                                    "ev.lineup.room", floor.section() + "" + seating.table(), both);
                })
                .filter(line -> !line.isEmpty())
                .toList();
    }

    private String boardUnit() {
        var unit =
                view.charter()
                        .map(one -> one.terms().regulations().scoring().boards().unit())
                        .orElse(Unit.POINTS);
        return unit == Unit.POINTS ? words.get("ev.points") : unit.code();
    }

    private MatchPage.Side side(EntryNumber number) {
        var entry = roster.entry(floor, number);
        return new MatchPage.Side(
                number(number),
                name(number),
                entry.filter(one -> one.team().isPresent()).map(Entry::people).orElse(""));
    }

    private MatchPage.Line line(Match match, BoardNumber board, MatchCourse course) {
        var score = scores.flatMap(all -> MatchScore.board(floor, match, board, all));
        var home = score.map(MatchScore.BoardScore::home).orElse(Fraction.ZERO);
        var away = score.map(MatchScore.BoardScore::away).orElse(Fraction.ZERO);
        boolean swing = match.closed().isPresent() && home.equals(away.negated());
        return new MatchPage.Line(
                board.value(),
                room(match.open(), board),
                match.closed().map(one -> room(one, board)).orElse(MatchPage.Room.NOTHING),
                difference(match, board),
                score.isEmpty() || (swing && home.signum() <= 0)
                        ? ""
                        : ResultText.number(home, words),
                score.isEmpty() || (swing && away.signum() <= 0)
                        ? ""
                        : ResultText.number(away, words),
                course.running(board, words));
    }

    /// What the home side won more, or lost less, where they sat North–South than it cost them in
    /// the other room.
    private String difference(Match match, BoardNumber board) {
        var open = outcome(match.open(), board);
        var closed = match.closed().flatMap(one -> outcome(one, board));
        return open.isPresent()
                        && closed.isPresent()
                        && open.get() instanceof Outcome.Scored(int here, _)
                        && closed.get() instanceof Outcome.Scored(int there, _)
                ? words.signed(here - there)
                : "";
    }

    private Optional<Outcome> outcome(Seating seating, BoardNumber board) {
        return slip(seating, board).flatMap(Slip::outcome);
    }

    private Slot slot(Seating seating, BoardNumber board) {
        return new Slot(floor.section(), seating.round(), seating.table(), board);
    }

    private Optional<Slip> slip(Seating seating, BoardNumber board) {
        var slot = slot(seating, board);
        return view.results().stream()
                .filter(line -> line.slot().equals(slot))
                .findFirst()
                .flatMap(ResultLine::slip);
    }

    private MatchPage.Room room(Seating seating, BoardNumber board) {
        return slip(seating, board)
                .flatMap(slip ->
                        slip.outcome().map(outcome -> room(slot(seating, board), slip, outcome)))
                .orElse(MatchPage.Room.NOTHING);
    }

    private MatchPage.Room room(Slot slot, Slip slip, Outcome outcome) {
        return new MatchPage.Room(
                Leads.with(ResultText.of(outcome, words), view, slot, words),
                ResultText.points(outcome, words),
                links.folder() ? "" : Judged.of(slip, words));
    }

    /// The table of everybody against everybody.
    CrossPage cross() {
        var numbers = matches.numbers();
        var ranking = view.standing().ranking();
        var lines = new ArrayList<CrossPage.Line>();
        for (var one : numbers) {
            var rank = ranking.flatMap(all -> all.line(new Contestant(number(one))));
            lines.add(
                    new CrossPage.Line(
                            number(one),
                            name(one),
                            numbers.stream().map(other -> cell(one, other)).toList(),
                            rank.map(line -> ResultText.number(line.total(), 2, words)).orElse(""),
                            rank.map(Ranking.Line::placeText).orElse("")));
        }
        String unit =
                ranking.map(Ranking::unit)
                        .map(one -> one == Unit.POINTS ? words.get("ev.points") : one.code())
                        .orElse("");
        return new CrossPage(
                words,
                links,
                view.title(),
                unit,
                numbers.stream().map(this::number).toList(),
                lines);
    }

    private CrossPage.Cell cell(EntryNumber one, EntryNumber other) {
        if (one.equals(other)) {
            return CrossPage.Cell.SELF;
        }
        var met = matches.of(one, other).toList();
        if (met.isEmpty()) {
            return CrossPage.Cell.NONE;
        }
        var value = Fraction.ZERO;
        boolean counts = false;
        for (var match : met) {
            var got = value(match, one);
            value = value.plus(got.orElse(Fraction.ZERO));
            counts |= got.isPresent();
        }
        var first = met.getFirst();
        return new CrossPage.Cell(
                counts ? ResultText.number(value, words) : "·",
                first.round().value(),
                first.open().table().value(),
                false);
    }

    /// Points of a match; where it is worth none, what its boards gave.
    private Optional<Fraction> value(Match match, EntryNumber one) {
        var score = score(match);
        if (score.played() == 0) {
            return Optional.empty();
        }
        boolean home = match.home().equals(one);
        var points = home ? score.homePoints() : score.awayPoints();
        var margin = home ? score.margin() : score.margin().negated();
        boolean swings = boardUnit().equals(Unit.IMPS.code());
        return points.or(() -> Optional.of(swings ? margin : home ? score.home() : score.away()));
    }

    /// The matches of one contestant, in the order of play.
    List<MatchLine> lines(Contestant contestant) {
        return matches.numbers().stream()
                .filter(number -> number(number).equals(contestant.id()))
                .flatMap(matches::of)
                .map(this::line)
                .toList();
    }
}
