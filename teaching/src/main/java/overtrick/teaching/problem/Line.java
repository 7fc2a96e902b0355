package overtrick.teaching.problem;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SplittableRandom;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.play.ThumbRulePlayer;
import overtrick.solver.Position;
import overtrick.solver.Solver;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Layouts;
import overtrick.teaching.problem.sight.Sight;
import overtrick.teaching.problem.sight.Views;

/// The play of a problem to its end: the player's side by what the player can see, the others with
/// all cards open.
///
/// The player's next card is always the one that reaches the aim in most layouts that fit what has
/// been seen so far; no card looks at who holds what in the deal that is played. So whoever follows
/// the line needs no more than their own eyes.
public final class Line {

    /// Layouts looked at before each card when a line is proved.
    static final int PROVING = 12;

    /// Layouts looked at before each card at a page.
    public static final int SHOWN = 40;

    /// Of cards that are as good as each other, the one that players are used to.
    private static final CardPlayer USUAL =
            new ThumbRulePlayer(Agreements.STANDARD, new Readings());

    private final Solver solver;
    private final List<Fact> facts;
    private final int target;
    private final Seat me;

    /// A line that begins with the player's next card.
    ///
    /// @param facts that the layouts have to fit
    /// @param target tricks that the player's side wants
    /// @param me the player
    public Line(Solver solver, List<Fact> facts, int target, Seat me) {
        this.solver = solver;
        this.facts = List.copyOf(facts);
        this.target = target;
        this.me = me;
    }

    /// The line of a problem.
    public static Line of(Solver solver, Problem problem) {
        return new Line(solver, problem.claimed(), problem.target(), problem.sight().me());
    }

    /// Whether the player names the next card.
    public boolean isMine(Play play) {
        return !play.isOver() && play.player() == me;
    }

    /// In which layouts each card of the player reaches the aim; what was seen and the cards so far
    /// decide which layouts there are. The same question has the same answer.
    public Verdicts verdicts(Sight sight, int count) {
        return Verdicts.of(solver, sight, layouts(sight, facts, count), target);
    }

    /// The layouts by which a card is judged: always the same after the same cards.
    public static List<Deal> layouts(Sight sight, List<Fact> facts, int count) {
        long seed = 0;
        for (var card : sight.cards()) {
            seed = 61 * seed + card.place() + 1;
        }
        for (var seat : Seat.values()) {
            seed = 31 * seed + sight.shown().getOrDefault(seat, CardSet.NONE).bits();
        }
        return Layouts.draw(sight, facts, count, new SplittableRandom(seed));
    }

    /// Whether the player's side has what it wants, or cannot get it any more.
    boolean isDecided(Play play) {
        int won = play.won(me.side());
        return won >= target || won + play.left() < target;
    }

    /// Plays on until it is decided, from the player's next card.
    ///
    /// @param variant how the others choose among cards that are as good as each other
    /// @return all cards, those before among them
    public List<Card> played(Sight sight, Deal deal, int variant) {
        var play = Play.of(sight.contract(), deal, sight.cards());
        while (!isDecided(play)) {
            play = play.with(next(sight.after(play), play, variant));
        }
        return play.cards();
    }

    private Card next(Sight sight, Play play, int variant) {
        if (!isMine(play)) {
            return others(play, variant);
        }
        var choices = Position.of(play).choices();
        if (choices.size() == 1) {
            return choices.getFirst().lowest();
        }
        var verdicts = verdicts(sight, PROVING);
        var usual = USUAL.card(Views.of(sight, play));
        var best = verdicts.best(choices.stream().map(CardSet::lowest).toList());
        return verdicts.wins(usual) == verdicts.wins(best) ? usual : best;
    }

    /// The card of somebody who sees all hands: one that reaches the aim of their side if there is
    /// any; among equals by the variant, 0 for the lowest that wins no more than it must.
    public Card others(Play play, int variant) {
        boolean ours = play.turn().side() == me.side();
        int wanted = ours ? target : Play.TRICKS + 1 - target;
        var good = Verdicts.winners(solver, play, wanted);
        var cards = good.isEmpty() ? play.playable() : good;
        var choices = new ArrayList<Card>();
        for (var choice : Position.of(play).choices()) {
            if (choice.intersects(cards)) {
                choices.add(choice.lowest());
            }
        }
        choices.sort(Comparator.comparing(Card::rank));
        if (variant == 0) {
            return quiet(play, choices);
        }
        long seed = 31L * CardSet.copyOf(play.cards()).bits() + variant;
        return choices.get(new SplittableRandom(seed).nextInt(choices.size()));
    }

    /// Who follows wins as cheaply as they can when nobody of their side has; else the lowest.
    private static Card quiet(Play play, List<Card> choices) {
        var trick = play.current();
        var strain = play.contract().strain();
        boolean last = trick.cards().size() == 3;
        if (last && trick.winner(strain).opposes(play.turn())) {
            for (var card : choices) {
                boolean follows = card.suit() == trick.cards().getFirst().suit();
                if (follows && Trick.beats(card, trick.winningCard(strain), strain)) {
                    return card;
                }
            }
        }
        return choices.getFirst();
    }
}
