package overtrick.app.batch;

import overtrick.app.bid.AuctionText;
import overtrick.app.input.Question;
import overtrick.app.output.Json;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import tools.jackson.databind.node.ObjectNode;

/// Where an auction stands: whose turn it is, what may be called, how it has ended.
final class AuctionQuestion {

    private AuctionQuestion() {}

    static ObjectNode answer(Question asked) {
        var dealer = Seat.parse(asked.text("dealer", "N"));
        var auction = AuctionText.parse(dealer, asked.words("auction"));
        var answer = Json.MAPPER.createObjectNode();
        answer.put("over", auction.isOver());
        auction.turn().ifPresent(turn -> answer.put("turn", letter(turn)));
        var calls = answer.putArray("calls");
        auction.legalCalls().forEach(call -> calls.add(call.code()));
        auction.result().ifPresent(result -> ending(answer, result));
        String call = asked.text("call", "");
        if (!call.isEmpty()) {
            legality(answer, auction, Call.parse(call));
        }
        return answer;
    }

    private static void legality(ObjectNode answer, Auction auction, Call call) {
        var refusal = auction.refusal(call);
        answer.put("legal", refusal.isEmpty());
        refusal.ifPresent(reason -> reason(answer, reason));
    }

    private static void reason(ObjectNode answer, Refusal reason) {
        answer.put("reason", reason.name());
        reason.law().ifPresent(law -> answer.put("law", law));
    }

    private static void ending(ObjectNode answer, AuctionResult result) {
        switch (result) {
            case AuctionResult.PassedOut() -> answer.put("contract", "P");
            case Contract contract -> contract(answer, contract);
        }
    }

    private static void contract(ObjectNode answer, Contract contract) {
        answer.put("contract", contract.code())
                .put("declarer", letter(contract.declarer()))
                .put("dummy", letter(contract.dummy()))
                .put("leader", letter(contract.leader()))
                .put("strain", contract.strain().code())
                .put("tricks", contract.bid().tricks());
    }

    static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
