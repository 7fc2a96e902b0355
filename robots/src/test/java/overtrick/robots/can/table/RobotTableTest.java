package overtrick.robots.can.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.KickEnded;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.rules.CanRules;
import overtrick.robots.can.CanRobot;
import overtrick.testkit.Seeds;

/// Whole matches by robots under the real rules. A refusal would be an exception, and so would a
/// robot that has no answer.
class RobotTableTest {

    private static final int MOST_STEPS = 5_000;

    @ParameterizedTest
    @ValueSource(strings = {"club", "friendly", "league", "cup"})
    void matchesByRulesOfThumbEnd(String preset) {
        var rules = CanRules.preset(preset).orElseThrow();
        Seeds.each(
                15,
                chance -> {
                    var told = played(CanRobot.byRules(), rules, chance.nextLong());

                    assertThat(told.all(MatchEnded.class)).hasSize(1);
                    assertThat(told.all(DealEnded.class)).hasSizeBetween(8, 12);
                    assertThat(told.explainsAll()).isTrue();
                });
    }

    /// Everything special in a match occurs: tribute and its return, a redeal, kicks.
    @Test
    void everythingComesUp() {
        var rules = CanRules.CUP;
        int tributes = 0;
        int redeals = 0;
        int kicks = 0;
        for (long seed = 0; seed < 60; seed++) {
            var told = played(CanRobot.byRules(), rules, seed);
            assertThat(told.all(TributeReturned.class).size())
                    .isEqualTo(told.all(TributePaid.class).size());
            tributes += told.all(TributePaid.class).size();
            redeals += told.all(RedealGranted.class).size();
            kicks += told.all(KickEnded.class).size();
        }
        assertThat(tributes).isGreaterThan(20);
        assertThat(redeals).isGreaterThan(5);
        assertThat(kicks).isGreaterThan(4);
    }

    @Test
    void matchesBySearchEnd() {
        for (long seed = 0; seed < 4; seed++) {
            var told = played(CanRobot.bySearch(4, 1), CanRules.CUP, seed);

            assertThat(told.all(MatchEnded.class)).hasSize(1);
            assertThat(told.explainsAll()).isTrue();
        }
    }

    /// Options that change what is lawful: the robots do not plan for all of them, but obey them.
    @ParameterizedTest
    @ValueSource(
            strings = {
                "playing.no-trump = yes",
                "playing.jokers-follow-trump = no",
                "playing.joker-led = first-suit",
                "playing.change-buried = never",
                "tribute.thirty-five = formula",
                "tribute.payer = partners-share",
                "tribute.equal-factors = suit-order",
                "tribute.missing-factors = highest-rank",
                "tribute.return-received = no",
                "tribute.after-last-trick-goal = by-points",
                "bidding.over-partner = not-allowed",
                "bidding.eighty = passed",
            })
    void robotsKeepToTheRulesOfTheClub(String option) {
        var rules = CanRules.CUP.with(option);
        Seeds.each(
                4,
                chance -> {
                    var told = played(CanRobot.byRules(), rules, chance.nextLong());

                    assertThat(told.all(MatchEnded.class)).hasSize(1);
                });
    }

    @Test
    void theSameSeedGivesTheSameMatch() {
        var one = played(CanRobot.bySearch(3, 7), CanRules.CLUB, 5);
        var other = played(CanRobot.bySearch(3, 7), CanRules.CLUB, 5);

        assertThat(other.events).isEqualTo(one.events);
        assertThat(other.decisions).isEqualTo(one.decisions);
    }

    /// The same view gets the same answer, whatever the robot has done in between.
    @Test
    void theSameViewGetsTheSameAnswer() {
        var told = played(CanRobot.bySearch(3, 7), CanRules.CLUB, 6);
        var another = CanRobot.bySearch(3, 7);
        for (int at = told.views.size() - 1; at >= 0; at -= 5) {
            assertThat(another.move(told.views.get(at)))
                    .isEqualTo(Optional.of(told.decisions.get(at)));
        }
    }

    @Test
    void robotsNeitherTakeUpWhatTheyBuriedNorPlayOutOfTurn() {
        var told = played(CanRobot.bySearch(2, 1), CanRules.CLUB, 3);

        assertThat(told.decisions).noneMatch(one -> one.command() instanceof TakeUpCard);
        assertThat(told.all(CardPlayed.class)).isNotEmpty();
        for (var view : told.views) {
            assertThat(view.isMyTurn()).isTrue();
        }
    }

    static Told played(CanRobot robot, CanRules rules, long seed) {
        var told = new Told();
        var table = new RobotTable(_ -> robot, Seeds.chance(seed), told);
        table.open(rules);
        int steps = 0;
        while (table.step()) {
            steps++;
            assertThat(steps).isLessThan(MOST_STEPS);
        }
        return told;
    }
}
