package overtrick;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// Forty sentences that the club says otherwise than a dictionary would: what the program says,
/// read where pages, explanations and records take it from.
@Timeout(30)
class ClubSentencesTest {

    private static final Path ROOT = Path.of(System.getProperty("basedir", ""), "..");

    private static final Path GUIDE = ROOT.resolve("docs/can.vi.md");

    /// Number, key, what is said, and what was said once: that is found nowhere any more.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1  | force.SIGN_OFF               | đồng đội nín | bạn nín
                    2  | call.raise-of-response       | Ủng hộ chất của đồng đội | Ủng hộ chất của bạn
                    3  | call.fourth-suit-fit         | Hợp chất của đồng đội sau chất thứ tư | Hợp chất của bạn
                    4  | call.sacrifice               | Hi sinh: chịu phạt ít hơn điểm đối phương được | Thà thua còn hơn
                    5  | call.pass-or-correct         | Nín hoặc chuyển về chất của mình | Bỏ lượt hoặc sửa
                    6  | call.both-majors             | Cả hai chất lớn, nín hoặc chọn lại | Cả hai chất cao
                    7  | call.no-support              | Không hợp chất | Không có ủng hộ
                    8  | call.some-values             | Có một ít điểm nhân tố | Có chút điểm
                    9  | call.values-double           | Cont’ra báo có lực | cho biết có bài
                    10 | call.values-redouble         | Recont’ra báo có lực | cho biết có bài
                    11 | call.run-out                 | Chạy khi bị cont’ra | Chạy khỏi cont
                    12 | call.lead-directing          | Chỉ cây cái mở: đánh chất này | Xin đánh ra chất này
                    13 | call.balancing-double        | Cont’ra gọi ở vị trí cuối, khi nín là hết rao giá | ở cửa cuối
                    13 | call.balancing-notrump       | Không chủ ở vị trí cuối, khi nín là hết rao giá | ở cửa cuối
                    13 | call.balancing-overcall      | Can thiệp ở vị trí cuối, khi nín là hết rao giá | ở cửa cuối
                    14 | call.gambling                | 3NT Gambling: chất nhỏ đặc, ngoài ra không có A, K | Đánh liều
                    15 | call.asks-for-range          | Hỏi khoảng điểm và sican | chất không có lá nào
                    16 | call.range-lower-singleton   | Khoảng điểm thấp, xếch | chất một lá
                    17 | call.impossible-negative     | Phân bố ba chất (4441), đủ lực | Bài tốt, có ba chất
                    18 | call.waiting-notrump         | Giá chờ 1NT/2NT | Lời chờ
                    19 | call.own-suit                | Gọi lại chất của mình | Nói lại chất của mình
                    20 | call.completed               | Hoàn tất chuyển tiếp | Làm theo lời chuyển
                    21 | call.feature                 | Hơn mức tối thiểu, có nhân tố ở chất này | quân mạnh
                    21 | call.feature-ask             | Hỏi nhân tố ngoài chất | quân mạnh
                    22 | measure.STOPPER.1            | có cây giữ {1} | quân chặn
                    23 | call.key-card-ask            | Hỏi các nhân tố then chốt | quân then chốt
                    24 | call.reopening-double        | Cont’ra mở lại rao giá | mở lại cuộc xướng
                    25 | call.clubs-to-play           | Chất ♣ tốt, để đánh |
                    26 | call.game-raise-slow         | Hợp chất chủ, còn dư lực | Đồng ý chất chủ, còn sức
                    27 | card.VULNERABLE              | Khi trong vùng: chỉ những giá khác | Lời mở bài khi trong vùng
                    28 | card.THIRD_SEAT              | Ở vị trí thứ ba: chỉ những giá khác | , chỗ khác
                    29 | claim                        | Nhận số nước còn lại |
                    30 | turn.claim                   | Đang chờ trả lời về số nước đã nhận. | trả lời lời tuyên bố
                    31 | refusal.NO_SILENCE_TO_PASS   | Không cần chờ ai trả lời. | Không chờ sự im lặng
                    32 | unclear.seat                 | Chỗ phải là N (Bắc), E (Đông), S (Nam) hoặc W (Tây), không phải “{0}”. | Ghế phải là
                    33 | say.claim.other              | {1} nhận {0} nước trong số còn lại. | tuyên bố được
                    34 | replay.lead                  | {0} đánh cây cái mở. | ra bài nước đầu tiên
                    35 | replay.title                 | Xem lại từng cây | Diễn lại từng lá
                    36 | likes.theme                  | Giao diện sáng tối |
                    37 | refusal.NO_SUCH_SECTION      | Không có bảng này. | Không có khu này
                    38 | kick-points                  | Không có bàn thắng: người đỡ ăn được {0} điểm | người bắt được
                    38 | kick-last-trick              | Không có bàn thắng: người đỡ ăn nước cuối | hoặc vòng cuối
                    39 | kick-goal                    | Có bàn thắng |
                    40 | pass                         | nín | thì bản dựng hỏng
                    """)
    void theClubsSentenceIsSaid(int number, String key, String said, String never)
            throws IOException {
        assertThat(saidFor(key)).as("%d, %s", number, key).contains(said);
        if (never != null) {
            assertThat(placesOf(never)).as("%d, said once: %s", number, never).isEmpty();
        }
    }

    /// The guide of Bài Càn has five of them, on the page itself.
    @Test
    void theGuideSaysThemToo() throws IOException {
        assertThat(Files.readString(GUIDE).replaceAll("\\s+", " "))
                .contains(
                        "Nếu trang này không khớp với chương trình thì chương trình không được phát hành",
                        "để đối phương ăn nhiều điểm thì ván sau phải cống",
                        "không nhất thiết phải ra cây cao hơn",
                        "vẫn đánh đủ hai hiệp phụ",
                        "## Tuyên bố chất chủ")
                .doesNotContain("bản dựng hỏng", "thua đau", "không bắt buộc phải chặn", "Gọi chủ");
    }

    /// What the bundles have under the key; several may, each for its pages.
    private static List<String> saidFor(String key) throws IOException {
        var said = new ArrayList<String>();
        for (var bundle : ClubWordsTest.bundles()) {
            var texts = new Properties();
            try (var reader = Files.newBufferedReader(bundle)) {
                texts.load(reader);
            }
            if (texts.containsKey(key)) {
                said.add(texts.getProperty(key));
            }
        }
        return said;
    }

    private static List<String> placesOf(String text) throws IOException {
        var found = new ArrayList<String>();
        for (var bundle : ClubWordsTest.bundles()) {
            Files.readAllLines(bundle).stream()
                    .filter(line -> line.contains(text))
                    .forEach(line -> found.add(ROOT.relativize(bundle) + ": " + line));
        }
        return found;
    }
}
