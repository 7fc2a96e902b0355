package overtrick.bridge.ancestors;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Examples;
import overtrick.bridge.Holdings;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.rubber.RubberScore;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Reason;
import overtrick.bridge.sheet.Sheet;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.bridge.sitting.SittingGame;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Conformance;

/// A is North–South, B East–West.
class AuctionTest {

    private static final Deal FOUR_IN_ONE = Holdings.deal("N HA HK HQ HJ, E HT");
    private static final Deal THREE_ACES = Holdings.deal("E SA HA, W DA, N CA");
    private static final Deal SIMPLE = Holdings.deal("N SA SK, S SQ, E SJ ST");
    private static final Deal ACES_DIVIDED = Holdings.deal("N SA HA, S DA CA");

    /// Six deals. Honours are told of four of them; in the two others they are left out here, for
    /// with five in a suit one side always has three.
    @ParameterizedTest(name = "{0}, slams {1} and {2}: {3} to {4}")
    @CsvSource({
        "MULTIPLES, 50, 100, 732, 270",
        "FLAT,      50, 100, 760, 270",
        "MULTIPLES, 20, 40,  702, 270",
    })
    void theWholeRubber(HonourScale scale, int little, int grand, int a, int b) {
        var terms = AuctionTerms.AUCTION_1920.with(little, grand, scale);
        var rubber =
                new ScoredSitting<>(new AuctionScorer(terms, Seat.NORTH))
                        .deal("2HN+2", FOUR_IN_ONE)
                        .deal("1NXE+1", THREE_ACES)
                        .deal("3SN-2", SIMPLE)
                        .deal("2CN+1")
                        .deal("4DXXE-1")
                        .deal("3NN+3", ACES_DIVIDED);
        var told = without(rubber.score().sheet(), Reason.HONOURS, Set.of(4, 5));

        assertThat(rubber.score().winner()).contains(NORTH_SOUTH);
        assertThat(told.below(NORTH_SOUTH)).isEqualTo(110);
        assertThat(told.below(EAST_WEST)).isEqualTo(40);
        assertThat(told.total(NORTH_SOUTH)).isEqualTo(a);
        assertThat(told.total(EAST_WEST)).isEqualTo(b);
        assertThat(told.lines()).containsExactly(1, 2, 6);
    }

    @Test
    void duplicateAuction() {
        var scorer = new DuplicateAuctionScorer(AuctionTerms.AUCTION_1920, Seat.NORTH);
        var game = new ScoredSitting<>(scorer).deal("2HN+2", FOUR_IN_ONE).score();
        var clubs = Holdings.deal("N CA CK, E CQ CJ, W CT"); // three to the opponents: 12
        var part = new ScoredSitting<>(scorer).deal("2CN+1", clubs).score();

        assertThat(game.sheet().total(NORTH_SOUTH)).isEqualTo(221);
        assertThat(game.sheet().total(EAST_WEST)).isZero();
        assertThat(part.sheet().total(NORTH_SOUTH)).isEqualTo(18);
        assertThat(part.sheet().total(EAST_WEST)).isEqualTo(12);
        assertThat(scorer.next(part)).isEmpty();
    }

    /// The club's documents: game at 100 with the trick values of contract, overtricks count.
    @Test
    void theClubsCode() {
        var scorer = new AuctionScorer(AuctionTerms.AUCTION_CLUB, Seat.NORTH);
        var boards = new BoardRules(HouseRules.FRIENDLY, AuctionTerms.AUCTION_CLUB.auction());
        var rubber = new ScoredSitting<>(scorer, boards);

        assertThat(rubber.deal("2HN+2").score().sheet().gameWinners())
                .containsExactly(NORTH_SOUTH); // 4 times 30
        assertThat(rubber.deal("2NE=").score().sheet().partScore(EAST_WEST)).isEqualTo(70);
        rubber.deal("1H X XX X P P P", 8, Examples.NOTRUMPS); // 2 times 30 times 8, by South
        assertThat(rubber.score().sheet().entries())
                .contains(
                        Entry.below(3, NORTH_SOUTH, 480),
                        Entry.above(3, NORTH_SOUTH, Reason.DOUBLED_AND_MADE, 200),
                        Entry.above(3, NORTH_SOUTH, Reason.OVERTRICKS, 200),
                        Entry.above(3, NORTH_SOUTH, Reason.RUBBER, 250));
    }

    /// Only what was bid counts below; at auction the first deal would be a game already.
    @ParameterizedTest(name = "kept {0}, undertricks {1} and {2}: {3} to {4}")
    @CsvSource({
        "50, 100, 100, 248, 1013",
        "0,  100, 100, 148, 863",
        "50, 100, 50,  248, 963",
    })
    void plafond(int kept, int first, int further, int a, int b) {
        var terms = AuctionTerms.PLAFOND.withKept(kept).withUndertricks(first, further);
        var rubber = new ScoredSitting<>(new AuctionScorer(terms, Seat.NORTH));
        for (String result : "2HN+2 3NE= 4SN-2 4HN= 3SE= 1CE+5".split(" ")) {
            rubber.deal(result);
        }
        var deals = Set.of(1, 2, 3, 4, 5, 6);
        var told = without(rubber.score().sheet(), Reason.HONOURS, deals);

        assertThat(rubber.score().winner()).contains(EAST_WEST);
        assertThat(told.below(NORTH_SOUTH)).isEqualTo(48);
        assertThat(told.below(EAST_WEST)).isEqualTo(63);
        assertThat(told.total(NORTH_SOUTH)).isEqualTo(a);
        assertThat(told.total(EAST_WEST)).isEqualTo(b);
    }

    /// The same deals: overtricks 16 and 30, two down 150.
    @Test
    void plafondInLondon() {
        var rubber = new ScoredSitting<>(new AuctionScorer(AuctionTerms.LONDON_1920, Seat.NORTH));
        for (String result : "2HN+2 3NE= 4SN-2 4HN= 3SE= 1CE+5".split(" ")) {
            rubber.deal(result);
        }
        var told = without(rubber.score().sheet(), Reason.HONOURS, Set.of(1, 2, 3, 4, 5, 6));

        assertThat(told.total(NORTH_SOUTH)).isEqualTo(48 + 16 + 50 + 50);
        assertThat(told.total(EAST_WEST)).isEqualTo(63 + 50 + 150 + 50 + 30 + 100 + 50 + 250);
    }

    @ParameterizedTest(name = "{0} in {1}: {2}, flat {3}")
    @CsvSource({
        "N HA HK; S HQ; E HJ HT,    2HN=, 16, 30",
        "N HA HK; S HQ HJ; E HT,    2HN=, 32, 40",
        "N HA HK HQ; S HJ HT,       2HN=, 40, 50",
        "N HA HK HQ HJ; E HT,       2HN=, 64, 80",
        "N HA HK HQ HJ; S HT,       2HN=, 72, 90",
        "N HA HK HQ HJ HT,          2HN=, 80, 100",
        "N SA HA; S DA; E CA,       1NN=, 30, 30",
        "N SA HA; S DA CA,          1NN=, 40, 40",
        "N SA HA DA CA,             1NN=, 100, 100",
        "N SA HA; E DA CA,          1NN=, 0, 0",
        "E HA HK HQ HJ HT,          2HXN=, 0, 0",
    })
    void honours(String holdings, String result, int multiple, int flat) {
        for (var scale : HonourScale.values()) {
            var terms = AuctionTerms.AUCTION_1920.with(50, 100, scale);
            var score =
                    new ScoredSitting<>(new AuctionScorer(terms, Seat.NORTH))
                            .deal(result, Holdings.deal(holdings.replace(';', ',')))
                            .score();
            int points =
                    score.sheet().entries().stream()
                            .filter(entry -> entry.reason() == Reason.HONOURS)
                            .filter(entry -> entry.column() == NORTH_SOUTH)
                            .mapToInt(Entry::points)
                            .sum();
            assertThat(points)
                    .as("%s", scale)
                    .isEqualTo(scale == HonourScale.FLAT ? flat : multiple);
        }
    }

    @ParameterizedTest
    @CsvSource({"1920", "CLUB", "PLAFOND"})
    void randomRubbersKeepThePromises(String preset) {
        var terms =
                switch (preset) {
                    case "1920" -> AuctionTerms.AUCTION_1920;
                    case "CLUB" -> AuctionTerms.AUCTION_CLUB;
                    default -> AuctionTerms.PLAFOND;
                };
        var boards = new BoardRules(HouseRules.FRIENDLY, terms.auction());
        var game =
                new SittingGame<>(
                        new AuctionScorer(terms, Seat.SOUTH), boards, 4, AuctionTest::checkGames);

        assertThat(new Conformance<>(game).play(2))
                .allSatisfy(one ->
                        assertThat(one.end().score().isOver() || one.end().opened() == 4).isTrue());
    }

    private static void checkGames(RubberScore score) {
        for (var side : Side.values()) {
            assertThat(score.sheet().games(side)).isBetween(0, 2);
        }
    }

    private static Sheet<Side> without(Sheet<Side> sheet, Reason reason, Set<Integer> deals) {
        var kept =
                sheet.entries().stream()
                        .filter(entry -> entry.reason() != reason || !deals.contains(entry.deal()))
                        .toList();
        return new Sheet<>(Arrays.asList(Side.values()), sheet.game(), kept);
    }
}
