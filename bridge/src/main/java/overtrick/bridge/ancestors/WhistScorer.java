package overtrick.bridge.ancestors;

import java.util.Map;
import java.util.Optional;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.score.Result.Played;
import overtrick.bridge.sheet.Honours;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// Keeps the score of whist: a point for each trick over six, then honours. As soon as a side has a
/// game the rest of the deal is not scored, and the next game begins at nothing.
///
/// The result of a deal is told as the odd trick in the trump suit by the dealer.
///
/// @param first who deals first
public record WhistScorer(WhistTerms terms, Seat first) implements Scorer<WhistScore> {

    private static final int BOOK = 6;

    @Override
    public WhistScore start() {
        return WhistScore.start(first);
    }

    @Override
    public Optional<NextDeal> next(WhistScore score) {
        return terms.winner(score).isPresent()
                ? Optional.empty()
                : Optional.of(new NextDeal(score.dealer(), Vulnerability.NONE, true));
    }

    @Override
    public WhistScore add(WhistScore score, BoardInPlay board) {
        var played = (Played) board.result().orElseThrow(); // nobody can pass a deal out
        var dealers = played.contract().declarer().side();
        boolean odd = played.tricks() > BOOK;
        var winner = odd ? dealers : dealers.other();
        int tricks = odd ? played.tricks() : Deal.HAND - played.tricks();
        var scored = score.with(winner, Reason.TRICKS, tricks - BOOK, terms);
        if (scored.games().size() == score.games().size()) {
            var trumps = played.contract().strain().trumps().orElseThrow();
            scored = withHonours(scored, score.points(), board.board().deal(), trumps);
        }
        return scored.afterDeal();
    }

    /// @param before points of each side when the deal began
    private WhistScore withHonours(
            WhistScore score, Map<Side, Integer> before, Deal deal, Suit trumps) {
        for (var side : Side.values()) {
            int points = terms.honourPoints(held(deal, trumps, side), before.getOrDefault(side, 0));
            if (points > 0) {
                return score.with(
                        side,
                        Reason.HONOURS,
                        points,
                        terms); // only one side can hold three of four
            }
        }
        return score;
    }

    private static int held(Deal deal, Suit trumps, Side side) {
        return side.seats().stream()
                .mapToInt(seat -> honours(deal.hand(seat), Strain.of(trumps)).size())
                .sum();
    }

    /// The honours among these cards: whist has no ten among them.
    public static CardSet honours(CardSet cards, Strain trumps) {
        var all = Honours.among(cards, trumps);
        return trumps.trumps().map(suit -> all.without(Card.of(suit, Rank.TEN))).orElse(all);
    }
}
