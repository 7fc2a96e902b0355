package overtrick.app.play;

import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import overtrick.app.bid.AuctionOptions;
import overtrick.app.bid.AuctionText;
import overtrick.app.bid.SystemShelf;
import overtrick.app.input.Batch;
import overtrick.app.input.PlayedForOptions;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.app.play.CardSearch.Wish;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Solvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "play",
        description = "The card that a robot plays in a position, from what its seat may see.",
        footer = {
            "",
            "Example:  overtrick play --auction \"1N P 3N P P P\" \\",
            "              --hand AQ4.KJ4.A952.K84 --dummy 53.A65.KQ63.QJ52 \\",
            "              --play \"S7\" --explain",
            "          (whose turn it is follows from the cards played; --hand is of whoever decides)",
            "",
            "Example:  overtrick play --batch < positions.jsonl",
            "          one object a line, such as",
            "          {\"auction\":\"1N P 3N P P P\",\"hands\":{\"E\":\"QT863.A32.84.J97\"}}",
            "          and once cards are played \"play\":[\"S6\"], with dummy among the hands;",
            "          all members are in docs/own-robot.md"
        })
public final class PlayCommand implements Callable<Integer> {

    @Mixin private AuctionOptions options;

    @Option(
            names = "--hand",
            paramLabel = "HAND",
            description = "of the player who decides, all 13 cards: spades.hearts.diamonds.clubs")
    private String hand = "";

    @Option(
            names = "--dummy",
            paramLabel = "HAND",
            description = "all 13 cards, once the opening lead is made")
    private String dummy = "";

    @Option(
            names = "--play",
            paramLabel = "CARDS",
            description = "so far, in order, such as \"S7 S2\" (default: none)")
    private String cards = "";

    @Option(
            names = "--seat",
            paramLabel = "SEAT",
            description = "who plays; refused if it is not that seat's turn")
    private String seat = "";

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            description = "beginner, club or expert (default: ${DEFAULT-VALUE})")
    private String level = "expert";

    @Mixin private PlayedForOptions played = new PlayedForOptions();

    @Option(
            names = "--samples",
            paramLabel = "N",
            description = "layouts tried at trick one (default: as the level does)")
    private Optional<Integer> samples = Optional.empty();

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "where the robot's chance comes from (default: ${DEFAULT-VALUE})")
    private long seed = 1;

    @Option(
            names = "--explain",
            description = "why: what each card does, the plan, what was inferred")
    private boolean explain;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Mixin private Batch batch = new Batch();

    @Override
    public Integer call() {
        var locale = options.locale();
        var search = new CardSearch(new Readings(SystemShelf::take), new Solvers());
        var layouts = samples.map(OptionalInt::of).orElseGet(OptionalInt::empty);
        var wish = new Wish(level, played.read(), layouts, seed);
        String system = options.system().isEmpty() ? Agreements.USUAL : options.system();
        if (batch.wanted()) {
            var explains = explain ? Optional.of(locale) : Optional.<Locale>empty();
            new PlayBatch(search, wish, system, explains).run();
            return 0;
        }
        var agreements = Agreements.both(system);
        search.readings().system(system);
        var found = search.find(view(), agreements, wish, explain);
        if (json.wanted()) {
            System.out.println(found.json());
            return 0;
        }
        System.out.println(found.thought().card());
        if (explain) {
            found.reasons().forEach(reason -> System.out.println(reason.text(locale)));
        }
        return 0;
    }

    /// @throws UserError if anything is not understood or cannot be
    private BoardView view() {
        var auction = options.auction();
        var asked = Optional.of(seat).filter(said -> !said.isEmpty()).map(Seat::parse);
        var played = AuctionText.words(cards);
        var hands = hands(auction, played.isEmpty());
        return new GivenBoard(auction, options.vulnerability(), hands, asked, played).view();
    }

    /// Whose hand it is follows from the cards played.
    private Map<Seat, CardSet> hands(Auction auction, boolean beforeTheLead) {
        var contract =
                auction.contract()
                        .orElseThrow(() ->
                                new UserError(
                                        "auction has come to no contract: " + auction.text()));
        if (hand.isEmpty()) {
            throw new UserError("--hand is missing, such as --hand KQ32.A432.432.32");
        }
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        hands.put(player(contract), CardSet.parse(hand));
        if (!dummy.isEmpty()) {
            hands.put(contract.dummy(), CardSet.parse(dummy));
        } else if (!beforeTheLead) {
            throw new UserError("--dummy is missing, such as --dummy KQ32.A432.432.32");
        }
        return hands;
    }

    private Seat player(Contract contract) {
        var played = new GivenPlay(contract, Map.of(), AuctionText.words(cards));
        var turn = played.turn();
        return turn == contract.dummy() ? contract.declarer() : turn;
    }
}
