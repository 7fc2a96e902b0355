package overtrick.bench.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import overtrick.bench.bidding.Tally;

/// How often contracts ended as was said when a card was played, in tenths of what was said.
final class Calibration {

    private static final int TENTHS = 10;

    /// A tenth with fewer cards than this tells nothing.
    private static final int ENOUGH = 30;

    /// What was said in one tenth, and what came of it.
    private static final class Tenth {
        private final Tally said = new Tally();
        private final Tally came = new Tally();
    }

    private final List<Tenth> raw = tenths();
    private final List<Tenth> told = tenths();

    private static List<Tenth> tenths() {
        var tenths = new ArrayList<Tenth>();
        for (int at = 0; at < TENTHS; at++) {
            tenths.add(new Tenth());
        }
        return tenths;
    }

    void add(Performance performance) {
        for (var said : performance.said()) {
            boolean came = said.isTrue(performance);
            add(raw, said.share(), came);
            add(told, said.told(), came);
        }
    }

    private static void add(List<Tenth> tenths, double said, boolean came) {
        var tenth = tenths.get(Math.min(TENTHS - 1, (int) (said * TENTHS)));
        tenth.said.add(100 * said);
        tenth.came.add(came ? 100 : 0);
    }

    /// The furthest that what was told is from what came, in points, over tenths with so many cards
    /// at least.
    double furthest(int cards) {
        return told.stream()
                .filter(tenth -> tenth.said.count() >= cards)
                .mapToDouble(tenth -> Math.abs(tenth.said.mean() - tenth.came.mean()))
                .max()
                .orElse(0);
    }

    String text() {
        var lines = new ArrayList<String>();
        lines.add("said                cards open in layouts      as hints tell it");
        for (int at = 0; at < TENTHS; at++) {
            lines.add(
                    String.format(
                            Locale.ROOT,
                            "%3d to %3d %%     %s  %s",
                            at * 100 / TENTHS,
                            (at + 1) * 100 / TENTHS,
                            text(raw.get(at)),
                            text(told.get(at))));
        }
        lines.add(
                String.format(
                        Locale.ROOT,
                        "furthest apart     %.1f points as hints tell it, in tenths with %d cards",
                        furthest(ENOUGH),
                        ENOUGH));
        return String.join("\n", lines);
    }

    private static String text(Tenth tenth) {
        return String.format(
                Locale.ROOT,
                "%5.1f → %5.1f %% (%,6d)",
                tenth.said.mean(),
                tenth.came.mean(),
                tenth.said.count());
    }
}
