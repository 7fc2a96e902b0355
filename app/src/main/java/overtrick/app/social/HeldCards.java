package overtrick.app.social;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// A whole deal out of the few cards that a sheet tells of: what is not told is given out so that
/// it adds no honours to those that are.
final class HeldCards {

    private static final int HONOURS = 5;
    private static final Pattern CARDS = Pattern.compile("([NESW])((?: +[SHDC][2-9TJQKA])+)");
    private static final Pattern SIDE = Pattern.compile("(NS|EW) +(\\d{1,2})");
    private static final Pattern CHICANE = Pattern.compile("([NESW]) +chicane");
    private static final List<Rank> HIGH = List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK);

    private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
    private final Optional<Suit> trumps;
    private final Set<Seat> withoutTrumps = EnumSet.noneOf(Seat.class);
    private CardSet rest = CardSet.ALL;

    private HeldCards(Optional<Suit> trumps) {
        this.trumps = trumps;
        for (var seat : Seat.values()) {
            hands.put(seat, CardSet.NONE);
        }
    }

    /// @param held such as `N HA HK HQ HJ`, `NS 25` for points or `EW 3` for honours
    /// @param strain of the contract; empty where nothing was played
    /// @param points whether a number is one of high-card points
    /// @throws FormatException for what cannot be held
    static Deal deal(List<String> held, Optional<Strain> strain, boolean points) {
        var cards = new HeldCards(strain.flatMap(Strain::trumps));
        for (String one : held) {
            var named = CARDS.matcher(one);
            var side = SIDE.matcher(one);
            var chicane = CHICANE.matcher(one);
            if (chicane.matches()) {
                cards.chicane(Seat.parse(chicane.group(1)));
            } else if (named.matches()) {
                var seat = Seat.parse(named.group(1));
                Stream.of(named.group(2).strip().split(" +"))
                        .map(Card::parse)
                        .forEach(card -> cards.give(seat, card));
            } else if (side.matches()) {
                var whose = side.group(1).equals("NS") ? Side.NORTH_SOUTH : Side.EAST_WEST;
                int number = Integer.parseInt(side.group(2));
                if (points) {
                    cards.points(whose, number);
                } else {
                    cards.honours(whose, number);
                }
            } else {
                throw new FormatException(
                        "what is held is not like N HA HK, NS 25, EW 3 or W chicane: " + one);
            }
        }
        cards.spread();
        return cards.filled();
    }

    /// A hand without a trump, for which bridge-whist pays.
    private void chicane(Seat seat) {
        if (trumps.isEmpty() || withoutTrumps.size() == 2) {
            throw new FormatException("nobody can be without trumps here");
        }
        withoutTrumps.add(seat);
    }

    private boolean mayHold(Seat seat, Suit suit) {
        return hand(seat).size() < Deal.HAND
                && !(withoutTrumps.contains(seat) && trumps.equals(Optional.of(suit)));
    }

    private void give(Seat seat, Card card) {
        if (!mayHold(seat, card.suit()) && withoutTrumps.contains(seat)) {
            throw new FormatException("%s has no trump".formatted(seat.letter()));
        }
        if (!rest.contains(card)) {
            throw new FormatException("a card is held twice: " + card.code());
        }
        if (hand(seat).size() == Deal.HAND) {
            throw new FormatException("more than thirteen cards are held by " + seat.letter());
        }
        hands.merge(seat, CardSet.of(card), CardSet::union);
        rest = rest.without(card);
    }

    /// So many of the honours that count in whist: ace to jack of trumps; aces at notrump.
    private void honours(Side side, int number) {
        if (number > 4) {
            throw new FormatException("honours are not 0 to 4: " + number);
        }
        for (int at = 0; at < 4; at++) {
            int place = at;
            var card =
                    trumps.map(suit -> Card.of(suit, HIGH.get(place)))
                            .orElseGet(() -> Card.of(Suit.values()[place], Rank.ACE));
            var owner = at < number ? side : side.other();
            var seat = owner.seats().get(at % 2);
            give(mayHold(seat, card.suit()) ? seat : seat.partner(), card);
        }
    }

    /// High-card points of a side, the dear cards first.
    private void points(Side side, int number) {
        if (number > 40) {
            throw new FormatException("points are not 0 to 40: " + number);
        }
        int left = number;
        int turn = 0;
        for (int at = 0; at < HIGH.size(); at++) {
            for (var suit : Suit.values()) {
                int worth = HIGH.size() - at;
                var owner = worth <= left ? side : side.other();
                left -= worth <= left ? worth : 0;
                give(owner.seats().get(turn % 2), Card.of(suit, HIGH.get(at)));
                turn++;
            }
        }
    }

    /// The honours that nobody is said to hold: where some of the suit are told of, they go to whom
    /// they help least; else all four hands have some.
    private void spread() {
        for (var suit : Suit.values()) {
            var left = new ArrayList<Card>();
            rest.in(suit).stream()
                    .filter(card -> card.rank().compareTo(Rank.TEN) >= 0)
                    .sorted(Comparator.comparing(Card::rank).reversed())
                    .forEach(left::add);
            boolean told = left.size() < HONOURS || !withoutTrumps.isEmpty();
            for (int at = 0; at < left.size(); at++) {
                give(told ? poorest(suit) : Seat.NORTH.plus(at + suit.ordinal()), left.get(at));
            }
        }
    }

    /// Who has fewest of the suit's honours, of the side with fewest.
    private Seat poorest(Suit suit) {
        return Stream.of(Seat.values())
                .filter(seat -> mayHold(seat, suit))
                .min(
                        Comparator.comparingInt((Seat seat) ->
                                        honours(seat, suit) + honours(seat.partner(), suit))
                                .thenComparingInt(seat -> honours(seat, suit)))
                .orElseThrow();
    }

    private int honours(Seat seat, Suit suit) {
        return (int)
                hand(seat).in(suit).stream()
                        .filter(card -> card.rank().compareTo(Rank.TEN) >= 0)
                        .count();
    }

    /// The others lie as evenly as they may, so that nobody is without a suit by chance; trumps
    /// first, which not everybody may hold.
    private Deal filled() {
        var left =
                rest.stream()
                        .sorted(
                                Comparator.comparing(
                                        card -> !trumps.equals(Optional.of(card.suit()))))
                        .toList();
        for (var card : left) {
            var seat =
                    Stream.of(Seat.values())
                            .filter(one -> mayHold(one, card.suit()))
                            .min(
                                    Comparator.comparingInt(
                                                    (Seat one) -> hand(one).in(card.suit()).size())
                                            .thenComparingInt(one -> hand(one).size()))
                            .orElseThrow();
            give(seat, card);
        }
        return new Deal(hand(Seat.NORTH), hand(Seat.EAST), hand(Seat.SOUTH), hand(Seat.WEST));
    }

    private CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }
}
