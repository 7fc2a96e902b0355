package overtrick.evening.page;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Timeout(10)
class NamesTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = ':',
            value = {
                "Lan – Minh:    Lan|Minh",
                "Lan, Minh:     Lan|Minh",
                "Lan và Minh:   Lan|Minh",
                "Anne-Marie – B:Anne-Marie|B",
                "王兰，李明:     王兰|李明",
                "王兰、李明；赵平:王兰|李明|赵平",
            })
    void namesAreToldApart(String line, String names) {
        assertThat(Names.players(line)).containsExactly(names.split("\\|"));
    }

    /// As many letters as there may be are kept to the last; of more, none of those behind.
    @Test
    void aNameOfFortyLettersIsWhole() {
        String whole = "Nguyễn Hoàng Thị Phương Thảo Ly Vân Linh";
        assertThat(whole).hasSize(Names.LONGEST);
        assertThat(Names.players(whole + " – B")).containsExactly(whole, "B");
        assertThat(Names.tidy(whole + "x")).isEqualTo(whole);
    }
}
