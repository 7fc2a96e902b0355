package overtrick.teaching.lesson;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.words.Bundle;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.systems.hand.Hand;

/// Every lesson of the house, as a teacher would check it.
class OwnLessonsTest {

    private static final Readings READINGS = new Readings();

    static List<String> names() {
        return Arrays.stream(OwnLessons.Course.values())
                .flatMap(course -> course.names().stream())
                .toList();
    }

    static Stream<Lesson> lessons() {
        return names().stream()
                .flatMap(name ->
                        Stream.concat(
                                Stream.of(OwnLessons.of(name, Locale.ENGLISH)), others(name)));
    }

    /// In the languages that have a lesson of their own.
    private static Stream<Lesson> others(String name) {
        return Bundle.LANGUAGES.stream()
                .map(language -> OwnLessons.of(name, language))
                .filter(lesson -> !lesson.equals(OwnLessons.of(name, Locale.ENGLISH)));
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void isWholeAndWithoutRemarks(Lesson lesson) {
        assertThat(lesson.remarks()).as(lesson.title()).isEmpty();
        assertThat(lesson.boards()).as(lesson.title()).hasSizeBetween(4, 8);
        assertThat(lesson.tag("Summary")).isNotBlank();
        for (var board : lesson.boards()) {
            assertThat(board.told()).isTrue();
            assertThat(board.steps()).hasSizeGreaterThanOrEqualTo(2);
            assertThat(board.steps()).allSatisfy(step -> assertThat(step.text()).isNotBlank());
        }
    }

    @ParameterizedTest
    @MethodSource("lessons")
    void isReadBackTheSame(Lesson lesson) {
        assertThat(LessonReader.read(LessonWriter.write(lesson), "")).isEqualTo(lesson);
    }

    @ParameterizedTest
    @MethodSource("names")
    void isTheSameInEveryLanguage(String name) {
        assertThat(others(name)).hasSizeGreaterThanOrEqualTo(2);
        others(name).forEach(lesson -> isTheSame(name, lesson.boards()));
    }

    private static void isTheSame(String name, List<LessonBoard> told) {
        var english = OwnLessons.of(name, Locale.ENGLISH).boards();
        assertThat(told).hasSameSizeAs(english);
        for (int at = 0; at < english.size(); at++) {
            var one = english.get(at);
            var other = told.get(at);
            assertThat(other.played().board()).isEqualTo(one.played().board());
            assertThat(other.auction()).isEqualTo(one.auction());
            assertThat(other.steps().stream().map(Step::ask).toList())
                    .isEqualTo(one.steps().stream().map(Step::ask).toList());
            assertThat(other.steps().stream().map(Step::displays).toList())
                    .isEqualTo(one.steps().stream().map(Step::displays).toList());
            assertThat(other.steps().getFirst().text()).isNotEqualTo(one.steps().getFirst().text());
        }
    }

    /// Each call of each auction, of all four players, is the one that Standard American has for
    /// the hand.
    @ParameterizedTest
    @MethodSource("names")
    void callsWhatStandardAmericanCalls(String name) {
        for (var board : OwnLessons.of(name, Locale.ENGLISH).boards()) {
            var calls = board.auction().map(Auction::calls).orElse(List.of());
            for (int place = 0; place < calls.size(); place++) {
                assertThat(calls.get(place))
                        .as("%s: %s, call %d", name, board.played().board(), place + 1)
                        .isEqualTo(bySystem(board, board.auction().orElseThrow().first(place)));
            }
        }
    }

    private static Call bySystem(LessonBoard board, Auction soFar) {
        var deal = board.played().board();
        var hand = deal.deal().hand(soFar.turn().orElseThrow());
        return READINGS.of(Agreements.STANDARD, soFar, deal.vulnerability())
                .choose(Hand.of(hand))
                .call();
    }

    /// Each call asked for is the one of the record, at its place; each card asked for is held, not
    /// yet played, and follows suit.
    @ParameterizedTest
    @MethodSource("names")
    void asksWhatCanBeAnswered(String name) {
        for (var board : OwnLessons.of(name, Locale.ENGLISH).boards()) {
            for (int at = 0; at < board.steps().size(); at++) {
                switch (board.steps().get(at).ask()) {
                    case Ask.Bid(var right, _) ->
                            assertThat(board.auction().orElseThrow().calls().get(board.callsAt(at)))
                                    .as(name)
                                    .isEqualTo(right);
                    case Ask.Choose(var right) ->
                            assertThat(choice(board, Scene.at(board, at), right))
                                    .as("%s: %s, step %d", name, board.played().board(), at + 1)
                                    .containsAll(right);
                    case Ask.Move _ -> {}
                }
            }
        }
    }

    private static List<Card> choice(LessonBoard board, Scene scene, Iterable<Card> right) {
        var deal = board.played().board().deal();
        var seat = deal.holder(right.iterator().next());
        assertThat(scene.shown()).contains(seat);
        var onTable = CardSet.copyOf(scene.table().values());
        var held = deal.hand(seat).minus(scene.gone()).minus(onTable);
        return led(scene, seat).map(held::following).orElse(held).stream().toList();
    }

    private static Optional<Suit> led(Scene scene, Seat turn) {
        for (int places = 1; places < Seat.values().length; places++) {
            var card = Optional.ofNullable(scene.table().get(turn.plus(places)));
            if (card.isPresent()) {
                return card.map(Card::suit);
            }
        }
        return Optional.empty();
    }
}
