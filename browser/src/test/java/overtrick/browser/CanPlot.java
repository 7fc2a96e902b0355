package overtrick.browser;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.random.RandomGenerator;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.view.CanView;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.testkit.Seeds;

/// How a match goes in which everything happens that seldom happens: two cards of tribute, a big
/// joker shown to all, a card each, deals won by every class of goal, a match that stays level
/// through extra time, and two kicks of four that score.
final class CanPlot implements Function<CanView, Pack> {

    /// A cup in which four kicks come before lots, and deals may be settled by agreement.
    static final String RULES =
            """
            preset = cup
            match.decider = four-kicks-then-lots
            shoot-out.draw = delegates
            playing.claims = by-agreement
            """;

    /// What is agreed of a deal: a bid of the one who is to declare, and how it ends; it is played
    /// to the last card where nothing is agreed.
    record Deal(CanLevel bid, List<MakeClaim> agreed) {}

    /// Twelve trumps from the top: whoever holds them wins all tricks.
    private static final CanSet SCORES = CanSet.parse("AKQJT98765....BL");

    /// Of several things that may be done at once.
    private static final List<Class<? extends CanCommand>> FIRST =
            List.of(
                    AnswerClaim.class,
                    TakeKitty.class,
                    BuryCard.class,
                    DeclareTrump.class,
                    PlayCard.class,
                    MakeCall.class,
                    DealCards.class,
                    AnswerRedeal.class);

    private static final CanSet ASIDE = CanSet.parse(".432.432.");

    /// Small cards: whoever leads a club loses ten points to either neighbour.
    private static final CanSet MISSES = CanSet.parse("432.432.432.432");

    private final RandomGenerator chance;
    private final int playedOut;
    private final int last;

    /// @param last the number of the last deal before extra time, which leaves tribute behind
    /// @param playedOut the number of the deal that is played to its last card; 0 for none
    CanPlot(long seed, int last, int playedOut) {
        chance = Seeds.chance(seed);
        this.last = last;
        this.playedOut = playedOut;
    }

    @Override
    public Pack apply(CanView view) {
        if (view.kick().isPresent()) {
            return kick(view.kick().get().kicks().taken().size() < 2);
        }
        return view.record().size() == 1 ? withJokersInTheKitty() : Pack.shuffled(chance);
    }

    private Pack withJokersInTheKitty() {
        var cards = new ArrayList<>(Pack.shuffled(chance).cards());
        Collections.swap(cards, cards.indexOf(CanCard.Joker.BIG), 4); // can.md §4
        Collections.swap(cards, cards.indexOf(CanCard.Joker.SMALL), 9);
        return new Pack(cards);
    }

    /// The taker scores with twelve trumps, or loses the first trick to whoever keeps.
    private static Pack kick(boolean scores) {
        var left = CanSet.ALL.minus(scores ? SCORES.union(ASIDE) : MISSES);
        var parts = new ArrayList<List<CanCard>>();
        parts.add(list(scores ? SCORES : MISSES));
        if (scores) {
            var others = list(left);
            parts.addAll(
                    List.of(others.subList(0, 12), others.subList(12, 24), others.subList(24, 36)));
            parts.add(list(ASIDE));
        } else {
            var kitty = CanSet.parse(".76.76.76");
            var right = CanSet.parse("...K");
            var beside = CanSet.parse("...T");
            var others = list(left.minus(kitty).minus(right).minus(beside));
            parts.add(with(right, others.subList(0, 11)));
            parts.add(others.subList(11, 23));
            parts.add(with(beside, others.subList(23, 34)));
            parts.add(list(kitty));
        }
        return pack(parts);
    }

    private static List<CanCard> list(CanSet cards) {
        return cards.stream().toList();
    }

    private static List<CanCard> with(CanSet one, List<CanCard> others) {
        var all = new ArrayList<>(others);
        all.addAll(list(one));
        return all;
    }

    /// The pack of which everybody gets their part when it is dealt by fives first.
    private static Pack pack(List<List<CanCard>> parts) {
        var next = new int[DealWay.KITTY + 1];
        var cards = new ArrayList<CanCard>();
        for (int place = 0; place < CanCard.PACK; place++) {
            int part = DealWay.FIVES_FIRST.part(place);
            cards.add(parts.get(part).get(next[part]++));
        }
        return new Pack(cards);
    }

    /// What is to become of the deal under way.
    Deal deal(CanView view) {
        int number = view.deal().orElseThrow().number();
        if (number == playedOut) {
            return new Deal(CanLevel.parse("80"), List.of());
        }
        if (number == 1) {
            return new Deal(CanLevel.parse("90"), List.of(new MakeClaim(30, false))); // two cards
        }
        if (number == 2) {
            return new Deal(
                    CanLevel.parse("100"), List.of(new MakeClaim(35, false))); // a card each
        }
        if (number == 3) {
            return new Deal(CanLevel.parse("80"), List.of(new MakeClaim(10, true)));
        }
        return number == last && level(view) == 0
                ? new Deal(CanLevel.parse("100"), List.of(new MakeClaim(20, false)))
                : new Deal(CanLevel.parse("80"), List.of(levelling(view)));
    }

    /// Who is behind scores a goal, of whichever class they can; nobody does where it is level.
    private static MakeClaim levelling(CanView view) {
        int ahead = level(view);
        if (ahead == 0 || view.play().isEmpty()) {
            return new MakeClaim(10, false);
        }
        var behind = ahead > 0 ? Side.EAST_WEST : Side.NORTH_SOUTH;
        boolean declares = view.play().get().declarer().side() == behind;
        return declares ? new MakeClaim(0, false) : new MakeClaim(10, true);
    }

    private static int level(CanView view) {
        Map<Side, Integer> goals = view.goals();
        return goals.getOrDefault(Side.NORTH_SOUTH, 0) - goals.getOrDefault(Side.EAST_WEST, 0);
    }

    /// What whoever is in turn does.
    CanCommand choose(CanView view) {
        var offers = view.offers();
        var plan = view.deal().filter(deal -> deal.auction().isPresent()).map(_ -> deal(view));
        var claim =
                plan.flatMap(deal -> deal.agreed().stream().filter(offers::contains).findFirst());
        return claim.<CanCommand>map(made -> made).orElseGet(() -> forced(view));
    }

    /// The first of what they may do, of several kinds the one that comes first.
    private CanCommand forced(CanView view) {
        var offers = view.offers();
        for (var kind : FIRST) {
            var found = offers.stream().filter(kind::isInstance).toList();
            if (!found.isEmpty()) {
                return among(view, found);
            }
        }
        return offers.getFirst();
    }

    private CanCommand among(CanView view, List<CanCommand> found) {
        return switch (found.getFirst()) {
            case MakeCall _ -> new MakeCall(call(view));
            case AnswerRedeal _ -> new AnswerRedeal(false);
            case DealCards _ -> new DealCards(DealWay.FIVES_FIRST);
            case BuryCard _ -> new BuryCard(aside(view));
            case DeclareTrump _ -> new DeclareTrump(Trump.of(trump(view)));
            case PlayCard _ -> new PlayCard(card(view));
            default -> found.getFirst();
        };
    }

    private CanCall call(CanView view) {
        var bid = deal(view).bid();
        boolean bids = bid.points() > 80 && view.seat().orElseThrow() == bidder(view);
        return bids ? new CanCall.Bid(bid) : CanCall.Word.PASS;
    }

    /// Spades where all spades are held, as in a kick that scores, else clubs.
    private static Suit trump(CanView view) {
        return view.hand().containsAll(CanSet.parse("AKQ....BL")) ? Suit.SPADES : Suit.CLUBS;
    }

    private static CanCard aside(CanView view) {
        var hand = view.hand();
        var others = hand.minus(hand.trumps(Optional.of(trump(view)))).minus(CanSet.POINTS);
        return others.isEmpty() ? hand.lowest() : others.lowest();
    }

    /// A kick is played from the top, and by the keeper for points; a deal by chance.
    private CanCard card(CanView view) {
        var cards = view.playable();
        if (view.kick().isEmpty()) {
            return cards.stream().skip(chance.nextInt(cards.size())).findFirst().orElseThrow();
        }
        if (view.seat().equals(view.kick().get().taker())) {
            var clubs = cards.in(Suit.CLUBS); // none in a hand that scores
            return clubs.isEmpty() ? cards.highest() : clubs.lowest();
        }
        return cards.stream()
                .filter(card -> card.points() > 0)
                .findFirst()
                .orElseGet(cards::lowest);
    }

    /// Who is to bid more than eighty: who has paid two cards, else the dealer.
    static Seat bidder(CanView view) {
        var deal = view.deal().orElseThrow();
        return deal.debts().stream()
                .filter(debt -> debt.cards() == 2)
                .map(debt -> debt.payer())
                .findFirst()
                .orElse(deal.dealer());
    }
}
