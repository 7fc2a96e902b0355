package overtrick.bridge.score;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;

/// All 35 · 3 · 2 · 14 results, against Law 77 written down a second time as one formula.
class AllScoresTest {

    record Case(Bid bid, Doubling doubling, boolean vulnerable, int tricks) {
        Score score() {
            return Score.of(bid, doubling, vulnerable, tricks);
        }
    }

    @Test
    void thereAre219DifferentScores() {
        var scores =
                cases().stream().map(played -> played.score().points()).collect(Collectors.toSet());

        assertThat(scores)
                .hasSize(219)
                .contains(-7600, 3160)
                .allMatch(score -> score >= -7600 && score <= 3160);
    }

    @Test
    void allAgreeWithTheFormula() {
        assertThat(cases())
                .hasSize(35 * 3 * 2 * 14)
                .allSatisfy(
                        played -> assertThat(played.score().points()).isEqualTo(formula(played)));
    }

    @Test
    void thePartsAddUpAndEachSaysWhy() {
        assertThat(cases())
                .allSatisfy(played -> {
                    var parts = played.score().parts();
                    assertThat(parts.stream().mapToInt(Score.Part::points).sum())
                            .isEqualTo(formula(played));
                    assertThat(parts).noneMatch(part -> part.points() == 0);
                    assertThat(parts)
                            .allMatch(part ->
                                    part.points() < 0 == played.tricks < played.bid.tricks());
                });
    }

    private static List<Case> cases() {
        var cases = new ArrayList<Case>();
        for (var call : Call.ALL) {
            if (call instanceof Bid bid) {
                for (var doubling : Doubling.values()) {
                    for (int tricks = 0; tricks <= 13; tricks++) {
                        cases.add(new Case(bid, doubling, false, tricks));
                        cases.add(new Case(bid, doubling, true, tricks));
                    }
                }
            }
        }
        return cases;
    }

    private static int formula(Case played) {
        int m = List.of(1, 2, 4).get(played.doubling.ordinal());
        int over = played.tricks - 6 - played.bid.level();
        return over < 0
                ? -down(-over, m, played.vulnerable)
                : made(played.bid, m, played.vulnerable, over);
    }

    private static int made(Bid bid, int m, boolean vul, int over) {
        boolean minor = bid.strain() == Strain.CLUBS || bid.strain() == Strain.DIAMONDS;
        int per = minor ? 20 : 30;
        int trickValue = (bid.level() * per + (bid.strain() == Strain.NOTRUMP ? 10 : 0)) * m;
        return trickValue
                + (trickValue >= 100 ? (vul ? 500 : 300) : 50)
                + (bid.level() == 6 ? (vul ? 750 : 500) : 0)
                + (bid.level() == 7 ? (vul ? 1500 : 1000) : 0)
                + (m == 2 ? 50 : m == 4 ? 100 : 0)
                + over * (m == 1 ? per : (vul ? 200 : 100) * (m / 2));
    }

    private static int down(int count, int m, boolean vul) {
        if (m == 1) {
            return count * (vul ? 100 : 50);
        }
        int doubled = vul ? 300 * count - 100 : count <= 3 ? 200 * count - 100 : 300 * count - 400;
        return doubled * m / 2;
    }
}
