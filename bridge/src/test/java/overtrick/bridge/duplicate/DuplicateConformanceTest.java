package overtrick.bridge.duplicate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.score.Result;
import overtrick.testkit.Conformance;
import overtrick.testkit.Playthrough;

/// Random boards keep every promise of [Conformance], and cover what can happen on a board.
class DuplicateConformanceTest {

    /// `-Dovertrick.games=1000` plays that many.
    private static final int GAMES = Integer.getInteger("overtrick.games", 60);

    private static List<Playthrough<Session, BoardEvent>> games = List.of();

    @BeforeAll
    static void playRandomGames() {
        games = new Conformance<>(new DuplicateGame(HouseRules.FRIENDLY)).play(GAMES);
    }

    @ParameterizedTest
    @EnumSource
    void everyHouseRuleKeepsThePromises(HouseRules.Undo undo) {
        var games = new Conformance<>(new DuplicateGame(new HouseRules(undo))).play(GAMES / 6);

        long takenBack = games.stream().mapToLong(game -> count(game, TakenBack.class)).sum();
        assertThat(takenBack > 0).isEqualTo(undo != HouseRules.Undo.NEVER);
    }

    @Test
    void everyBoardComesToItsEnd() {
        assertThat(games)
                .allSatisfy(game -> {
                    assertThat(count(game, BoardOpened.class)).isBetween(1L, 2L);
                    assertThat(count(game, BoardEnded.class))
                            .isEqualTo(count(game, BoardOpened.class));
                });
    }

    @Test
    void mostBoardsArePlayedToTheLastCard() {
        long played =
                games.stream()
                        .map(game -> game.end().board().flatMap(BoardInPlay::play))
                        .flatMap(Optional::stream)
                        .filter(play -> play.cards().size() == 52)
                        .count();

        assertThat(played).isGreaterThan(GAMES * 2L / 3);
    }

    @ParameterizedTest
    @ValueSource(
            classes = {
                ClaimAgreed.class,
                BoardEvent.ClaimObjected.class,
                BoardEvent.UndoRefused.class,
                TakenBack.class
            })
    void whatIsRareHappensToo(Class<? extends BoardEvent> event) {
        assertThat(games.stream().mapToLong(game -> count(game, event)).sum())
                .isGreaterThan(GAMES / 10);
    }

    @Test
    void someBoardsEndByAClaimAndSomeArePassedOut() {
        long claimed = games.stream().flatMap(game -> claimsAgreedAtTheEnd(game.events())).count();
        long passedOut =
                games.stream()
                        .flatMap(game -> game.events().stream())
                        .filter(new BoardEnded(new Result.PassedOut())::equals)
                        .count();

        assertThat(claimed).isGreaterThan(GAMES / 20);
        assertThat(passedOut).isPositive();
    }

    @Test
    void manyOtherWorldsWereCompared() {
        assertThat(games.stream().mapToInt(Playthrough::redeals).sum()).isGreaterThan(GAMES * 50);
    }

    private static Stream<BoardEvent> claimsAgreedAtTheEnd(List<BoardEvent> events) {
        return IntStream.range(1, events.size())
                .filter(at -> events.get(at) instanceof BoardEnded)
                .mapToObj(at -> events.get(at - 1))
                .filter(ClaimAgreed.class::isInstance);
    }

    private static long count(
            Playthrough<Session, BoardEvent> game, Class<? extends BoardEvent> kind) {
        return game.events().stream().filter(kind::isInstance).count();
    }
}
