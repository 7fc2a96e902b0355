package overtrick.evening.page.phone;

import java.util.Locale;
import java.util.StringJoiner;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.score.Score;
import overtrick.page.Visit;

/// Every score there is (Law 77), so that a telephone can show what a result comes to without a
/// network: it looks up and reckons nothing.
final class ScoreList {

    /// `{"4HX": [[not vulnerable, 0 to 13 tricks], [vulnerable]], …}`, for the declaring side.
    private static final String JSON = json();

    private ScoreList() {}

    /// The same for everybody and for ever.
    static void show(Visit visit) {
        visit.ctx()
                .header("Cache-Control", "public, max-age=604800")
                .contentType("application/json; charset=utf-8")
                .result(JSON);
    }

    private static String json() {
        var all = new StringJoiner(",", "{", "}");
        for (int level = 1; level <= 7; level++) {
            for (var strain : Strain.values()) {
                for (var doubling : Doubling.values()) {
                    all.add(contract(new Bid(level, strain), doubling));
                }
            }
        }
        return all.toString();
    }

    private static String contract(Bid bid, Doubling doubling) {
        String name = bid.code() + "X".repeat(doubling.ordinal());
        return String.format(
                Locale.ROOT,
                "\"%s\":[%s,%s]",
                name,
                scores(bid, doubling, false),
                scores(bid, doubling, true));
    }

    private static String scores(Bid bid, Doubling doubling, boolean vulnerable) {
        var scores = new StringJoiner(",", "[", "]");
        for (int tricks = 0; tricks <= 13; tricks++) {
            scores.add("" + Score.of(bid, doubling, vulnerable, tricks).points());
        }
        return scores.toString();
    }
}
