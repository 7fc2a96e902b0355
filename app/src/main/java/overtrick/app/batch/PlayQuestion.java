package overtrick.app.batch;

import static overtrick.app.batch.AuctionQuestion.letter;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import overtrick.app.bid.AuctionText;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.app.play.GivenPlay;
import overtrick.app.play.PlayBatch;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Trick;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import tools.jackson.databind.node.ObjectNode;

/// Where the play stands: whose turn it is, what may be played, who has won what, how it ended.
/// Hands that nobody tells are unknown; what cannot have been played from the others is an error.
final class PlayQuestion {

    private PlayQuestion() {}

    static ObjectNode answer(Question asked) {
        var contract = contract(asked);
        var hands = hands(asked);
        var words = asked.words("play");
        var play = new GivenPlay(contract, hands, words);
        var answer = Json.MAPPER.createObjectNode();
        answer.put("over", play.isOver());
        answer.put("dummy", letter(contract.dummy()));
        if (!play.isOver()) {
            turn(answer, contract, play, hands);
        }
        var view = play.view();
        answer.putObject("tricks")
                .put("ns", view.won(Side.NORTH_SOUTH))
                .put("ew", view.won(Side.EAST_WEST));
        var trick = answer.putArray("trick");
        view.current().cards().forEach(card -> trick.add(card.code()));
        view.lastTrick()
                .ifPresent(last -> answer.put("winner", letter(last.winner(contract.strain()))));
        if (play.isOver()) {
            var vulnerability = Vulnerability.parse(asked.text("vul", "none"));
            var result = new Result.Played(contract, view.won(contract.declarer().side()));
            answer.put("result", result.text())
                    .put("points", result.points(Side.NORTH_SOUTH, vulnerability));
        }
        String card = asked.text("card", "");
        if (!card.isEmpty()) {
            legality(answer, contract, hands, words, Card.parse(card));
        }
        return answer;
    }

    private static void turn(
            ObjectNode answer, Contract contract, GivenPlay play, Map<Seat, CardSet> hands) {
        var turn = play.turn();
        answer.put("turn", letter(turn));
        answer.put("player", letter(turn == contract.dummy() ? contract.declarer() : turn));
        if (hands.containsKey(turn)) {
            var cards = answer.putArray("cards");
            play.playable().forEach(card -> cards.add(card.code()));
        }
    }

    private static void legality(
            ObjectNode answer,
            Contract contract,
            Map<Seat, CardSet> hands,
            List<String> words,
            Card card) {
        var more = new ArrayList<>(words);
        more.add(card.code());
        try {
            answer.put("legal", !new GivenPlay(contract, hands, more).view().played().isEmpty());
        } catch (UserError illegal) {
            answer.put("legal", false).put("reason", illegal.getMessage());
        }
    }

    /// By its name, or as the auction has it.
    private static Contract contract(Question asked) {
        String said = asked.text("contract", "");
        if (said.isEmpty()) {
            var dealer = Seat.parse(asked.text("dealer", "N"));
            var auction = AuctionText.parse(dealer, asked.words("auction"));
            return auction.contract()
                    .orElseThrow(() ->
                            new UserError("auction has come to no contract: " + auction.text()));
        }
        if (Notation.parse(said + "=")
                        instanceof Notation.Played(Bid bid, var doubling, var declarer, int _)
                && declarer.isPresent()) {
            return new Contract(bid, doubling, declarer.get());
        }
        throw new UserError("contract is not like 4HXS: " + said);
    }

    private static Map<Seat, CardSet> hands(Question asked) {
        String deal = asked.text("deal", "");
        if (deal.isEmpty()) {
            var hands = PlayBatch.hands(asked);
            hands.forEach((seat, hand) -> {
                if (hand.size() != Deal.HAND) {
                    throw new UserError(
                            "hand of %s has %d cards, not 13 as dealt"
                                    .formatted(seat.letter(), hand.size()));
                }
            });
            return hands;
        }
        var whole = Deal.parse(deal);
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, whole.hand(seat));
        }
        return hands;
    }

    /// Who wins a trick, or is winning it so far.
    static ObjectNode trick(Question asked) {
        var leader = Seat.parse(asked.text("leader", ""));
        var strain = Strain.parse(asked.text("trumps", "N"));
        var cards = asked.words("cards").stream().map(Card::parse).toList();
        boolean twice = CardSet.copyOf(cards).size() != cards.size();
        if (cards.isEmpty() || cards.size() > Trick.FULL || twice) {
            throw new UserError("cards are not 1 to 4 different ones: " + cards);
        }
        var trick = new Trick(leader, cards);
        return Json.MAPPER
                .createObjectNode()
                .put("winner", letter(trick.winner(strain)))
                .put("card", trick.winningCard(strain).code())
                .put("over", trick.isFull());
    }
}
