package overtrick.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(value = 10, unit = TimeUnit.SECONDS)
class FullWidthTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    北家, 东家             | 北家，东家
                    均型, 12–14            | 均型，12–14
                    12–14, 均型            | 12–14，均型
                    3NT: 做庄; 宕1         | 3NT：做庄；宕1
                    （弱）, 4♠             | （弱），4♠
                    打成。 宕1             | 打成。宕1
                    a, b: c; d             | a, b: c; d
                    Nam, Đông: ♠ AKQ       | Nam, Đông: ♠ AKQ
                    黑桃 A,K               | 黑桃 A,K
                    兰,明                  | 兰,明
                    <b>北家</b>: <i>东, 西</i> | <b>北家</b>：<i>东，西</i>
                    <b>Ann</b>: <i>4♠, 西</i>  | <b>Ann</b>: <i>4♠，西</i>
                    对1♦的2♣: 10–12点      | 对1♦的2♣：10–12点
                    A最大.                 | A最大。
                    宕1. 打成. 超1墩       | 宕1. 打成。超1墩
                    <b>不叫</b>. 9–11点    | <b>不叫</b>。9–11点
                    大牌点, ♦3+张, ♦好   | 大牌点，♦3+张，♦好
                    1个A, 1个K; ♣7+张      | 1个A，1个K；♣7+张
                    <b><i>不叫</i> </b>: 0–11点 | <b><i>不叫</i> </b>：0–11点
                    <b>1<i>♥</i></b>: 4    | <b>1<i>♥</i></b>：4
                    “够”. 完               | “够”。完
                    4♠, 2♣, 13             | 4♠, 2♣, 13
                    第3.5墩, v1.0          | 第3.5墩，v1.0
                    A &amp; 王             | A &amp; 王
                    A &#38; 王; 李         | A &#38; 王；李
                    王$1, 李\\2             | 王$1，李\\2
                    """)
    void signsBesideHanAreFullWidth(String text, String set) {
        assertThat(FullWidth.set(text)).isEqualTo(set);
        assertThat(FullWidth.set("<p>" + text + "</p>")).isEqualTo("<p>" + set + "</p>");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "<input value=\"Ann, 王明\">",
                "<input value=\"a > b, 王明\" name=\"王, 李\" required>",
                "<b data-many='{\"who\": \"王, 李\"}'>",
                "<textarea name=\"a\">&#10;Ann, 王明\n李: 1</textarea>",
                "<option selected>王明, Ann</option>",
                "<option>Ann</option><option>Ann, 王</option>",
                "<pre tabindex=\"0\"><code>王, 李</code></pre>",
            })
    void whatAFormSendsStaysAsItIs(String page) {
        assertThat(FullWidth.set(page)).isEqualTo(page);
        assertThat(FullWidth.set(page + "王, 李")).isEqualTo(page + "王，李");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    <b aria-label="ZH – 语言: 中文">       | <b aria-label="ZH – 语言：中文">
                    <b title="王, 李" value="王, 李"> | <b title="王，李" value="王, 李">
                    <b data-title="王, 李" alt="王$1, 李"> | <b data-title="王, 李" alt="王$1，李">
                    <b aria-label="Ann, Bob">        | <b aria-label="Ann, Bob">
                    """)
    void whatIsSpokenIsSetLikewise(String tag, String set) {
        assertThat(FullWidth.set(tag)).isEqualTo(set);
    }

    /// A stranger can write much.
    @Test
    void aPageMayBeLong() {
        String line = "<p title=\"王, 李\">王, 李 &amp; Ann; 4 > 3</p>\n";
        String tag = "<b " + "title=\"王, 李\" ".repeat(20_000) + ">";

        assertThat(FullWidth.set(tag + line.repeat(5_000)))
                .isEqualTo((tag + line.repeat(5_000)).replace("王, 李", "王，李"));
    }

    @Test
    void otherLanguagesKeepTheirSigns() {
        byte[] page = "<p>Ann, 王明</p>".getBytes(StandardCharsets.UTF_8);

        assertThat(FullWidth.set(page, Words.in(Locale.ENGLISH))).isSameAs(page);
        assertThat(FullWidth.set(page, Words.in(Locale.CHINESE)))
                .asString(StandardCharsets.UTF_8)
                .isEqualTo("<p>Ann，王明</p>");
    }
}
