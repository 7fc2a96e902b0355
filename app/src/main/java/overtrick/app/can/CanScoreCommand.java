package overtrick.app.can;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.ToIntFunction;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.MatchRules.Decider;
import overtrick.cantable.record.MatchLines;
import overtrick.cards.FormatException;
import overtrick.cards.Side;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "score",
        description = {
            "Scores the sheet of a match that was played with cards, a deal a line: the bid, the declarer, the"
                    + " points of the defenders, and last where they won the twelfth trick: 85 S 20, or 80 E 0 last.",
            "Kicks of a shoot-out follow: kick N goal, kick E 10 for points of the keeper, or kick N last."
                    + " Or the record of a match that a page or --json gives: its figures are checked."
        },
        footer = {"", "Example:  echo '85 S 20' | overtrick can score -"})
final class CanScoreCommand implements Callable<Integer> {

    private static final int MOST_LINES = 1_000;

    @Parameters(paramLabel = "FILE", description = "the sheet, or - for standard input")
    private String file = "-";

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "how the club plays, lines key = value; without it can.md as it stands")
    private Optional<String> rules = Optional.empty();

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var lines = new String(Input.readOrStandard(file), StandardCharsets.UTF_8).lines().toList();
        if (lines.size() > MOST_LINES) {
            throw new UserError("a sheet has at most %d lines".formatted(MOST_LINES));
        }
        var sheet = CanSheet.read(lines, played());
        if (sheet.deals().isEmpty()) {
            throw new UserError("there is no deal in the sheet");
        }
        var record = new Lines(new Words(language.locale()), System.out);
        if (json.wanted()) {
            record.out().println(MatchLines.begun(sheet.rules()));
        }
        for (int at = 0; at < sheet.deals().size(); at++) {
            deal(sheet, at, record);
        }
        for (int at = 0; at < sheet.kicks().taken().size(); at++) {
            kick(sheet, at, record);
        }
        if (json.wanted()) {
            record.out().println(outcome(sheet));
        } else {
            outcome(sheet, record);
        }
        return 0;
    }

    private CanRules played() {
        if (rules.isEmpty()) {
            return CanRules.CLUB;
        }
        String text = new String(Input.readOrStandard(rules.get()), StandardCharsets.UTF_8);
        try {
            return CanRules.parse(text);
        } catch (FormatException wrong) {
            throw new UserError(rules.get() + ": " + wrong.getMessage());
        }
    }

    private void deal(CanSheet sheet, int at, Lines record) {
        if (json.wanted()) {
            record.out().println(sheet.line(at));
            return;
        }
        var words = record.words();
        record.heading("sheet.deal", at + 1);
        sheet.deals()
                .get(at)
                .result()
                .ifPresent(result -> {
                    var last =
                            result.defendersWonLast()
                                    ? result.declarers().other()
                                    : result.declarers();
                    record.line("declares", words.seat(result.declarer()), result.level());
                    record.line("result", result.points(), words.side(last));
                    record.line("class", words.of(result.dealClass(sheet.rules())));
                    record.debts("owes", result.debts(sheet.rules()));
                });
        record.line(
                "goals",
                words.side(Side.NORTH_SOUTH),
                sheet.goals(Side.NORTH_SOUTH, at + 1),
                sheet.goals(Side.EAST_WEST, at + 1),
                words.side(Side.EAST_WEST));
    }

    private void kick(CanSheet sheet, int at, Lines record) {
        var kick = sheet.kicks().taken().get(at);
        if (json.wanted()) {
            var line = Json.MAPPER.createObjectNode().put("event", "kick").put("kick", at + 1);
            MatchLines.kicker(line, kick);
            figures(line.putObject("kicks"), side -> sheet.kicked(side, at + 1));
            record.out().println(line);
            return;
        }
        record.heading("sheet.kick", at + 1, record.words().seat(kick.taker()));
        record.line(
                kick.isGoal() ? "kick-goal" : kick.points() > 0 ? "kick-points" : "kick-last-trick",
                kick.points());
    }

    private static void figures(ObjectNode told, ToIntFunction<Side> figure) {
        for (var side : Side.values()) {
            told.put(side.letters(), figure.applyAsInt(side));
        }
    }

    /// What the match comes to, when all its deals are there.
    private static ObjectNode outcome(CanSheet sheet) {
        var line =
                Json.MAPPER
                        .createObjectNode()
                        .put("event", sheet.isComplete() ? "over" : "stopped");
        int all = sheet.deals().size();
        figures(line.putObject("goals"), side -> sheet.goals(side, all));
        int taken = sheet.kicks().taken().size();
        if (taken > 0) {
            figures(line.putObject("kicks"), side -> sheet.kicked(side, taken));
        }
        if (sheet.isComplete()) {
            sheet.kicked().or(sheet::ahead).ifPresent(side -> line.put("winner", side.letters()));
        }
        return line;
    }

    private static void outcome(CanSheet sheet, Lines record) {
        var words = record.words();
        int all = sheet.deals().size();
        var kicked = sheet.kicked();
        var ahead = sheet.ahead();
        record.out().println();
        if (!sheet.isComplete()) {
            record.line("sheet.open", all, sheet.rules().match().deals().deals());
        } else if (kicked.isPresent()) {
            var side = kicked.get();
            record.line(
                    "sheet.kicked",
                    words.side(side),
                    sheet.kicks().goals(side),
                    sheet.kicks().goals(side.other()));
        } else if (ahead.isPresent()) {
            var side = ahead.get();
            record.line(
                    "sheet.won",
                    words.side(side),
                    sheet.goals(side, all),
                    sheet.goals(side.other(), all));
        } else {
            boolean drawn = sheet.rules().match().decider() == Decider.DRAW;
            int goals = sheet.goals(Side.NORTH_SOUTH, all);
            record.line(drawn ? "sheet.drawn" : "sheet.level", goals, goals);
        }
    }
}
