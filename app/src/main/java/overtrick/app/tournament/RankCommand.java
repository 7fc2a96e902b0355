package overtrick.app.tournament;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import overtrick.app.input.UserError;
import overtrick.formats.ranking.RankingHtml;
import overtrick.formats.ranking.RankingJson;
import overtrick.formats.ranking.RankingPbn;
import overtrick.formats.ranking.RankingText;
import overtrick.formats.ranking.RankingUsebio;
import overtrick.formats.results.Assembly;
import overtrick.formats.results.ResultFile;
import overtrick.scoring.Contestant;
import overtrick.scoring.rank.Scores;
import overtrick.scoring.regulation.Winners;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "rank",
        description =
                "Ranks an event. Files of results are PBN with score tables, CSV or JSON, as"
                        + " docs/results.md describes them, USEBIO (.xml) or those of scoring boxes"
                        + " (.bws); several files are one event.",
        footer = {
            "",
            "Example:  overtrick rank friday.csv --scoring mp",
            "          overtrick rank friday.csv --why 7",
            "          overtrick rank friday.csv --movement mitchell --tables 7 \\",
            "              --boards-per-round 3"
        })
public final class RankCommand implements Callable<Integer> {

    enum Format {
        TEXT,
        JSON,
        PBN,
        HTML,
        USEBIO
    }

    @Parameters(
            arity = "1..*",
            paramLabel = "FILE",
            description = "results; - reads CSV from standard input")
    private List<String> files = List.of();

    @Mixin private RegulationOptions options = new RegulationOptions();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text, json, pbn, html or usebio (default: text)")
    private Format format = Format.TEXT;

    @Mixin private PlayedMovement movement = new PlayedMovement();

    @Option(
            names = "--why",
            paramLabel = "NUMBER",
            description = "instead of the ranking, how one contestant's score came about")
    private Optional<String> why = Optional.empty();

    @Option(names = "--json", description = "the same as --format json")
    private boolean json;

    @Override
    public Integer call() {
        var assembly = Assembly.of(read(), options.winners() == Winners.TWO);
        if (!assembly.complaints().isEmpty()) {
            int more = assembly.complaints().size() - 1;
            throw new UserError(
                    assembly.complaints().getFirst().text()
                            + (more == 0 ? "" : " (and %d more)".formatted(more)));
        }
        if (assembly.results().travellers().isEmpty()) {
            throw new UserError("there are no results in " + String.join(", ", files));
        }
        var scores = Scores.of(assembly.results(), options.regulations(assembly.teams()));
        var complaint = scores.complaint();
        if (complaint.isPresent()) {
            throw new UserError(complaint.get().toString());
        }
        if (why.isPresent()) {
            System.out.print(explained(scores, why.get()));
        } else {
            write(scores);
        }
        return 0;
    }

    private Map<String, ResultFile> read() {
        var read = new LinkedHashMap<String, ResultFile>();
        for (String name : files) {
            if (read.put(name, ResultFiles.read(name)) != null) {
                throw new UserError("file is given twice: " + name);
            }
        }
        read.putAll(movement.seatings());
        return read;
    }

    private static String explained(Scores scores, String number) {
        var contestant = new Contestant(number);
        if (scores.results().individual() && isPlayer(scores, contestant)) {
            throw new UserError(
                    "%s is ranked with several partners; --why explains one partnership, such as %s"
                            .formatted(number, partnership(scores, contestant)));
        }
        if (!scores.results().contestants().contains(contestant)) {
            throw new UserError("nobody in the event is " + number);
        }
        return scores.explanation().why(contestant).text(Locale.ENGLISH);
    }

    private static boolean isPlayer(Scores scores, Contestant one) {
        return scores.results().contestants().stream()
                .anyMatch(all -> all.members().size() > 1 && all.members().contains(one));
    }

    private static String partnership(Scores scores, Contestant player) {
        return scores.results().contestants().stream()
                .filter(one -> one.members().size() > 1 && one.members().contains(player))
                .map(Contestant::id)
                .findFirst()
                .orElse("3+5");
    }

    private void write(Scores scores) {
        switch (json ? Format.JSON : format) {
            case TEXT -> System.out.print(RankingText.of(scores));
            case JSON -> System.out.print(RankingJson.of(scores));
            case HTML -> System.out.print(RankingHtml.of(scores));
            case PBN -> System.out.writeBytes(RankingPbn.of(scores));
            case USEBIO -> System.out.writeBytes(RankingUsebio.of(scores));
        }
    }
}
