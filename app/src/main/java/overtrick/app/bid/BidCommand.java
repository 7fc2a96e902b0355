package overtrick.app.bid;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.input.Batch;
import overtrick.app.input.PlayedFor;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.words.Bundle;
import overtrick.robots.bidding.GameReached;
import overtrick.robots.judgement.CallReasons;
import overtrick.robots.judgement.CallSearch;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.systems.Choice;
import overtrick.systems.Understanding;
import overtrick.systems.Words;
import overtrick.systems.hand.Aspect;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Hand;
import overtrick.systems.hand.Knowledge;
import overtrick.systems.hand.Measure;
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

    private static final Bundle BUNDLE = Bundle.of("bid", BidCommand.class::getResourceAsStream);

    private static final Set<Measure> PLAIN =
            EnumSet.of(Measure.HIGH_CARDS, Measure.BALANCED, Measure.LENGTH);

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
                    "what the call shows, the row that says so, and what speaks against others")
    private boolean explain;

    @Option(
            names = "--search",
            description =
                    "try calls that the rules leave close in layouts of the other hands, as"
                            + " experts among the robots do")
    private boolean search;

    @Option(
            names = "--scoring",
            paramLabel = "SCORING",
            description = "imp, mp, bam, total, rubber or party (default: ${DEFAULT-VALUE})")
    private String scoring = "imp";

    @Option(
            names = "--below",
            paramLabel = "NS/EW",
            description = "what both sides have below the line of a rubber, such as 60/0")
    private String below = PlayedFor.NOTHING;

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
        var stake = new PlayedFor(scoring, below).stake(now.vulnerability());
        if (search) {
            searched(hand, stake, locale);
            return 0;
        }
        var choice = GameReached.choose(now, hand, stake);
        if (json.wanted()) {
            System.out.println(answer(now, hand, choice, locale));
            return 0;
        }
        System.out.println(choice.call().code());
        if (explain) {
            explain(now, hand, choice, locale);
        }
        return 0;
    }

    private void searched(Hand hand, Stake stake, Locale locale) {
        var auction = options.understandings();
        var calls = new CallSearch(stake, new Solvers(), 1);
        if (json.wanted()) {
            System.out.println(Search.answer(auction, hand, calls, locale));
            return;
        }
        var finding = calls.find(auction, hand);
        System.out.println(finding.call().code());
        if (explain) {
            CallReasons.of(finding, stake, locale).forEach(System.out::println);
            explain(auction.getLast(), hand, finding.usual(), locale);
        }
    }

    private static void explain(Understanding now, Hand hand, Choice choice, Locale locale) {
        var words = Words.in(locale);
        var reasons = Reasons.of(now, hand, choice, words);
        var own = BUNDLE.in(locale);
        System.out.println(words.text(now.meaning(choice.call())));
        partner(now, words)
                .ifPresent(holds -> System.out.printf("%s %s%n", own.text("partner"), holds));
        if (!reasons.lacking().isEmpty()) {
            System.out.println(own.text("lacking"));
            reasons.lacking()
                    .forEach((call, lack) ->
                            System.out.printf("  %-4s %s%n", AuctionText.signs(call), lack));
        }
        if (!reasons.behind().isEmpty()) {
            var others = reasons.behind().stream().map(AuctionText::signs);
            System.out.printf(
                    "%s %s%n", own.text("behind"), others.collect(Collectors.joining(", ")));
        }
    }

    /// What partner is thought to hold after what they and all others have called.
    private static Optional<String> partner(Understanding now, Words words) {
        return now.auction()
                .turn()
                .map(Seat::partner)
                .map(seat -> words.text(plainly(now.hands().of(seat))))
                .filter(holds -> !holds.isEmpty());
    }

    /// Points, lengths and balance alone, without what only tells hands on a border apart.
    private static Knowledge plainly(Knowledge known) {
        var boxes = new ArrayList<Box>();
        for (var box : known.boxes()) {
            var plain = Box.ANY;
            for (var aspect : Aspect.ALL) {
                plain =
                        PLAIN.contains(aspect.measure())
                                ? plain.and(aspect, box.get(aspect))
                                : plain;
            }
            boxes.add(plain);
        }
        return boxes.stream().map(Knowledge::of).reduce(Knowledge::or).orElse(known);
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
    static ObjectNode answer(Understanding now, Hand hand, Choice choice, Locale locale) {
        var words = Words.in(locale);
        var line = Json.MAPPER.createObjectNode();
        line.put("call", choice.call().code());
        line.put("meaning", words.text(now.meaning(choice.call())));
        line.put("alert", choice.row().alert());
        line.put("why", Reasons.of(now, hand, choice, words).line());
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
