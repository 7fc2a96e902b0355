package overtrick.app.social;

import java.util.concurrent.Callable;
import overtrick.app.input.Chance;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.cards.Seat;
import overtrick.club.duplicate.Strength;
import overtrick.club.social.Form;
import overtrick.robots.Robot;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Scoring;
import overtrick.robots.search.Solvers;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// What the commands of all games have in common: four robots play one or more of it, and all of it
/// is told. The first dealer is North (bridge.md §2).
abstract class GameCommand implements Callable<Integer> {

    /// An evening is not longer than this.
    private static final int MOST_GAMES = 1_000;

    @Mixin private Chance chance = new Chance();

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "how many are played, one after the other (default: ${DEFAULT-VALUE})")
    private int games = 1;

    @Option(
            names = "--robots",
            description =
                    "how they play their cards: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Strength robots = Strength.THUMB;

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    /// The game, with the house rules that were asked for.
    ///
    /// @throws UserError when they cannot be
    abstract Form form();

    @Override
    public Integer call() {
        if (games < 1 || games > MOST_GAMES) {
            throw new UserError("--games is not 1 to %d: %d".formatted(MOST_GAMES, games));
        }
        var form = form();
        var words = GameWords.in(language.locale());
        long seed = chance.number();
        var watcher = json.wanted() ? new GameJson(System.out) : new GameRecord(words, System.out);
        watcher.begun(form, seed);
        new GameTable(form, Seat.NORTH, robot(seed), Chance.seeded(seed)).play(games, watcher);
        return 0;
    }

    /// One for all seats: it knows nothing but what the seat in turn may see.
    private Robot robot(long seed) {
        var readings = new Readings();
        var agreements = Agreements.STANDARD;
        return robots.level()
                .map(level ->
                        Robot.playing(
                                level,
                                agreements,
                                readings,
                                Scoring.TOTAL_POINTS,
                                new Solvers(),
                                seed))
                .orElseGet(() -> Robot.playing(agreements, readings));
    }
}
