package overtrick.bridge.sitting;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.ancestors.AuctionScorer;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistScorer;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.CutThroatScorer;
import overtrick.bridge.ancestors.WhistScorer;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.chicago.ChicagoScorer;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyScorer;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.cards.Seat;
import overtrick.testkit.Seeds;

/// Every game comes to its end, whatever the deals bring. How many of each: `-Dovertrick.games=N`.
@Timeout(value = 580, unit = TimeUnit.SECONDS)
class RandomGamesTest {

    private static final int GAMES = Integer.getInteger("overtrick.games", 150);

    /// More deals than any of these games had in a hundred thousand.
    private static final int MOST_DEALS = 1_000;

    static Stream<Arguments> games() {
        var first = Seat.NORTH;
        return Stream.of(
                Arguments.of("rubber", new RubberScorer(RubberTerms.USUAL, first)),
                Arguments.of("classic Chicago", new ChicagoScorer(ChicagoTerms.CLASSIC, first)),
                Arguments.of("modern Chicago", new ChicagoScorer(ChicagoTerms.MODERN, first)),
                Arguments.of("party", new PartyScorer(PartyTerms.PRINTED)),
                Arguments.of(
                        "the club’s auction", new AuctionScorer(AuctionTerms.AUCTION_CLUB, first)),
                Arguments.of(
                        "auction of 1920", new AuctionScorer(AuctionTerms.AUCTION_1920, first)),
                Arguments.of("plafond", new AuctionScorer(AuctionTerms.PLAFOND, first)),
                Arguments.of(
                        "plafond in London", new AuctionScorer(AuctionTerms.LONDON_1920, first)),
                Arguments.of("bridge-whist", new BridgeWhistScorer(BridgeWhistTerms.USUAL, first)),
                Arguments.of("short whist", new WhistScorer(WhistTerms.SHORT, first)),
                Arguments.of("long whist", new WhistScorer(WhistTerms.LONG, first)),
                Arguments.of("American whist", new WhistScorer(WhistTerms.AMERICAN, first)),
                Arguments.of(
                        "cut-throat",
                        new CutThroatScorer(List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH))));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("games")
    <S> void everyGameEnds(String name, Scorer<S> scorer) {
        Seeds.each(
                GAMES,
                chance -> {
                    var sitting = new ScoredSitting<>(scorer);
                    int deals = 0;
                    while (sitting.next().isPresent()) {
                        sitting.deal(result(scorer, sitting.next().get().dealer(), chance));
                        deals++;
                        assertThat(deals).as(name).isLessThan(MOST_DEALS);
                    }
                });
    }

    /// What may come of a deal: at bridge-whist and whist the odd trick by the dealer, else any
    /// contract by anybody who plays, now and then passed out.
    private static String result(Scorer<?> scorer, Seat dealer, RandomGenerator chance) {
        boolean odd = scorer instanceof WhistScorer || scorer instanceof BridgeWhistScorer;
        if (!odd && chance.nextInt(10) == 0) {
            return "P";
        }
        int level = odd ? 1 : 1 + chance.nextInt(7);
        char strain = "CDHSN".charAt(chance.nextInt(scorer instanceof WhistScorer ? 4 : 5));
        var players = scorer instanceof CutThroatScorer ? "NES" : "NESW";
        char declarer = odd ? dealer.letter() : players.charAt(chance.nextInt(players.length()));
        var doubling = odd ? "" : List.of("", "", "X", "XX").get(chance.nextInt(4));
        int margin = chance.nextInt(14) - 6 - level;
        return "%d%c%s%c%s"
                .formatted(
                        level,
                        strain,
                        doubling,
                        declarer,
                        margin == 0 ? "=" : "%+d".formatted(margin));
    }
}
