package overtrick.robots.layout;

import java.util.List;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Rank;
import overtrick.cards.Seat;

/// How well a hand fits the cards that its seat has played. No card is impossible; each factor says
/// how much less likely it is from this hand than from one that had no other way. Signals are read
/// with care, for nobody can always afford the right card.
final class PlayFit {

    // leads
    private static final double UNSUPPORTED_HONOUR = 0.1;
    private static final double LOW_FROM_SEQUENCE = 0.45;
    private static final double UNDER_AN_ACE = 0.15;
    private static final double NOT_THE_FOURTH = 0.18;
    private static final double HONOUR_OF_TWO = 0.7;
    private static final double LOW_OF_TWO = 0.2;
    private static final double SHORT_AT_NOTRUMP = 0.4;

    // the others
    private static final double THIRD_HAND_LOW = 0.3;
    private static final double DUCKED = 0.2;
    private static final double TOO_HIGH = 0.12;
    private static final double DID_NOT_RUFF = 0.35;
    private static final double THREW_AN_HONOUR = 0.15;
    private static final double UNUSUAL_EQUAL = 0.12;
    private static final double UNTRUE_COUNT = 0.4;

    private final List<Moment> moments;
    private final Strain strain;

    PlayFit(Seat seat, Evidence evidence) {
        moments = Moment.of(seat, evidence);
        strain = evidence.contract().strain();
    }

    /// @param dealt the whole hand
    double weight(long dealt) {
        double weight = 1;
        var held = new CardSet(dealt);
        for (var moment : moments) {
            weight *= factor(moment, held.minus(CardSet.ALL.minus(moment.out())));
        }
        return weight;
    }

    /// @param had what the hand held when the trick began
    private double factor(Moment moment, CardSet had) {
        if (moment.place() == 0) {
            return moment.declares() ? equals(moment, had, false) : lead(moment, had);
        }
        var led = moment.led();
        if (had.in(led).isEmpty() || moment.card().suit() != led) {
            return discard(moment, had);
        }
        var suit = had.in(led);
        if (suit.size() == 1) {
            return 1;
        }
        double factor = moment.place() == 1 ? 1 : taking(moment, suit);
        if (moment.card().rank().isHonour()) {
            return factor * equals(moment, suit, !moment.declares());
        }
        return moment.declares() ? factor : factor * count(moment, suit);
    }

    private boolean isTrump(Card card) {
        return Strain.of(card.suit()) == strain;
    }

    /// A defender's lead.
    private double lead(Moment moment, CardSet had) {
        var card = moment.card();
        var suit = had.in(card.suit());
        if (suit.size() == 1) {
            return strain == Strain.NOTRUMP && moment.opening() ? SHORT_AT_NOTRUMP : 1;
        }
        return card.rank().isHonour() ? honourLed(moment, suit) : spotLed(moment, suit);
    }

    private double honourLed(Moment moment, CardSet suit) {
        var run = touching(moment, suit);
        if (run.size() > 1) {
            return run.highest().equals(moment.card()) ? 1 : UNUSUAL_EQUAL;
        }
        if (suit.size() == 2) {
            return HONOUR_OF_TWO;
        }
        return isMaster(moment) && !moment.opening() ? 1 : UNSUPPORTED_HONOUR;
    }

    private double spotLed(Moment moment, CardSet suit) {
        double factor = 1;
        var top = suit.highest();
        int sequence = touching(moment, suit, top).size();
        if (top.rank().isHonour() && sequence >= 3) {
            factor *= LOW_FROM_SEQUENCE;
        }
        boolean ace = top.rank() == Rank.ACE && strain != Strain.NOTRUMP && !isTrump(top);
        if (ace && moment.opening()) {
            factor *= UNDER_AN_ACE;
        }
        var highestFirst = suit.stream().toList();
        return switch (suit.size()) {
            case 2 -> highestFirst.getFirst().equals(moment.card()) ? factor : factor * LOW_OF_TWO;
            case 3 -> factor;
            default -> highestFirst.get(3).equals(moment.card()) ? factor : factor * NOT_THE_FOURTH;
        };
    }

    private static boolean isMaster(Moment moment) {
        return moment.out().in(moment.card().suit()).highest().equals(moment.card());
    }

    /// Third and fourth hand take the trick as cheaply as they can, if it is not partner's.
    private double taking(Moment moment, CardSet suit) {
        boolean took = Trick.beats(moment.card(), moment.best(), strain);
        if (moment.partnerWins()) {
            return took && moment.place() == 3 ? TOO_HIGH : 1;
        }
        var winners = CardSet.NONE;
        for (var card : suit) {
            winners = Trick.beats(card, moment.best(), strain) ? winners.with(card) : winners;
        }
        if (winners.isEmpty()) {
            return 1;
        }
        boolean last = moment.place() == 3;
        if (took) {
            return last && !touches(moment, suit, winners.lowest()) ? TOO_HIGH : 1;
        }
        if (last) {
            return DUCKED;
        }
        return beatsDummy(moment, winners) && !moment.declares() ? THIRD_HAND_LOW : 1;
    }

    /// Whether the best of the winners holds against dummy, as far as third hand could see.
    private boolean beatsDummy(Moment moment, CardSet winners) {
        if (!moment.dummyFollows()) {
            return true;
        }
        var dummys = moment.dummys().in(winners.highest().suit());
        return dummys.isEmpty() || winners.highest().rank().beats(dummys.highest().rank());
    }

    /// Who cannot follow ruffs a trick that is not partner's, and keeps their honours.
    private double discard(Moment moment, CardSet had) {
        var trumps = strain.trumps().map(had::in).orElse(CardSet.NONE);
        boolean ruffed = isTrump(moment.card());
        double factor = 1;
        if (!ruffed && !moment.partnerWins() && !trumps.isEmpty() && !isTrump(moment.best())) {
            factor *= DID_NOT_RUFF;
        }
        boolean honour = moment.card().rank().compareTo(Rank.QUEEN) >= 0;
        boolean alone = had.in(moment.card().suit()).size() == 1;
        return !ruffed && honour && !alone && !moment.declares()
                ? factor * THREW_AN_HONOUR
                : factor;
    }

    /// Of equals a defender plays the lowest when they follow; declarer any (restricted choice).
    private static double equals(Moment moment, CardSet held, boolean lowest) {
        var run = touching(moment, held);
        if (!lowest) {
            return 1.0 / run.size();
        }
        return run.lowest().equals(moment.card()) ? 1 : UNUSUAL_EQUAL;
    }

    /// High from an even number when declarer's side has led.
    private static double count(Moment moment, CardSet suit) {
        if (moment.place() == 2) {
            return 1;
        }
        boolean high = !suit.lowest().equals(moment.card());
        return high == (suit.size() % 2 == 0) ? 1 : UNTRUE_COUNT;
    }

    private static boolean touches(Moment moment, CardSet suit, Card card) {
        return touching(moment, suit).contains(card);
    }

    private static CardSet touching(Moment moment, CardSet held) {
        return touching(moment, held, moment.card());
    }

    /// The cards of the hand that are as good as this one.
    private static CardSet touching(Moment moment, CardSet held, Card card) {
        var others = moment.out().minus(held).in(card.suit());
        var own = held.in(card.suit());
        long above = -1L << card.place();
        long nearestAbove = Long.lowestOneBit(others.bits() & above);
        long nearestBelow = Long.highestOneBit(others.bits() & ~above);
        long between = nearestAbove == 0 ? -1L : nearestAbove - 1;
        long from = nearestBelow == 0 ? -1L : -(nearestBelow << 1);
        return new CardSet(own.bits() & between & from);
    }
}
