package overtrick.house.leave;

import java.time.Duration;
import java.time.InstantSource;
import java.util.HashSet;
import java.util.List;
import overtrick.log.Redactions.Placed;
import overtrick.log.Store;
import overtrick.log.form.Redaction;
import overtrick.log.host.LocalHost;

/// What was said at tables is taken out when it is old. That somebody said something stays, for the
/// places of all events stay.
public final class OldTalk {

    /// How long talk is kept: a season and its correction, with the same evening a year later.
    public static final Duration KEPT = Duration.ofDays(400);

    private static final String SAID = "said";

    private static final String UPTO = "SELECT upto FROM talk_ended WHERE what = 'talk'";
    private static final String NOTE =
            "INSERT INTO talk_ended (what, upto) VALUES ('talk', ?)"
                    + " ON CONFLICT (what) DO UPDATE SET upto = excluded.upto";

    private final Store store;
    private final InstantSource clock;
    private final Rewriting rewriting;

    /// @param hosts of the tables
    public OldTalk(Store store, InstantSource clock, List<LocalHost<?, ?, ?, ?, ?>> hosts) {
        this.store = store;
        this.clock = clock;
        this.rewriting = new Rewriting(store, hosts);
    }

    /// Takes out what is old by now.
    ///
    /// @return how much was said
    public int sweep() {
        var before = clock.instant().minus(KEPT);
        long upto = store.row(UPTO, row -> row.getLong(1)).orElse(0L);
        int swept = 0;
        for (var next = store.redactions().ofType(SAID, upto); next.last() > 0; ) {
            var old =
                    next.events().stream()
                            .filter(one -> one.logged().at().isBefore(before))
                            .toList();
            swept += silence(old);
            if (old.size() < next.events().size() || !isOld(next.last(), before.toEpochMilli())) {
                return swept;
            }
            upto = next.last();
            store.change(NOTE, upto);
            next = store.redactions().ofType(SAID, upto);
        }
        return swept;
    }

    /// Only what lies behind an old event is not looked through again.
    private boolean isOld(long place, long before) {
        return store.row("SELECT at FROM event WHERE id = ?", row -> row.getLong(1), place)
                .filter(at -> at < before)
                .isPresent();
    }

    private int silence(List<Placed> old) {
        var changed = rewriting.changed(old, _ -> new Silence());
        store.redactions().replace("old-talk", changed);
        var streams = new HashSet<String>();
        changed.forEach(one -> streams.add(one.stream()));
        rewriting.reread(streams);
        return changed.size();
    }

    /// Takes out what was said, and who said it.
    private record Silence() implements Redaction {

        @Override
        public String of(String id, String name) {
            return name;
        }

        @Override
        public String name(String name) {
            return Aliases.SILENCE;
        }

        @Override
        public String robot(String name) {
            return name;
        }

        @Override
        public String text(String words) {
            return words;
        }

        @Override
        public String said(String speaker, String words) {
            return Aliases.SILENCE;
        }
    }
}
