package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.guide.book.Book;
import overtrick.page.Words;

/// Chinese texts use the words of bridge on the mainland and are set as Chinese is set: full-width
/// signs, nothing between Han and Latin, no traditional signs.
@Timeout(30)
class ChineseWordsTest {

    /// Words of other places, of other games and of shops, each with what is said in its place.
    private static final Pattern FOREIGN =
            Pattern.compile(
                    """
                    [橋莊無將紅塊贏請這們對點張過聽決檔設連結]  # traditional signs
                    | 合约 | 王牌 | 梦家 | 派司 | 身价      # 定约 将牌 明手 不叫 局况
                    | 赌倍 | 特约 | (?<!打)倒[一二三0-9]    # 加倍 约定叫 宕
                    | 红桃 | 方片 | 草花 | 主牌             # 红心 方块 梅花 将牌
                    | 敌方 | 筹码 | 玩家 | 您 | (?<!父)亲爱 # 对方, 牌手, 你
                    | 竟叫 | 复工 | 高速分                  # misprints
                    | 使用者 | 登入 | 屏幕保护 | 列印       # 用户 登录 打印
                    | 错误！
                    """,
                    Pattern.COMMENTS);

    /// Half-width signs beside a Han sign, and blanks between Han and Latin.
    private static final Pattern BADLY_SET =
            Pattern.compile(
                    """
                    \\p{IsHan}[,;:?!] | [,;:?!]\\p{IsHan} | \\p{IsHan}\\.(?:\\s|$|\\p{IsHan})
                    | \\p{IsHan}[(] | [)]\\p{IsHan}
                    | \\p{IsHan}\\ [A-Za-z0-9{] | [A-Za-z0-9}]\\ \\p{IsHan}
                    """,
                    Pattern.COMMENTS);

    /// Texts that are lists or code: what is typed there is read by a program.
    private static final Pattern CODE =
            Pattern.compile("practice\\.term\\..*|lib\\.deal\\.phrase\\..*");

    private static final Pattern UNREAD = Pattern.compile("(?s)```.*?```|(?<=])\\([^)]*\\)");

    @Test
    void everyBundleSpeaksTheChineseOfTheTable() throws IOException {
        var found = new ArrayList<String>();
        for (var bundle : bundles()) {
            Files.readAllLines(bundle).stream()
                    .filter(ChineseWordsTest::isForeign)
                    .forEach(line -> found.add(bundle.getFileName() + ": " + line));
        }

        assertThat(found).isEmpty();
    }

    /// Examples are code, and where a link leads is not read.
    @Test
    void everyGuideSpeaksItToo() {
        var chinese = Words.in(Locale.CHINESE);
        var told =
                Book.of(chinese).chapters().stream()
                        .filter(chapter -> chapter.language().equals(chinese.locale()))
                        .map(chapter -> Book.text(chapter.guide(), chapter.language()))
                        .map(text -> UNREAD.matcher(text).replaceAll(""))
                        .flatMap(String::lines)
                        .toList();

        assertThat(told).contains("# Bài Càn指南");
        assertThat(told.stream().filter(line -> isForeign("guide=" + line))).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=你的合约",
                "a=红桃A",
                "a=请您入座",
                "a=玩家",
                "a=對方",
                "a=轮到你,叫牌",
                "a=第 3 副",
                "a={0} 做庄",
                "a=得分(NS)",
                "a=已悔牌.",
            })
    void whatNoMemberWritesIsFound(String line) {
        assertThat(isForeign(line)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a=北家4♠，宕1，东西方得50分。",
                "a={1} IMP",
                "a=倒数第二墩",
                "practice.term.hcp=大牌点, 牌点",
                "a=写4HE=（定约、庄家、=或+1或-2）、P、620",
            })
    void whatTheyWriteIsNot(String line) {
        assertThat(isForeign(line)).isFalse();
    }

    private static boolean isForeign(String line) {
        int sign = line.indexOf('=');
        if (sign < 0) {
            return false;
        }
        String text = line.substring(sign + 1);
        return FOREIGN.matcher(text).find()
                || (!CODE.matcher(line.substring(0, sign)).matches()
                        && BADLY_SET.matcher(text).find());
    }

    /// All that is said in Chinese: a file beside each Vietnamese one.
    private static List<Path> bundles() throws IOException {
        return ClubWordsTest.bundles().stream()
                .map(file ->
                        file.resolveSibling(file.getFileName().toString().replace("_vi.", "_zh.")))
                .toList();
    }
}
