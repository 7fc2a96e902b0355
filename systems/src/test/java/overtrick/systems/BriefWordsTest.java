package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Seat;
import overtrick.cards.words.Bundle;
import overtrick.systems.hand.Hand;

@Timeout(value = 60, unit = TimeUnit.SECONDS)
class BriefWordsTest {

    private static Meant last(String system, String auction) {
        var calls = Auction.parse(Seat.NORTH, auction);
        return Understanding.of(Fixture.system(system, null), calls, Vulnerability.NONE)
                .calls()
                .getLast();
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                      standard-american | P                            | 0–11 points | 0–11 điểm
                      standard-american | 1N                           | 15–17 points, balanced | 15–17 điểm, phân bố đều
                      standard-american | 1C                           | 10–21 points, 3+ clubs | 10–21 điểm, 3+ nhép
                      standard-american | 1D                           | 10–21 points, 3+ diamonds | 10–21 điểm, 3+ rô
                      standard-american | 1H                           | 10–21 points, 5+ hearts | 10–21 điểm, 5+ cơ
                      standard-american | 1S                           | 10–21 points, 5+ spades | 10–21 điểm, 5+ pích
                      standard-american | 2C                           | Strong hand of any shape, 17+ points, forcing | Bài rất mạnh, phân bố bất kỳ, 17+ điểm, bắt buộc nói tiếp
                      standard-american | 2D                           | 5–11 points, 6 diamonds | 5–11 điểm, 6 rô
                      standard-american | 2H                           | 5–11 points, 6 hearts | 5–11 điểm, 6 cơ
                      standard-american | 2N                           | 20–21 points, balanced | 20–21 điểm, phân bố đều
                      standard-american | 3C                           | 0–10 points, 7+ clubs | 0–10 điểm, 7+ nhép
                      standard-american | 4S                           | 0–10 points, 7+ spades | 0–10 điểm, 7+ pích
                      standard-american | 1S P P                       | 0–5 points | 0–5 điểm
                      standard-american | 1S P                         | No call to make | Không có giá nào để rao
                      standard-american | 1N P P                       | 0–7 points | 0–7 điểm
                      standard-american | 1S P 1N                      | 6–10 points | 6–10 điểm
                      standard-american | 1S P 2S                      | 6–10 points, 3+ spades | 6–10 điểm, 3+ pích
                      standard-american | 1S P 3S                      | 10–12 points, 3+ spades, invitational | 10–12 điểm, 3+ pích, giá mời
                      standard-american | 1S P 4S                      | 0–9 points, 5+ spades, to play | 0–9 điểm, 5+ pích, để đánh
                      standard-american | 1S P 2N                      | Jacoby raise, asks for shortness, 4+ spades, game forcing | Jacoby: ủng hộ mạnh, hỏi chất ngắn, bắt buộc đến mans
                      standard-american | 1S P 4D                      | Splinter: a fit, and shortness in this suit, game forcing | Splinter: hợp chất chủ và ngắn chất này, bắt buộc đến mans
                      standard-american | 1S P 2H                      | 10+ points, 5+ hearts, forcing | 10+ điểm, 5+ cơ, bắt buộc nói tiếp
                      standard-american | 1S P 3N                      | 15–17 points, balanced, to play | 15–17 điểm, phân bố đều, để đánh
                      standard-american | 1C P 1H                      | 6+ points, 4+ hearts, forcing | 6+ điểm, 4+ cơ, bắt buộc nói tiếp
                      standard-american | 1C P 1H P 1N                 | 10–15 points | 10–15 điểm
                      standard-american | 1C P 1H P 2C                 | 10–18 points, 5+ clubs | 10–18 điểm, 5+ nhép
                      standard-american | 1C P 1H P 2H                 | 10–15 points, 4+ hearts | 10–15 điểm, 4+ cơ
                      standard-american | 1C P 1H P 2D                 | 17+ points, 5+ clubs, 4+ diamonds, forcing | 17+ điểm, 5+ nhép, 4+ rô, bắt buộc nói tiếp
                      standard-american | 1C P 1H P 2N                 | 18–19 points, balanced, invitational | 18–19 điểm, phân bố đều, giá mời
                      standard-american | 1C P 1H P 4H                 | 19+ points, 4+ hearts, to play | 19+ điểm, 4+ cơ, để đánh
                      standard-american | 1C P 1N                      | 6–10 points | 6–10 điểm
                      standard-american | 1C P 2N                      | 13–15 points, balanced, game forcing | 13–15 điểm, phân bố đều, bắt buộc đến mans
                      standard-american | 1N P 2C                      | Stayman, asks for a four-card major, 8+ points, forcing | Stayman, hỏi chất lớn bốn cây, 8+ điểm, bắt buộc nói tiếp
                      standard-american | 1N P 2C P 2D                 | No four-card major | Không có chất lớn bốn cây
                      standard-american | 1N P 2C P 2H                 | 4+ hearts | 4+ cơ
                      standard-american | 1N P 2C P 2D P 2S            | 6+ spades | 6+ pích
                      standard-american | 1N P 2D                      | Transfer to the next suit, 5+ hearts, forcing | Chuyển tiếp sang chất kế trên, 5+ cơ, bắt buộc nói tiếp
                      standard-american | 1N P 2D P 2H                 | Completes the transfer | Hoàn tất chuyển tiếp
                      standard-american | 1N P 2D P 3H                 | Completes the transfer with a jump, 4+ hearts, 17 points | Hoàn tất chuyển tiếp, có nhảy, 4+ cơ, 17 điểm
                      standard-american | 1N P 2N                      | 7–9 points, invitational | 7–9 điểm, giá mời
                      standard-american | 1N P 3N                      | 8+ points, to play | 8+ điểm, để đánh
                      standard-american | 1N P 2C P 2D P 2N            | 7–9 points, invitational | 7–9 điểm, giá mời
                      standard-american | 1S P 3S P 4N                 | Blackwood, asks for aces, 22+ points, forcing | Blackwood, hỏi số A, 22+ điểm, bắt buộc nói tiếp
                      standard-american | 1S P 3S P 4N P 5D            | One ace | Một A
                      standard-american | 2C P 2D                      | Waiting, forcing | Giá chờ, bắt buộc nói tiếp
                      standard-american | 2C P 2D P 2N                 | 22–24 points, balanced | 22–24 điểm, phân bố đều
                      standard-american | 2H P 2N                      | Asks for a feature, 15+ points, forcing | Hỏi nhân tố ngoài chất, 15+ điểm, bắt buộc nói tiếp
                      standard-american | 2H P 2N P 3C                 | Better than minimum, with a feature, 2+ clubs, 8–11 points | Hơn mức tối thiểu, có nhân tố ở chất này, 2+ nhép, 8–11 điểm
                      standard-american | 1D 1S                        | 7–17 points, 5+ spades | 7–17 điểm, 5+ pích
                      standard-american | 1D 2S                        | 5–10 points, 6+ spades | 5–10 điểm, 6+ pích
                      standard-american | 1D X                         | Takeout double, 11+ points, forcing | Cont’ra gọi, 11+ điểm, bắt buộc nói tiếp
                      standard-american | 1D 1N                        | 15–18 points, balanced | 15–18 điểm, phân bố đều
                      standard-american | 1D 2D                        | Michaels, two suits, 5+ spades, 5+ hearts, forcing | Michaels, hai chất, 5+ pích, 5+ cơ, bắt buộc nói tiếp
                      standard-american | 1D 2N                        | Unusual notrump, two suits, 5+ hearts, 5+ clubs, forcing | Không chủ bất thường, hai chất, 5+ cơ, bắt buộc nói tiếp
                      standard-american | 1D 3S                        | 4–10 points, 7+ spades | 4–10 điểm, 7+ pích
                      standard-american | 1D 1S X                      | Negative double, 7+ points, forcing | Cont’ra âm, 7+ điểm, bắt buộc nói tiếp
                      standard-american | 1D 1S P                      | 0–9 points | 0–9 điểm
                      standard-american | 1D 1S 2S                     | Good raise, in their suit, 5+ diamonds, 11+ points, forcing | Ủng hộ tốt bằng chất của đối phương, bắt buộc nói tiếp
                      standard-american | 1H X XX                      | Strength, 10+ points | Bài mạnh, 10+ điểm
                      standard-american | 1H X P 1S                    | 3+ spades | 3+ pích
                      standard-american | 1H X P 2H                    | Strong answer in their suit, 12+ points, forcing | Trả lời mạnh bằng chất của đối phương, bắt buộc nói tiếp
                      standard-american | 1H P P X                     | Takeout double in the pass-out seat, 9+ points, forcing | Cont’ra gọi ở vị trí cuối, khi nín là hết rao giá
                      standard-american | 1H P P 1N                    | 11–14 points, balanced | 11–14 điểm, phân bố đều
                      standard-american | 3D X                         | Takeout double, 13+ points, forcing | Cont’ra gọi, 13+ điểm, bắt buộc nói tiếp
                      standard-american | 1S P 1N P 2D P 2S            | Prefers this suit | Thích chất này hơn
                      standard-american | P 1S P 2S P P P              | Nothing to add | Không có gì thêm
                      two-over-one      | 1S P 1N                      | Forcing notrump response, 6–12 points, forcing | Trả lời 1NT bắt buộc, 6–12 điểm, bắt buộc nói tiếp
                      two-over-one      | 1S P 2C                      | 12+ points, 2+ clubs, game forcing | 12+ điểm, 2+ nhép, bắt buộc đến mans
                      two-over-one      | 1S P 2C P 2H                 | 4+ hearts, game forcing | 4+ cơ, bắt buộc đến mans
                      two-over-one      | 1S P 2C P 2H P 3H P 3S       | Cue bid: control of this suit, 16+ points, game forcing | Báo kiểm soát chất này, 16+ điểm, bắt buộc đến mans
                      acol              | 1N                           | 12–14 points, balanced | 12–14 điểm, phân bố đều
                      acol              | 2C                           | Strong hand of any shape, 17+ points, forcing | Bài rất mạnh, phân bố bất kỳ, 17+ điểm, bắt buộc nói tiếp
                      acol              | 1S P 3S                      | 10–12 points, 4+ spades, invitational | 10–12 điểm, 4+ pích, giá mời
                      precision         | 1C                           | Strong hand of any shape, 16+ points, forcing | Bài mạnh, phân bố bất kỳ, 16+ điểm, bắt buộc nói tiếp
                      precision         | 1C P 1D                      | Negative answer, forcing | Trả lời yếu, bắt buộc nói tiếp
                      precision         | 1C P 1S                      | 8+ points, 5+ spades, game forcing | 8+ điểm, 5+ pích, bắt buộc đến mans
                      precision         | 1D                           | Limited opening, two diamonds or more, 10–15 points | Mở bài có giới hạn, ít nhất hai cây ♦, 10–15 điểm
                      precision         | 2C                           | Limited opening with clubs, 5+ clubs, 10–15 points | Mở bài có giới hạn với chất ♣, 5+ nhép, 10–15 điểm
                      precision         | 2D                           | Three-suited opening, short in diamonds, 4+ clubs | Mở bài ba chất, ngắn chất ♦, 4+ nhép, 10–15 điểm
                      strong-club       | 1C                           | Strong hand of any shape, 17+ points, forcing | Bài mạnh, phân bố bất kỳ, 17+ điểm, bắt buộc nói tiếp
                      strong-club       | 1C P 1S                      | Second step: 10 to 12 points, game forcing | Nấc hai: 10 đến 12 điểm, bắt buộc đến mans
                      strong-club       | 1C P 1S P 1N P 2C            | At most two controls | Nhiều nhất hai điểm kiểm soát
                      natural           | 1D                           | 10–22 points, 4+ diamonds | 10–22 điểm, 4+ rô
                      natural           | 1D P 1H P 1N                 | 10–16 points | 10–16 điểm
                    """)
    void callsAreToldInFewWords(String system, String auction, String english, String vietnamese) {
        var meant = last(system, auction);

        assertThat(Words.in(Locale.ENGLISH).brief(meant)).isEqualTo(english);
        assertThat(Words.in(Locale.of("vi")).brief(meant)).isEqualTo(vietnamese);
    }

    /// A hand beside what its call tells: points beside the range, suits that are shorter.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            value = {
                "acol         | 1N | AKQ.J32.5432.432 | 10 points | 10 điểm",
                "acol         | 1N | AKQ.A32.5432.432 | - | -",
                "natural      | 1D | AKQ.AJ32.5.65432 | a singleton in diamonds | một cây rô",
                "two-over-one | 1S | .QJ32.AKQ2.A5432 | a void in spades | sican pích",
                "two-over-one | 1S | 65.432.K432.5432 | 3 points and 2 spades | 3 điểm và 2 pích",
                "two-over-one | P  | AKQ.AKQ.AKQ.5432 | - | -",
            })
    void whatAHandLacksIsTold(
            String system,
            String auction,
            String hand,
            @Nullable String english,
            @Nullable String vietnamese) {
        var meant = last(system, auction);
        var held = Hand.parse(hand);

        assertThat(Words.in(Locale.ENGLISH).lacks(meant, held))
                .isEqualTo(english == null ? "" : english);
        assertThat(Words.in(Locale.of("vi")).lacks(meant, held))
                .isEqualTo(vietnamese == null ? "" : vietnamese);
    }

    /// Every line of every card fits, and none is a formula.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "standard-american",
                "two-over-one",
                "acol",
                "precision",
                "strong-club",
                "natural"
            })
    void noCallNeedsManyWords(String system) {
        var card = ConventionCard.of(Fixture.system(system, null));
        for (var locale : Bundle.LANGUAGES) {
            for (var part : card.parts()) {
                for (var line : part.lines()) {
                    var brief = Words.in(locale).brief(line);
                    assertThat(brief).as(line.key()).isNotBlank().doesNotContain(" + ", ";", "{");
                    assertThat(brief.length()).as(brief).isLessThanOrEqualTo(BriefWords.LONGEST);
                }
            }
        }
    }

    /// A first pass tells that the hand is weak, if it does; a later one nothing.
    @Test
    void passesAreSilentUnlessTheyShowWeakness() {
        assertThat(last("standard-american", "P").isSilent()).isFalse();
        assertThat(last("standard-american", "1S P P").isSilent()).isFalse();
        assertThat(last("standard-american", "1S P").isSilent()).as("0–17 is noise").isTrue();
        assertThat(last("standard-american", "1S P 2S P P").isSilent()).isTrue();
        assertThat(last("standard-american", "1S P 3S P 4N P 5D P").isSilent()).isTrue();
        assertThat(last("standard-american", "1S P 2S").isSilent()).isFalse();
    }

    /// Who has not bid a suit does not repeat it.
    @Test
    void aSuitIsRepeatedByThoseWhoBidIt() {
        assertThat(last("standard-american", "1N P 2C P 2D P 2S").key()).isEqualTo("long-suit");
        assertThat(last("standard-american", "1C P 1H P 2S P 3H").key()).isEqualTo("own-suit");
    }
}
