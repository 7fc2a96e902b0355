package overtrick.teaching.can;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.play.CanPlay;
import overtrick.can.rules.CanRules;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.teaching.can.Task.Move;
import overtrick.teaching.can.Task.Question;

/// Each task is a position of the game in which something else could be done as well, or a question
/// whose answer comes from the rules.
class CanCourseTest {

    static Stream<Task> tasks() {
        return CanCourse.tasks().stream();
    }

    static Stream<Task> moves() {
        return tasks().filter(task -> task.asked() instanceof Move);
    }

    /// Nobody is asked about tribute before they have heard of it.
    @Test
    void theFirstChapterAsksAboutGoalsAlone() {
        var answers =
                tasks().filter(task -> task.chapter() == Chapter.WINS)
                        .map(Task::asked)
                        .filter(Question.class::isInstance)
                        .flatMap(asked -> ((Question) asked).answers().stream());

        assertThat(answers)
                .contains("POINTS_GOAL", "LAST_TRICK_GOAL", "CLEAN_SWEEP")
                .doesNotContain("EACH_ONE", "DOUBLE", "SINGLE", "NONE");
    }

    @Test
    void aGoalLostAtTrickTwelveComesFirst() {
        assertThat(CanCourse.tasks().getFirst().key()).isEqualTo("wins.last-trick");
        assertThat(tasks().map(Task::key)).doesNotHaveDuplicates();
        assertThat(tasks().map(Task::chapter)).isSorted();
        assertThat(CanCourse.task(1)).contains(CanCourse.tasks().getFirst());
        assertThat(CanCourse.task(0)).isEmpty();
        assertThat(CanCourse.task(CanCourse.tasks().size() + 1)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Chapter.class)
    void everyChapterHasThreeTasksOrMore(Chapter chapter) {
        assertThat(CanCourse.tasks(chapter)).hasSizeGreaterThanOrEqualTo(3);
    }

    @ParameterizedTest
    @MethodSource("moves")
    void whatIsAskedForIsLawful(Task task) {
        var move = (Move) task.asked();
        var view = move.position().view(Task.SEAT);
        assertThat(view.isMyTurn()).isTrue();
        List<CanCommand> good = view.offers().stream().filter(move.good()).toList();
        assertThat(good).isNotEmpty();
        for (var command : good) {
            assertThat(move.position().decide(Task.SEAT, command)).isInstanceOf(Accepted.class);
        }
    }

    /// There is something to be wrong about: another lawful thing, or a card that is refused.
    @ParameterizedTest
    @MethodSource("moves")
    void somethingElseCouldBeChosen(Task task) {
        var move = (Move) task.asked();
        var view = move.position().view(Task.SEAT);
        boolean other = view.offers().stream().anyMatch(move.good().negate());
        boolean refused = view.hand().size() > view.playable().size();
        assertThat(other || refused).isTrue();
    }

    /// With all cards open, the deuce is the only card that loses no goal at trick twelve.
    @Test
    void theFirstTaskIsProved() {
        var play = play("wins.last-trick");

        assertThat(OpenJudge.best(play)).isEqualTo(CanSet.of(CanCard.parse("S2")));
        assertThat(OpenJudge.reached(play)).containsEntry(CanCard.parse("BJ"), 45);
    }

    @Test
    void theKingMakesFortyFive() {
        var play = play("wins.forty-five").with(CanCard.parse("HK")).with(CanCard.parse("H7"));

        assertThat(play.pointsAgainst()).isEqualTo(45);
    }

    private static CanPlay play(String key) {
        var task = tasks().filter(one -> one.key().equals(key)).findFirst().orElseThrow();
        return ((Move) task.asked()).position().open().orElseThrow();
    }

    /// The answers as the specification of the game has them.
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "wins.sweep, CLEAN_SWEEP",
        "pack.points, 25",
        "pack.direction, EAST",
        "calls.formula, SINGLE",
        "calls.thirty-five, EACH_ONE",
        "tribute.show, recipient",
        "defence.two-ways, LAST_TRICK_GOAL",
        "defence.dear, DOUBLE",
        "match.kick, saved",
        "match.kicks, ours",
    })
    void questionsAreAnsweredByTheRules(String key, String right) {
        var task = tasks().filter(one -> one.key().equals(key)).findFirst().orElseThrow();

        assertThat(((Question) task.asked()).right()).isEqualTo(right);
    }

    static Stream<GuidedDeal> deals() {
        return GuidedDeals.ALL.stream();
    }

    /// Played through the rules from the first call to the last card.
    @ParameterizedTest
    @MethodSource("deals")
    void everyGuidedDealIsLawfulToItsEnd(GuidedDeal deal) {
        var now = deal.start();
        for (var step : deal.steps()) {
            assertThat(now.awaited() == Task.SEAT).isEqualTo(step.reason().isPresent());
            for (var command : step.commands()) {
                assertThat(now.decide(now.awaited(), command)).isInstanceOf(Accepted.class);
                now = now.then(now.awaited(), command);
            }
        }
        assertThat(now.record()).hasSize(1);
    }

    /// Where it says so, no other card does better with all cards open.
    @ParameterizedTest
    @MethodSource("deals")
    void whatIsCalledBestIsBest(GuidedDeal deal) {
        int proved = 0;
        for (int at : deal.own()) {
            var step = deal.steps().get(at);
            if (step.best()) {
                var play = deal.before(at).open().orElseThrow();
                assertThat(step.command()).isInstanceOf(PlayCard.class);
                assertThat(OpenJudge.best(play).contains(((PlayCard) step.command()).card()))
                        .as("%s in %s", step, OpenJudge.reached(play))
                        .isTrue();
                proved++;
            }
        }
        assertThat(proved).isGreaterThanOrEqualTo(2);
    }

    /// Whoever spends the king of clubs in trick nine loses trick twelve, and is told that it would
    /// have won it.
    @Test
    void theCardThatLostTheLastTrickIsFound() {
        var deal = GuidedDeals.ALL.getFirst();
        int lose =
                deal.own().stream()
                        .filter(at -> deal.steps().get(at).reason().equals(Optional.of("lose")))
                        .findFirst()
                        .orElseThrow();
        var position = deal.before(lose);
        var cards = new ArrayList<CanCard>();
        position.open().orElseThrow().tricks().forEach(trick -> cards.addAll(trick.cards()));
        int before = cards.size();
        var begun = deal.before(lose - before).open().orElseThrow();
        var spent = CanCard.parse("CK");
        position = add(position, cards, spent);
        while (position.record().isEmpty()) {
            var playable = position.view(position.awaited()).playable();
            position = add(position, cards, playable.lowest());
        }

        var point =
                TurningPoint.of(begun, cards, Task.SEAT, CanLevel.EIGHTY_FIVE, CanRules.CLUB)
                        .orElseThrow();

        assertThat(point.at()).isEqualTo(before);
        assertThat(point.played()).isEqualTo(spent);
        assertThat(point.good().contains(spent)).isFalse();
        assertThat(point.after()).isEqualTo(45);
        assertThat(point.before()).isLessThan(45);
        assertThat(point.winsLastIfKept()).isTrue();
    }

    private static Position add(Position position, List<CanCard> cards, CanCard card) {
        cards.add(card);
        return position.then(position.awaited(), new PlayCard(card));
    }
}
