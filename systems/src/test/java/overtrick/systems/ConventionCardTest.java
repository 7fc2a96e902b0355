package overtrick.systems;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.Vulnerability;
import overtrick.systems.ConventionCard.Kind;
import overtrick.systems.ConventionCard.Part;

class ConventionCardTest {

    private static final BiddingSystem SYSTEM = BiddingSystem.named("standard-american");
    private static final ConventionCard CARD = ConventionCard.of(SYSTEM);
    private static final Words WORDS = Words.in(Locale.ENGLISH);

    private static Part part(ConventionCard card, Kind kind, String calls) {
        return card.parts().stream()
                .filter(part -> part.kind() == kind && part.calls().equals(calls))
                .findFirst()
                .orElseThrow();
    }

    private static String line(Part part, String call) {
        return part.lines().stream()
                .filter(line -> line.call().code().equals(call))
                .map(WORDS::text)
                .findFirst()
                .orElseThrow();
    }

    @Test
    void openingsStandFirstAndInTheirOrder() {
        var openings = CARD.parts().getFirst();

        assertThat(CARD.title()).isEqualTo("Standard American");
        assertThat(openings.kind()).isEqualTo(Kind.OPENINGS);
        assertThat(openings.lines().stream().map(line -> line.call().code()))
                .startsWith("1C", "1D", "1H", "1S", "1N", "2C", "2D")
                .doesNotHaveDuplicates();
    }

    /// Three rows open 1♦, one of them with three diamonds.
    @Test
    void rowsOfOneCallAreOneLine() {
        assertThat(line(part(CARD, Kind.OPENINGS, ""), "1D"))
                .isEqualTo("Opening in a minor: 10–21 HCP, 3+ ♦, ♦ at least as long as ♣");
    }

    @Test
    void onlyWhatDiffersIsToldAgain() {
        var vulnerable = part(CARD, Kind.VULNERABLE, "");
        var third = part(CARD, Kind.THIRD_SEAT, "");

        assertThat(vulnerable.lines()).allMatch(line -> line.key().equals("preempt"));
        assertThat(third.lines()).extracting(Meant::key).containsOnly("one-of-a-major", "preempt");
    }

    @Test
    void conventionsComeWithTheirAnswers() {
        assertThat(line(part(CARD, Kind.RESPONSES, "1NT"), "2C")).startsWith("Stayman");
        assertThat(line(part(CARD, Kind.ANSWERS, "1NT – 2♣"), "2D"))
                .isEqualTo("No four-card major: 0–3 ♥, 0–3 ♠");
        assertThat(line(part(CARD, Kind.DEFENCE, "(1♠)"), "X")).startsWith("Takeout double");
        assertThat(line(part(CARD, Kind.CONTESTED, "1♦ – (1♠)"), "X"))
                .startsWith("Negative double");
        assertThat(line(part(CARD, Kind.KEY_CARDS, "1♠ – 3♠ – 4NT"), "5D")).startsWith("One ace");
    }

    /// A strong club is shown with all its relays and what the system does when disturbed; no ask
    /// for aces is listed under an opening.
    @Test
    void artificialOpeningsAreToldToTheEnd() {
        var card = ConventionCard.of(BiddingSystem.named("strong-club"));

        assertThat(part(card, Kind.RESPONSES, "1♣").lines())
                .extracting(line -> line.call().code())
                .containsExactly("1D", "1H", "1S", "1N", "2C");
        assertThat(line(part(card, Kind.ANSWERS, "1♣ – 1♠"), "1N")).startsWith("Asks for controls");
        assertThat(line(part(card, Kind.ANSWERS, "1♣ – 1♠ – 1NT"), "2D"))
                .isEqualTo("Three controls");
        assertThat(line(part(card, Kind.ANSWERS, "2♦ – 2♥"), "2S")).contains("0–1 ♠");
        assertThat(line(part(card, Kind.CONTESTED, "1♣ – (1♠)"), "X")).contains("5–8 HCP");
        assertThat(card.parts())
                .filteredOn(part -> part.kind() == Kind.ANSWERS)
                .noneMatch(part -> part.calls().endsWith("4NT"));
    }

    /// Whatever a system opens, its card says how it defends against the others.
    @ParameterizedTest
    @ValueSource(strings = {"standard-american", "precision", "acol"})
    void theDefenceIsToNaturalOpeningsAndToAStrongClub(String name) {
        var card = ConventionCard.of(BiddingSystem.named(name));

        assertThat(line(part(card, Kind.DEFENCE, "(1♣)"), "X")).startsWith("Takeout double");
        assertThat(line(part(card, Kind.STRONG_CLUB, "(1♣)"), "X")).contains("5+ ♠");
        assertThat(line(part(card, Kind.DEFENCE, "(1NT)"), "2C")).startsWith("Landy");
        assertThat(line(part(card, Kind.KEY_CARDS, "1NT – 4♣"), "4H")).startsWith("One ace");
        assertThat(line(part(card, Kind.KEY_CARDS, "1♠ – 3♠ – 4NT – (X)"), "P"))
                .startsWith("One ace");
    }

    private static final String WEAK =
            """
            title Weak
            include notrump-12-14
            include responses-to-one-notrump
            auction -
              1N | notrump hcp, balanced | one-notrump
            """;

    /// The card is made from the system: a change in a file changes the card.
    @Test
    void aCardFollowsTheFile() {
        var weak =
                BiddingSystem.compile(
                        "weak", name -> Optional.of(WEAK).filter(_ -> name.equals("weak")));

        var card = ConventionCard.of(weak);

        assertThat(card.title()).isEqualTo("Weak");
        assertThat(line(card.parts().getFirst(), "1N"))
                .isEqualTo("Notrump opening: 12–14 HCP, balanced");
    }

    /// Every line's call can be made in the auction it belongs to, and means there what the line
    /// says.
    @Test
    void everyLineIsAnOfferOfTheSystem() {
        var writer = new CardWriter(SYSTEM, ConventionCard.Opponents.ofTheHouse());
        for (var part : CARD.parts()) {
            var vulnerable =
                    part.kind() == Kind.VULNERABLE ? Vulnerability.BOTH : Vulnerability.NONE;
            var now = writer.now(part.kind(), part.auction().calls(), vulnerable);
            for (var line : part.lines()) {
                assertThat(now.offers().stream().filter(o -> o.call().equals(line.call())))
                        .as("%s %s", part.calls(), line.call())
                        .anyMatch(offer -> offer.key().equals(line.key()));
            }
        }
    }

    @Test
    void chaptersHoldAllPartsInTheirOrder() {
        var chapters = CARD.chapters();

        assertThat(chapters.stream().flatMap(chapter -> chapter.parts().stream()))
                .containsExactlyElementsOf(CARD.parts());
        assertThat(chapters.stream().map(WORDS::heading))
                .startsWith("Opening bids", "After our 1♣", "After our 1♦")
                .endsWith(
                        "Opener goes on",
                        "On the way to a slam",
                        "When they open",
                        "When they come in");
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "vi"})
    void everyPartHasItsHeading(String language) {
        var words = Words.in(Locale.of(language));
        assertThat(CARD.chapters().stream().map(words::heading)).doesNotHaveDuplicates();

        assertThat(CARD.parts().stream().map(words::heading)).doesNotHaveDuplicates();
        assertThat(CARD.parts()).allMatch(part -> !words.heading(part).contains("{"));
    }
}
