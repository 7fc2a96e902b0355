package overtrick.app;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import overtrick.app.input.UserError;
import overtrick.house.thinking.Heads;
import overtrick.log.StoreException;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.sqlite.SqliteStore;

/// Several clubs, each in a directory that is called as its host is. One that cannot be opened does
/// not keep the others closed.
final class ServedClubs implements AutoCloseable {

    private static final Pattern HOST =
            Pattern.compile("[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*");

    private final Heads heads = Heads.onThisMachine();
    private final SortedMap<String, Club> clubs = new TreeMap<>();

    private ServedClubs() {}

    /// @param base below which the hosts stand whose names have no dot
    /// @param settings of the club in a directory
    /// @throws UserError when there is none that can be opened
    static ServedClubs open(Path directory, String base, Function<Path, ClubSettings> settings) {
        var served = new ServedClubs();
        for (var below : directories(directory)) {
            var wrong = obstacle(below);
            if (wrong.isPresent()) {
                System.err.printf("left out: %s: %s%n", below, wrong.get());
                continue;
            }
            String name = String.valueOf(below.getFileName());
            String host = name.contains(".") ? name : name + "." + base;
            try {
                var club = Club.open(settings.apply(below).withHeads(served.heads));
                served.clubs.put(host, club);
            } catch (StoreException failed) {
                System.err.printf("left out: %s: %s%n", below, failed.getMessage());
            }
        }
        if (served.clubs.isEmpty()) {
            served.close();
            throw new UserError(
                    "there is no club in %s; make a directory below it, called as the club’s host is"
                            .formatted(directory));
        }
        return served;
    }

    private static List<Path> directories(Path directory) {
        try (var below = Files.list(directory)) {
            return below.filter(Files::isDirectory)
                    .filter(one -> !String.valueOf(one.getFileName()).startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException unreadable) {
            throw new UserError("%s cannot be read as a directory of clubs".formatted(directory));
        }
    }

    /// Why there is no club in a directory, and none can be made.
    private static Optional<String> obstacle(Path directory) {
        if (!HOST.matcher(String.valueOf(directory.getFileName())).matches()) {
            return Optional.of("no host can be called so");
        }
        try (var inside = Files.list(directory)) {
            boolean empty = inside.findAny().isEmpty();
            return empty || Files.exists(directory.resolve(SqliteStore.FILE))
                    ? Optional.empty()
                    : Optional.of("holds other things, and no club");
        } catch (IOException unreadable) {
            return Optional.of("cannot be read");
        }
    }

    /// By the names of their hosts.
    SortedMap<String, Club> clubs() {
        return clubs;
    }

    @Override
    public void close() {
        clubs.values().forEach(Club::close);
        heads.close();
    }
}
