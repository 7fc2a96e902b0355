package overtrick.app.social;

import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.Callable;
import java.util.function.Function;
import overtrick.app.input.Chance;
import overtrick.app.input.Input;
import overtrick.app.input.Language;
import overtrick.app.input.UserError;
import overtrick.app.output.JsonAnswer;
import overtrick.bridge.sitting.SittingView;
import overtrick.cards.Seat;
import overtrick.house.terms.Strength;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.search.Solvers;
import overtrick.robots.stake.Stake;
import overtrick.social.Form;
import overtrick.social.SheetBidding;
import overtrick.social.Tally;
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

    @Option(
            names = "--sheet",
            paramLabel = "FILE",
            description = {
                "scores this sheet instead: a deal a line, such as 4HN+1, 3NXE-2 or P; in whist NS 8 H for"
                        + " tricks and trumps; in bridge-whist 1H P P = 9 for calls and tricks",
                "after | what was held and counts: N HA HK HQ HJ; E HT, or NS 25 for points, or EW 3 for"
                        + " honours, or W chicane. Or the lines that --json prints: their figures are checked.",
                "Of three: N 212 E 290 S 312 for a rubber that is added up and only to be settled"
            })
    private Optional<String> sheet = Optional.empty();

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
        if (sheet.isPresent()) {
            return score(sheet.get(), form, words);
        }
        long seed = chance.number();
        var watcher =
                json.wanted()
                        ? new GameJson(form, false, System.out)
                        : new GameRecord(form, words, false, System.out);
        watcher.begun(OptionalLong.of(seed));
        new GameTable(form, first(form), robots(form, seed), Chance.seeded(seed))
                .play(games, watcher);
        return 0;
    }

    /// A sheet that somebody has written, by the rules of the game: those that it tells, or those
    /// that were asked for.
    private int score(String file, Form form, GameWords words) {
        byte[] text = Input.readOrStandard(file);
        var added = AddedUp.read(text, form);
        if (added.isPresent()) {
            if (json.wanted()) {
                added.get().tell(System.out);
            } else {
                added.get().sentences(words).forEach(System.out::println);
            }
            return 0;
        }
        var told = SheetFile.begun(text);
        if (told.isPresent() && told.get().form().code().equals(form.code())) {
            return score(text, told.get().form(), told.get().first(), words);
        }
        return score(text, form, first(form), words);
    }

    private int score(byte[] text, Form form, Seat first, GameWords words) {
        var deals = new SheetFile(form).read(text);
        var watcher =
                json.wanted()
                        ? new GameJson(form, true, System.out)
                        : new GameRecord(form, words, true, System.out);
        watcher.begun(OptionalLong.empty());
        new SheetTable(form, first).score(deals, watcher);
        return 0;
    }

    /// Where North's chair is not their own, whoever sits left of it.
    private static Seat first(Form form) {
        return form.seats().contains(Seat.NORTH) ? Seat.NORTH : Seat.NORTH.left();
    }

    /// Robots that look at the sheet before they bid.
    private Function<SittingView<Tally>, Robot> robots(Form form, long seed) {
        var readings = new Readings();
        var solvers = new Solvers();
        var bidding = new SheetBidding(form);
        return view -> {
            var robot = robot(bidding.stake(view), readings, solvers, seed);
            return new Robot(bidding.bidder(view, robot.bidder()), robot.player(), robot.judge());
        };
    }

    private Robot robot(Stake stake, Readings readings, Solvers solvers, long seed) {
        var agreements = Agreements.STANDARD;
        return robots.level()
                .map(level -> Robot.playing(level, agreements, readings, stake, solvers, seed))
                .orElseGet(() -> Robot.playing(agreements, readings, stake));
    }
}
