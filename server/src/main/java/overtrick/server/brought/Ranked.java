package overtrick.server.brought;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.formats.ranking.RankingHtml;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.ranking.RankingUsebio;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.Complaint;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Field;
import overtrick.scoring.regulation.Regulations;
import overtrick.scoring.regulation.Winners;
import overtrick.tournament.session.Contestants;
import overtrick.tournament.session.Method;

/// The results of a file, ranked as is asked for, or why they cannot be.
///
/// @param scores empty when they cannot be ranked so
/// @param method by which they are scored
/// @param methods that suit whoever takes part
/// @param complaints what does not go together in the file
record Ranked(
        Optional<Scores> scores,
        Method.Kind method,
        List<Method.Kind> methods,
        Winners winners,
        List<Complaint> complaints) {

    /// What can be taken along, by the names of the files.
    static final Map<String, Function<Scores, byte[]>> FILES =
            Map.of(
                    "ranking.pbn",
                    RankingPbn::of,
                    "usebio.xml",
                    RankingUsebio::of,
                    "ranking.json",
                    scores -> utf8(RankingJson.of(scores)),
                    "ranking.html",
                    scores -> utf8(RankingHtml.of(scores)));

    private static final List<Method.Kind> KINDS =
            List.of(
                    Method.Kind.MATCHPOINTS,
                    Method.Kind.IMP_PAIRS,
                    Method.Kind.CROSS_IMPS,
                    Method.Kind.BUTLER,
                    Method.Kind.TOTAL_POINTS,
                    Method.Kind.TEAM_IMPS,
                    Method.Kind.BOARD_A_MATCH,
                    Method.Kind.VICTORY_POINTS);

    Ranked {
        methods = List.copyOf(methods);
        complaints = List.copyOf(complaints);
    }

    private static byte[] utf8(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// Ranks a file as the address says: teams by IMPs, everybody else by matchpoints where it says
    /// nothing.
    ///
    /// @throws Sorry when it says something that there is not
    static Ranked of(String name, Contents.Event event, Visit visit) {
        var winners =
                visit.has("winners")
                        ? visit.oneOf("winners", Winners.values(), "file.unclear.winners")
                        : Winners.ONE;
        var assembly = Assembly.of(Map.of(name, event.file()), winners == Winners.TWO);
        var contestants =
                assembly.teams()
                        ? Contestants.TEAMS
                        : assembly.results().individual() ? Contestants.PLAYERS : Contestants.PAIRS;
        var methods = KINDS.stream().filter(kind -> suits(kind, contestants)).toList();
        var usual = assembly.teams() ? Method.Kind.TEAM_IMPS : Method.Kind.MATCHPOINTS;
        var kind =
                visit.has("scoring")
                        ? visit.oneOf("scoring", Method.Kind.values(), "file.unclear.scoring")
                        : usual;
        if (!methods.contains(kind)) {
            throw Sorry.unclear("file.unclear.scoring", visit.param("scoring"));
        }
        boolean none =
                !assembly.complaints().isEmpty() || assembly.results().travellers().isEmpty();
        var scores =
                none
                        ? Optional.<Scores>empty()
                        : Optional.of(
                                Scores.of(
                                        assembly.results(),
                                        new Regulations(
                                                method(kind).scoring(contestants),
                                                Field.ACROSS,
                                                winners,
                                                List.of())));
        return new Ranked(scores, kind, methods, winners, assembly.complaints());
    }

    private static boolean suits(Method.Kind kind, Contestants contestants) {
        return method(kind).suits(contestants);
    }

    private static Method method(Method.Kind kind) {
        return kind == Method.Kind.VICTORY_POINTS
                ? Method.VICTORY_POINTS
                : new Method(kind, Optional.empty());
    }
}
