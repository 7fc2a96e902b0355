package overtrick.evening.page.result;

import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridgetable.page.curve.Curve;
import overtrick.page.Sorry;

/// The pictures of an event as files: `progress.csv`, `places-1.svg` and `totals-1.svg` of its
/// first ranking, `match-3-1.csv` and `.svg` of the match at table 1 in round 3, and
/// `frequencies-7.csv` and `.svg` of the scores of board 7.
final class CurveFiles {

    private static final Pattern NAME =
            Pattern.compile(
                    "(?:progress\\.csv|(?:places|totals)-\\d{1,3}\\.svg"
                            + "|match-\\d{1,3}-\\d{1,3}\\.(?:csv|svg)"
                            + "|frequencies-\\d{1,4}\\.(?:csv|svg))");

    private CurveFiles() {}

    /// What a file is; empty when its name is none of these.
    static Optional<String> type(String name) {
        return NAME.matcher(name).matches()
                ? Optional.of(name.endsWith(".csv") ? "text/csv" : "image/svg+xml")
                : Optional.empty();
    }

    /// @throws Sorry when there is no such picture yet
    static String of(String name, Reports reports) {
        var parts = name.split("[-.]");
        if (parts[0].equals("match")) {
            var curve = match(reports, Integer.parseInt(parts[1]), Integer.parseInt(parts[2]));
            return name.endsWith(".csv") ? curve.csv() : curve.svg();
        }
        if (parts[0].equals("frequencies")) {
            var scores = frequencies(reports, Integer.parseInt(parts[1]));
            return name.endsWith(".csv") ? scores.csv() : scores.svg();
        }
        var progress = reports.progress().orElseThrow(() -> Sorry.notFound("ev.no.progress"));
        if (name.endsWith(".csv")) {
            return progress.csv();
        }
        int list = Integer.parseInt(parts[1]);
        if (list < 1 || list > progress.charts().size()) {
            throw Sorry.notFound("ev.no.progress");
        }
        return parts[0].equals("places") ? progress.places(list) : progress.totals(list);
    }

    private static Frequencies frequencies(Reports reports, int board) {
        return reports.traveller(board)
                .map(Frequencies::of)
                .filter(Frequencies::isKnown)
                .orElseThrow(() -> Sorry.notFound("ev.no.board.yet", board));
    }

    private static Curve match(Reports reports, int round, int table) {
        return reports.matches()
                .flatMap(matches -> matches.match(round, table))
                .flatMap(MatchPage::curve)
                .orElseThrow(() -> Sorry.notFound("ev.no.match"));
    }
}
