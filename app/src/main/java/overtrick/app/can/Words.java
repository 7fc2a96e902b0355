package overtrick.app.can;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.auction.CanCall;
import overtrick.can.match.Chairs;
import overtrick.can.play.Trump;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;

/// The words of a match record in one of the languages of the house.
final class Words {

    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private static final Bundle RECORD = Bundle.of("record", Words.class::getResourceAsStream);

    private final Sentences sentences;

    Words(Locale locale) {
        sentences = RECORD.in(locale);
    }

    Locale locale() {
        return sentences.locale();
    }

    String text(String key, Object... details) {
        return sentences.text(key, details);
    }

    String of(Enum<?> constant) {
        return sentences.text(constant.name());
    }

    String seat(Seat seat) {
        return of(seat);
    }

    /// A player by the letter of the chair they came to: A for North, on to D for West.
    String player(Seat came) {
        return String.valueOf((char) ('A' + came.ordinal()));
    }

    /// `A, C`.
    String players(Collection<Seat> came) {
        return came.stream().sorted().map(this::player).collect(Collectors.joining(", "));
    }

    /// Who sits where.
    String players(Chairs chairs) {
        return Arrays.stream(Seat.values())
                .map(chair -> says(chair, player(chairs.came(chair))))
                .collect(Collectors.joining(", "));
    }

    /// As in the diagrams of the clubs: N, E, S or W, in Chinese a sign.
    String letter(Seat seat) {
        return overtrick.page.Words.in(locale()).letter(seat);
    }

    /// `South 85`, `South C`.
    String says(Seat seat, String what) {
        return text("says", seat(seat), what);
    }

    String side(Side side) {
        return of(side);
    }

    /// A card as it is printed, `♠10`; a joker by its name.
    String card(CanCard card) {
        return card instanceof CanCard.Suited(var suit, var rank)
                ? suit.symbol() + (rank.letter() == 'T' ? "10" : String.valueOf(rank.letter()))
                : sentences.text(card.code());
    }

    String cards(Collection<CanCard> cards) {
        return String.join(" ", cards.stream().map(this::card).toList());
    }

    /// A hand by suits, the jokers last.
    String hand(CanSet hand) {
        var parts = new ArrayList<String>();
        for (var suit : SUITS) {
            var ranks = hand.in(suit).stream().map(card -> card(card).substring(1)).toList();
            parts.add(suit.symbol() + " " + (ranks.isEmpty() ? "–" : String.join(" ", ranks)));
        }
        hand.jokers().forEach(joker -> parts.add(card(joker)));
        return String.join("  ", parts);
    }

    String call(CanCall call) {
        return call instanceof CanCall.Bid(var level) ? level.toString() : sentences.text("pass");
    }

    String trump(Trump trump) {
        return trump.suit()
                .map(suit -> String.valueOf(suit.symbol()))
                .orElseGet(() -> sentences.text("no-trump"));
    }
}
