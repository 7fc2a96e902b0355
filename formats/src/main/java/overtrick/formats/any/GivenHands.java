package overtrick.formats.any;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.formats.DealFault;
import overtrick.formats.DealFault.CardTwice;
import overtrick.formats.DealFault.NoCard;
import overtrick.formats.DealFault.WrongSize;

/// Hands as people write them: suits with dots between or with letters or signs before, tens as `T`
/// or `10`, seats as letters or words. What does not fit together is told card by card.
final class GivenHands {

    private static final String SUITS = "SHDC";
    private static final Suit[] ORDER = {Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS};

    /// A seat before its hand, or before the first of several: `N:`, `North:`, `N `.
    private static final Pattern SEAT =
            Pattern.compile("(?i)(N|E|S|W|North|East|South|West)(?::|=|(?=\\s))\\s*");

    /// Four hands with all that people write around them are much shorter.
    private static final int LONGEST = 1_000;

    private static final Pattern NONE = Pattern.compile("-+");

    private final Map<Seat, List<Card>> hands = new EnumMap<>(Seat.class);
    private final List<DealFault> strange = new ArrayList<>();

    /// Whose cards come next.
    private Seat seat = Seat.NORTH;

    /// Whether they have some already.
    private boolean begun;

    /// Reads a text of nothing but hands, clockwise from the first seat that is named, or from
    /// North; empty when it is something else.
    static Optional<GivenHands> read(String text) {
        if (text.length() > LONGEST) {
            return Optional.empty();
        }
        var given = new GivenHands();
        String rest = plain(text).strip();
        while (!rest.isEmpty()) {
            var named = SEAT.matcher(rest);
            if (named.lookingAt()) {
                given.turnTo(Seat.parse(rest.substring(0, 1).toUpperCase(Locale.ROOT)));
                rest = rest.substring(named.end());
                continue;
            }
            String word = rest.split("\\s+", 2)[0];
            if (!isHand(word)) {
                return Optional.empty();
            }
            given.take(word);
            rest = rest.substring(word.length()).strip();
        }
        return given.hands.isEmpty() ? Optional.empty() : Optional.of(given);
    }

    private void turnTo(Seat next) {
        seat = next;
        begun = false;
    }

    /// A word of cards belongs to the hand that is not yet full, or has been given suit by suit.
    private void take(String word) {
        boolean another = begun && word.indexOf('.') >= 0;
        if (size(seat) >= Deal.HAND || another) {
            turnTo(seat.left());
        }
        if (NONE.matcher(word).matches() && size(seat) == 0) {
            turnTo(seat.left());
        } else {
            put(seat, word);
            begun = true;
        }
    }

    /// Signs of suits are their letters, and commas are as good as dots.
    private static String plain(String text) {
        return text.replaceAll("[♠♤]\\s*", " S")
                .replaceAll("[♥♡]\\s*", " H")
                .replaceAll("[♦♢]\\s*", " D")
                .replaceAll("[♣♧]\\s*", " C")
                .replace('\u2013', '-')
                .replace(',', '.');
    }

    private static boolean isHand(String word) {
        String upper = word.toUpperCase(Locale.ROOT);
        boolean cards = upper.chars().allMatch(sign -> "SHDC.-X0123456789TJQKA".indexOf(sign) >= 0);
        boolean suits = upper.indexOf('.') >= 0 || SUITS.indexOf(upper.charAt(0)) >= 0;
        return cards && (suits || NONE.matcher(upper).matches());
    }

    /// Adds the cards of a hand, or of some of its suits.
    void put(Seat holder, String text) {
        var hand = hands.computeIfAbsent(holder, _ -> new ArrayList<>());
        String upper = text.toUpperCase(Locale.ROOT).replace("10", "T");
        int suit = upper.indexOf('.') >= 0 ? 0 : -1;
        for (int at = 0; at < upper.length(); at++) {
            char sign = upper.charAt(at);
            if (sign == '.') {
                suit++;
            } else if (SUITS.indexOf(sign) >= 0) {
                suit = SUITS.indexOf(sign);
            } else if (sign != '-' && !Character.isWhitespace(sign)) {
                card(suit, sign).ifPresentOrElse(hand::add, () -> strange(holder, sign));
            }
        }
    }

    private static Optional<Card> card(int suit, char rank) {
        if (suit < 0 || suit >= ORDER.length) {
            return Optional.empty();
        }
        try {
            return Optional.of(Card.of(ORDER[suit], Rank.parse(rank)));
        } catch (FormatException wrong) {
            return Optional.empty();
        }
    }

    private void strange(Seat holder, char sign) {
        strange.add(new NoCard(holder, String.valueOf(sign)));
    }

    private int size(Seat holder) {
        return hands.getOrDefault(holder, List.of()).size();
    }

    /// What does not fit together: cards that come twice, then signs that are no cards, then hands
    /// of too many cards or too few.
    List<DealFault> faults() {
        var faults = new ArrayList<DealFault>();
        var holders = new EnumMap<Seat, CardSet>(Seat.class);
        hands.forEach((holder, cards) -> {
            for (var card : cards) {
                holder(holders, card)
                        .ifPresent(first -> faults.add(new CardTwice(card, first, holder)));
                holders.merge(holder, CardSet.of(card), CardSet::union);
            }
        });
        faults.addAll(strange);
        hands.forEach((holder, cards) -> {
            if (cards.size() != Deal.HAND) {
                faults.add(new WrongSize(holder, cards.size()));
            }
        });
        return faults;
    }

    private static Optional<Seat> holder(Map<Seat, CardSet> holders, Card card) {
        return holders.entrySet().stream()
                .filter(hand -> hand.getValue().contains(card))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// The hands, of three the fourth as well; there must be no fault.
    Map<Seat, CardSet> hands() {
        var whole = new EnumMap<Seat, CardSet>(Seat.class);
        var rest = CardSet.ALL;
        for (var hand : hands.entrySet()) {
            var cards = CardSet.copyOf(hand.getValue());
            whole.put(hand.getKey(), cards);
            rest = rest.minus(cards);
        }
        for (var holder : Seat.values()) {
            if (whole.size() == 3 && !whole.containsKey(holder)) {
                whole.put(holder, rest);
            }
        }
        return whole;
    }
}
