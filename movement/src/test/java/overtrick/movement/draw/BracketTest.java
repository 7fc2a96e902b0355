package overtrick.movement.draw;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.words.Sentence;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.draw.Bracket.Tie;
import overtrick.testkit.Seeds;

class BracketTest {

    /// 1 v 8, 4 v 5, 3 v 6, 2 v 7 (tournaments.md §8.6).
    @Test
    void theStandardOrder() {
        assertThat(Bracket.order(3)).containsExactly(1, 8, 4, 5, 2, 7, 3, 6);
        assertThat(Bracket.order(1)).containsExactly(1, 2);
    }

    @Test
    void theBestSeedsHaveByes() {
        var bracket = Bracket.seeded(seeds(6));

        assertThat(bracket.contenders(tie(1, 1))).containsExactly(new EntryNumber(1));
        assertThat(bracket.open()).containsExactly(tie(1, 2), tie(1, 4));
        assertThat(bracket.contenders(tie(2, 1))).containsExactly(new EntryNumber(1));
    }

    /// If the better always wins, the best seeds meet last.
    @Test
    void theFavouritesMeetInTheFinal() {
        for (int count = 2; count <= 20; count++) {
            var bracket = Bracket.seeded(seeds(count));
            while (!bracket.open().isEmpty()) {
                var tie = bracket.open().getFirst();
                var best = bracket.contenders(tie).stream().sorted().findFirst().orElseThrow();
                bracket = bracket.with(tie, best);
            }
            assertThat(bracket.champion()).contains(new EntryNumber(1));
            assertThat(bracket.contenders(tie(bracket.rounds(), 1)))
                    .containsExactlyInAnyOrder(new EntryNumber(1), new EntryNumber(2));
        }
    }

    @Test
    void everyoneButTheChampionLosesOnce() {
        Seeds.each(
                40,
                chance -> {
                    int count = chance.nextInt(2, 40);
                    var bracket = Bracket.seeded(seeds(count));
                    int played = 0;
                    while (bracket.champion().isEmpty()) {
                        var open = bracket.open();
                        var tie = open.get(chance.nextInt(open.size()));
                        bracket = bracket.with(tie, bracket.contenders(tie).get(chance.nextInt(2)));
                        played++;
                    }
                    assertThat(played).isEqualTo(count - 1);
                    assertThat(bracket.open()).isEmpty();
                });
    }

    @Test
    void onlyWhoPlaysCanWin() {
        var bracket = Bracket.seeded(seeds(4));

        assertThat(bracket.refusal(tie(2, 1), new EntryNumber(1)).map(Sentence::toString))
                .contains("match 1 of round 2 is not open");
        assertThat(bracket.refusal(tie(1, 1), new EntryNumber(2)).map(Sentence::toString))
                .contains("entry 2 is not in match 1 of round 1");
        assertThat(bracket.refusal(tie(1, 1), new EntryNumber(4))).isEmpty();
        assertThatThrownBy(() -> bracket.contenders(tie(3, 1))).hasMessageContaining("has no");
        assertThatThrownBy(() -> Bracket.seeded(seeds(1))).isInstanceOf(RuntimeException.class);
    }

    /// Half of what one was ahead, at most 16 IMPs, and a tenth against ties.
    @ParameterizedTest(name = "{0} IMPs ahead: {1} tenths")
    @CsvSource({"0, 1", "1, 1", "2, 11", "25, 121", "32, 161", "90, 161", "-12, 1"})
    void carriesHalfOver(int ahead, int tenths) {
        assertThat(new CarryOver(1, 2, 16, 1).tenthsOfImp(ahead)).isEqualTo(tenths);
    }

    @Test
    void aCarryOverIsAtMostAllOfIt() {
        assertThatThrownBy(() -> new CarryOver(3, 2, 16, 1))
                .hasMessage("fraction is not 0 to 1: 3/2");
        assertThatThrownBy(() -> new CarryOver(1, 2, 16, 10))
                .hasMessage("tenths are not 0 to 9: 10");
    }

    private static Tie tie(int round, int place) {
        return new Tie(new RoundNumber(round), place);
    }

    private static List<EntryNumber> seeds(int count) {
        return IntStream.rangeClosed(1, count).mapToObj(EntryNumber::new).toList();
    }
}
