package overtrick.server;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridgetable.BridgeTables;
import overtrick.bridgetable.paper.HandRecords;
import overtrick.evening.Evenings;
import overtrick.evening.page.result.EventSite;
import overtrick.evening.page.series.SeriesSite;
import overtrick.evening.tournament.Tournaments;
import overtrick.house.ClubHouse;
import overtrick.house.codes.TournamentId;
import overtrick.house.terms.Strength;
import overtrick.page.Frame;
import overtrick.page.Preferences;
import overtrick.page.Signboard;
import overtrick.page.Words;
import overtrick.sqlite.ReadOnlyStore;

/// The results of an event, or of a whole season, as files that need no server. The club's data is
/// only read, also while the club is open.
public final class ResultSite {

    private static final int LATEST = 50;

    private ResultSite() {}

    /// @param code of an event or of a series
    /// @param threads for what the cards can make
    /// @return the files by their paths; empty when the club has neither under this code
    /// @throws overtrick.log.StoreException if the data cannot be read
    /// @throws overtrick.page.Sorry when there are no scores yet
    public static Optional<Map<String, byte[]>> of(
            Path directory, String code, int threads, Words words) {
        return with(directory, evenings -> of(evenings, code, new HandRecords(threads), words));
    }

    private static Optional<Map<String, byte[]>> of(
            Evenings evenings, String code, HandRecords records, Words words) {
        var frame = frame(words);
        var series = evenings.season().series().of(code);
        if (series.isPresent()) {
            return series.map(one -> new SeriesSite(evenings, records).of(one, frame));
        }
        return Optional.of(code)
                .filter(TournamentId::isCode)
                .map(TournamentId::new)
                .filter(id -> evenings.tournaments().plan(id).isPresent())
                .map(id -> new EventSite(evenings, records).of(id, frame));
    }

    /// The latest series and events of a club, each as its code and its title.
    public static List<String> latest(Path directory) {
        return with(
                directory,
                evenings -> {
                    var all = new ArrayList<String>();
                    evenings.season().series().latest(LATEST).stream()
                            .map(one -> one.code() + "  " + one.plan().title())
                            .forEach(all::add);
                    evenings.tournaments().latest(LATEST).stream()
                            .map(one -> one.id().code() + "  " + one.title())
                            .forEach(all::add);
                    return all;
                });
    }

    private static <T> T with(Path directory, Function<Evenings, T> asked) {
        try (var store = ReadOnlyStore.open(directory);
                var house = new ClubHouse(store, InstantSource.system(), Duration.ZERO)) {
            var tournaments = new Tournaments(store, house.clock());
            var nobody =
                    new EventSecretary(_ -> Optional.empty(), Optional::empty, Optional::empty);
            var field = Evenings.field(house, tournaments, nobody);
            var bridge = new BridgeTables(house, Strength.THUMB, field);
            var boxes = directory.resolve("boxes");
            try (var evenings = new Evenings(house, tournaments, bridge, nobody, boxes)) {
                return asked.apply(evenings);
            } finally {
                bridge.close();
            }
        }
    }

    private static Frame frame(Words words) {
        return new Frame(
                words, Preferences.USUAL, "", "/", "", "", false, List.of(), Signboard.PLAIN);
    }
}
