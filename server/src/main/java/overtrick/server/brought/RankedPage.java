package overtrick.server.brought;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bridgetable.page.ResultText;
import overtrick.page.Words;
import overtrick.scoring.Unit;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Winners;
import overtrick.tournament.session.Method;

/// The results of a file, ranked.
///
/// @param path of the file
/// @param query how it was asked, for files of the same
/// @param complaints why there is no ranking, in the words of the reader
/// @param complaint the same in the reader's language; may be empty
public record RankedPage(
        Words words,
        String path,
        String name,
        String query,
        List<Choice> scorings,
        List<Choice> winners,
        List<Listed> lists,
        List<String> complaints,
        String complaint) {

    /// Something that can be chosen.
    public record Choice(String value, String text, boolean chosen) {}

    /// One list of the ranking.
    ///
    /// @param caption empty when it is the only one
    public record Listed(String caption, String unit, List<Line> lines) {
        public Listed {
            lines = List.copyOf(lines);
        }
    }

    /// One contestant.
    public record Line(String place, String number, String name, String value, int boards) {}

    private static final int SHOWN = 12;

    public RankedPage {
        scorings = List.copyOf(scorings);
        winners = List.copyOf(winners);
        lists = List.copyOf(lists);
        complaints = List.copyOf(complaints);
    }

    static RankedPage of(Words words, String path, String name, Ranked ranked) {
        var scorings =
                ranked.methods().stream()
                        .map(kind ->
                                new Choice(
                                        kind.name(), named(kind, words), kind == ranked.method()))
                        .toList();
        var winners =
                List.of(
                        winners(Winners.ONE, "file.winners.one", ranked, words),
                        winners(Winners.TWO, "file.winners.two", ranked, words));
        var complaint = ranked.scores().flatMap(Scores::complaint);
        return new RankedPage(
                words,
                path,
                name,
                "?scoring=%s&winners=%s".formatted(ranked.method(), ranked.winners()),
                scorings,
                winners,
                complaint.isPresent()
                        ? List.of()
                        : ranked.scores().map(scores -> lists(scores, words)).orElse(List.of()),
                ranked.complaints().stream()
                        .limit(SHOWN)
                        .map(one -> one.diagnostic().text())
                        .toList(),
                complaint
                        .map(sentence -> sentence.in(words.locale()))
                        .orElse(
                                ranked.scores().isEmpty() && ranked.complaints().isEmpty()
                                        ? words.get("file.no.ranking")
                                        : ""));
    }

    private static Choice winners(Winners value, String key, Ranked ranked, Words words) {
        return new Choice(value.name(), words.get(key), value == ranked.winners());
    }

    private static String named(Method.Kind kind, Words words) {
        return words.get("ev.scoring." + kind.name().toLowerCase(Locale.ROOT).replace('_', '.'));
    }

    private static List<Listed> lists(Scores scores, Words words) {
        var ranking = scores.ranking();
        boolean percent = ranking.unit() == Unit.MATCHPOINTS;
        String unit =
                percent
                        ? "%"
                        : ranking.unit() == Unit.POINTS
                                ? words.get("ev.points")
                                : ranking.unit().code();
        return ranking.lists().stream()
                .map(list ->
                        new Listed(caption(list, words), unit, lines(scores, list, percent, words)))
                .toList();
    }

    private static List<Line> lines(Scores scores, Standings list, boolean percent, Words words) {
        var lines = new ArrayList<Line>();
        for (var line : list.lines()) {
            var value = line.percentage().filter(_ -> percent).orElse(line.total());
            lines.add(
                    new Line(
                            line.placeText(),
                            line.contestant().id(),
                            scores.results().names().getOrDefault(line.contestant(), ""),
                            ResultText.number(value, 2, words),
                            line.boards()));
        }
        return lines;
    }

    private static String caption(Standings list, Words words) {
        String section = list.section().isEmpty() ? "" : words.get("ev.section", list.section());
        return list.side()
                .map(words::name)
                .map(side -> section.isEmpty() ? side : section + " · " + side)
                .orElse(section);
    }
}
