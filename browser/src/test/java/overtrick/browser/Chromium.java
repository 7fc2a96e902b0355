package overtrick.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType.LaunchOptions;
import com.microsoft.playwright.Playwright;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/// The installed Chromium; all tests share one, each visitor has a profile of their own in it.
final class Chromium implements AutoCloseable {

    /// How long a test waits for what must come; machines of a build farm are slow.
    static final int PATIENCE_MILLIS = 30_000;

    /// The shell is the same browser without the windows around it, which cost a third of the time.
    private static final List<String> NAMES =
            List.of("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome");

    /// It runs as root without a screen, and asks nobody for anything.
    private static final List<String> FLAGS =
            List.of(
                    "--headless",
                    "--no-sandbox",
                    "--disable-gpu",
                    "--disable-quic",
                    "--no-first-run",
                    "--disable-background-networking",
                    "--disable-component-update",
                    "--disable-sync");

    private final Playwright playwright;
    private final Browser browser;

    Chromium() {
        var program = installed().orElseThrow(() -> new AssertionError(missing()));
        playwright =
                Playwright.create(
                        new Playwright.CreateOptions()
                                .setEnv(Map.of("PLAYWRIGHT_SKIP_BROWSER_DOWNLOAD", "1")));
        browser =
                playwright
                        .chromium()
                        .launch(new LaunchOptions().setExecutablePath(program).setArgs(FLAGS));
        PlaywrightAssertions.setDefaultAssertionTimeout(PATIENCE_MILLIS);
    }

    Browser browser() {
        return browser;
    }

    private static Optional<Path> installed() {
        String path = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return NAMES.stream()
                .flatMap(name -> places(path).map(place -> place.resolve(name)))
                .filter(Files::isExecutable)
                .findFirst();
    }

    private static Stream<Path> places(String path) {
        return Arrays.stream(path.split(File.pathSeparator)).map(Path::of);
    }

    private static String missing() {
        return "No Chromium is installed (looked on the PATH for %s): ./dev test installs one on Debian as root, elsewhere install it by hand."
                .formatted(String.join(", ", NAMES));
    }

    @Override
    public void close() {
        browser.close();
        playwright.close();
    }
}
