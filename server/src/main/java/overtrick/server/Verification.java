package overtrick.server;

import java.nio.file.Path;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridgetable.duplicate.Duplicate;
import overtrick.bridgetable.duplicate.EventField;
import overtrick.can.Pack;
import overtrick.cantable.BaiCan;
import overtrick.cantable.contest.Contests;
import overtrick.cantable.league.Leagues;
import overtrick.company.wish.Wishes;
import overtrick.evening.tournament.Tournaments;
import overtrick.free.FreeBridge;
import overtrick.house.game.Tables;
import overtrick.house.terms.Strength;
import overtrick.house.thinking.Thinking;
import overtrick.house.thinking.Timer;
import overtrick.laid.set.LaidSets;
import overtrick.log.EventLog;
import overtrick.log.Store;
import overtrick.log.host.Kind;
import overtrick.log.host.Replay;
import overtrick.members.office.Offices;
import overtrick.robots.bidding.Readings;
import overtrick.social.SocialBridge;
import overtrick.sqlite.Check;
import overtrick.sqlite.Problem;
import overtrick.sqlite.ReadOnlyStore;
import overtrick.standing.book.Book;

/// What a check of a club's data has found. The data is only read, also while the club is open.
///
/// @param head where the log ends, as a backup prints it; empty when nothing has happened
/// @param problems one line each; empty when all is well
public record Verification(
        long streams, long events, Optional<String> head, List<String> problems) {

    /// Streams in one page of the log's table of contents.
    private static final int PAGE = 1000;

    public Verification {
        problems = List.copyOf(problems);
    }

    /// Checks the file, the chain of its events, the numbers of every stream, and that every table
    /// and tournament can be replayed.
    public static Verification of(Path directory) {
        var check = Check.of(directory);
        var problems = check.problems().stream().map(Problem::sentence).toList();
        var head = check.head().filter(_ -> check.events() > 0).map(Object::toString);
        var found = new Verification(check.streams(), check.events(), head, problems);
        if (check.events() == 0) {
            return found;
        }
        try (var store = ReadOnlyStore.open(directory)) {
            return found.andReplayed(store);
        }
    }

    /// Checks that every table and tournament of a store can be replayed.
    public Verification andReplayed(Store store) {
        var all = new ArrayList<>(problems);
        all.addAll(unreadable(store));
        return new Verification(streams, events, head, all);
    }

    private static List<String> unreadable(Store store) {
        var problems = new ArrayList<String>();
        for (var kind : kinds(store)) {
            problems.addAll(unreadable(store.log(), kind));
        }
        return problems;
    }

    private static List<String> unreadable(EventLog log, Kind<?, ?, ?, ?, ?> kind) {
        var problems = new ArrayList<String>();
        var replay = new Replay<>(kind, log);
        var heads = log.heads(kind.streams(), "", PAGE);
        while (!heads.isEmpty()) {
            for (var head : heads) {
                replay.problem(kind.id(head.stream())).ifPresent(problems::add);
            }
            heads = log.heads(kind.streams(), heads.getLast().stream(), PAGE);
        }
        return problems;
    }

    /// The kinds of things that live in a club; nothing of them is begun.
    private static List<Kind<?, ?, ?, ?, ?>> kinds(Store store) {
        var clock = InstantSource.system();
        try (var timer = new Timer();
                var thinking = new Thinking(1, Duration.ofSeconds(1), timer)) {
            var chance = new SecureRandom();
            var tables = new Tables(store, clock, thinking, Duration.ofDays(1), chance);
            var duplicate =
                    new Duplicate(store, clock, new Readings(), Strength.THUMB, EventField.NONE);
            tables.add(duplicate);
            tables.add(new SocialBridge(duplicate.robots(), chance));
            tables.add(new FreeBridge(duplicate));
            tables.add(new BaiCan(new Contests(store, clock), _ -> Pack.shuffled(chance)));
            var kinds = new ArrayList<>(tables.kinds());
            kinds.addAll(
                    List.of(
                            Tournaments.KIND,
                            Contests.KIND,
                            Leagues.KIND,
                            Offices.KIND,
                            Book.KIND,
                            Wishes.KIND,
                            LaidSets.KIND));
            return kinds;
        }
    }
}
