package overtrick.evening.season;

import java.sql.Connection;
import java.sql.SQLException;
import java.text.Normalizer;
import java.time.InstantSource;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import overtrick.log.Sql;
import overtrick.log.Store;

/// The names of people who have played here, so that a name typed again completes itself.
public final class PlayerNames {

    /// Names that are kept, the latest seen.
    static final int KEPT = 5_000;

    /// Letters that must be typed before any name is told.
    public static final int LEAST = 2;

    private static final int TOLD = 6;
    private static final Pattern MARKS = Pattern.compile("\\p{M}+");

    private static final String KEEP =
            "INSERT INTO player_name (folded, name, seen) VALUES (?, ?, ?)"
                    + " ON CONFLICT (folded) DO UPDATE SET name = excluded.name, seen = excluded.seen";
    private static final String FORGET =
            "DELETE FROM player_name WHERE seen <"
                    + " (SELECT seen FROM player_name ORDER BY seen DESC LIMIT 1 OFFSET ?)";
    private static final String LIKE =
            "SELECT name FROM player_name WHERE folded LIKE ? ESCAPE '!' OR folded LIKE ? ESCAPE '!'"
                    + " ORDER BY seen DESC, folded LIMIT ?";

    private final Store store;
    private final InstantSource clock;

    public PlayerNames(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    public void keep(List<String> names) {
        long now = clock.millis();
        store.write(connection -> {
            for (String name : names) {
                Sql.of(KEEP, folded(name), name, now).change(connection);
            }
            return Sql.of(FORGET, KEPT - 1).change(connection);
        });
    }

    /// Forgets names, however they were written.
    ///
    /// @return how many
    public static int forget(Connection connection, Set<String> names) throws SQLException {
        int rows = 0;
        for (String name : names) {
            rows +=
                    Sql.of("DELETE FROM player_name WHERE folded = ?", folded(name))
                            .change(connection);
        }
        return rows;
    }

    /// Names of which a word begins so, the latest seen first; none before two letters. It does not
    /// matter whether accents and marks are typed.
    public List<String> like(String beginning) {
        String folded = folded(beginning);
        if (folded.codePointCount(0, folded.length()) < LEAST) {
            return List.of();
        }
        String literal = folded.replaceAll("[!%_]", "!$0");
        return store.rows(LIKE, row -> row.getString(1), literal + "%", "% " + literal + "%", TOLD);
    }

    /// `le anh` for `Lê Ánh`.
    private static String folded(String name) {
        String plain = Normalizer.normalize(name.strip(), Normalizer.Form.NFD);
        return MARKS.matcher(plain).replaceAll("").toLowerCase(Locale.ROOT).replace('đ', 'd');
    }
}
