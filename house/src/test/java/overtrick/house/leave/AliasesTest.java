package overtrick.house.leave;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import overtrick.house.table.PersonId;

/// How names of somebody who has left are replaced, and whose are not.
class AliasesTest {

    private static final PersonId LEAVER = new PersonId("abc");

    private static Aliases aliases(String now, Set<String> names, Set<String> shared) {
        return Aliases.of(Set.of(LEAVER), "Former member 7", now, names, shared);
    }

    private final Aliases anna = aliases("Anna", Set.of("Anna", "Anna Lê", "An"), Set.of());

    @Test
    void eachNameBecomesOneOfItsOwn() {
        assertThat(anna.name("Anna")).isEqualTo("Former member 7");
        assertThat(Set.of(anna.name("Anna"), anna.name("Anna Lê"), anna.name("An"))).hasSize(3);
        assertThat(anna.name("Bảo")).isEqualTo("Bảo");
    }

    @Test
    void aNameBesideAnIdGoesByTheId() {
        assertThat(anna.of("abc", "Anna")).isEqualTo("Former member 7");
        assertThat(anna.of("xyz", "Anna")).isEqualTo("Anna");
    }

    @Test
    void withinWordsOnlyWholeOnesAreReplaced() {
        assertThat(anna.text("Anna’s table")).isEqualTo("Former member 7’s table");
        assertThat(anna.text("Annabel and Hanna")).isEqualTo("Annabel and Hanna");
        assertThat(anna.text("with Anna Lê")).doesNotContain("Anna", "Lê");
    }

    @Test
    void aShortNameIsReplacedWithinWordsOnlyWhereItIsTheirs() {
        assertThat(anna.text("An comes")).isEqualTo("An comes");
        assertThat(anna.near(true).text("An comes")).startsWith("Former member 7");
    }

    @Test
    void aNameThatOthersHaveIsTheirsOnlyNearby() {
        var shared = aliases("Anna", Set.of("Anna"), Set.of("Anna"));

        assertThat(shared.name("Anna")).isEqualTo("Anna");
        assertThat(shared.text("Anna’s table")).isEqualTo("Anna’s table");
        assertThat(shared.said("Anna", "hello")).isEqualTo("hello");
        assertThat(shared.near(true).name("Anna")).isEqualTo("Former member 7");
    }

    @Test
    void whatTheySaidIsADash() {
        assertThat(anna.said("Anna", "hello")).isEqualTo(Aliases.SILENCE);
        assertThat(anna.said("Bảo", "hello Anna")).isEqualTo("hello Former member 7");
    }

    @Test
    void robotsKeepTheirNamesButWhereTheyPlayForThem() {
        assertThat(anna.robot("Anna")).isEqualTo("Anna");
        assertThat(anna.near(true).robot("Anna")).isEqualTo("Former member 7");
    }
}
