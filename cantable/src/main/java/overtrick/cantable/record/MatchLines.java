package overtrick.cantable.record;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.Hands;
import overtrick.can.act.CanEvent;
import overtrick.can.match.Chairs;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Exchange;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedKick;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.Sitting;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.json.Json;
import tools.jackson.databind.node.ObjectNode;

/// Writes a match as lines: how it began, each deal, each kick, how it ended. Chairs are letters;
/// players are known by the chairs they came to.
public final class MatchLines {

    /// The number of this form; it changes when a member changes its meaning.
    public static final int FORM = 1;

    private final MatchStory story;
    private final List<ObjectNode> lines = new ArrayList<>();

    private MatchLines(MatchStory story) {
        this.story = story;
    }

    /// A match at a table of the club.
    public static List<String> of(PlayedMatch match) {
        var record = new MatchLines(match.story());
        var begun = record.begun();
        begun.put("table", match.table().code()).put("match", match.ordinal());
        begun.put("touched", match.touched().toString());
        var names = begun.putObject("players");
        match.names().forEach((came, name) -> names.put(letter(came), name));
        return record.rest();
    }

    /// A match by robots, from all that has happened in it.
    public static List<String> of(List<CanEvent> events, long seed) {
        var sitting = Sitting.BEFORE;
        for (var event : events) {
            sitting = sitting.with(event);
        }
        var record = new MatchLines(sitting.story());
        record.begun().put("seed", seed);
        return record.rest();
    }

    private List<String> rest() {
        for (int at = 0; at < story.deals().size(); at++) {
            deal(at);
        }
        for (int at = 0; at < story.kicks().size(); at++) {
            kick(at);
        }
        over();
        return lines.stream().map(ObjectNode::toString).toList();
    }

    private ObjectNode line(String event) {
        var line = Json.MAPPER.createObjectNode().put("event", event);
        lines.add(line);
        return line;
    }

    private ObjectNode begun() {
        var line = begun(story.rules());
        lines.add(line);
        var draws = line.putArray("draws");
        for (var draw : story.draws()) {
            draws.addObject()
                    .put("for", draw.purpose().name())
                    .put("by", letter(draw.by()))
                    .put("card", draw.card().code());
        }
        line.put("chose", letters(story.chose()));
        story.first().ifPresent(side -> line.put("first", side.letters()));
        return line;
    }

    /// How the line of a match begins that is played by these rules.
    public static ObjectNode begun(CanRules rules) {
        var line = Json.MAPPER.createObjectNode().put("event", "begun");
        line.put("game", "bai-can").put("form", FORM);
        rules(line.putObject("rules"), rules);
        return line;
    }

    /// Every option with its value, as [CanRules#print] has it.
    private static void rules(ObjectNode told, CanRules rules) {
        rules.print()
                .lines()
                .filter(line -> line.contains(" = "))
                .map(line -> line.split(" = ", 2))
                .forEach(option -> told.put(option[0], option[1]));
    }

    private void deal(int at) {
        var deal = story.deals().get(at);
        var line = line("deal").put("deal", deal.number()).put("dealer", letter(deal.dealer()));
        chairs(line, deal.chairs());
        prelude(line, deal);
        hands(line, deal.dealt());
        line.put("kitty", deal.kitty().code());
        exchanges(line, deal.exchanges());
        line.put(
                "calls",
                deal.calls().stream().map(Object::toString).collect(Collectors.joining(" ")));
        var shown = line.putArray("shown");
        deal.shown()
                .forEach(one ->
                        shown.addObject()
                                .put("card", one.card().code())
                                .put("to", one.to().name()));
        line.put("declarer", letter(deal.declarer()));
        deal.auction(story.rules()).level().ifPresent(level -> line.put("bid", level.points()));
        play(line, deal.buried().code(), deal.line().trump(), deal.line().cards());
        var ending = deal.ending();
        ending.result()
                .ifPresentOrElse(
                        result -> comes(line, result, story.rules()),
                        () -> line.put("ruled", true));
        ending.goal().ifPresent(side -> line.put("goal", side.letters()));
        var owed = ending.result().map(result -> result.debts(story.rules())).orElse(ending.owed());
        debts(line.putObject("owes"), owed);
        goals(line.putObject("goals"), at + 1);
    }

    /// What a deal comes to: the same members for a sheet that somebody has typed.
    public static void comes(ObjectNode line, DealResult result, CanRules rules) {
        line.put("points", result.points())
                .put("defendersWonLast", result.defendersWonLast())
                .put("class", result.dealClass(rules).name());
    }

    private static void chairs(ObjectNode line, Chairs chairs) {
        var told = line.putObject("chairs");
        for (var chair : Seat.values()) {
            told.put(letter(chair), letter(chairs.came(chair)));
        }
    }

    private static void prelude(ObjectNode line, PlayedDeal deal) {
        deal.prelude().way().ifPresent(way -> line.put("way", way.name()));
        var redealt = line.putArray("redealt");
        for (var again : deal.prelude().redealt()) {
            var told = redealt.addObject().put("by", letter(again.by()));
            told.put("lacks", again.lacks().name());
            debts(told.putObject("due"), again.due());
            debts(told.putObject("left"), again.left());
        }
    }

    private static void hands(ObjectNode line, Hands hands) {
        var told = line.putObject("hands");
        for (var seat : Seat.values()) {
            if (!hands.of(seat).isEmpty()) {
                told.put(letter(seat), hands.of(seat).code());
            }
        }
    }

    private static void exchanges(ObjectNode line, List<Exchange> exchanges) {
        var told = line.putArray("tribute");
        for (var exchange : exchanges) {
            var one = told.addObject().put("payer", letter(exchange.debt().payer()));
            one.put("recipient", letter(exchange.debt().recipient()));
            exchange.paid().ifPresent(cards -> one.put("paid", cards.code()));
            exchange.returned().ifPresent(cards -> one.put("returned", cards.code()));
        }
    }

    private static void play(
            ObjectNode line, String buried, Optional<Trump> trump, List<CanCard> cards) {
        line.put("buried", buried);
        trump.ifPresent(suit -> line.put("trump", suit.toString()));
        line.put("cards", cards.stream().map(CanCard::code).collect(Collectors.joining(" ")));
    }

    /// Cards owed, by who owes them.
    public static void debts(ObjectNode told, List<Debt> debts) {
        debts.forEach(debt -> told.put(letter(debt.payer()), debt.cards()));
    }

    private void goals(ObjectNode told, int played) {
        for (var side : Side.values()) {
            told.put(side.letters(), story.goals(side, played));
        }
    }

    private void kick(int at) {
        PlayedKick kick = story.kicks().get(at);
        var line = line("kick").put("kick", at + 1);
        kicker(line, kick.result());
        line.put("hand", letter(kick.hand()));
        chairs(line, kick.chairs());
        hands(line, kick.hands());
        line.put("kitty", kick.kitty().code());
        play(line, kick.buried().code(), kick.trump(), kick.cards());
        kicked(line.putObject("kicks"), at + 1);
    }

    /// Who kicked and what came of it: the same members for a sheet that somebody has typed.
    public static void kicker(ObjectNode line, KickResult kick) {
        line.put("taker", letter(kick.taker()))
                .put("keeper", letter(kick.keeper()))
                .put("points", kick.points())
                .put("keeperWonLast", kick.keeperWonLast())
                .put("goal", kick.isGoal());
    }

    private void kicked(ObjectNode told, int taken) {
        for (var side : Side.values()) {
            told.put(side.letters(), story.kicked(side, taken));
        }
    }

    private void over() {
        var line = line(story.outcome().isPresent() ? "over" : "stopped");
        goals(line.putObject("goals"), story.deals().size());
        if (!story.kicks().isEmpty()) {
            kicked(line.putObject("kicks"), story.kicks().size());
        }
        story.outcome().ifPresent(outcome -> ended(line, outcome));
        line.put("signed", letters(story.signed()));
    }

    /// Who has won and by what: the same members for a sheet that somebody has typed.
    public static void ended(ObjectNode line, Outcome outcome) {
        outcome.winner().ifPresent(side -> line.put("winner", side.letters()));
        line.put("by", outcome.by().name());
    }

    private static String letters(Collection<Seat> seats) {
        return seats.stream().map(MatchLines::letter).collect(Collectors.joining(" "));
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
