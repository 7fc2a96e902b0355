package overtrick.browser;

import com.microsoft.playwright.Browser.NewContextOptions;
import com.microsoft.playwright.options.Cookie;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.extension.AfterAllCallback;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import overtrick.can.Pack;
import overtrick.can.view.CanView;
import overtrick.house.terms.Strength;
import overtrick.server.ClubSettings;
import overtrick.testkit.TemporaryDirectory;

/// A house that is open for the tests of one class, and the people who visit it. After each test
/// they go home, and it is checked that nothing was wrong on their pages and nothing was asked of
/// other houses. What they saw is kept in `target/seen` when the test has failed.
final class Evening implements BeforeAllCallback, AfterEachCallback, AfterAllCallback {

    private static final Path SEEN = Path.of("target", "seen");

    private static final Duration HURRY = Duration.ofMillis(5);

    private final Optional<String> board;
    private final UnaryOperator<ClubSettings> manners;
    private final boolean apart;
    private final List<Visitor> visitors = new ArrayList<>();
    private Optional<Chromium> chromium = Optional.empty();
    private Optional<TemporaryDirectory> data = Optional.empty();
    private Optional<House> house = Optional.empty();
    private Optional<Program> program = Optional.empty();

    private Evening(Optional<String> board, UnaryOperator<ClubSettings> manners, boolean apart) {
        this.board = board;
        this.manners = manners;
        this.apart = apart;
    }

    private Evening(Optional<String> board, Strength robots, Duration pace) {
        this(board, club -> club.withRobots(robots).withRobotPace(pace), false);
    }

    /// New tables deal their own boards.
    static Evening dealing() {
        return new Evening(Optional.empty(), Strength.CLUB, House.ROBOT_PACE);
    }

    /// The robots play by rules of thumb, at once.
    static Evening ofQuickRobots() {
        return new Evening(Optional.empty(), Strength.THUMB, HURRY);
    }

    /// The same with robots that hardly wait, where whole matches are played.
    static Evening hurrying() {
        return new Evening(Optional.empty(), Strength.CLUB, HURRY);
    }

    /// In a process of its own, whose robots play at once.
    static Evening apart() {
        return new Evening(Optional.empty(), club -> club, true);
    }

    /// New tables play this board, with robots that play by rules of thumb, at once.
    static Evening playing(String board) {
        return new Evening(Optional.of(board), Strength.THUMB, HURRY);
    }

    /// The same with robots that search, and claim what is theirs.
    static Evening searching(String board) {
        return new Evening(Optional.of(board), Strength.CLUB, HURRY);
    }

    /// The same with robots that let people wait.
    static Evening ofSlowRobots(String board, Duration pace) {
        return new Evening(Optional.of(board), Strength.THUMB, pace);
    }

    /// The same with packs of Bài Càn that are not left to chance.
    Evening with(Function<CanView, Pack> packs) {
        return new Evening(board, club -> manners.apply(club).withPacks(packs), apart);
    }

    @Override
    public void beforeAll(ExtensionContext context) {
        var common =
                context.getStore(
                        ExtensionContext.StoreScope.LAUNCHER_SESSION,
                        ExtensionContext.Namespace.GLOBAL);
        chromium =
                Optional.of(
                        common.computeIfAbsent(
                                Chromium.class, _ -> new Chromium(), Chromium.class));
        var directory = new TemporaryDirectory();
        data = Optional.of(directory);
        if (apart) {
            program = Optional.of(new Program(directory.path()));
            return;
        }
        house = Optional.of(new House(directory.path(), manners));
        board.ifPresent(house()::offer);
    }

    House house() {
        return house.orElseThrow();
    }

    /// The program, where it has a process of its own.
    Program program() {
        return program.orElseThrow();
    }

    private Place place() {
        return apart ? program() : house();
    }

    /// Somebody new, at a desk, who reads English and does not look at finished tricks for long.
    Visitor visitor() {
        return visitor("en-GB");
    }

    Visitor visitor(String locale) {
        return visitor(locale, ReducedMotion.REDUCE, "brisk-yes");
    }

    /// The same by another way to the house.
    Visitor visitor(Place way) {
        return visitor(way, "en-GB", ReducedMotion.REDUCE, "brisk-yes");
    }

    /// Somebody whose cards travel, and who likes everything else as it is.
    Visitor visitorWithMovement() {
        return visitor("en-GB", ReducedMotion.NO_PREFERENCE, "brisk-no");
    }

    private Visitor visitor(String locale, ReducedMotion motion, String likes) {
        return visitor(place(), locale, motion, likes);
    }

    private Visitor visitor(Place way, String locale, ReducedMotion motion, String likes) {
        var options =
                new NewContextOptions()
                        .setLocale(locale)
                        .setViewportSize(1280, 800)
                        .setReducedMotion(motion);
        var context = chromium.orElseThrow().browser().newContext(options);
        context.addCookies(List.of(new Cookie("overtrick-likes", likes).setUrl(way.address("/"))));
        var visitor = new Visitor(way, context);
        visitors.add(visitor);
        return visitor;
    }

    @Override
    public void afterEach(ExtensionContext context) throws IOException {
        boolean failed = context.getExecutionException().isPresent();
        var complaints = new ArrayList<String>();
        for (var visitor : visitors) {
            if (failed) {
                String name =
                        "%s.%s.%d.png"
                                .formatted(
                                        context.getRequiredTestClass().getSimpleName(),
                                        context.getRequiredTestMethod().getName(),
                                        visitors.indexOf(visitor));
                visitor.keepPicture(SEEN.resolve(name));
            }
            complaints.addAll(visitor.complaints());
            visitor.leave();
        }
        visitors.clear();
        if (!failed && !complaints.isEmpty()) {
            throw new AssertionError(String.join("\n", complaints));
        }
    }

    @Override
    public void afterAll(ExtensionContext context) {
        house.ifPresent(House::close);
        program.ifPresent(Program::close);
        data.ifPresent(TemporaryDirectory::close);
    }
}
