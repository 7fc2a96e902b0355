package overtrick.movement.choice;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.cards.words.Sentence;
import overtrick.movement.Promise;

class KindTest {

    /// For every number there is a movement for that many, or a sentence.
    @ParameterizedTest
    @EnumSource(Kind.class)
    void everyWishIsGrantedOrRefused(Kind kind) {
        int granted = 0;
        for (int entries = 1; entries <= 42; entries++) {
            var wish = Wish.entries(entries);
            var refusal = kind.refusal(wish);
            if (refusal.isPresent()) {
                assertThat(refusal.get().toString()).startsWith(kind.word()).doesNotContain("\n");
                continue;
            }
            granted++;
            var movement = kind.movement(wish);
            int persons = kind.entriesPerTable() == 1 ? 2 * entries : entries;
            boolean bye = kind == Kind.SWISS && entries % 2 == 1;
            assertThat(movement.entries()).hasSize(persons - (bye ? 1 : 0));
            assertThat(movement.inspection().keeps(Promise.NO_OPPONENT_TWICE)).isTrue();
            assertThat(movement.inspection().keeps(Promise.SITTING_OUT_EVEN)).isTrue();
        }
        assertThat(granted).isPositive();
        assertThat(Kind.named(kind.word())).contains(kind);
    }

    @ParameterizedTest(name = "{0} for {1} in {2} rounds: {3}")
    @CsvSource(
            delimiter = '|',
            nullValues = "any",
            textBlock =
                    """
                    howell        | 3  | any | howell: 3 pairs are too few; 4 to 40 would do
                    mitchell      | 12 | any | mitchell: 6 tables do not fit; an odd number from 3 to 99 would do; for this many there is skip-mitchell or share-relay
                    mitchell      | 14 | 8   | mitchell: 8 rounds are too many; 1 to 7 would do
                    howell        | 8  | 9   | howell: 9 rounds are too many; 1 to 7 would do
                    rover         | 12 | any | rover: 12 pairs fill the tables; an odd number would do
                    triangle      | 4  | any | triangle: 4 teams are too many; 3 would do
                    triangle      | 5  | any | triangle: 5 teams are too many; 3 would do; for this many there is american-whist
                    skip-mitchell | 14 | any | skip-mitchell: 7 tables do not fit; an even number from 4 to 100 would do; for this many there is mitchell
                    web           | 20 | 4   | web: 4 rounds are too few; an odd number from 5 to 13 would do
                    bowman        | 20 | any | bowman: 10 tables do not fit; an odd number from 7 to 15 would do; for this many there is web
                    rainbow       | 18 | any | rainbow: players do not fill the tables: 18
                    """)
    void refusals(String kind, int entries, Integer rounds, String sentence) {
        var wish = Wish.entries(entries);
        var asked = rounds == null ? wish : wish.withRounds(rounds);

        assertThat(Kind.named(kind).orElseThrow().refusal(asked).map(Sentence::toString))
                .contains(sentence);
    }

    @Test
    void aSkipMayHaveItsRevenge() {
        var movement = Kind.SKIP_MITCHELL.movement(Wish.entries(12).withRounds(6));

        assertThat(movement.stated()).containsExactly(Promise.NO_OPPONENT_TWICE);
        assertThat(Kind.SCRAMBLED.movement(Wish.entries(14).withRounds(5)).rounds()).isEqualTo(5);
    }

    @Test
    void fourTablesPlayAHowell() {
        var best = Proposer.proposals(new Evening(8, 28, Optional.empty())).getFirst();

        assertThat(best.kind()).isEqualTo(Kind.HOWELL);
        assertThat(best.boardsPerRound()).isEqualTo(4);
        assertThat(best.against()).isZero();
        assertThat(best.points())
                .extracting(reason -> reason.sentence().toString())
                .contains("all the boards wanted", "perfect balance", "one winner");
    }

    @Test
    void thirteenTablesPlayAMitchellOfSomeKind() {
        var best = Proposer.proposals(new Evening(26, 26, Optional.empty())).getFirst();

        assertThat(best.kind()).isEqualTo(Kind.SCRAMBLED);
        assertThat(best.boards()).isEqualTo(26);
    }

    @ParameterizedTest(name = "{0} pairs")
    @ValueSource(ints = {4, 5, 6, 7, 12, 13, 19, 24, 41})
    void proposalsAreSortedAndInTime(int pairs) {
        var time = Duration.ofMinutes(210);
        var proposals = Proposer.proposals(new Evening(pairs, 24, Optional.of(time)));

        assertThat(proposals).isNotEmpty();
        assertThat(proposals).extracting(Proposal::against).isSorted();
        assertThat(proposals).allSatisfy(p -> assertThat(p.duration()).isLessThanOrEqualTo(time));
    }
}
