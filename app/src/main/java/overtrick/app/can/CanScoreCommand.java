package overtrick.app.can;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.MatchRules.Decider;
import overtrick.can.score.DealResult;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
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
        },
        footer = {"", "Example:  echo '85 S 20' | overtrick can score -"})
final class CanScoreCommand implements Callable<Integer> {

    /// Eight deals and four of extra time; the kicks of a shoot-out end at some time.
    private static final int MOST_DEALS = 12;

    private static final int MOST_LINES = 1_000;

    private static final Pattern DEAL =
            Pattern.compile("(80|85|90|95|100) +([NESW]) +(\\d{1,3})( +last)?");
    private static final Pattern KICK = Pattern.compile("kick +([NESW]) +(goal|last|\\d{1,2})");

    @Parameters(paramLabel = "FILE", description = "the sheet, or - for standard input")
    private String file = "-";

    @Option(
            names = "--rules",
            paramLabel = "FILE",
            description = "how the club plays, lines key = value; without it can.md as it stands")
    private Optional<String> rules = Optional.empty();

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    private final List<DealResult> deals = new ArrayList<>();
    private Kicks kicks = new Kicks(Side.NORTH_SOUTH, List.of());

    @Override
    public Integer call() {
        var played = played();
        var lines = new String(Input.readOrStandard(file), StandardCharsets.UTF_8).lines().toList();
        if (lines.size() > MOST_LINES) {
            throw new UserError("a sheet has at most %d lines".formatted(MOST_LINES));
        }
        var record = new Lines(new Words(language.locale()), System.out);
        for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).strip();
            if (!text.isEmpty() && !text.startsWith("#")) {
                line(at + 1, text, played, record);
            }
        }
        if (deals.isEmpty()) {
            throw new UserError("there is no deal in the sheet");
        }
        outcome(played, record);
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

    private void line(int number, String text, CanRules played, Lines record) {
        var deal = DEAL.matcher(text);
        var kick = KICK.matcher(text);
        if (deal.matches()) {
            int points = Integer.parseInt(deal.group(3));
            if (points % 5 != 0 || points > 100) {
                throw wrong(number, "points are not fives up to 100: " + points);
            }
            if (deals.size() == MOST_DEALS || !kicks.taken().isEmpty()) {
                throw wrong(number, "no deal can follow here");
            }
            var result =
                    new DealResult(
                            deals.size() + 1,
                            Seat.parse(deal.group(2)),
                            CanLevel.parse(deal.group(1)),
                            points,
                            deal.group(4) != null);
            deals.add(result);
            told(result, played, record);
        } else if (kick.matches()) {
            kick(number, Seat.parse(kick.group(1)), kick.group(2), played, record);
        } else {
            throw wrong(number, "this is not like 85 S 20, 80 E 0 last or kick N goal: " + text);
        }
    }

    private static UserError wrong(int line, String why) {
        return new UserError("line %d: %s".formatted(line, why));
    }

    private void told(DealResult result, CanRules played, Lines record) {
        var words = record.words();
        if (json.wanted()) {
            var line = EventJson.object().put("event", "deal").put("deal", result.deal());
            line.put("declarer", String.valueOf(result.declarer().letter()))
                    .put("bid", result.level().points())
                    .put("points", result.points())
                    .put("defendersWonLast", result.defendersWonLast())
                    .put("class", result.dealClass(played).name());
            var owes = line.putObject("owes");
            result.debts(played)
                    .forEach(debt -> owes.put(String.valueOf(debt.payer().letter()), debt.cards()));
            goals(line.putObject("goals"), played);
            record.out().println(line);
            return;
        }
        var last = result.defendersWonLast() ? result.declarers().other() : result.declarers();
        record.heading("sheet.deal", result.deal());
        record.line("declares", words.seat(result.declarer()), result.level());
        record.line("result", result.points(), words.side(last));
        record.line("class", words.of(result.dealClass(played)));
        record.debts("owes", result.debts(played));
        record.line(
                "goals",
                words.side(Side.NORTH_SOUTH),
                goals(Side.NORTH_SOUTH, played),
                goals(Side.EAST_WEST, played),
                words.side(Side.EAST_WEST));
    }

    private void goals(ObjectNode line, CanRules played) {
        for (var side : Side.values()) {
            line.put(side.letters(), goals(side, played));
        }
    }

    private int goals(Side side, CanRules played) {
        return (int)
                deals.stream().filter(deal -> deal.goal(played).equals(Optional.of(side))).count();
    }

    private void kick(int number, Seat taker, String comes, CanRules played, Lines record) {
        if (goals(Side.NORTH_SOUTH, played) != goals(Side.EAST_WEST, played)) {
            throw wrong(number, "there is a shoot-out only when the goals are level");
        }
        if (kicks.taken().isEmpty()) {
            kicks = new Kicks(taker.side(), List.of());
        }
        if (kicks.winner(played.shootOut().firstSeries()).isPresent()) {
            throw wrong(number, "the shoot-out is decided");
        }
        if (!kicks.takers().contains(taker)) {
            throw wrong(number, "it is not %s who kicks here".formatted(taker.letter()));
        }
        boolean counts = comes.matches("\\d+");
        int points = counts ? Integer.parseInt(comes) : 0;
        if (points % 5 != 0) {
            throw wrong(number, "points are not fives: " + points);
        }
        var kick = new KickResult(taker, taker.right(), points, comes.equals("last"));
        kicks = kicks.with(kick);
        if (json.wanted()) {
            record.out()
                    .println(
                            EventJson.object()
                                    .put("event", "kick")
                                    .put("taker", String.valueOf(taker.letter()))
                                    .put("points", points)
                                    .put("keeperWonLast", kick.keeperWonLast())
                                    .put("goal", kick.isGoal()));
            return;
        }
        var words = record.words();
        record.heading("sheet.kick", kicks.taken().size(), words.seat(taker));
        record.line(
                kick.isGoal() ? "kick-goal" : points > 0 ? "kick-points" : "kick-last-trick",
                points);
    }

    /// What the match comes to, when all its deals are there.
    private void outcome(CanRules played, Lines record) {
        int ours = goals(Side.NORTH_SOUTH, played);
        int theirs = goals(Side.EAST_WEST, played);
        boolean complete = deals.size() >= played.match().deals().deals();
        var kicked = kicks.winner(played.shootOut().firstSeries());
        var ahead = ours == theirs ? Optional.<Side>empty() : Optional.of(leader(ours, theirs));
        boolean level = ahead.isEmpty() && played.match().decider() == Decider.DRAW;
        if (json.wanted()) {
            var line = EventJson.object().put("event", complete ? "over" : "stopped");
            goals(line.putObject("goals"), played);
            kicked.or(() -> ahead)
                    .filter(_ -> complete)
                    .ifPresent(side -> line.put("winner", side.letters()));
            record.out().println(line);
            return;
        }
        var words = record.words();
        record.out().println();
        if (!complete) {
            record.line("sheet.open", deals.size(), played.match().deals().deals());
        } else if (kicked.isPresent()) {
            var side = kicked.get();
            record.line(
                    "sheet.kicked", words.side(side), kicks.goals(side), kicks.goals(side.other()));
        } else if (ahead.isPresent()) {
            record.line(
                    "sheet.won",
                    words.side(ahead.get()),
                    Math.max(ours, theirs),
                    Math.min(ours, theirs));
        } else {
            record.line(level ? "sheet.drawn" : "sheet.level", ours, theirs);
        }
    }

    private static Side leader(int ours, int theirs) {
        return ours > theirs ? Side.NORTH_SOUTH : Side.EAST_WEST;
    }
}
