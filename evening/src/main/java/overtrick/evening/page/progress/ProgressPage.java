package overtrick.evening.page.progress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import overtrick.bridgetable.page.ResultText;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.bridgetable.page.curve.CurveDrawing;
import overtrick.bridgetable.page.curve.Picture;
import overtrick.evening.page.Links;
import overtrick.evening.page.Roster;
import overtrick.formats.results.CsvCell;
import overtrick.page.Words;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.view.RankingByRound;
import overtrick.tournament.view.TournamentView;

/// The places after every round, as a picture and as a table.
public record ProgressPage(Words words, Links links, String title, List<Chart> charts) {

    public ProgressPage {
        charts = List.copyOf(charts);
    }

    /// Empty before a second round has been ranked.
    public static Optional<ProgressPage> of(
            TournamentView view, String title, Roster roster, Words words, Links links) {
        var rankings = RankingByRound.of(view);
        if (rankings.size() < 2) {
            return Optional.empty();
        }
        var last = rankings.lastEntry().getValue();
        var rounds = List.copyOf(rankings.keySet());
        var charts = new ArrayList<Chart>();
        for (var list : last.lists()) {
            var courses = new ArrayList<Course>();
            for (var line : list.lines()) {
                var places =
                        rankings.values().stream()
                                .map(ranking -> place(ranking, list, line))
                                .toList();
                String number = line.contestant().id();
                courses.add(new Course(number, roster.name(line.contestant()), places));
            }
            String caption = caption(list, words);
            charts.add(
                    new Chart(
                            caption,
                            rounds,
                            courses,
                            totals(rankings, list, caption, roster, words, links)));
        }
        return Optional.of(new ProgressPage(words, links, title, charts));
    }

    /// All numbers for a spreadsheet (RFC 4180): a row for each contestant and round.
    public String csv() {
        var csv =
                new StringBuilder(
                        CsvCell.row(
                                List.of(
                                        "list",
                                        words.get("ev.names"),
                                        words.get("ev.round"),
                                        words.get("ev.place"),
                                        "total")));
        for (var chart : charts) {
            for (int at = 0; at < chart.courses().size(); at++) {
                var course = chart.courses().get(at);
                var totals = chart.totals().lines().get(at).values();
                for (int round = 0; round < chart.rounds().size(); round++) {
                    int place = course.places().get(round);
                    csv.append(
                            CsvCell.row(
                                    List.of(
                                            chart.caption(),
                                            course.name(),
                                            String.valueOf(chart.rounds().get(round)),
                                            place == 0 ? "" : String.valueOf(place),
                                            totals.get(round)
                                                    .map(value -> Curve.plain(value.exact()))
                                                    .orElse(""))));
                }
            }
        }
        return csv.toString();
    }

    /// The picture of the places as a file.
    ///
    /// @param list which ranking, from 1
    public String places(int list) {
        return charts.get(list - 1).svg(words.get("ev.progress.picture"));
    }

    /// The picture of the totals as a file.
    ///
    /// @param list which ranking, from 1
    public String totals(int list) {
        return charts.get(list - 1).totals().svg();
    }

    private static String caption(Standings list, Words words) {
        String side = list.side().map(words::name).orElse("");
        return list.section().isEmpty()
                ? side
                : (words.get("ev.section", list.section()) + " " + side).strip();
    }

    /// What everybody had after every round: a percentage, or the total.
    private static Curve totals(
            SortedMap<Integer, Ranking> rankings,
            Standings list,
            String caption,
            Roster roster,
            Words words,
            Links links) {
        boolean percent = list.lines().stream().anyMatch(line -> line.percentage().isPresent());
        var unit = rankings.lastEntry().getValue().unit();
        String named = unit == Unit.POINTS ? words.get("ev.points") : unit.code();
        var lines =
                list.lines().stream()
                        .map(line ->
                                new Curve.Line(
                                        links.card(line.contestant().id()),
                                        roster.name(line.contestant()),
                                        Curve.values(
                                                rankings.values().stream()
                                                        .map(ranking -> then(ranking, list, line))
                                                        .map(then -> then.map(ProgressPage::value))
                                                        .toList(),
                                                value -> ResultText.number(value, 2, words))))
                        .toList();
        return new Curve(
                words,
                caption,
                words.get("ev.progress.totals.picture", percent ? "%" : named),
                percent ? "%" : named,
                words.get("ev.round"),
                List.copyOf(rankings.keySet()),
                lines);
    }

    private static Fraction value(Ranking.Line line) {
        return line.percentage().orElse(line.total());
    }

    /// 0 for somebody who had not played yet.
    private static int place(Ranking ranking, Standings of, Ranking.Line who) {
        return then(ranking, of, who).map(Ranking.Line::place).orElse(0);
    }

    /// The line of somebody in an earlier ranking; empty when they had not played yet.
    private static Optional<Ranking.Line> then(Ranking ranking, Standings of, Ranking.Line who) {
        return ranking.lists().stream()
                .filter(list -> list.side().equals(of.side()))
                .flatMap(list -> list.lines().stream())
                .filter(line -> line.contestant().equals(who.contestant()) && line.boards() > 0)
                .findFirst();
    }

    /// One list of the ranking.
    ///
    /// @param courses in the order in which they have ended
    /// @param totals what they had after each round
    public record Chart(String caption, List<Integer> rounds, List<Course> courses, Curve totals) {

        private static final int STEP = 60;
        private static final int LINE = 18;
        private static final int LEFT = 14;

        /// Where names begin, and room for each letter of the longest.
        private static final int BEFORE = 40;

        private static final int LETTER = 8;

        public Chart {
            rounds = List.copyOf(rounds);
            courses = List.copyOf(courses);
        }

        /// The same picture as a file.
        String svg(String told) {
            var grid = new ArrayList<String>();
            var strokes = new ArrayList<CurveDrawing.Stroke>();
            var texts = new ArrayList<Picture.Text>();
            for (int at = 0; at < rounds.size(); at++) {
                grid.add("M%d 20V%d".formatted(x(at), height() - 6));
                texts.add(new Picture.Text(x(at), 12, "middle", "" + rounds.get(at)));
            }
            for (int at = 0; at < courses.size(); at++) {
                var course = courses.get(at);
                strokes.add(new CurveDrawing.Stroke(at, points(at)));
                texts.add(
                        new Picture.Text(
                                x(rounds.size() - 1) + 18,
                                name(at) + 4,
                                "start",
                                course.places().getLast() + " · " + course.name()));
            }
            String all = (told + " " + caption).strip();
            return new Picture(width(), height(), all, grid, strokes, texts).svg();
        }

        public int width() {
            int longest = courses.stream().mapToInt(one -> one.name().length()).max().orElse(0);
            return LEFT + STEP * (rounds.size() - 1) + BEFORE + LETTER * (longest + 4);
        }

        public int height() {
            return LINE * (courses.size() + 2);
        }

        /// Where a round is drawn.
        public int x(int at) {
            return LEFT + STEP * at;
        }

        public int y(int place) {
            return LINE * (place + 1);
        }

        /// Where the name of a course stands: beneath each other, also of those who tie.
        public int name(int at) {
            return y(at + 1);
        }

        /// The points of a course, such as `14,36 58,54`, up to the name.
        public String points(int course) {
            var points = new ArrayList<String>();
            var places = courses.get(course).places();
            for (int at = 0; at < places.size(); at++) {
                if (places.get(at) > 0) {
                    points.add(x(at) + "," + y(places.get(at)));
                }
            }
            points.add(x(places.size() - 1) + LEFT + "," + name(course));
            return String.join(" ", points);
        }
    }

    /// The places of one contestant; 0 before their first board.
    public record Course(String number, String name, List<Integer> places) {
        public Course {
            places = List.copyOf(places);
        }
    }
}
