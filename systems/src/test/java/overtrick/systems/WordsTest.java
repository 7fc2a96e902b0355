package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.cards.words.Bundle;
import overtrick.systems.hand.Hand;

class WordsTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");

    /// A sentence follows from every decision of the judgement.
    @ParameterizedTest
    @EnumSource(Decision.class)
    void everyDecisionIsASentenceInBothLanguages(Decision decision) {
        for (var locale : Bundle.LANGUAGES) {
            assertThat(Words.in(locale).sentence(decision.key())).isNotEqualTo(decision.key());
        }
    }

    @Test
    void everySentenceIsInBothLanguages() {
        for (var name : BiddingSystem.NAMES) {
            for (var key : BiddingSystem.named(name).book().keys()) {
                assertThat(Words.in(Locale.ENGLISH).sentence(key)).as(key).isNotEqualTo(key);
                assertThat(Words.in(Locale.of("vi")).sentence(key)).as(key).isNotEqualTo(key);
            }
        }
        var english = Words.in(Locale.ENGLISH).sentences();
        var vietnamese = Words.in(Locale.of("vi")).sentences();
        assertThat(vietnamese.keys()).isEqualTo(english.keys());
        assertThat(vietnamese.borrowed()).isEmpty();
    }

    @Test
    void everyOptionIsInBothLanguages() {
        for (var locale : Bundle.LANGUAGES) {
            var words = Words.in(locale);
            for (var name : BiddingSystem.NAMES) {
                BiddingSystem.named(name)
                        .book()
                        .leftOpen()
                        .forEach((option, choices) -> {
                            assertThat(words.option(option)).as(option).isNotEqualTo(option);
                            for (var choice : choices) {
                                assertThat(words.choice(option, choice))
                                        .as(option + " " + choice)
                                        .isNotEqualTo(choice);
                            }
                        });
            }
        }
    }

    @Test
    void aTitleSaysHowManyChoicesAreOnesOwn() {
        var plain = Agreement.parse("acol");
        var own = Agreement.parse("acol:stayman=club,two-bids=weak");

        assertThat(Words.in(Locale.ENGLISH).title(plain)).isEqualTo("Acol");
        assertThat(Words.in(Locale.ENGLISH).title(own)).isEqualTo("Acol +2");
    }

    @ParameterizedTest(name = "{0} in {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1N              | en | Notrump opening: 15–17 HCP, balanced
                      1N              | vi | Mở bài không chủ: 15–17 PC, phân bố đều
                      1S P 3S         | en | Limit raise: 4+ ♠, 10–12 points in support of ♠ or 3 ♠, 11–12 points in support of ♠; invitational
                      1S P 4D         | vi | Splinter: hợp chất chủ và ngắn chất này: 10–13 PC, 0–1 cây ♦, 4+ cây ♠, 0 trong A K Q ♦; bắt buộc đến mans
                      1N P 2D         | en | Transfer to the next suit: 5+ ♥, ♥ longer than ♠; forcing
                      1H 1N           | fr | Notrump overcall: 15–18 HCP, balanced, stopper in ♥
                      2H              | en | Weak two: 5–11 HCP, 6 ♥, 0–3 ♠, good ♥
                      2C P 2D         | en | Waiting; forcing
                      2D              | zh | 弱二开叫：5–11大牌点，♦6张，♥0–3张，♠0–3张，♦好
                      1S P 3S         | zh | 限制性加叫：♠4+张，支持♠计10–12点 或 ♠3张，支持♠计11–12点；邀叫
                      1S              | en | Opening in a major: 5+ ♠, no suit longer than ♠; 12–21 HCP or 10–11 HCP + rule of twenty
                      1S P            | en | No call to make: 0–17 HCP
                      1S P P          | vi | Yếu, không nói tiếp: 0–5 PC
                      1S P 2S P P P   | en | Nothing more to say
                      1S              | vi | Mở bài ở chất lớn: 5+ cây ♠, không chất nào dài hơn ♠; 12–21 PC hoặc 10–11 PC + quy tắc hai mươi
                      1S P 3S P 4N P 5D | en | One ace
                      1S P 3S P 4N P 5D | vi | Một A
                      1S P 3S P 4N P 5C | en | No ace, or all four
                      1S P 3S P 4N    | en | Blackwood, asks for aces: an ace or more, no void; 22+ points in support of ♠ + control of every suit beside ♠ or 24+ points in support of ♠ + at most one suit beside ♠ without control or 31+ HCP; forcing
                      1D 2D           | en | Michaels, two suits: 6+ HCP, 5+ ♥, 5+ ♠; forcing
                      1D X            | en | Takeout double: 18+ HCP or 12+ HCP, 3–4 ♣, 1–2 ♦, 3–4 ♥, 3–4 ♠ or 11+ HCP, 0–1 ♦, 3–4 ♥, 3–4 ♠; forcing
                    """)
    void callsAreExplained(String auction, String language, String text) {
        var now = Understanding.of(SYSTEM, Auction.parse(Seat.NORTH, auction), Vulnerability.NONE);

        assertThat(Words.in(Locale.of(language)).text(now.calls().getLast())).isEqualTo(text);
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({"1N, 15–17", "1N P 2D, ♥", "1N P 2H, ♠", "1N P 2C, ''", "1S, ''", "1S P 1N, ''"})
    void notrumpRangesAndTransfersAreAnnounced(String auction, String announced) {
        var now = Understanding.of(SYSTEM, Auction.parse(Seat.NORTH, auction), Vulnerability.NONE);

        assertThat(Words.in(Locale.ENGLISH).announcement(now.calls().getLast()))
                .isEqualTo(Optional.of(announced).filter(text -> !text.isEmpty()));
    }

    @ParameterizedTest(name = "{1} for {0}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1N | AQJ2.KQ5.432.432 | 15–17 HCP (here 12)
                      1N | AQJ32.KQ54.AK2.2 | 15–17 HCP (here 19), balanced
                      1N | AQ32.KQ5.A32.432 | ''
                      1S | AQJ2.KQ5.432.432 | 5+ ♠ (here 4)
                      2S | AQJ32.KQ5.432.32 | 5–11 HCP (here 12), 6 ♠ (here 5)
                    """)
    void whatAHandLacksIsSaid(String call, String hand, String lacking) {
        var start = Understanding.start(SYSTEM, SYSTEM, Seat.NORTH, Vulnerability.NONE);
        var shows = start.meaning(Call.parse(call)).row().shows();

        assertThat(Words.in(Locale.ENGLISH).lacking(shows, Hand.parse(hand))).isEqualTo(lacking);
    }

    @Test
    void aKeyWithoutASentenceIsGivenBack() {
        assertThat(Words.in(Locale.ENGLISH).sentence("of-another-system"))
                .isEqualTo("of-another-system");
    }
}
