package overtrick.evening.page.cards;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;

/// The cards of a board, asked for a hand at a time: whoever has played it has each hand before
/// them. The last hand is what is left. Nothing is kept before all are there.
///
/// @param action the address of the form, and of the page
/// @param back where it was asked for
/// @param hidden what else the form carries
/// @param hands that have been told, from North on
/// @param held what was entered before for the hand that is asked for
/// @param trouble why the last hand was none; empty when it was one
public record CardsAsked(
        Words words,
        String action,
        String back,
        Map<String, String> hidden,
        BoardNumber board,
        List<CardSet> hands,
        CardSet held,
        String trouble) {

    /// Hands that are asked for; the fourth follows.
    private static final int ASKED = 3;

    public CardsAsked {
        hidden = Map.copyOf(hidden);
        hands = List.copyOf(hands);
    }

    /// What has been told so far, by the address.
    ///
    /// @param known the cards as they were entered before
    public static CardsAsked of(
            Visit visit,
            String action,
            String back,
            Map<String, String> hidden,
            BoardNumber board,
            Optional<Deal> known) {
        var hands = new ArrayList<CardSet>();
        var seen = CardSet.NONE;
        String trouble = "";
        CardSet tapped = CardSet.NONE;
        for (int at = 0; at < ASKED && trouble.isEmpty(); at++) {
            var told = told(visit, Seat.values()[at]);
            if (told.isEmpty()) {
                break;
            }
            if (told.size() != Deal.HAND || told.intersects(seen)) {
                trouble = visit.words().get("ev.cards.count", told.minus(seen).size());
                tapped = told.minus(seen);
            } else {
                hands.add(told);
                seen = seen.union(told);
            }
        }
        var before =
                hands.size() < ASKED
                        ? known.map(deal -> deal.hand(Seat.values()[hands.size()]))
                                .orElse(CardSet.NONE)
                        : CardSet.NONE;
        var held = trouble.isEmpty() ? before.minus(seen) : tapped;
        return new CardsAsked(visit.words(), action, back, hidden, board, hands, held, trouble);
    }

    private static CardSet told(Visit visit, Seat seat) {
        var cards = CardSet.NONE;
        for (String code : visit.ctx().queryParams(field(seat))) {
            try {
                cards = cards.with(Card.parse(code));
            } catch (FormatException none) {
                throw Sorry.unclear("ev.cards.unclear", code);
            }
        }
        return cards;
    }

    /// The deal that a form has sent whole.
    ///
    /// @throws Sorry when it is none
    public static Deal sent(Visit visit) {
        try {
            return Deal.parse(visit.param("deal"));
        } catch (FormatException none) {
            throw Sorry.unclear("ev.cards.unclear", visit.param("deal"));
        }
    }

    /// `n`, `e` or `s`.
    public static String field(Seat seat) {
        return String.valueOf(seat.letter()).toLowerCase(Locale.ROOT);
    }

    /// Whose hand is asked for; empty when all are known.
    public Optional<Seat> asked() {
        return hands.size() < ASKED ? Optional.of(Seat.values()[hands.size()]) : Optional.empty();
    }

    public List<Suit> suits() {
        return List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);
    }

    /// The cards of a suit that nobody has yet, from the highest down.
    public List<Card> left(Suit suit) {
        var left = CardSet.ALL;
        for (var hand : hands) {
            left = left.minus(hand);
        }
        var cards = new ArrayList<Card>();
        for (int at = Rank.values().length - 1; at >= 0; at--) {
            var card = Card.of(suit, Rank.values()[at]);
            if (left.contains(card)) {
                cards.add(card);
            }
        }
        return cards;
    }

    /// The whole board.
    public Board whole() {
        var rest = CardSet.ALL;
        for (var hand : hands) {
            rest = rest.minus(hand);
        }
        return Board.of(board, new Deal(hands.get(0), hands.get(1), hands.get(2), rest));
    }

    public String title() {
        return words.get("ev.cards.of", board.value());
    }
}
