package overtrick.teaching.problem.draft;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Sight;

/// Two hands on their way to a draft: some suits by a pattern, the rest by chance.
final class Sketch {

    private final RandomGenerator chance;
    private final Map<Seat, CardSet> hands = new EnumMap<>(Seat.class);
    private final Set<Suit> closed = EnumSet.noneOf(Suit.class);
    private CardSet kept = CardSet.NONE;
    private final List<Suit> suits;

    final List<Card> cards = new ArrayList<>();
    final List<Fact> known = new ArrayList<>();

    Sketch(RandomGenerator chance) {
        this.chance = chance;
        suits = new ArrayList<>(Arrays.asList(Suit.values()));
        Collections.shuffle(suits, Random.from(chance));
    }

    Suit suit(int at) {
        return suits.get(at);
    }

    int between(int least, int most) {
        return least + chance.nextInt(most - least + 1);
    }

    String oneOf(String... choices) {
        return choices[chance.nextInt(choices.length)];
    }

    /// Gives a suit to two hands; `x` is one of the small cards that are left. The others have what
    /// is not given.
    void give(Suit suit, Seat one, String first, Seat two, String second) {
        honours(suit, one, first);
        honours(suit, two, second);
        smalls(suit, one, first);
        smalls(suit, two, second);
        closed.add(suit);
    }

    /// Cards that the two hands must not get.
    void keep(Suit suit, String ranks) {
        for (int at = 0; at < ranks.length(); at++) {
            kept = kept.with(Card.of(suit, Rank.parse(ranks.charAt(at))));
        }
    }

    private void honours(Suit suit, Seat seat, String ranks) {
        for (char rank : ranks.replace("x", "").toCharArray()) {
            add(seat, Card.of(suit, Rank.parse(rank)));
        }
    }

    private void smalls(Suit suit, Seat seat, String ranks) {
        var small = new ArrayList<Card>();
        for (var rank : Rank.values()) {
            var card = Card.of(suit, rank);
            if (rank.compareTo(Rank.NINE) < 0 && !given().contains(card) && !kept.contains(card)) {
                small.add(card);
            }
        }
        Collections.shuffle(small, Random.from(chance));
        long wanted = ranks.chars().filter(sign -> sign == 'x').count();
        small.stream().limit(wanted).forEach(card -> add(seat, card));
    }

    /// Gives a hand a card; nothing when the other has it.
    void hold(Seat seat, Card card) {
        if (!given().contains(card)) {
            add(seat, card);
        }
    }

    private void add(Seat seat, Card card) {
        hands.merge(seat, CardSet.of(card), CardSet::union);
    }

    CardSet given() {
        return hands.values().stream().reduce(CardSet.NONE, CardSet::union);
    }

    CardSet hand(Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// The cards of a suit that neither hand has.
    CardSet missing(Suit suit) {
        return CardSet.ALL.in(suit).minus(given());
    }

    /// Fills a hand with cards of suits that are open.
    ///
    /// @param highest the highest rank it may get
    void fill(Seat seat, Rank highest) {
        var open = new ArrayList<Card>();
        for (var card : CardSet.ALL.minus(given()).minus(kept)) {
            if (!closed.contains(card.suit()) && card.rank().compareTo(highest) <= 0) {
                open.add(card);
            }
        }
        Collections.shuffle(open, Random.from(chance));
        int lacking = Deal.HAND - hand(seat).size();
        open.stream().limit(Math.max(0, lacking)).forEach(card -> add(seat, card));
    }

    boolean isWhole() {
        return hands.values().stream().allMatch(hand -> hand.size() == Deal.HAND);
    }

    /// Lays one card of each hand, beginning with whose turn it is.
    void trick(Card... played) {
        cards.addAll(Arrays.asList(played));
    }

    Card lowest(Seat seat, Suit suit) {
        return hand(seat).minus(CardSet.copyOf(cards)).in(suit).lowest();
    }

    Card highest(Seat seat, Suit suit) {
        return hand(seat).minus(CardSet.copyOf(cards)).in(suit).highest();
    }

    /// A small card that neither hand has and nobody has played yet.
    Card small(Suit suit) {
        return missing(suit).minus(CardSet.copyOf(cards)).lowest();
    }

    /// How many cards of the suit are out still.
    int out(Suit suit) {
        return missing(suit).minus(CardSet.copyOf(cards)).size();
    }

    Draft draft(Strain strain, Seat me, CardSet right, CardSet natural, int margin) {
        var contract = new Contract(new Bid(1, strain), Doubling.UNDOUBLED, Seat.SOUTH);
        var sight = new Sight(contract, me, hands, cards);
        return new Draft(sight, known, List.of(), right, natural, margin);
    }
}
