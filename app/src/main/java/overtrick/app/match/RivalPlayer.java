package overtrick.app.match;

import java.util.Optional;
import java.util.stream.Stream;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.robots.Bidder;
import overtrick.robots.Bidding;
import overtrick.robots.CardPlayer;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;
import tools.jackson.databind.node.ObjectNode;

/// A rival at a table: what it may see becomes a question, and its answer a call or a card, which
/// must be one that may be made.
record RivalPlayer(Rival rival, Agreements agreements, Level level, long seed)
        implements Bidder, CardPlayer {

    @Override
    public Bidding call(BoardView view) {
        var question = question(view, "call");
        question.put("hand", held(view, seat(view)).pbn());
        question.put("mode", "rules");
        String said = rival.answer(question, "call");
        try {
            var call = Call.parse(said);
            if (view.calls().contains(call)) {
                return new Bidding(call, Optional.empty());
            }
        } catch (FormatException _) {
            // told below
        }
        throw new UserError("the rival calls %s after: %s".formatted(said, view.auction().text()));
    }

    @Override
    public Card card(BoardView view) {
        var question = question(view, "card");
        question.put("level", MatchSides.word(level)).put("seed", seed);
        var hands = question.putObject("hands");
        for (var seen : view.hands().keySet()) {
            hands.put(letter(seen), held(view, seen).pbn());
        }
        var play = question.putArray("play");
        cards(view.play().orElseThrow()).forEach(card -> play.add(card.code()));
        String said = rival.answer(question, "card");
        try {
            var card = Card.parse(said);
            if (view.playable().contains(card)) {
                return card;
            }
        } catch (FormatException _) {
            // told below
        }
        throw new UserError(
                "the rival plays %s where it may play %s".formatted(said, view.playable()));
    }

    private ObjectNode question(BoardView view, String ask) {
        var question = Json.MAPPER.createObjectNode();
        question.put("ask", ask);
        question.putObject("systems")
                .put("ns", agreements.northSouth())
                .put("ew", agreements.eastWest());
        question.put("dealer", letter(view.dealer()));
        question.put("vul", view.vulnerability().code());
        question.put("seat", letter(seat(view)));
        question.put("scoring", "imp");
        var calls = question.putArray("auction");
        view.auction().calls().forEach(call -> calls.add(call.code()));
        return question;
    }

    /// As it was dealt.
    private static CardSet held(BoardView view, Seat seat) {
        var hand = view.hands().getOrDefault(seat, CardSet.NONE);
        for (var trick : view.play().map(RivalPlayer::tricks).orElse(Stream.of()).toList()) {
            hand = trick.by(seat).map(hand::with).orElse(hand);
        }
        return hand;
    }

    private static Stream<Trick> tricks(PlayView play) {
        return Stream.concat(play.tricks().stream(), Stream.of(play.current()));
    }

    private static Stream<Card> cards(PlayView play) {
        return tricks(play).flatMap(trick -> trick.cards().stream());
    }

    private static Seat seat(BoardView view) {
        return view.seat().orElseThrow();
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
