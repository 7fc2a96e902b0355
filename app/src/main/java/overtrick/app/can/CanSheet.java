package overtrick.app.can;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.can.CanLevel;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.cantable.check.MatchCheck;
import overtrick.cantable.record.MatchLines;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The deals and kicks of a match that somebody has written down: as lines such as `85 S 20`, or as
/// the record that pages and commands give.
final class CanSheet {

    /// Eight deals and four of extra time; the kicks of a shoot-out end at some time.
    private static final int MOST_DEALS = 12;

    private static final Pattern DEAL =
            Pattern.compile("(80|85|90|95|100) +([NESW]) +(\\d{1,3})( +last)?");
    private static final Pattern KICK = Pattern.compile("kick +([NESW]) +(goal|last|\\d{1,2})");
    private static final List<String> CHECKED = List.of("class", "goal", "owes", "goals");

    /// A deal that is over.
    ///
    /// @param result empty when a ruling ended it
    record Scored(Optional<DealResult> result, Optional<Side> goal) {}

    private final List<Scored> deals = new ArrayList<>();
    private Kicks kicks = new Kicks(Side.NORTH_SOUTH, List.of());
    private CanRules rules;

    private CanSheet(CanRules rules) {
        this.rules = rules;
    }

    /// @param rules unless the lines say themselves what was played by
    /// @throws UserError at the first line that is not understood, and at the first figure that
    ///   rules or check contradict
    static CanSheet read(List<String> lines, CanRules rules) {
        var sheet = new CanSheet(rules);
        boolean told = false;
        for (int at = 0; at < lines.size(); at++) {
            String text = lines.get(at).strip();
            told |= text.startsWith("{");
            if (text.startsWith("{")) {
                sheet.told(at + 1, text);
            } else if (!text.isEmpty() && !text.startsWith("#")) {
                sheet.typed(at + 1, text);
            }
        }
        if (told) {
            MatchCheck.report(lines).faults().stream()
                    .findFirst()
                    .ifPresent(fault -> {
                        throw new UserError(fault);
                    });
        }
        return sheet;
    }

    private static UserError wrong(int line, String why) {
        return new UserError("line %d: %s".formatted(line, why));
    }

    private void typed(int number, String text) {
        var deal = DEAL.matcher(text);
        var kick = KICK.matcher(text);
        if (deal.matches()) {
            deal(
                    number,
                    Seat.parse(deal.group(2)),
                    CanLevel.parse(deal.group(1)),
                    Integer.parseInt(deal.group(3)),
                    deal.group(4) != null);
        } else if (kick.matches()) {
            boolean counts = kick.group(2).matches("\\d+");
            kick(
                    number,
                    Seat.parse(kick.group(1)),
                    counts ? Integer.parseInt(kick.group(2)) : 0,
                    kick.group(2).equals("last"));
        } else {
            throw wrong(number, "this is not like 85 S 20, 80 E 0 last or kick N goal: " + text);
        }
    }

    private void told(int number, String text) {
        JsonNode line;
        try {
            line = Json.MAPPER.readTree(text);
        } catch (JacksonException wrong) {
            throw wrong(number, "this is no JSON object");
        }
        try {
            switch (line.path("event").asString("")) {
                case "begun" -> rules(line.path("rules"));
                case "deal" -> told(number, line);
                case "kick" ->
                        kick(
                                number,
                                Seat.parse(line.path("taker").asString("")),
                                line.path("points").asInt(-1),
                                line.path("keeperWonLast").asBoolean(false));
                default -> {} // a reader passes over what it does not know
            }
        } catch (FormatException wrong) {
            throw wrong(number, String.valueOf(wrong.getMessage()));
        }
    }

    private void rules(JsonNode told) {
        var text = new StringBuilder();
        told.properties()
                .forEach(option ->
                        text.append(option.getKey())
                                .append(" = ")
                                .append(option.getValue().asString(""))
                                .append('\n'));
        rules = CanRules.parse(text.toString());
    }

    private void told(int number, JsonNode line) {
        if (line.path("ruled").asBoolean(false)) {
            String goal = line.path("goal").asString("");
            add(
                    number,
                    new Scored(
                            Optional.empty(),
                            Stream.of(Side.values())
                                    .filter(side -> side.letters().equals(goal))
                                    .findFirst()));
            return;
        }
        deal(
                number,
                Seat.parse(line.path("declarer").asString("")),
                CanLevel.parse(line.path("bid").asString("")),
                line.path("points").asInt(-1),
                line.path("defendersWonLast").asBoolean(false));
        var right = line(deals.size() - 1);
        for (String figure : CHECKED) {
            if (line.has(figure) && !line.path(figure).equals(right.path(figure))) {
                throw wrong(
                        number,
                        "%s is not %s but %s"
                                .formatted(figure, line.path(figure), right.path(figure)));
            }
        }
    }

    private void deal(int number, Seat declarer, CanLevel level, int points, boolean last) {
        if (points % 5 != 0 || points < 0 || points > 100) {
            throw wrong(number, "points are not fives up to 100: " + points);
        }
        var result = new DealResult(deals.size() + 1, declarer, level, points, last);
        add(number, new Scored(Optional.of(result), result.goal(rules)));
    }

    private void add(int number, Scored deal) {
        if (deals.size() == MOST_DEALS || !kicks.taken().isEmpty()) {
            throw wrong(number, "no deal can follow here");
        }
        deals.add(deal);
    }

    private void kick(int number, Seat taker, int points, boolean last) {
        if (ahead().isPresent()) {
            throw wrong(number, "there is a shoot-out only when the goals are level");
        }
        if (kicks.taken().isEmpty()) {
            kicks = new Kicks(taker.side(), List.of());
        }
        if (kicked().isPresent()) {
            throw wrong(number, "the shoot-out is decided");
        }
        if (!kicks.takers().contains(taker)) {
            throw wrong(number, "it is not %s who kicks here".formatted(taker.letter()));
        }
        if (points % 5 != 0 || points < 0) {
            throw wrong(number, "points are not fives: " + points);
        }
        kicks = kicks.with(new KickResult(taker, taker.right(), points, last));
    }

    CanRules rules() {
        return rules;
    }

    List<Scored> deals() {
        return List.copyOf(deals);
    }

    Kicks kicks() {
        return kicks;
    }

    /// The goals of a side in so many deals.
    int goals(Side side, int played) {
        return (int)
                deals.subList(0, played).stream()
                        .filter(deal -> deal.goal().equals(Optional.of(side)))
                        .count();
    }

    /// The goals of a side in so many kicks.
    int kicked(Side side, int taken) {
        return (int)
                kicks.taken().subList(0, taken).stream()
                        .filter(kick -> kick.side() == side && kick.isGoal())
                        .count();
    }

    boolean isComplete() {
        return deals.size() >= rules.match().deals().deals();
    }

    Optional<Side> ahead() {
        int lead = goals(Side.NORTH_SOUTH, deals.size()) - goals(Side.EAST_WEST, deals.size());
        return lead == 0
                ? Optional.empty()
                : Optional.of(lead > 0 ? Side.NORTH_SOUTH : Side.EAST_WEST);
    }

    /// Who has won the shoot-out.
    Optional<Side> kicked() {
        return kicks.winner(rules.shootOut().firstSeries());
    }

    /// A deal as the record has it.
    ObjectNode line(int at) {
        var line = Json.MAPPER.createObjectNode().put("event", "deal").put("deal", at + 1);
        var scored = deals.get(at);
        scored.result()
                .ifPresentOrElse(
                        result -> {
                            line.put("declarer", String.valueOf(result.declarer().letter()));
                            line.put("bid", result.level().points());
                            MatchLines.comes(line, result, rules);
                        },
                        () -> line.put("ruled", true));
        scored.goal().ifPresent(side -> line.put("goal", side.letters()));
        var owes = line.putObject("owes");
        scored.result().ifPresent(result -> MatchLines.debts(owes, result.debts(rules)));
        var goals = line.putObject("goals");
        for (var side : Side.values()) {
            goals.put(side.letters(), goals(side, at + 1));
        }
        return line;
    }
}
