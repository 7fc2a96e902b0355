package overtrick.app.can;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardDrawn;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ChairTaken;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.DealDrawn;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.FirstKickGiven;
import overtrick.can.act.CanEvent.HandTaken;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.LotsDrawn;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.MatchOpened;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.TeamsDrawn;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.deal.Dealers;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.ShootOut;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Circle;
import overtrick.can.play.Trump;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.saying.Saying;
import overtrick.robots.can.table.RobotTable;

/// Biên bản: a match as a club would write it down, printed while it is played.
final class MatchRecord implements RobotTable.Watcher {

    private static final int NAME = 8;
    private static final int CARD = 10;

    private final Words words;
    private final PrintStream out;
    private final boolean explains;
    private final Preparation preparation;
    private final Map<CanCard, Saying> reasons = new LinkedHashMap<>();
    private final List<String> calls = new ArrayList<>();
    private final List<String> callReasons = new ArrayList<>();
    private Optional<CanPlay> play = Optional.empty();

    MatchRecord(Words words, PrintStream out, boolean explains) {
        this.words = words;
        this.out = out;
        this.explains = explains;
        preparation = new Preparation(words, out);
    }

    @Override
    public void decided(CanView view, CanDecision decision) {
        switch (decision.command()) {
            case PlayCard(var card) -> reasons.put(card, decision.why());
            case MakeCall(var call) ->
                    callReasons.add(
                            "  %s %s: %s"
                                    .formatted(
                                            words.seat(view.seat().orElseThrow()),
                                            words.call(call),
                                            decision.why().text(words.locale())));
            default -> {}
        }
    }

    @Override
    public void happened(CanEvent event, CanTable table) {
        switch (event) {
            case MatchOpened _, CardDrawn _, TeamsDrawn _, DealDrawn _, ChairTaken _, Seated _ ->
                    preparation.happened(event, table);
            case CardsDealt dealt -> deal(dealt, table);
            case HandTaken(var keeper, var hand) -> handTaken(keeper, hand, table);
            case RedealGranted(var by, var owed) ->
                    line(owed.isEmpty() ? "redeal" : "redeal-owed", words.seat(by));
            case TributePaid(var debt, var cards) ->
                    line(
                            "pays",
                            words.seat(debt.payer()),
                            words.cards(cards.stream().toList()),
                            words.seat(debt.recipient()));
            case TributeReturned(var debt, var cards) ->
                    line(
                            "returns",
                            words.seat(debt.recipient()),
                            words.cards(cards.stream().toList()),
                            words.seat(debt.payer()));
            case CallMade(var by, var call) -> calls.add(words.seat(by) + " " + words.call(call));
            case CardShown(var by, var card, var to) -> shown(by, card, to);
            case CardPlayed _ -> play = playIn(table);
            case DealEnded(var result) -> ended(result, table);
            case KickEnded(var result) -> kicked(result, table);
            case ChairsSwapped(var side) -> {
                line("swapped", words.side(side));
                preparation.chairs(table);
                owed(table.match().orElseThrow().debts());
            }
            case FirstKickGiven(var side) -> line("first-kick", words.side(side));
            case LotsDrawn(var winner) -> line("lots", words.side(winner));
            case MatchEnded(var outcome) -> over(outcome, table.match().orElseThrow());
            default -> {}
        }
    }

    private void line(String key, Object... details) {
        out.println(words.text(key, details));
    }

    /// The last line: the winner, the goals, and what decided.
    private void over(Outcome outcome, CanMatch match) {
        var winner = outcome.winner().orElse(Side.NORTH_SOUTH);
        out.printf(
                "%n%s%n",
                words.text(
                        "over." + outcome.by().name(),
                        words.side(winner),
                        match.goals(winner),
                        match.goals(winner.other())));
    }

    private void owed(List<Debt> debts) {
        debts.forEach(debt ->
                line("owes", words.seat(debt.payer()), debt.cards(), words.seat(debt.recipient())));
    }

    private void handTaken(Seat keeper, Seat hand, CanTable table) {
        line("hand-taken", words.seat(keeper), words.seat(hand));
        if (table.match().orElseThrow().stage() instanceof ShootOut shoot
                && shoot.step() instanceof ShootOut.Kicking(var kitty, var now)) {
            for (var seat : now.circle().seats()) {
                row(words.seat(seat), words.hand(now.hands().of(seat)));
            }
            row(words.text("kitty"), words.hand(CanSet.copyOf(kitty)));
        }
    }

    private void deal(CardsDealt dealt, CanTable table) {
        var dealer = dealt.dealer();
        calls.clear();
        callReasons.clear();
        reasons.clear();
        play = Optional.empty();
        var stage = table.match().orElseThrow().stage();
        if (!(stage instanceof DealInPlay deal)) {
            out.printf("%n%s%n", words.text("kick", words.seat(dealer)));
            return;
        }
        var rules = table.match().orElseThrow().rules();
        if (deal.number() == rules.match().deals().deals() + 1) {
            out.printf("%n%s%n", words.text("extra-time"));
        }
        out.printf("%n%s%n", words.text("deal", deal.number(), words.seat(dealer)));
        line("way." + dealt.way().name());
        deal.step()
                .table()
                .ifPresent(cards -> {
                    for (var seat : Circle.TABLE.seats()) {
                        row(words.seat(seat), words.hand(cards.hands().of(seat)));
                    }
                    row(words.text("kitty"), words.hand(CanSet.copyOf(cards.kitty())));
                });
    }

    private static Optional<CanPlay> playIn(CanTable table) {
        return switch (table.match().orElseThrow().stage()) {
            case DealInPlay deal when deal.step() instanceof DealStep.Playing playing ->
                    Optional.of(playing.play());
            case ShootOut shoot when shoot.step() instanceof ShootOut.Kicking(_, var now) ->
                    Optional.of(now);
            default -> Optional.empty();
        };
    }

    private void row(String name, String text) {
        out.println("  " + name + " ".repeat(Math.max(1, NAME - name.length())) + text);
    }

    private void shown(Seat by, CanCard card, Showing to) {
        if (to != Showing.NOBODY) {
            line(
                    to == Showing.EVERYBODY ? "shown-to-all" : "shown",
                    words.seat(by),
                    words.card(card),
                    words.seat(by.right()));
        }
    }

    private void ended(DealResult result, CanTable table) {
        line("auction", String.join(", ", calls));
        explain(callReasons);
        line("declares", words.seat(result.declarer()), result.level());
        tricks();
        var match = table.match().orElseThrow();
        boolean stopped = play.filter(now -> now.tricks().size() < CanPlay.TRICKS).isPresent();
        line(stopped ? "stopped" : "result", result.points(), words.side(lastTrick(result)));
        line("class", words.of(result.dealClass(match.rules())));
        if (!Dealers.swapAfter(result.deal(), match.rules())) {
            owed(result.debts(match.rules())); // else by the chairs after the change
        }
        line(
                "goals",
                words.side(Side.NORTH_SOUTH),
                match.goals(Side.NORTH_SOUTH),
                match.goals(Side.EAST_WEST),
                words.side(Side.EAST_WEST));
    }

    private static Side lastTrick(DealResult result) {
        return result.defendersWonLast() ? result.declarers().other() : result.declarers();
    }

    private void kicked(KickResult result, CanTable table) {
        line("kick-keeper", words.seat(result.keeper()));
        tricks();
        line(
                result.isGoal()
                        ? "kick-goal"
                        : result.points() > 0 ? "kick-points" : "kick-last-trick",
                result.points());
        if (table.match().orElseThrow().stage() instanceof ShootOut shoot) {
            line(
                    "kicks",
                    words.side(Side.NORTH_SOUTH),
                    shoot.kicks().goals(Side.NORTH_SOUTH),
                    shoot.kicks().goals(Side.EAST_WEST),
                    words.side(Side.EAST_WEST));
        }
    }

    private void tricks() {
        play.ifPresent(played -> {
            line("trump", played.trump().map(words::trump).orElse("?"));
            line("buried", words.cards(played.buried().stream().toList()));
            for (int number = 0; number < played.tricks().size(); number++) {
                trick(played, number);
            }
        });
    }

    private void trick(CanPlay played, int number) {
        var trick = played.tricks().get(number);
        var line = new StringBuilder("%4d. ".formatted(number + 1));
        var why = new ArrayList<String>();
        for (int place = 0; place < trick.cards().size(); place++) {
            var card = trick.cards().get(place);
            var player = trick.player(place);
            String text = words.letter(player) + " " + words.card(card);
            line.append(text).append(" ".repeat(Math.max(1, CARD - text.length())));
            var reason = Optional.ofNullable(reasons.get(card));
            reason.ifPresent(said -> why.add("        " + text + ": " + said.text(words.locale())));
        }
        var winner = trick.winner(played.trump().orElse(Trump.NONE));
        line.append(words.text("wins", words.seat(winner), trick.points()));
        out.println(line);
        explain(why);
    }

    private void explain(List<String> lines) {
        if (explains) {
            lines.forEach(out::println);
        }
    }
}
