package overtrick.page.table;

import java.util.ArrayList;
import java.util.List;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.BiConsumer;
import overtrick.house.game.Tables;
import overtrick.page.Feature;
import overtrick.page.Right;
import overtrick.page.Routes;
import overtrick.page.Visit;
import overtrick.page.api.Operation;
import overtrick.page.link.Addresses;

/// The tables of all games. A code tells which game is played at its table.
public final class TableRoutes implements Feature {

    private final Tables tables;
    private final List<OpenTables<?, ?, ?>> games;
    private final Addresses addresses;

    /// @param tables of all games, which knows the game of a code
    /// @param games those that have pages
    /// @param addresses under which others find a table
    public TableRoutes(Tables tables, List<GamePages<?, ?, ?>> games, Addresses addresses) {
        this.tables = tables;
        this.addresses = addresses;
        this.games = games.stream().<OpenTables<?, ?, ?>>map(OpenTables::new).toList();
    }

    @Override
    public void addTo(Routes routes) {
        routes.get(Right.LOOK, "/tables/{code}", visit -> at(visit).show(visit));
        routes.get(Right.LOOK, "/tables/{code}/qr.svg", this::picture);
        routes.get(Right.LOOK, "/tables/{code}/name", visit -> at(visit).name(visit));
        routes.get(Right.LOOK, "/tables/{code}/stream", visit -> at(visit).stream(visit));
        for (var deed : TableDeed.values()) {
            post(routes, deed.path(), (tables, visit) -> tables.act(visit, deed));
        }
        var deeds = new TreeSet<String>();
        games.forEach(game -> deeds.addAll(game.deeds()));
        for (var deed : deeds) {
            post(routes, deed, (tables, visit) -> tables.play(visit, deed));
        }
        post(routes, "next", OpenTables::next);
        post(routes, "comment", OpenTables::comment);
    }

    /// What programs can ask at the tables.
    public List<Operation> operations() {
        var all = new ArrayList<Operation>();
        all.add(
                Operation.look(
                        "/tables/{code}",
                        "A table as your seat may see it.",
                        TableNow.class,
                        visit -> at(visit).now(visit)));
        all.add(
                Operation.stream(
                        "/tables/{code}/stream",
                        "A table after every change.",
                        TableNow.class,
                        visit -> at(visit).follow(visit)));
        for (var deed : TableDeed.values()) {
            all.add(
                    acting(
                            deed.path(),
                            TableAsks.about(deed),
                            TableAsks.of(deed),
                            (tables, visit) -> tables.act(visit, deed)));
        }
        var asks = new TreeMap<String, GamePages.Ask>();
        games.forEach(game -> asks.putAll(game.game().asks()));
        asks.forEach((deed, ask) ->
                all.add(
                        acting(
                                deed,
                                ask.about(),
                                ask.form(),
                                (tables, visit) -> tables.play(visit, deed))));
        all.add(
                acting(
                        "next",
                        "Goes on, as with the next board.",
                        TableAsks.NextAsked.class,
                        OpenTables::next));
        return List.copyOf(all);
    }

    /// The records in which programs are told what is played.
    public List<Class<? extends Record>> forms() {
        return games.stream()
                .<Class<? extends Record>>flatMap(game -> game.game().forms().stream())
                .distinct()
                .toList();
    }

    private Operation acting(
            String deed,
            String about,
            Class<? extends Record> form,
            BiConsumer<OpenTables<?, ?, ?>, Visit> act) {
        return Operation.act(
                Right.PLAY,
                "/tables/{code}/" + deed,
                about,
                form,
                TableNow.class,
                visit -> {
                    act.accept(at(visit), visit);
                    return at(visit).now(visit);
                });
    }

    private void post(Routes routes, String deed, BiConsumer<OpenTables<?, ?, ?>, Visit> answer) {
        routes.post(Right.PLAY, "/tables/{code}/" + deed, visit -> answer.accept(at(visit), visit));
    }

    /// The way to a table for a telephone. Whoever knows the code may have it.
    private void picture(Visit visit) {
        at(visit);
        var picture = addresses.reach(visit).picture("/tables/" + visit.table().code());
        visit.ctx()
                .contentType("image/svg+xml")
                .header("Cache-Control", "private, max-age=3600")
                .result(picture.svg());
    }

    private OpenTables<?, ?, ?> at(Visit visit) {
        var id = visit.table();
        return tables.at(id)
                .flatMap(found -> games.stream().filter(game -> game.tables() == found).findFirst())
                .orElseThrow(() -> visit.noTable(id));
    }

    @Override
    public void close() {
        games.forEach(OpenTables::close);
    }
}
