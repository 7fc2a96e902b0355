package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.ShootOut;
import overtrick.can.rules.CanRules;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.can.view.PlayView;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// An example of the players' guide, line by line, played through the kernel under the rules of the
/// club. A line that begins with an arrow states the outcome; one with a cross ends with the
/// sentence that refuses the command. Mutable and confined to one test.
final class GuideStory {

    private record Phrase(Pattern form, Consumer<MatchResult> meaning) {}

    private final List<Phrase> phrases = new ArrayList<>();
    private final Map<Seat, String> hands = new EnumMap<>(Seat.class);
    private Optional<Story> story = Optional.empty();
    private String kitty = "";
    private boolean dealt;

    GuideStory() {
        phrase("Deal (\\d+)\\.(.*)", this::open);
        phrase(
                "Kick\\. " + GuideWords.SEAT + " takes, " + GuideWords.SEAT + " keeps\\.",
                this::kick);
        phrase("Kitty: (.*)", words -> kitty = words.group(1));
        phrase(
                GuideWords.SEAT + ": (.*)",
                words -> hands.put(GuideWords.seat(words, 1), GuideWords.dotted(words.group(2))));
        phrase("nobody( else)? asks", _ -> now().keepsAll());
        phrase(
                GuideWords.SEAT + " takes the kitty",
                words -> now().buries(GuideWords.seat(words, 1), ""));
        phrase(GuideWords.SEAT + " leads (.*), the others (play low|give points)", this::leads);
        phrase("the other (\\d) give points", this::give);
        phrase("Kicks: (.*) → (.*)", this::series);
        phrase("→ " + GuideWords.SEAT + " declares at (\\d+)", this::checkDeclarer);
        phrase(
                "→ trumps are (.)",
                words -> assertThat(play().trump()).contains(GuideWords.trump(words)));
        phrase("→ " + GuideWords.SEAT + " may play (.*)", this::checkPlayable);
        phrase("→ " + GuideWords.SEAT + " wins (\\d+) points", this::checkTrick);
        phrase("→ the defenders have (\\d+)", this::checkAgainst);
        phrase("→ " + GuideWords.SEAT + " shows (\\S+) to (\\w+)", this::checkShown);
        phrase("→ " + GuideWords.SEAT + " shows nothing", this::checkNothingShown);
        phrase("→ deal (\\d+) again, dealt by " + GuideWords.SEAT + "; (.*)", this::checkRedeal);
        phrase("→ B = (\\d+): (.*?)(?:; goal for (.*))?", this::checkResult);
        phrase("→ (goal|no goal) for the taker", this::checkKick);
        phrase(GuideWords.SEAT + " ([^→✗]*?)(?: ✗ (.*))?", this::command);
    }

    private void phrase(String form, Consumer<MatchResult> meaning) {
        phrases.add(new Phrase(Pattern.compile(form), meaning));
    }

    /// Does what the line says, and checks what it claims.
    ///
    /// @throws AssertionError when the kernel says otherwise or the line is not understood
    void line(String text) {
        for (var phrase : phrases) {
            var words = phrase.form.matcher(text);
            if (words.matches()) {
                phrase.meaning.accept(words.toMatchResult());
                return;
            }
        }
        throw new AssertionError("not understood: " + text);
    }

    // the beginning

    private void open(MatchResult words) {
        var debts = new ArrayList<Debt>();
        int deal = Integer.parseInt(words.group(1));
        var owing = Pattern.compile(GuideWords.SEAT + " owes (\\d)").matcher(words.group(2));
        owing.results()
                .forEach(debt ->
                        debts.add(
                                new Debt(
                                        GuideWords.seat(debt, 1),
                                        Integer.parseInt(debt.group(2)),
                                        deal - 1)));
        begin(new Story(Matches.before(deal, CanRules.CLUB, debts.toArray(Debt[]::new))));
    }

    private void kick(MatchResult words) {
        var taker = GuideWords.seat(words, 1);
        var level = Matches.levelAfterTwelve(CanRules.CUP);
        begin(new Story(level.with(ShootOut.next(new Kicks(taker.side(), List.of())))));
        now().does(taker, new NameTaker(taker));
        now().does(GuideWords.seat(words, 2), new NameKeeper(GuideWords.seat(words, 2)));
    }

    private void begin(Story begun) {
        story = Optional.of(begun);
        hands.clear();
        kitty = "";
        dealt = false;
    }

    /// The story, once the cards are dealt.
    private Story now() {
        var told = story.orElseThrow();
        boolean ready = Dealings.ready(told.match()).isPresent() || !dealt;
        if (ready && !dealt && House.awaitsPack(told.match())) {
            dealt = true;
            told.deals(hand(Seat.NORTH), hand(Seat.EAST), hand(Seat.SOUTH), hand(Seat.WEST), kitty);
        }
        return told;
    }

    private String hand(Seat seat) {
        return hands.getOrDefault(seat, "...");
    }

    // commands

    private void command(MatchResult words) {
        var seat = GuideWords.seat(words, 1);
        var sentence = words.group(3);
        for (var command : GuideWords.commands(words.group(2))) {
            if (sentence == null) {
                now().does(seat, command);
            } else {
                now().refuses(seat, command, GuideWords.refusal(sentence));
            }
        }
    }

    private void leads(MatchResult words) {
        var cards =
                Story.cards(words.group(2)).stream()
                        .map(CanCard::code)
                        .collect(Collectors.toCollection(ArrayList::new));
        assertThat(play().turn()).contains(GuideWords.seat(words, 1));
        if (words.group(3).equals("play low")) {
            now().leads(String.join(" ", cards));
            return;
        }
        now().generous();
        for (var card : cards) {
            assertThat(now().match().stage()).isInstanceOf(DealInPlay.class);
            now().plays(card).answers(3);
        }
    }

    private void give(MatchResult words) {
        now().generous().answers(Integer.parseInt(words.group(1)));
    }

    // outcomes

    private PlayView play() {
        return now().view(Outsider.WATCHER).play().orElseThrow();
    }

    private void checkDeclarer(MatchResult words) {
        var auction = now().view(Outsider.WATCHER).deal().orElseThrow().auction().orElseThrow();
        assertThat(auction.declarer()).contains(GuideWords.seat(words, 1));
        assertThat(auction.level()).contains(CanLevel.parse(words.group(2)));
    }

    private void checkPlayable(MatchResult words) {
        var wanted = CanSet.copyOf(Story.cards(words.group(2)));
        assertThat(now().view(GuideWords.seat(words, 1)).playable()).isEqualTo(wanted);
    }

    private void checkTrick(MatchResult words) {
        var trick = play().tricks().getLast();
        assertThat(play().winner(trick)).isEqualTo(GuideWords.seat(words, 1));
        assertThat(trick.points()).isEqualTo(Integer.parseInt(words.group(2)));
    }

    private void checkAgainst(MatchResult words) {
        assertThat(play().against()).isEqualTo(Integer.parseInt(words.group(1)));
    }

    private void checkShown(MatchResult words) {
        var to = words.group(3).equals("everybody") ? Showing.EVERYBODY : Showing.RECIPIENT;
        var card = CanCard.parse(words.group(2));
        var deal = now().view(Seat.EAST).deal().orElseThrow();
        assertThat(deal.shown())
                .anyMatch(shown ->
                        shown.by() == GuideWords.seat(words, 1)
                                && shown.card().equals(card)
                                && shown.to() == to);
        assertThat(to == Showing.EVERYBODY || words.group(3).equals("East")).isTrue();
        assertThat(now().view(Seat.NORTH).deal().orElseThrow().shown())
                .hasSize(
                        (int)
                                deal.shown().stream()
                                        .filter(shown -> shown.to() == Showing.EVERYBODY)
                                        .count());
    }

    private void checkNothingShown(MatchResult words) {
        assertThat(now().news().stream().filter(CardShown.class::isInstance)).isEmpty();
        assertThat(now().view(GuideWords.seat(words, 1)).deal().orElseThrow().shown()).isEmpty();
    }

    private void checkRedeal(MatchResult words) {
        var deal = (DealInPlay) now().match().stage();
        var owed =
                deal.debts().stream()
                        .map(debt -> GuideWords.name(debt.payer()) + " owes " + debt.cards())
                        .collect(Collectors.joining(", "));
        assertThat(deal.number()).isEqualTo(Integer.parseInt(words.group(1)));
        assertThat(deal.dealer()).isEqualTo(GuideWords.seat(words, 2));
        assertThat(deal.redeals()).isEqualTo(1);
        assertThat(owed.isEmpty() ? "nothing is owed" : owed).isEqualTo(words.group(3));
    }

    private void checkResult(MatchResult words) {
        var line = now().match().record().getLast();
        var result = line.result().orElseThrow();
        assertThat(result.points()).isEqualTo(Integer.parseInt(words.group(1)));
        assertThat(GuideWords.CLASSES.get(result.dealClass(CanRules.CLUB)))
                .isEqualTo(words.group(2));
        assertThat(line.goal().map(GuideWords::name).orElse(""))
                .isEqualTo(Optional.ofNullable(words.group(3)).orElse(""));
    }

    private void checkKick(MatchResult words) {
        var kick = now().view(Outsider.WATCHER).kick().orElseThrow().kicks().taken().getLast();
        assertThat(kick.isGoal()).isEqualTo(words.group(1).equals("goal"));
    }

    /// `Kicks: North goal, East 5, South last trick, West 10 → North–South 1–0`.
    private void series(MatchResult words) {
        var kicks = new Kicks(Side.NORTH_SOUTH, List.of());
        for (var kick : words.group(1).split(", ")) {
            var parts = kick.split(" ", 2);
            var taker = Seat.valueOf(parts[0].toUpperCase(Locale.ROOT));
            assertThat(kicks.takers()).contains(taker);
            int points = parts[1].matches("\\d+") ? Integer.parseInt(parts[1]) : 0;
            boolean last = parts[1].equals("last trick");
            kicks = kicks.with(new KickResult(taker, taker.right(), points, last));
        }
        var score = "%d–%d".formatted(kicks.goals(Side.NORTH_SOUTH), kicks.goals(Side.EAST_WEST));
        var winner = kicks.winner(CanRules.CUP.shootOut().firstSeries());
        assertThat(winner.map(GuideWords::name).orElse("goes on") + " " + score)
                .isEqualTo(words.group(2));
    }
}
