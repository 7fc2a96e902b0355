package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.act.CanEvent;
import overtrick.can.duplicate.DuplicateDeal;
import overtrick.can.duplicate.DuplicateGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.ShootOut;
import overtrick.testkit.Conformance;
import overtrick.testkit.Playthrough;
import overtrick.testkit.Seeds;

/// Random matches keep every promise of [Conformance], whatever rules a club has, and cover
/// everything that can happen in a match.
class MatchConformanceTest {

    private static final int MATCHES = 5;

    private static final int SHOOT_OUTS = 5;

    private static final int DUPLICATES = 4;

    private static final List<Playthrough<CanTable, CanEvent>> PLAYED = new ArrayList<>();

    @BeforeAll
    static void playRandomMatches() {
        PLAYED.addAll(new Conformance<>(new MatchGame(RandomRules::draw)).play(MATCHES));
        for (int seed = 0; seed < SHOOT_OUTS; seed++) {
            var rules = RandomRules.draw(Seeds.chance(seed));
            var level = MatchGame.from(Matches.levelAfterTwelve(rules));
            PLAYED.add(new Conformance<>(level).playFrom(seed));
        }
    }

    /// Each seed has other options, so it takes many to meet them all. More are played with
    /// `-Dovertrick.matches=200`.
    @Test
    void moreMatchesWhenAsked() {
        int asked = Integer.getInteger("overtrick.matches", 0);
        var game = new Conformance<>(new MatchGame(RandomRules::draw));
        for (int seed = MATCHES; seed < MATCHES + asked; seed++) {
            assertThat(game.playFrom(seed).events()).isNotEmpty();
        }
    }

    /// A prepared deal at a table of its own keeps the same promises.
    @Test
    void duplicateDeals() {
        for (int seed = 0; seed < DUPLICATES; seed++) {
            var deal = DuplicateDeal.drawn(1, Seeds.chance(seed));
            var game = new DuplicateGame(deal, seed, RandomRules.draw(Seeds.chance(seed)));
            var played = new Conformance<>(MatchGame.of(game)).playFrom(seed);
            assertThat(game.score(played.end())).isPresent();
        }
    }

    @Test
    void everyMatchComesToItsEnd() {
        assertThat(PLAYED).hasSize(MATCHES + SHOOT_OUTS);
        assertThat(PLAYED.subList(0, MATCHES))
                .allSatisfy(match -> {
                    var end = match.end().match().orElseThrow();
                    assertThat(end.isOver() || isLongShootOut(end)).isTrue();
                    int extra = end.record().size() - end.rules().match().deals().deals();
                    assertThat(extra).isIn(0, 2, 4);
                });
    }

    /// Cards played at random hardly ever decide one.
    private static boolean isLongShootOut(CanMatch match) {
        return match.stage() instanceof ShootOut shoot && shoot.kicks().isSeriesOver();
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                CanEvent.TeamsDrawn.class,
                CanEvent.Seated.class,
                CanEvent.PackCut.class,
                CanEvent.RedealGranted.class,
                CanEvent.TributeReturned.class,
                CanEvent.CardShown.class,
                CanEvent.CardTakenUp.class,
                CanEvent.TimePassed.class,
                CanEvent.ClaimRefused.class,
                CanEvent.ChairsSwapped.class,
                CanEvent.Substituted.class,
                CanEvent.MisdealCalled.class,
                CanEvent.Ruled.class,
                CanEvent.KickEnded.class,
                CanEvent.MatchEnded.class
            })
    void everythingHappens(Class<? extends CanEvent> event) {
        assertThat(PLAYED.stream().mapToLong(match -> count(match, event)).sum()).isPositive();
    }

    @Test
    void manyOtherWorldsWereCompared() {
        assertThat(PLAYED.stream().mapToInt(Playthrough::redeals).sum())
                .isGreaterThan(MATCHES * 150);
    }

    private static long count(
            Playthrough<CanTable, CanEvent> match, Class<? extends CanEvent> kind) {
        return match.events().stream().filter(kind::isInstance).count();
    }
}
