package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// Vietnamese texts use the words of the club's documents on bridge and Bài Càn. This keeps out
/// words that dictionaries know and no member says at the table.
@Timeout(30)
class ClubWordsTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");
    private static final Path GUIDE = ROOT.resolve("docs/can.vi.md");

    /// Whole words that nobody says, each with what is said in its place.
    private static final Pattern FOREIGN =
            Pattern.compile(
                    """
                    (?<!\\p{L})(?:
                      xướng | đấu\\ giá                  # rao giá
                    | bỏ\\ lượt                          # nín
                    | bích                               # pích
                    | chất\\ cao | chất\\ thấp           # chất lớn, chất nhỏ
                    | át | già | đầm | bồi               # A, K, Q, J
                    | ghế                                # chỗ
                    | nhân\\ đôi | nhân\\ bốn | tái\\ cont # cont’ra, recont’ra
                    | tố\\ chặn | để\\ chặn              # ngăn chặn
                    | xen\\ vào                          # can thiệp
                    | bài\\ đều                          # phân bố đều
                    | không\\ chất\\ chủ                 # không chủ
                    | chất\\ trống                       # sican
                    | quân\\ (?:chặn|mạnh|then\\ chốt|hình) # cây giữ, nhân tố
                    | lời\\ (?:chuyển|chờ|quy\\ ước) # giá
                    | (?:ăn|thắng|mất)\\ vòng            # nước
                    | (?:đánh|ra|chui|trình|trả|cống)(?:\\ (?:một|từng|đủ\\ sáu))?\\ lá # cây
                    | gọi\\ chủ                          # tuyên bố chất chủ
                    | người\\ bắt                        # người đỡ
                    | (?<!phạt\\ đền\\ )luân\\ lưu       # phạt đền luân lưu
                    | xóa\\ cống | nợ                    # không có cống, phải cống
                    | hợp\\ đồng                         # hiệp ước
                    | thua\\ đau | diễn\\ lại
                    | (?<!’)ra\\ giá | (?:lời|tiếng)\\ rao # rao giá, giá
                    | luật\\ \\d{1,2}(?:[a-f]\\d?)?(?!\\d) # điều; Luật 1999 is a book
                    | người\\ chủ\\ bài | khế\\ ước  # người tấn công, hiệp ước
                    | nước\\ vượt | con\\ [akqj]      # nước dư, cây
                    | điểm\\ trận                      # điểm so sánh
                    | ghi\\ danh | đối\\ tác          # ghi tên, đồng đội
                    | liên\\ kết | tập\\ lệnh         # đường dẫn, kịch bản
                    | rôbốt | trao\\ giải              # rô-bốt; giao giải, of an event
                    | phần\\ bài                       # tay bài
                    )(?!\\p{L})
                    """,
                    Pattern.COMMENTS | Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

    @Test
    void everyBundleSaysWhatTheClubSays() throws IOException {
        var bundles = bundles();
        assertThat(bundles).hasSizeGreaterThan(18);
        var found = new ArrayList<String>();
        for (var bundle : bundles) {
            Files.readAllLines(bundle).stream()
                    .filter(ClubWordsTest::isForeign)
                    .forEach(line -> found.add(ROOT.relativize(bundle) + ": " + line));
        }

        assertThat(found).isEmpty();
    }

    @Test
    void theGuideSaysWhatTheClubSays() throws IOException {
        assertThat(Files.readAllLines(GUIDE).stream().filter(ClubWordsTest::isForeign)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "turn.call = {0} xướng",
                "auction = Đấu giá: {0}",
                "card = át bích",
                "Nam bỏ lượt",
                "call.stayman = Stayman, hỏi chất cao bốn cây",
                "Rô-bốt xướng",
                "kick = Luân lưu: {0} chia và đá",
                "Ghế trống",
                "Đánh lá lớn",
                "Cont''ra, nhân đôi",
                "Ra giá sai lượt",
                "Chưa rao giá xong. (Luật 24)",
                "Có {0} rôbốt",
            })
    void aForeignWordIsFound(String text) {
        assertThat(isForeign(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "kick = Phạt đền luân lưu: {0} chia và đá",
                "card = A pích",
                "last-round = vòng {0} là vòng cuối",
                "Rô-bốt chơi với bạn bè",
                "54 lá: 52 lá thường và hai lá teo",
                "Luật 1999 có ba lựa chọn",
                "Chỉ được cont’ra giá cuối",
            })
    void aWordOfTheClubIsNot(String text) {
        assertThat(isForeign(text)).isFalse();
    }

    private static boolean isForeign(String text) {
        return FOREIGN.matcher(text).find();
    }

    /// All that is said in Vietnamese by a module.
    static List<Path> bundles() throws IOException {
        try (var modules = Files.list(ROOT)) {
            var resources =
                    modules.map(module -> module.resolve("src/main/resources"))
                            .filter(Files::isDirectory)
                            .toList();
            var bundles = new ArrayList<Path>();
            for (var folder : resources) {
                try (Stream<Path> files = Files.walk(folder)) {
                    files.filter(file -> file.toString().endsWith("_vi.properties"))
                            .forEach(bundles::add);
                }
            }
            return bundles;
        }
    }
}
