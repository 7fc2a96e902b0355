package overtrick.evening.page.online;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.cards.Side;
import overtrick.evening.Evenings;
import overtrick.evening.online.Chairs;
import overtrick.evening.online.EventSeats.Player;
import overtrick.evening.page.Moves;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.Roster;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.log.host.Snapshot;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Clock;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.TableKind;
import overtrick.tournament.view.TournamentView;

/// An event as its players follow it: where they play, and where they play next.
///
/// @param keys makes the link of a chair
record PlayScene(Evenings evenings, TournamentId id, Keys keys)
        implements Scene<PlayScene.Seen, PlayScene.Shown> {

    /// How the link of a chair is made.
    @FunctionalInterface
    interface Keys {
        String link(Player chair);
    }

    /// What one player knows.
    ///
    /// @param free the other chairs of their entry, as long as no person has them
    record Seen(Snapshot<TournamentView> now, Optional<Player> own, List<Player> free) {}

    /// The one part of the page.
    record Shown(long number, PlayPart part) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        var now = evenings.tournaments().view(id.code(), Outsider.PUBLIC);
        var own = evenings.online().seats().of(id, viewer.id());
        var free = own.map(chair -> free(now.state(), chair)).orElse(List.of());
        return Optional.of(new Seen(now, own, free));
    }

    private List<Player> free(TournamentView view, Player own) {
        var taken = evenings.online().seats().of(id).keySet();
        int players = entry(view, own.entry()).map(entry -> entry.players().size()).orElse(0);
        return IntStream.range(0, players)
                .mapToObj(player -> new Player(own.entry(), player))
                .filter(player -> !taken.contains(player))
                .toList();
    }

    private static Optional<Entry> entry(TournamentView view, EntryId id) {
        return view.entries().stream()
                .filter(entry -> entry.id().equals(id) && !entry.withdrawn())
                .findFirst();
    }

    @Override
    public long number(Seen view) {
        return view.now().number();
    }

    @Override
    public Shown page(Seen seen, Words words) {
        return new Shown(seen.now().number(), part(seen, words));
    }

    PlayPart part(Seen seen, Words words) {
        var view = seen.now().state();
        var roster = Roster.of(view);
        var entry = seen.own().flatMap(own -> entry(view, own.entry()));
        var place = entry.flatMap(one -> Stand.of(view, one.id()));
        var section =
                place.map(Stand::section)
                        .or(() -> view.sections().stream().map(one -> one.section()).findFirst());
        var ranking =
                RankingLines.of(
                        view,
                        evenings.tournaments().plan(id).orElseThrow().format(),
                        roster,
                        words);
        return new PlayPart(
                words,
                "/events/" + id.code(),
                state(view, entry, place),
                entry.map(Entry::name).orElse(""),
                view.sections().isEmpty() ? When.of(evenings.online().plan(id), words) : "",
                evenings.tournaments().plan(id).orElseThrow().format().contestants().name(),
                (int) view.entries().stream().filter(one -> !one.withdrawn()).count(),
                section.map(one -> one.begun()).orElse(0),
                section.map(one -> one.floor().movement().rounds()).orElse(0),
                section.flatMap(one -> one.clock())
                        .flatMap(Clock::end)
                        .map(Instant::toEpochMilli)
                        .orElse(0L),
                place.map(one -> seat(one, seen.own().orElseThrow(), words)).orElse(""),
                place.map(one -> one.opponents(roster)).orElse(""),
                place.map(one -> Moves.boards(one.section().floor(), one.seating().set()))
                        .orElse(""),
                view.closed() ? List.of() : free(seen, entry),
                standing(ranking, roster, entry, words),
                view.closed() ? ranking : List.of());
    }

    private List<PlayPart.Free> free(Seen seen, Optional<Entry> entry) {
        return seen.free().stream()
                .map(chair ->
                        new PlayPart.Free(
                                entry.orElseThrow().players().get(chair.player()),
                                keys.link(chair)))
                .toList();
    }

    private static PlayPart.State state(
            TournamentView view, Optional<Entry> entry, Optional<Stand> place) {
        if (view.closed()) {
            return PlayPart.State.CLOSED;
        }
        if (entry.isEmpty()) {
            return PlayPart.State.STRANGER;
        }
        boolean begun = view.sections().stream().anyMatch(one -> one.section().begun() > 0);
        if (!begun) {
            return PlayPart.State.WAITS;
        }
        if (place.isEmpty()) {
            return PlayPart.State.RESTS;
        }
        return place.get().isDone(view) ? PlayPart.State.HAS_PLAYED : PlayPart.State.PLAYS;
    }

    /// Such as `table 3, South`; the way to a table in the room when all there are in the room.
    private static String seat(Stand at, Player own, Words words) {
        var floor = at.section().floor();
        String table = floor.section() + "" + at.seating().table();
        for (var side : Side.values()) {
            var players = Chairs.players(floor, at.seating(), side);
            int place = players.indexOf(own);
            if (place >= 0) {
                var seat = Chairs.seats(side).get(place);
                String key = at.kind() == TableKind.REAL ? "ev.play.room" : "ev.play.seat";
                return words.get(key, table, words.name(seat));
            }
        }
        return words.get("ev.table", table);
    }

    private static String standing(
            List<RankingLines> ranking, Roster roster, Optional<Entry> entry, Words words) {
        var number = entry.flatMap(one -> roster.number(one.id())).map(one -> one.id()).orElse("");
        return ranking.stream()
                .flatMap(list ->
                        list.lines().stream()
                                .filter(line -> line.number().equals(number))
                                .map(line ->
                                        words.get(
                                                "ev.place.total",
                                                line.place(),
                                                RankingLines.amount(line.value(), list.unit()))))
                .findFirst()
                .orElse("");
    }

    @Override
    public List<Region<Shown>> regions() {
        return List.of(new Region<>("evening/play_part", Shown::part));
    }

    @Override
    public String said(Shown now, Shown before) {
        boolean changed = now.part().round() != before.part().round();
        return changed ? now.part().words().get("ev.round.begins", now.part().round()) : "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return evenings.tournaments().watch(id.code(), signal);
    }
}
