package overtrick.movement.choice;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Sections by strength: 1 is the strongest.
class SeedingTest {

    private static List<Integer> field(int size) {
        return IntStream.rangeClosed(1, size).boxed().toList();
    }

    @Test
    void toAndFroMakesSectionsThatAreAsStrong() {
        assertThat(Seeding.LEVEL.sections(field(16), 2))
                .containsExactly(
                        List.of(1, 4, 5, 8, 9, 12, 13, 16), List.of(2, 3, 6, 7, 10, 11, 14, 15));
        assertThat(Seeding.LEVEL.sections(field(12), 3))
                .containsExactly(List.of(1, 6, 7, 12), List.of(2, 5, 8, 11), List.of(3, 4, 9, 10));
    }

    @Test
    void theStrongestMeetTheirLike() {
        assertThat(Seeding.GRADED.sections(field(12), 2))
                .containsExactly(List.of(1, 2, 3, 4, 5, 6), List.of(7, 8, 9, 10, 11, 12));
    }

    /// 26 pairs are seven tables and six, not two times six and a half.
    @Test
    void noTableIsHalfThatNeedNotBe() {
        assertThat(Seeding.sizes(26, 2)).containsExactly(14, 12);
        assertThat(Seeding.sizes(27, 2)).containsExactly(14, 13);
        assertThat(Seeding.sizes(41, 3)).containsExactly(14, 14, 13);
        assertThat(Seeding.sizes(3, 3)).containsExactly(1, 1, 1);
    }

    /// Everybody is in one section, and no more than one table is half.
    @Test
    void everybodyHasOnePlaceHoweverManyThereAre() {
        for (int size = 8; size <= 80; size++) {
            for (int sections = 1; sections <= 4; sections++) {
                for (var way : Seeding.values()) {
                    var all = way.sections(field(size), sections);
                    var everybody = new ArrayList<Integer>();
                    all.forEach(everybody::addAll);
                    assertThat(everybody)
                            .as("%s %d in %d", way, size, sections)
                            .containsExactlyInAnyOrderElementsOf(field(size));
                    assertThat(all.stream().filter(one -> one.size() % 2 == 1).count())
                            .isEqualTo(size % 2);
                }
            }
        }
    }

    /// Of each section as many of its strongest as the smallest section has: the sums of their
    /// ranks differ by less than the number of sections.
    @Test
    void levelSectionsAreAsStrongHoweverManyThereAre() {
        for (int size = 8; size <= 80; size++) {
            for (int sections = 2; sections <= 4; sections++) {
                var all = Seeding.LEVEL.sections(field(size), sections);
                int smallest = all.stream().mapToInt(List::size).min().orElseThrow();
                var sums =
                        all.stream()
                                .map(one -> one.subList(0, smallest))
                                .map(one -> one.stream().mapToInt(Integer::intValue).sum())
                                .toList();
                assertThat(Collections.max(sums) - Collections.min(sums))
                        .as("%d in %d", size, sections)
                        .isLessThan(sections);
            }
        }
    }

    /// Nobody in a section is stronger than anybody in one before it.
    @Test
    void gradedSectionsFollowTheOrderHoweverManyThereAre() {
        for (int size = 8; size <= 80; size++) {
            for (int sections = 1; sections <= 4; sections++) {
                assertThat(
                                Seeding.GRADED.sections(field(size), sections).stream()
                                        .flatMap(List::stream))
                        .as("%d in %d", size, sections)
                        .containsExactlyElementsOf(field(size));
            }
        }
    }

    @Test
    void moreSectionsThanPairsAreRefused() {
        assertThatIllegalArgumentException().isThrownBy(() -> Seeding.GRADED.sections(field(2), 3));
    }
}
