package overtrick.tournament.view;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.BoardNumber;
import overtrick.scoring.rank.Scores;
import overtrick.tournament.session.Session;
import overtrick.tournament.session.Slot;

/// What the scores of a session come to, as the director sees them and as everybody does. Nothing
/// is reckoned before somebody looks, nothing twice for the same session, and after a changed
/// result only its board anew.
///
/// Two are equal when their sessions are: all else follows from those.
public final class Scoreboard {

    private final Session session;
    private final Derived<Places> places;
    private final Derived<Set<BoardNumber>> unfinished;
    private final Derived<Scores> all;
    private final Derived<Scores> finished;
    private final Derived<Standing> standing;
    private final Derived<Standing> finishedStanding;
    private final Derived<List<ResultLine>> lines;

    private Scoreboard(
            Session session,
            Derived<Places> places,
            Derived<Set<BoardNumber>> unfinished,
            Derived<Scores> all,
            Derived<Scores> finished,
            Derived<List<ResultLine>> lines) {
        this.session = session;
        this.places = places;
        this.unfinished = unfinished;
        this.all = all;
        this.finished = finished;
        this.standing = Derived.anew((_, _) -> Standings.of(session, all::get));
        this.finishedStanding = Derived.anew((_, _) -> Standings.of(session, finished::get));
        this.lines = lines;
    }

    /// From nothing but the session.
    public static Scoreboard of(Session session) {
        Derived<Places> places = Derived.anew((_, _) -> Places.of(session));
        Derived<Set<BoardNumber>> unfinished =
                Derived.anew((earlier, changed) -> unfinished(session, places, earlier, changed));
        return new Scoreboard(
                session,
                places,
                unfinished,
                Derived.anew(all(session, places)),
                Derived.anew(finished(session, places, unfinished)),
                Derived.anew((_, _) -> lines(session)));
    }

    /// After acts that have left everybody in their place.
    ///
    /// @param changed the boards of which a result has changed
    public Scoreboard after(Session next, Set<BoardNumber> changed) {
        var samePlaces =
                places.after(Set.of(), (earlier, _) -> earlier.orElseGet(() -> Places.of(next)));
        var nowUnfinished =
                unfinished.after(
                        changed,
                        (earlier, boards) -> unfinished(next, samePlaces, earlier, boards));
        return new Scoreboard(
                next,
                samePlaces,
                nowUnfinished,
                all.after(changed, all(next, samePlaces)),
                finished.after(changed, finished(next, samePlaces, nowUnfinished)),
                lines.after(changed, (earlier, boards) -> lines(next, earlier, boards)));
    }

    private static Set<BoardNumber> unfinished(
            Session session,
            Derived<Places> places,
            Optional<Set<BoardNumber>> earlier,
            Set<BoardNumber> changed) {
        var open = new HashSet<>(earlier.orElse(Set.of()));
        for (var board : earlier.isPresent() ? changed : places.get().boards()) {
            if (places.get().isOpen(board, session)) {
                open.add(board);
            } else {
                open.remove(board);
            }
        }
        return Set.copyOf(open);
    }

    private static Derived.Work<Scores> all(Session session, Derived<Places> places) {
        return (earlier, changed) ->
                new Slips(session, places.get(), _ -> true).scores(earlier, changed);
    }

    private static Derived.Work<Scores> finished(
            Session session, Derived<Places> places, Derived<Set<BoardNumber>> unfinished) {
        return (earlier, changed) ->
                new Slips(session, places.get(), board -> !unfinished.get().contains(board))
                        .scores(earlier, changed);
    }

    /// Boards that some table has still to play, or has no score for.
    Set<BoardNumber> unfinished() {
        return unfinished.get();
    }

    private static List<ResultLine> lines(Session session) {
        return session.slots()
                .map(slot -> line(session, slot))
                .collect(Collectors.toUnmodifiableList());
    }

    private static List<ResultLine> lines(
            Session session, Optional<List<ResultLine>> earlier, Set<BoardNumber> changed) {
        if (earlier.isEmpty()) {
            return lines(session);
        }
        return earlier.get().stream()
                .map(line ->
                        changed.contains(line.slot().board()) ? line(session, line.slot()) : line)
                .collect(Collectors.toUnmodifiableList());
    }

    private static ResultLine line(Session session, Slot slot) {
        var slip = Optional.ofNullable(session.slips().get(slot));
        return new ResultLine(slot, slip.isPresent(), slip);
    }

    /// One for every board at every table, as the director sees them.
    List<ResultLine> lines() {
        return lines.get();
    }

    /// @param open whether boards count that are not finished
    Standing standing(boolean open) {
        return (open ? standing : finishedStanding).get();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Scoreboard that && session.equals(that.session);
    }

    @Override
    public int hashCode() {
        return session.hashCode();
    }
}
