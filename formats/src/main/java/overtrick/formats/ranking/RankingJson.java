package overtrick.formats.ranking;

import java.io.StringWriter;
import overtrick.cards.Side;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Grades;
import overtrick.scoring.rank.Ranking;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.json.JsonFactory;

/// A ranking as JSON Lines: one object for each place, in the order of the ranking.
public final class RankingJson {

    private static final JsonFactory JSON = new JsonFactory();

    private RankingJson() {}

    /// Writes the scores' own ranking as JSON, one object a line.
    public static String of(Scores scores) {
        return of(scores, scores.ranking());
    }

    /// Writes a ranking as JSON, one object a line.
    ///
    /// @param ranking that is not that of the boards, as of a knock-out
    public static String of(Scores scores, Ranking ranking) {
        return of(scores, ranking, Grades.NONE);
    }

    /// Writes a ranking as JSON, one object a line, with strata and handicaps where there are any.
    public static String of(Scores scores, Ranking ranking, Grades grades) {
        var shown = new Shown(scores, ranking);
        var graded = new Graded(grades, ranking);
        var text = new StringBuilder();
        for (var list : shown.ranking().lists()) {
            for (var line : list.lines()) {
                text.append(object(shown, list, line, graded)).append('\n');
            }
        }
        return text.toString();
    }

    private static String object(Shown shown, Standings list, Line line, Graded graded) {
        var text = new StringWriter();
        try (var json = JSON.createGenerator(ObjectWriteContext.empty(), text)) {
            json.writeStartObject();
            members(json, shown, list, line);
            graded.members(json, line.contestant());
            json.writeEndObject();
        }
        return text.toString();
    }

    /// Places beside those in the whole field.
    ///
    /// @param ranking of the whole field
    private record Graded(Grades grades, Ranking ranking) {

        void members(JsonGenerator json, Contestant contestant) {
            int own = grades.of(contestant).stratum();
            if (!grades.strata().isEmpty()) {
                if (own > 0) {
                    json.writeStringProperty("stratum", letter(own));
                }
                json.writeObjectPropertyStart("strata");
                for (int stratum : grades.strata()) {
                    grades.within(ranking, stratum)
                            .line(contestant)
                            .ifPresent(line ->
                                    json.writeNumberProperty(letter(stratum), line.place()));
                }
                json.writeEndObject();
            }
            if (grades.hasHandicaps()) {
                grades.net(ranking).stream()
                        .flatMap(list -> list.lines().stream())
                        .filter(one -> one.contestant().equals(contestant))
                        .findFirst()
                        .ifPresent(one -> net(json, one));
            }
        }

        private static void net(JsonGenerator json, Grades.Net one) {
            number(json, "handicap", Shown.number(one.handicap()));
            number(json, "net", Shown.number(one.net()));
            json.writeNumberProperty("netPlace", one.place());
        }

        private static String letter(int stratum) {
            return "" + (char) ('A' + stratum - 1);
        }
    }

    private static void members(JsonGenerator json, Shown shown, Standings list, Line line) {
        json.writeNumberProperty("place", line.place());
        json.writeBooleanProperty("tied", line.sharedBy() > 1);
        json.writeStringProperty("id", line.contestant().id());
        if (shown.hasNames()) {
            json.writeStringProperty("name", shown.name(line.contestant()));
        }
        if (!list.section().isEmpty()) {
            json.writeStringProperty("section", list.section());
        }
        list.side().map(Side::letters).ifPresent(side -> json.writeStringProperty("side", side));
        number(json, "total", Shown.number(line.total()));
        json.writeStringProperty("unit", shown.ranking().unit().code());
        line.percentage().ifPresent(percent -> number(json, "percentage", Shown.number(percent)));
        number(json, "adjustment", Shown.number(line.adjustment()));
        json.writeNumberProperty("boards", line.boards());
    }

    /// A number with the decimals that are shown.
    private static void number(JsonGenerator json, String name, String decimals) {
        json.writeName(name);
        json.writeNumber(decimals);
    }
}
