package overtrick.app.bid;

import java.util.Locale;
import java.util.concurrent.Callable;
import overtrick.app.input.Batch;
import overtrick.app.input.PlayedForOptions;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.judgement.CallWhy;
import overtrick.robots.judgement.Finding;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Hand;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "bid",
        description = "The call that a system makes with a hand.",
        footer = {
            "",
            "Example:  overtrick bid --system acol --auction \"1N P\" --hand KQ32.A432.432.32",
            "",
            "Example:  overtrick bid --system acol --auction \"1H P 2H P\" \\",
            "              --hand A3.KQJ54.AQ4.432 --search --explain",
            "",
            "Example:  overtrick bid --system acol --batch < positions.jsonl",
            "          one object a line, such as",
            "          {\"id\":1,\"hand\":\"KQ32.A432.432.32\",\"auction\":[\"1N\",\"P\"]}",
            "          and where it matters \"dealer\", \"vul\", \"seat\", \"scoring\",",
            "          \"mode\":\"search\", or",
            "          \"systems\":{\"ns\":\"acol\",\"ew\":\"precision\"}; docs/own-robot.md"
        })
public final class BidCommand implements Callable<Integer> {

    @Mixin private AuctionOptions options;

    @Option(
            names = "--hand",
            paramLabel = "HAND",
            description = "spades.hearts.diamonds.clubs of the player in turn")
    private String cards = "";

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "who calls; refused if it is not that seat's turn")
    private String seat = "";

    @Option(
            names = "--explain",
            description =
                    "why: what partner is thought to hold, what the call shows, and what the"
                            + " nearest others would have shown")
    private boolean explain;

    @Option(
            names = "--search",
            description =
                    "try calls that the rules leave close in layouts of the other hands, as"
                            + " experts among the robots do")
    private boolean search;

    @Mixin private PlayedForOptions played = new PlayedForOptions();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Mixin private Batch batch = new Batch();

    @Override
    public Integer call() {
        var locale = options.locale();
        if (batch.wanted()) {
            new BidBatch(options.system(), locale).run();
            return 0;
        }
        if (cards.isEmpty()) {
            throw new FormatException("--hand is missing, such as --hand KQ32.A432.432.32");
        }
        var hand = hand(cards);
        var now = options.understanding();
        requireTurn(now, seat);
        var stake = played.read().stake(now.vulnerability());
        var finding =
                search
                        ? new CallSearch(stake, new Solvers(), 1)
                                .find(options.understandings(), hand)
                        : Finding.byRules(GameReached.choose(now, hand, stake));
        if (json.wanted()) {
            System.out.println(answer(now, hand, finding, stake, locale));
            return 0;
        }
        System.out.println(finding.call().code());
        if (explain) {
            CallWhy.of(now, hand, finding, stake).text(locale).forEach(System.out::println);
        }
        return 0;
    }

    /// @throws FormatException if it is not the turn of that seat
    static void requireTurn(Understanding now, String seat) {
        var turn = now.auction().turn();
        if (turn.isEmpty()) {
            throw new FormatException("auction is over: " + now.auction().text());
        }
        if (!seat.isEmpty() && Seat.parse(seat) != turn.get()) {
            throw new FormatException(
                    "it is the turn of %s, not of %s".formatted(turn.get().letter(), seat));
        }
    }

    /// The call as JSON.
    static ObjectNode answer(
            Understanding now, Hand hand, Finding finding, Stake stake, Locale locale) {
        var why = CallWhy.of(now, hand, finding, stake);
        var line = Json.MAPPER.createObjectNode();
        line.put("call", finding.call().code());
        line.put("meaning", Words.in(locale).text(why.chosen()));
        line.put("alert", why.chosen().row().alert());
        line.put("why", String.join("; ", why.text(locale)));
        line.put("row", why.chosen().row().place());
        return line;
    }

    /// @throws FormatException if the text is no hand of 13 cards
    static Hand hand(String cards) {
        if (cards.isEmpty()) {
            throw new FormatException("hand is missing, such as KQ32.A432.432.32");
        }
        var held = CardSet.parse(cards);
        if (held.size() != Deal.HAND) {
            throw new FormatException(
                    "hand has %d cards, not 13: %s".formatted(held.size(), cards));
        }
        return Hand.of(held);
    }
}
