package overtrick.bridge.party;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static overtrick.cards.Side.EAST_WEST;
import static overtrick.cards.Side.NORTH_SOUTH;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Holdings;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.score.Imps;
import overtrick.bridge.sitting.NextDeal;
import overtrick.bridge.sitting.ScoredSitting;
import overtrick.bridge.sitting.SittingGame;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.testkit.Conformance;

class PartyTest {

    /// What North and South hold of the pack's forty points, and how many those are.
    private static final Map<Integer, Deal> DEALS =
            Map.of(
                    16, deal("SA HA DA CA"),
                    20, deal("SA HA DA CA SK SJ"),
                    21, deal("SA HA DA CA SK SQ"),
                    25, deal("SA HA DA CA SK HK DK"),
                    27, deal("SA HA DA CA SK HK DK SQ"),
                    28, deal("SA HA DA CA SK HK DK CK"),
                    32, deal("SA HA DA CA SK HK DK CK SQ HQ"));

    /// The board numbers set the vulnerability: none on 1, North–South on 2, East–West on 3.
    @ParameterizedTest(name = "{0} HCP, board {1}, {2} by the table {3}: {4}")
    @CsvSource({
        "25, 1, 4SN=,   CLUB,   3",
        "25, 2, 4HXE-2, CLUB,   -4",
        "32, 2, 6NN=,   CLUB,   8",
        "32, 2, 6NN=,   PUBLIC, 9", // the deal that tells the tables apart
        "28, 1, 1NE-1,  CLUB,   -9",
        "20, 1, 2HE=,   CLUB,   -3",
        "20, 1, 2HE=,   PUBLIC, -3",
        "16, 1, 1NE=,   CLUB,   3", // they have 24 and should score 200
    })
    void oneDeal(int points, int board, String result, Responsibility table, int imps) {
        var terms = PartyTerms.with(table);
        var party = new ScoredSitting<>(new PartyScorer(terms));
        for (int skipped = 1; skipped < board; skipped++) {
            party.deal("P");
        }

        var scored = party.deal(result, DEALS.get(points)).score().deals().getLast();
        assertThat(scored.imps()).isEqualTo(imps);
    }

    @Test
    void fourBoardsAndOnePassedOut() {
        var party =
                new ScoredSitting<>(new PartyScorer(PartyTerms.USUAL))
                        .deal("3NN+1", DEALS.get(25))
                        .deal("4SN=", DEALS.get(27))
                        .deal("1NE+1", DEALS.get(16))
                        .deal("2HE=", DEALS.get(20));

        assertThat(party.score().deals().stream().map(PartyDeal::imps))
                .containsExactly(4, 1, 5, -3);
        assertThat(party.score().imps(NORTH_SOUTH)).isEqualTo(7);
        assertThat(party.score().imps(EAST_WEST)).isEqualTo(-7);
        var third = party.score().deals().get(2);
        assertThat(third.responsible()).contains(EAST_WEST);
        assertThat(third.highCardPoints()).isEqualTo(24);
        assertThat(third.target()).isEqualTo(290);
        assertThat(third.northSouth()).isEqualTo(-120);
        assertThat(party.score().deals().getLast().responsible()).isEmpty();
    }

    /// North–South hold 21 points on board 5, vulnerable.
    @ParameterizedTest(name = "{0}: {1} IMPs")
    @CsvSource({"SCORES_ZERO, 0, 5", "MISSES_TARGET, -2, 5", "DEALT_AGAIN, 0, 4"})
    void aDealIsPassedOut(PassedOutDeal passedOut, int imps, int counted) {
        var terms = PartyTerms.USUAL.when(passedOut);
        var party = new ScoredSitting<>(new PartyScorer(terms));
        for (int board = 1; board <= 4; board++) {
            party.deal("2HE=", DEALS.get(20)); // 110, and 3 IMPs to them
        }
        int before = party.score().imps(NORTH_SOUTH);
        var next = Optional.of(new NextDeal(Seat.NORTH, Vulnerability.NORTH_SOUTH));
        assertThat(party.next()).isEqualTo(next);

        party.deal("P", DEALS.get(21));
        assertThat(party.score().imps(NORTH_SOUTH) - before).isEqualTo(imps);
        assertThat(party.score().deals()).hasSize(counted);
        assertThat(party.next().equals(next)).isEqualTo(counted == 4);
    }

    @ParameterizedTest
    @EnumSource
    void theTablesRise(Responsibility table) {
        for (int points = 21; points <= 40; points++) {
            for (boolean vulnerable : new boolean[] {false, true}) {
                assertThat(table.target(points, vulnerable))
                        .as("%d points", points)
                        .isGreaterThanOrEqualTo(table.target(points - 1, vulnerable));
            }
            assertThat(table.target(points, true))
                    .isGreaterThanOrEqualTo(table.target(points, false));
        }
        assertThatThrownBy(() -> table.target(19, false))
                .hasMessage("high-card points are not 20 to 40: 19");
        assertThatThrownBy(() -> table.target(41, true))
                .hasMessage("high-card points are not 20 to 40: 41");
    }

    /// North–South hold 25 points and should score 300; East–West go down doubled on board 1, where
    /// nobody is vulnerable, or on board 4, where both are.
    @ParameterizedTest(name = "board {0}, {1}: {2} by the Law, {3} as printed")
    @CsvSource({
        "1, 4HXE-3,  500,  500",
        "1, 4HXE-4,  800,  600", // the club's own example
        "1, 4HXXE-5, 2200, 1400",
        "4, 4HXE-3,  800,  800", // its other one
        "4, 4HXE-4,  1100, 800",
        "4, 4HXXE-5, 2800, 1600",
        "1, 4HE-5,   250,  250",
        "1, 4HXN=,   590,  590",
    })
    void theClubsSheetAsPrinted(int board, String result, int law, int printed) {
        for (var terms : List.of(PartyTerms.USUAL, PartyTerms.PRINTED)) {
            var party = new ScoredSitting<>(new PartyScorer(terms));
            for (int skipped = 1; skipped < board; skipped++) {
                party.deal("P");
            }
            int points = terms.equals(PartyTerms.USUAL) ? law : printed;

            var scored = party.deal(result, DEALS.get(25)).score().deals().getLast();

            assertThat(scored.northSouth()).isEqualTo(points);
            int target = Responsibility.CLUB.target(25, board == 4);
            assertThat(scored.imps()).isEqualTo(Imps.of(points - target));
        }
    }

    /// Only these of the 42 figures differ.
    @Test
    void whereTheClubDiffers() {
        var differences = new StringBuilder();
        for (int points = 20; points <= 40; points++) {
            for (boolean vulnerable : new boolean[] {false, true}) {
                int club = Responsibility.CLUB.target(points, vulnerable);
                int open = Responsibility.PUBLIC.target(points, vulnerable);
                if (club != open) {
                    differences.append(
                            "%d%s %d/%d ".formatted(points, vulnerable ? "V" : "", club, open));
                }
            }
        }
        assertThat(differences.toString().strip())
                .isEqualTo(
                        "32V 1090/1050 34 1100/1000 35 1200/1100 36 1300/1200 37 1400/1300"
                                + " 38 1400/1300 38V 2100/1950 39 1400/1300 39V 2100/1950"
                                + " 40 1400/1300 40V 2100/1950");
    }

    @Test
    void randomPartiesKeepThePromises() {
        var terms =
                PartyTerms.with(Responsibility.PUBLIC).when(PassedOutDeal.DEALT_AGAIN).lasting(3);
        var game =
                new SittingGame<>(
                        new PartyScorer(terms),
                        new BoardRules(),
                        5,
                        score ->
                                assertThat(score.imps(NORTH_SOUTH))
                                        .isEqualTo(-score.imps(EAST_WEST)));

        assertThat(new Conformance<>(game).play(4))
                .allSatisfy(one ->
                        assertThat(one.end().score().deals().size() == 3 || one.end().opened() == 5)
                                .isTrue());
    }

    /// The honour cards named are North's, all others are East's and West's.
    private static Deal deal(String norths) {
        var others = new StringBuilder();
        for (String suit : "S H D C".split(" ")) {
            for (String rank : "A K Q J".split(" ")) {
                if (!norths.contains(suit + rank)) {
                    others.append(' ').append(suit).append(rank);
                }
            }
        }
        return Holdings.deal("N " + norths + ", E" + others);
    }
}
