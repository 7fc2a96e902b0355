package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/// The first page that somebody sees: light, with its letters and cards in it, short, and nothing
/// moves while it comes.
class FirstLookTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final long MOST_BYTES = 120 * 1024;
    private static final int SCREENS = 2;

    @ParameterizedTest
    @ValueSource(strings = {"en-GB", "vi-VN"})
    void isLightShortAndCalm(String locale) {
        var ann = EVENING.visitor(locale);
        var phone = new Size(390, 844);
        phone.of(ann);
        var bytes = new AtomicLong();
        var session = ann.page().context().newCDPSession(ann.page());
        session.send("Network.enable");
        session.on(
                "Network.loadingFinished",
                message -> bytes.addAndGet(message.get("encodedDataLength").getAsLong()));
        ann.page()
                .addInitScript(
                        """
                        window.shifts = [];
                        new PerformanceObserver((list) => window.shifts.push(...list.getEntries().map((one) => one.value)))
                          .observe({ type: "layout-shift", buffered: true });
                        """);

        ann.open("/");
        ann.page().waitForLoadState(com.microsoft.playwright.options.LoadState.NETWORKIDLE);

        assertThat(bytes.get()).isBetween(50_000L, MOST_BYTES);
        assertThat((List<?>) ann.page().evaluate("() => window.shifts")).isEmpty();
        assertThat(
                        (List<?>)
                                ann.page()
                                        .evaluate(
                                                "() => [...document.fonts].filter((one) => one.status === 'error')"))
                .isEmpty();
        assertThat((Integer) ann.page().evaluate("() => document.documentElement.scrollHeight"))
                .isLessThanOrEqualTo(SCREENS * phone.height());
    }
}
