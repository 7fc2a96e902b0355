package overtrick.robots.search;

import static java.util.stream.Collectors.counting;
import static java.util.stream.Collectors.groupingBy;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.solver.Position;
import overtrick.solver.Solver;

/// Looks ahead to declarer's next decision. With all cards open every guess is right, so that a
/// card which leads to a guess looks as good as one which avoids it. Here the defenders play one of
/// their best cards in each layout, and then one card has to do for all the layouts that look alike
/// by then; only after that all cards are open (robots.md §3; the search αμ with two steps).
final class Foresight {

    /// Defenders' cards below this one tell nothing but which of declarer's cards they beat.
    private static final Rank TELLING = Rank.TEN;

    private final Stakes stakes;
    private final Side side;
    private final CardSet unseen;
    private final int won;
    private final List<Start> starts = new ArrayList<>();

    /// A layout before the decision.
    ///
    /// @param best all tricks of the side with best play
    /// @param due to the side with its cards
    private record Start(Position position, double weight, int best, int due) {

        private double worth(Stakes stakes, int tricks) {
            return stakes.worth(tricks, best, due);
        }
    }

    /// What each card of the next decision is worth, summed over the layouts that look alike.
    private static final class Sight {

        private final Map<Card, Double> worth = new TreeMap<>();
        private double over;

        private double best() {
            return over + worth.values().stream().mapToDouble(Double::doubleValue).max().orElse(0);
        }
    }

    /// @param unseen the cards in the defenders' hands
    /// @param won tricks of declarer's side so far
    Foresight(Stakes stakes, Side side, CardSet unseen, int won) {
        this.stakes = stakes;
        this.side = side;
        this.unseen = unseen;
        this.won = won;
    }

    /// @param due to declarer's side with its cards, if they lie so
    void add(Position position, double weight, int due, Solver solver) {
        starts.add(new Start(position, weight, won + solver.tricks(position), due));
    }

    /// What the card is worth, beside best play of each layout: 0 or less.
    ///
    /// @param known of others; one that is as good as this card has its worth
    double worth(Card card, Map<Card, Double> known, Solver solver) {
        var equals =
                starts.getFirst().position.choices().stream()
                        .filter(choice -> choice.contains(card))
                        .findFirst()
                        .orElseThrow();
        return known.keySet().stream()
                .filter(equals::contains)
                .findFirst()
                .map(known::get)
                .orElseGet(() -> worth(card, solver));
    }

    private double worth(Card card, Solver solver) {
        var sights = new HashMap<List<Card>, Sight>();
        double all = 0;
        for (var start : starts) {
            all += start.weight;
            follow(new Line(start, start.position, List.of(), won, start.weight), card)
                    .spread(sights, solver);
        }
        return sights.values().stream().mapToDouble(Sight::best).sum() / all;
    }

    private Line follow(Line line, Card card) {
        var next = line.position.after(card);
        boolean complete = next.trick().isEmpty();
        boolean ours = complete && next.turn().side() == side;
        return new Line(line.start, next, line.seen, line.won + (ours ? 1 : 0), line.share);
    }

    /// A way on from a start.
    ///
    /// @param seen what the defenders have played, as far as it tells anything
    /// @param share of all layouts, by weight
    private final class Line {

        private final Start start;
        private final Position position;
        private final List<Card> seen;
        private final int won;
        private final double share;

        private Line(Start start, Position position, List<Card> seen, int won, double share) {
            this.start = start;
            this.position = position;
            this.seen = seen;
            this.won = won;
            this.share = share;
        }

        private void spread(Map<List<Card>, Sight> sights, Solver solver) {
            var sight = sights.computeIfAbsent(seen, _ -> new Sight());
            if (position.isOver()) {
                sight.over += share * start.worth(stakes, won);
                return;
            }
            var values = solver.values(position);
            if (position.side() == side) {
                values.forEach((card, tricks) ->
                        sight.worth.merge(
                                card, share * start.worth(stakes, won + tricks), Double::sum));
                return;
            }
            var replies = replies(position, values);
            replies.stream()
                    .collect(groupingBy(Foresight.this::telling, TreeMap::new, counting()))
                    .forEach((told, times) ->
                            answered(told, (double) times / replies.size(), replies)
                                    .spread(sights, solver));
        }

        private Line answered(Card told, double part, List<Card> replies) {
            var reply = replies.stream().filter(card -> telling(card).equals(told)).findFirst();
            var line = follow(this, reply.orElseThrow());
            var seen = new ArrayList<>(this.seen);
            seen.add(told);
            return new Line(start, line.position, seen, line.won, share * part);
        }
    }

    /// What a defender may play: of their best cards the lowest of each suit and what touches it.
    private static List<Card> replies(Position position, Map<Card, Integer> values) {
        int best = values.values().stream().max(Comparator.naturalOrder()).orElseThrow();
        var lowest = new EnumMap<Suit, CardSet>(Suit.class);
        for (var equals : position.choices()) {
            if (values.getOrDefault(equals.highest(), 0) == best) {
                lowest.put(equals.highest().suit(), equals);
            }
        }
        return lowest.values().stream().flatMap(CardSet::stream).toList();
    }

    /// The lowest card that would tell as much.
    private Card telling(Card card) {
        var told = card;
        while (told.rank().compareTo(TELLING) < 0 && told.rank() != Rank.TWO) {
            var lower = Card.of(card.suit(), Rank.values()[told.rank().ordinal() - 1]);
            if (!unseen.contains(lower)) {
                return told;
            }
            told = lower;
        }
        return told;
    }
}
