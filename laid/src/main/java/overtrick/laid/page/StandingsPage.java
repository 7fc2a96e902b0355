package overtrick.laid.page;

import java.time.LocalDate;
import java.time.ZoneId;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.laid.LaidHall;
import overtrick.laid.set.LaidSets.Made;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.tournament.laid.LaidSeason;
import overtrick.tournament.season.Ladder;

/// How people stand over a week and over a season, game by game.
///
/// @param game whose standings they are
/// @param games all that there are
public record StandingsPage(
        Words words, String game, List<Choice> games, Table week, Table season) {

    private static final int SHOWN = 100;

    /// A game that can be looked at.
    public record Choice(String word, String title, boolean here) {}

    /// The standings of a stretch of days.
    public record Table(String title, String how, List<Line> lines) {
        public Table {
            lines = List.copyOf(lines);
        }
    }

    /// Somebody in it.
    public record Line(String place, String name, int played, String total, boolean own) {}

    public StandingsPage {
        games = List.copyOf(games);
    }

    static StandingsPage of(
            LaidHall hall, String game, Optional<Member.Person> viewer, Words words) {
        var today = LocalDate.ofInstant(hall.house().clock().instant(), ZoneId.systemDefault());
        var choices =
                ListPage.inOrder(hall, words).stream()
                        .map(one ->
                                new Choice(
                                        one.word(),
                                        Titles.game(one.word(), words),
                                        one.word().equals(game)))
                        .toList();
        return new StandingsPage(
                words,
                Titles.game(game, words),
                choices,
                table(hall, game, LaidSeason.week(today), "week", viewer, words),
                table(hall, game, LaidSeason.season(today), "season", viewer, words));
    }

    private static Table table(
            LaidHall hall,
            String game,
            LaidSeason stretch,
            String kind,
            Optional<Member.Person> viewer,
            Words words) {
        var results = hall.sets().results(game, stretch.first(), stretch.last());
        var names = new HashMap<String, String>();
        results.forEach(made -> names.put(made.person().value(), made.name()));
        var ladder = stretch.standings(results.stream().map(Made::forLadder).toList());
        var zone = ZoneId.systemDefault();
        return new Table(
                words.get(
                        "laid.standings." + kind,
                        words.day(stretch.first().atStartOfDay(zone).toInstant()),
                        words.day(stretch.last().atStartOfDay(zone).toInstant())),
                words.get("laid.standings.how", stretch.best()),
                ladder.lines().stream()
                        .limit(SHOWN)
                        .map(line -> line(line, names, viewer, words))
                        .toList());
    }

    private static Line line(
            Ladder.Line line,
            HashMap<String, String> names,
            Optional<Member.Person> viewer,
            Words words) {
        boolean own = viewer.filter(one -> one.id().value().equals(line.name())).isPresent();
        return new Line(
                line.placeText(),
                Called.in(words, names.getOrDefault(line.name(), "")),
                line.attended(),
                Slot.decimal(line.total(), words),
                own);
    }
}
