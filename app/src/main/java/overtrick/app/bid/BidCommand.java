package overtrick.app.bid;

import java.util.concurrent.Callable;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.club.store.Json;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "bid",
        description = "The call that a system makes with a hand.",
        mixinStandardHelpOptions = true,
        footer = {
            "",
            "Example:  overtrick bid --system standard-american --auction \"1N P\""
                    + " --hand KQ32.A432.432.32 --explain"
        })
public final class BidCommand implements Callable<Integer> {

    @Mixin private AuctionOptions options;

    @Option(
            names = "--hand",
            required = true,
            paramLabel = "HAND",
            description = "spades.hearts.diamonds.clubs of the player in turn")
    private String cards;

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "who calls; refused if it is not that seat's turn")
    private String seat = "";

    @Option(names = "--explain", description = "what the call shows, and the row that says so")
    private boolean explain;

    @Option(names = "--json", description = "one JSON object")
    private boolean json;

    @Override
    public Integer call() {
        var hand = hand();
        var now = options.understanding();
        var turn = now.auction().turn();
        if (turn.isEmpty()) {
            throw new FormatException("auction is over: " + now.auction().text());
        }
        if (!seat.isEmpty() && Seat.parse(seat) != turn.get()) {
            throw new FormatException(
                    "it is the turn of %s, not of %s".formatted(turn.get().letter(), seat));
        }
        var choice = now.choose(hand);
        var meaning = Words.in(options.locale()).text(now.meaning(choice.call()));
        if (json) {
            var line = Json.MAPPER.createObjectNode();
            line.put("call", choice.call().code()).put("meaning", meaning);
            line.put("alert", choice.row().alert()).put("why", choice.row().place());
            System.out.println(line);
            return 0;
        }
        System.out.println(choice.call().code());
        if (explain) {
            System.out.printf("%s (%s)%n", meaning, choice.row().place());
        }
        return 0;
    }

    private Hand hand() {
        var held = CardSet.parse(cards);
        if (held.size() != Deal.HAND) {
            throw new FormatException(
                    "hand has %d cards, not 13: %s".formatted(held.size(), cards));
        }
        return Hand.of(held);
    }
}
