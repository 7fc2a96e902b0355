package overtrick.cantable.page.words;

import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.auction.CanCall;
import overtrick.can.match.PendingClaim;
import overtrick.can.match.RefusedClaim;
import overtrick.can.play.Trump;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.cards.words.Sentences;
import overtrick.page.Words;
import overtrick.robots.can.saying.Saying;

/// What the pages of Bài Càn say, in one language.
public final class Speech {

    private static final Bundle BUNDLE = Bundle.of("can", Speech.class::getResourceAsStream);

    private static final Map<Locale, Speech> ALL =
            Words.LANGUAGES.stream().collect(Collectors.toMap(locale -> locale, Speech::new));

    /// In the order of a hand.
    public static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    /// What stands between two suits of a line.
    private static final String BETWEEN = "\u2003";

    private final Words words;
    private final Sentences sentences;

    private Speech(Locale locale) {
        words = Words.in(locale);
        sentences = BUNDLE.in(locale);
    }

    public static Speech of(Words words) {
        return Objects.requireNonNull(ALL.get(words.locale()));
    }

    /// What all pages say.
    public Words words() {
        return words;
    }

    /// For those who look after them.
    public Sentences sentences() {
        return sentences;
    }

    public String get(String key, Object... details) {
        return details.length == 0 ? sentences.text(key) : sentences.text(key, details);
    }

    public String count(String key, int number, Object... details) {
        return sentences.count(key, number, details);
    }

    public String of(Enum<?> constant) {
        return sentences.text(constant.getDeclaringClass().getSimpleName() + "." + constant.name());
    }

    public String name(Seat seat) {
        return words.name(seat);
    }

    public String name(Side side) {
        return words.name(side);
    }

    public String name(Suit suit) {
        return get("suit." + suit.letter());
    }

    /// A card as it is spoken.
    public String name(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, var rank) ->
                    get("card", get("rank." + rank.letter()), get("suit." + suit.letter()));
            case CanCard.Joker joker -> get("joker." + joker.code());
        };
    }

    /// A card as it is written: `♥10`.
    public String sign(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, _) -> suit.symbol() + rank(card);
            case CanCard.Joker joker -> get("joker.short." + joker.code());
        };
    }

    /// The rank of a card as people write it; a star for a joker.
    public String rank(CanCard card) {
        return switch (card) {
            case CanCard.Suited(_, var rank) ->
                    rank.letter() == 'T' ? "10" : String.valueOf(rank.letter());
            case CanCard.Joker _ -> "★";
        };
    }

    public String signs(Collection<? extends CanCard> cards) {
        return cards.stream().map(this::sign).collect(Collectors.joining(" "));
    }

    public String signs(CanSet cards) {
        return signs(cards.stream().toList());
    }

    /// A hand by suits, spades first, the jokers last.
    public String hand(CanSet hand) {
        var suits =
                SUITS.stream()
                        .map(suit -> suit.symbol() + " " + ranks(hand.in(suit)))
                        .map(holding -> holding.replace(' ', '\u00a0')) // a suit stays in one line
                        .collect(Collectors.joining("  "));
        return hand.jokers().isEmpty() ? suits : suits + "  " + signs(hand.jokers());
    }

    /// Some cards by suits, spades first, the jokers last; suits that are not among them are left
    /// out.
    public String cards(CanSet some) {
        var suits =
                SUITS.stream()
                        .filter(suit -> !some.in(suit).isEmpty())
                        .map(suit -> suit.symbol() + " " + ranks(some.in(suit)))
                        .map(holding -> holding.replace(' ', '\u00a0')); // a suit stays in one line
        var jokers = Stream.of(some.jokers()).filter(these -> !these.isEmpty()).map(this::signs);
        return Stream.concat(suits, jokers).collect(Collectors.joining(BETWEEN));
    }

    /// The ranks of cards of one suit, highest first.
    public String ranks(CanSet cards) {
        return cards.isEmpty()
                ? "–"
                : cards.stream().map(this::rank).collect(Collectors.joining(" "));
    }

    public String call(CanCall call) {
        return switch (call) {
            case CanCall.Word _ -> get("pass");
            case CanCall.Bid(var level) -> level.toString();
        };
    }

    /// The trump suit as a sign.
    public String sign(Trump trump) {
        return trump.suit().map(suit -> "" + suit.symbol()).orElseGet(() -> get("trump.none"));
    }

    public String name(Trump trump) {
        return trump.suit().map(this::name).orElseGet(() -> get("trump.none"));
    }

    /// How the deal would end.
    public String claimed(PendingClaim claim) {
        return get(claim.defendersWinLast() ? "claim.says.last" : "claim.says", claim.points());
    }

    /// Who did not agree to a claim, or that it was taken back.
    public String refused(RefusedClaim refused) {
        return get(refused.isWithdrawn() ? "claim.withdrawn" : "claim.refused", name(refused.by()));
    }

    /// Why a robot did something.
    public String why(Saying saying) {
        return saying.text(words.locale()).replace("–", "–\u2060"); // a score stays in one line
    }

    /// The rank as it stands on a card: `10` takes two signs.
    public static String rank(CanCard.Suited card) {
        char letter = card.rank().letter();
        return letter == 'T' ? "10" : String.valueOf(letter);
    }

    /// The class by which the style sheet colours a card.
    public static String css(CanCard card) {
        return switch (card) {
            case CanCard.Suited(var suit, _) -> css(suit);
            case CanCard.Joker joker -> joker.isRed() ? "joker h" : "joker s";
        };
    }

    public static String css(Suit suit) {
        return String.valueOf(suit.letter()).toLowerCase(Locale.ROOT);
    }
}
