package overtrick.evening.season;

import java.time.InstantSource;
import java.util.List;
import java.util.Optional;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.scoring.masterpoint.MasterpointFile;
import overtrick.scoring.masterpoint.MasterpointRegulation;
import overtrick.scoring.masterpoint.MasterpointScheme;
import overtrick.scoring.masterpoint.Schemes;

/// The club's own regulations of masterpoints, as its officers have loaded them. One that is loaded
/// again under its name replaces what was there; none is taken away, for series may go by it.
public final class Regulations {

    /// Regulations that a club has at most.
    public static final int MOST = 40;

    private static final String KEEP =
            """
            INSERT INTO regulation (name, text, person, kept) VALUES (?, ?, ?, ?)
            ON CONFLICT (name) DO UPDATE SET text = excluded.text, person = excluded.person,
                kept = excluded.kept
            """;

    private final Store store;
    private final InstantSource clock;

    public Regulations(Store store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /// A regulation with the text it was read from.
    public record Kept(MasterpointRegulation regulation, String text) {}

    /// All of the club’s own, by their names.
    public List<Kept> own() {
        return store.rows(
                "SELECT text FROM regulation ORDER BY name",
                row -> new Kept(MasterpointFile.parse(row.getString(1)), row.getString(1)));
    }

    /// All that masterpoints can be given by, the club’s own first.
    public List<MasterpointScheme> schemes() {
        return Schemes.with(own().stream().map(Kept::regulation).toList());
    }

    /// Finds one of those by its name.
    public Optional<MasterpointScheme> named(String name) {
        return schemes().stream().filter(scheme -> scheme.name().equals(name)).findFirst();
    }

    /// Keeps a regulation.
    ///
    /// @throws overtrick.cards.FormatException saying in which line what is wrong
    public MasterpointRegulation keep(PersonId by, String text) {
        var regulation = MasterpointFile.parse(text);
        store.change(KEEP, regulation.name(), text, by.value(), clock.millis());
        return regulation;
    }
}
