package overtrick.formats.ranking;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import overtrick.cards.Side;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;

/// A ranking as JSON Lines: one object for each place, in the order of the ranking.
public final class RankingJson {

    private RankingJson() {}

    public static String of(Scores scores) {
        var shown = new Shown(scores);
        var text = new StringBuilder();
        for (var list : shown.ranking().lists()) {
            for (var line : list.lines()) {
                text.append(object(shown, list, line)).append('\n');
            }
        }
        return text.toString();
    }

    private static String object(Shown shown, Standings list, Line line) {
        Map<String, String> members = new LinkedHashMap<>();
        members.put("place", "" + line.place());
        members.put("tied", "" + (line.sharedBy() > 1));
        members.put("id", quoted(line.contestant().id()));
        if (shown.hasNames()) {
            members.put("name", quoted(shown.name(line.contestant())));
        }
        if (!list.section().isEmpty()) {
            members.put("section", quoted(list.section()));
        }
        list.side().map(Side::letters).ifPresent(side -> members.put("side", quoted(side)));
        members.put("total", Shown.number(line.total()));
        members.put("unit", quoted(shown.ranking().unit().code()));
        line.percentage().ifPresent(percent -> members.put("percentage", Shown.number(percent)));
        members.put("adjustment", Shown.number(line.adjustment()));
        members.put("boards", "" + line.boards());
        return members.entrySet().stream()
                .map(member -> "\"%s\":%s".formatted(member.getKey(), member.getValue()))
                .collect(Collectors.joining(",", "{", "}"));
    }

    private static String quoted(String text) {
        var quoted = new StringBuilder("\"");
        for (int at = 0; at < text.length(); at++) {
            char sign = text.charAt(at);
            if (sign == '"' || sign == '\\') {
                quoted.append('\\').append(sign);
            } else if (sign < ' ') {
                quoted.append("\\u%04x".formatted((int) sign));
            } else {
                quoted.append(sign);
            }
        }
        return quoted.append('"').toString();
    }
}
