package overtrick.law;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Replacing;

/// What the page of a case says, on every way through every case.
class RulingPageTest {

    private static final Words ENGLISH = Words.in(Words.LANGUAGES.getFirst());

    private static CaseFile file(LawBook book, Irregularity irregularity) {
        return new CaseFile(
                book,
                irregularity,
                Optional.of(Seat.SOUTH),
                Optional.empty(),
                Optional.of(new Desk("AB12", "|1|3|7")),
                "1S",
                SuitsShown.UNKNOWN,
                Facts.NONE);
    }

    @ParameterizedTest
    @EnumSource
    void everyWayEndsInARulingWithItsLaws(Irregularity irregularity) {
        for (var book : LawBook.values()) {
            for (var locale : Words.LANGUAGES) {
                assertThat(ways(file(book, irregularity), Words.in(locale))).isPositive();
            }
        }
    }

    /// Whoever takes nothing for granted is asked everything: those ways are more, and end too.
    @ParameterizedTest
    @EnumSource
    void everyWayOfTheDoubtfulEndsInARuling(Irregularity irregularity) {
        for (var book : LawBook.values()) {
            var file = file(book, irregularity);
            var doubted =
                    new CaseFile(
                            book,
                            irregularity,
                            file.offender(),
                            file.declarer(),
                            file.desk(),
                            file.thing(),
                            file.suits(),
                            file.facts(),
                            file.calling(),
                            EnumSet.allOf(Fact.class));
            assertThat(ways(doubted, ENGLISH)).isGreaterThanOrEqualTo(ways(file, ENGLISH));
        }
    }

    /// How many ways lead from here to a ruling.
    private static int ways(CaseFile file, Words words) {
        var page = RulingPage.of(file, words);
        assertThat(page.title()).isNotBlank();
        assertThat(page.laws()).isNotEmpty();
        assertThat(file.supposed().facts()).as(file.path()).noneMatch(file.doubted()::contains);
        if (page.verdict().isPresent()) {
            var verdict = page.verdict().get();
            assertThat(page.question()).isEmpty();
            int lines = page.follows(verdict).size() + page.reviews(verdict).size();
            assertThat(lines > 0 || page.next().isPresent()).as(file.path()).isTrue();
            assertThat(page.note(verdict)).hasSizeLessThanOrEqualTo(200).endsWith(")");
            assertThat(page.follows(verdict)).noneMatch(line -> line.contains("{"));
            return 1;
        }
        var question = page.question().orElseThrow();
        assertThat(page.asked(question)).isNotBlank();
        assertThat(page.options(question)).hasSizeGreaterThan(1);
        return question.answers().stream()
                .mapToInt(answer -> ways(file.with(question.fact(), answer.key()), words))
                .sum();
    }

    @Test
    void whoeverChoosesIsToldWhatFollowsFromEachChoice() {
        var file =
                file(LawBook.WBF2017, Irregularity.INSUFFICIENT_BID)
                        .with(Fact.UNINTENDED, "no")
                        .with(Fact.ACCEPTED, "no")
                        .with(Fact.REPLACED_EARLY, "no");

        var page = RulingPage.of(file, ENGLISH);

        var question = page.question().orElseThrow();
        assertThat(page.asked(question)).isEqualTo("South chooses");
        assertThat(page.options(question))
                .anySatisfy(option ->
                        assertThat(option.text()).contains("North must pass for the rest"));
        assertThat(page.answered())
                .extracting(RulingPage.Answered::answer)
                .containsExactly("No", "I do not accept", "No");
        assertThat(page.says().question(page.ruling().path().get(1).question())).contains("1♠");
    }

    @Test
    void anAnswerThatIsChangedTakesTheLaterOnesWithIt() {
        var file =
                file(LawBook.WBF2017, Irregularity.INSUFFICIENT_BID)
                        .with(Fact.UNINTENDED, "no")
                        .with(Fact.ACCEPTED, "no")
                        .with(Fact.REPLACED_EARLY, "no")
                        .with(Fact.REPLACEMENT, "pass")
                        .with(Fact.COMPARABLE, "no");

        var page = RulingPage.of(file, ENGLISH);

        assertThat(page.verdict()).isPresent();
        assertThat(page.answered()).hasSize(5);
        assertThat(page.answered().get(1).change())
                .contains("unintended=no")
                .doesNotContain("accepted")
                .doesNotContain("replacement");
    }

    /// Law 26A of 1999 speaks of the very suits that were ticked, and of none that was bid again.
    @Test
    void aLeadIsRestrictedInTheSuitsThatWereShown() {
        var given = file(LawBook.CN1999, Irregularity.BID_OUT_OF_TURN);
        for (var one : "turn=partner next-call=none accepted=no shown=suits".split(" ")) {
            given = given.with(Fact.parse(one.split("=")[0]), one.split("=")[1]);
        }
        var shown = new SuitsShown(Set.of(Suit.HEARTS, Suit.SPADES), Set.of(Suit.SPADES));
        var file =
                new CaseFile(
                        given.book(),
                        given.irregularity(),
                        given.offender(),
                        given.declarer(),
                        given.desk(),
                        given.thing(),
                        shown,
                        given.facts());
        var page = RulingPage.of(file, ENGLISH);

        assertThat(file.path()).contains("suits=HS").contains("named=S");
        assertThat(page.follows(page.verdict().orElseThrow()))
                .anyMatch(line -> line.contains("declarer may require hearts, or forbid"))
                .noneMatch(line -> line.contains("spades"));
    }

    /// A director in a hurry taps a seat, and every sentence speaks of it.
    @Test
    void theSeatsComeFirst() {
        var nobody =
                new CaseFile(
                        LawBook.WBF2017,
                        Irregularity.REVOKE,
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        "",
                        SuitsShown.UNKNOWN,
                        Facts.NONE);
        var first = RulingPage.of(nobody, ENGLISH);
        assertThat(first.offenders()).hasSize(4);
        assertThat(first.declarers()).isEmpty();
        assertThat(first.offenders().get(Seat.SOUTH)).contains("who=S");

        var second = RulingPage.of(nobody.by(Seat.SOUTH), ENGLISH);
        assertThat(second.offenders()).isEmpty();
        assertThat(second.declarers()).hasSize(4);
        assertThat(RulingPage.of(nobody.by(Seat.SOUTH).declaredBy(Seat.EAST), ENGLISH).declarers())
                .isEmpty();
    }

    /// Addresses know a fact by its code: nothing else in them may be called so.
    @Test
    void noFieldIsCalledLikeAFact() {
        var fields =
                List.of(
                        Calling.DEALER,
                        Calling.AUCTION,
                        Calling.SYSTEM,
                        Calling.SINCE,
                        CaseFile.DOUBTED,
                        CaseFile.EDITION,
                        CaseFile.OFFENDER,
                        CaseFile.DECLARER,
                        CaseFile.THING,
                        Desk.AT,
                        SuitsShown.GONE,
                        SuitsShown.NAMED);

        assertThat(Arrays.stream(Fact.values()).map(Fact::code))
                .doesNotContainAnyElementsOf(fields);
    }

    /// What the system says of both calls is known, and what is comparable is proposed (Law 23A).
    @Test
    void callsSayWhatTheyShow() {
        var readings = new Readings();
        var told =
                new Replacing(
                        Auction.parse(Seat.NORTH, "1N 2S"),
                        Seat.SOUTH,
                        Call.parse("2D"),
                        List.of(),
                        Optional.of("standard-american"));
        var file =
                file(LawBook.WBF2017, Irregularity.INSUFFICIENT_BID)
                        .with(told, readings)
                        .with(Fact.UNINTENDED, "no")
                        .with(Fact.ACCEPTED, "no");
        var asked = RulingPage.of(file, ENGLISH);
        assertThat(asked.asksCall()).isTrue();
        assertThat(asked.calls()).contains(Call.parse("3H"));
        assertThat(asked.meanings()).anyMatch(line -> line.contains("Transfer"));

        var same = RulingPage.of(file.with(instead(told, "3H"), readings), ENGLISH);
        assertThat(same.laws()).extracting(Object::toString).contains("27B1(a)");
        var other = RulingPage.of(file.with(instead(told, "3D"), readings), ENGLISH);
        assertThat(other.options(other.question().orElseThrow()))
                .anyMatch(option -> option.text().endsWith("as the system says"));
        assertThat(other.answered())
                .filteredOn(RulingPage.Answered::supposed)
                .extracting(RulingPage.Answered::change)
                .singleElement()
                .asString()
                .contains("ask=replaced-early");
    }

    private static Replacing instead(Replacing told, String call) {
        return new Replacing(
                told.before(),
                told.offender(),
                told.gone(),
                List.of(Call.parse(call)),
                told.system());
    }

    @Test
    void everyIrregularityStandsUnderOneHeading() {
        var headed =
                List.of(Heading.values()).stream()
                        .flatMap(heading -> heading.irregularities().stream())
                        .toList();

        assertThat(headed).containsExactlyInAnyOrder(Irregularity.values());
    }
}
