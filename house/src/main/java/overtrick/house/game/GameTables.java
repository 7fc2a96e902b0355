package overtrick.house.game;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Chair;
import overtrick.house.table.Delay;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableCommand.CloseDown;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Open;
import overtrick.house.table.TableCommand.Recognise;
import overtrick.house.table.TableCommand.Say;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.house.table.Vantage;
import overtrick.log.host.Host;
import overtrick.log.host.Reply;
import overtrick.log.host.Watch;

/// The tables at which one game is played, for pages and programs. Calls wait for the disk: make
/// them from virtual threads.
///
/// @param <C> the game's commands
/// @param <V> its views
public final class GameTables<C, V> {

    private final Game<?, C, ?, V> game;
    private final Host<Member, TableCommand<C>, TableView<V>> host;
    private final Gate<C, V> gate;
    private final Past<C, V> past;
    private final Supplier<TableId> codes;
    private final Supplier<Distance> distance;
    private final Presence presence;
    private final Later<V> later;

    /// @param past knows moves that have been made already
    /// @param codes gives a code that no table of the club has
    /// @param distance what blocks mean
    /// @param presence who has which table open
    /// @param later what is shown of tables with a delay
    GameTables(
            Game<?, C, ?, V> game,
            Host<Member, TableCommand<C>, TableView<V>> host,
            Gate<C, V> gate,
            Past<C, V> past,
            Supplier<TableId> codes,
            Supplier<Distance> distance,
            Presence presence,
            Later<V> later) {
        this.game = game;
        this.host = host;
        this.gate = gate;
        this.past = past;
        this.codes = codes;
        this.distance = distance;
        this.presence = presence;
        this.later = later;
    }

    public Game<?, C, ?, V> game() {
        return game;
    }

    /// Opens a table under a code that nobody has yet.
    ///
    /// @param terms of this game
    public TableId open(Member by, String name, Terms terms) {
        return open(by, name, terms, Access.OPEN);
    }

    /// Opens a table under a code that nobody has yet, where those who look on see all at once.
    ///
    /// @param terms of this game
    /// @param access who may come to it
    public TableId open(Member by, String name, Terms terms, Access access) {
        return open(by, name, terms, access, Delay.NONE);
    }

    /// Opens a table under a code that nobody has yet.
    ///
    /// @param terms of this game
    /// @param access who may come to it
    /// @param delay how late those who look on see it
    public TableId open(Member by, String name, Terms terms, Access access, Delay delay) {
        while (true) {
            var id = codes.get();
            switch (host.submit(id.code(), by, new Open<>(name, terms, access, delay))) {
                case Reply.Done _ -> {
                    return id;
                }
                case Reply.Refused(var reason) -> {
                    if (reason != TableRefusal.TABLE_ALREADY_OPEN) {
                        throw new IllegalArgumentException("table is refused: " + reason);
                    }
                }
            }
        }
    }

    /// Puts robots on all chairs that are free.
    ///
    /// @param name of the robot at a seat
    public void fill(TableId table, Member.Person by, Function<Seat, String> name) {
        var view = look(table, Member.House.HOUSE).orElseThrow();
        for (var seat : game.seats(view.terms())) {
            if (view.chair(seat).isEmpty()) {
                send(table, by, new SeatRobot<>(seat, name.apply(seat)));
            }
        }
    }

    /// Puts a command to a table; when the answer is [Reply.Done] it will never be lost. At a table
    /// that was never opened everything is refused but to open it.
    ///
    /// @throws overtrick.log.StoreException when the store fails: nothing has happened then
    public Reply send(TableId table, Member actor, TableCommand<C> command) {
        if (!(actor instanceof Member.Person person)) {
            return host.submit(table.code(), actor, command);
        }
        if (!(command instanceof Move<C>) && isKeptOff(table, person)) {
            return new Reply.Refused(TableRefusal.TABLE_CLOSED);
        }
        return switch (command) {
            case Sit<C> _ -> sits(table, person, command);
            case Move<C> move -> moves(table, person, move);
            case Say<C> say -> says(table, person, say);
            case TableCommand<C> _ -> host.submit(table.code(), person, command);
        };
    }

    /// Whether somebody at the table keeps away from the person.
    private boolean isKeptOff(TableId table, Member.Person person) {
        return distance.get().concerns(person.id())
                && look(table, Member.House.HOUSE)
                        .filter(view -> isKeptOff(view, person))
                        .isPresent();
    }

    private boolean isKeptOff(TableView<V> view, Member.Person person) {
        return distance.get().isShut(view, game.isArranged(view), person.id());
    }

    /// Somebody sits down, unless the game keeps them from it for reasons that the table does not
    /// know. The game is asked when the table has a chair for them: by sitting down they may spend
    /// their only chance to play these deals.
    private Reply sits(TableId table, Member.Person person, TableCommand<C> command) {
        return host.submit(
                table.code(),
                person,
                command,
                () ->
                        look(table, Member.House.HOUSE)
                                .flatMap(view -> game.barred(view, table.code(), person)));
    }

    /// Somebody speaks. It is noted what those who look on have been shown, for nobody reads it who
    /// has been shown less; where they may not look on, they do not speak.
    private Reply says(TableId table, Member.Person person, Say<C> say) {
        var now = host.view(table.code(), person).state();
        if (now.seat().isPresent() || now.shut() || now.number() == 0) {
            return host.submit(table.code(), person, new Say<>(say.text()));
        }
        if (game.isShutTo(now, person)) {
            return new Reply.Refused(TableRefusal.FIELD_STILL_PLAYS);
        }
        boolean chosen = comments(now, person);
        var shown = now.isLate() && !chosen ? later.of(table, now).view() : now;
        var from = new Vantage(shown.number(), shown.deals(), chosen);
        return host.submit(table.code(), person, new Say<>(say.text(), Optional.of(from)));
    }

    /// Somebody's move; it is the house's where they direct their table. The table is looked at
    /// once for all that is asked of it. Where a line breaks, the same move comes again: that is no
    /// other card, and no mistake either.
    private Reply moves(TableId table, Member.Person person, Move<C> move) {
        var view = look(table, Member.House.HOUSE);
        var command = move.command();
        boolean directs = view.filter(seen -> game.isDirectedBy(seen, person, command)).isPresent();
        Member mover = directs ? Member.House.HOUSE : person;
        var reply =
                view.flatMap(seen ->
                                gate.refusal(table, command, seen)
                                        .or(() -> game.notRuledBy(seen, person, command)))
                        .<Reply>map(Reply.Refused::new)
                        .orElseGet(() -> host.submit(table.code(), mover, move));
        return reply instanceof Reply.Refused
                ? past.made(table, mover, move.seen(), _ -> Optional.of(command)).orElse(reply)
                : reply;
    }

    private TableView<V> asHouse(TableId table) {
        return look(table, Member.House.HOUSE).orElseThrow();
    }

    /// A player asks the house to go on, as with the next board.
    ///
    /// @param seen the number of the last event they knew
    public Reply next(TableId table, Member.Person by, long seen) {
        var view = look(table, Member.House.HOUSE);
        if (view.isEmpty()) {
            return new Reply.Refused(TableRefusal.TABLE_NOT_OPEN);
        }
        if (view.get().seatOf(by.id()).isEmpty()) {
            return new Reply.Refused(TableRefusal.NOT_SEATED);
        }
        var reply =
                game.next(view.get(), table.code())
                        .map(command ->
                                host.submit(
                                        table.code(),
                                        Member.House.HOUSE,
                                        new Move<>(command, seen)))
                        .orElseGet(() -> new Reply.Refused(TableRefusal.NO_MORE_BOARDS));
        return reply instanceof Reply.Refused
                ? past.made(table, Member.House.HOUSE, seen, then -> game.next(then, table.code()))
                        .orElse(reply)
                : reply;
    }

    /// The house goes on by itself, as with the next board; nothing happens when there is none.
    public void goOn(TableId table) {
        look(table, Member.House.HOUSE)
                .ifPresent(view ->
                        game.next(view, table.code())
                                .ifPresent(command ->
                                        host.submit(
                                                table.code(),
                                                Member.House.HOUSE,
                                                new Move<>(command, view.number()))));
    }

    /// An officer of the club closes the table: everybody there is told why.
    ///
    /// @param officer who closes it
    public void closeDown(TableId table, String officer, String why) {
        var _ = host.submit(table.code(), Member.House.HOUSE, new CloseDown<>(officer, why));
    }

    /// A guest turned out to be a member: what they have at the table is the member's from now on.
    /// Nothing happens at a table where they have nothing.
    public void recognise(TableId table, PersonId guest, Member.Person member) {
        var _ = host.submit(table.code(), Member.House.HOUSE, new Recognise<>(guest, member));
    }

    /// What a member may know of the table now; empty when there is none.
    public Optional<TableView<V>> look(TableId table, Member viewer) {
        var seen = host.view(table.code(), viewer);
        if (seen.number() == 0) {
            return Optional.empty();
        }
        var now = seen.state();
        boolean watches = viewer instanceof Member.Person && now.seat().isEmpty();
        if (watches && isShutTo(now, (Member.Person) viewer)) {
            return Optional.of(now.shut(nothing(game, now.terms())));
        }
        var view = watches && !now.shut() ? watched(table, now, (Member.Person) viewer) : now;
        var whole = view.with(watchersOf(table, view, viewer));
        return Optional.of(
                viewer instanceof Member.Person(var id, _)
                        ? distance.get().heard(whole, game.isArranged(view), id)
                        : whole);
    }

    /// The table as somebody sees it who looks on. An older board that is shown later may be one
    /// that others have still to play.
    private TableView<V> watched(TableId table, TableView<V> now, Member.Person person) {
        var view = seen(table, now, person);
        if (view.isLate() && game.isShutTo(view, person)) {
            return view.shut(nothing(game, now.terms()));
        }
        game.watched(view, table.code(), person);
        var spoken =
                view.chat().stream()
                        .map(line -> line.from().deal())
                        .filter(deal -> deal > 0 && deal < now.deals())
                        .collect(Collectors.toSet());
        var unheard = spoken.isEmpty() ? spoken : game.unheard(now, spoken, person);
        return unheard.isEmpty()
                ? view
                : view.hearing(line -> !unheard.contains(line.from().deal()));
    }

    private TableView<V> seen(TableId table, TableView<V> now, Member.Person person) {
        if (!now.isLate()) {
            return now;
        }
        return comments(now, person) ? now.atOnce() : later.of(table, now).view();
    }

    /// Whether somebody was chosen to comment on the table, by the event or by its owner.
    private boolean comments(TableView<V> now, Member.Person person) {
        return game.comments(now, person) || now.door().commentary().isChosen(person.id());
    }

    private boolean isShutTo(TableView<V> view, Member.Person person) {
        return isKeptOff(view, person) || game.isShutTo(view, person);
    }

    /// The game as it is shown by now to those who look on, as late as the table's owner says, even
    /// while others have still to play what lies there: whoever asks shows of it no more than all
    /// have played. Empty where the table is closed to the viewer.
    public Optional<V> shown(TableId table, Member.Person viewer) {
        var now = host.view(table.code(), viewer).state();
        return now.shut() || isKeptOff(now, viewer)
                ? Optional.empty()
                : Optional.of(seen(table, now, viewer).game());
    }

    /// Whether what was played there is kept back from somebody who looks on: they have not been
    /// shown it yet.
    ///
    /// @param deal of which they ask; empty when they ask for all that was played
    public boolean isKeptBack(TableId table, Member.Person viewer, OptionalInt deal) {
        var now = host.view(table.code(), viewer).state();
        if (now.shut() || !now.isLate() || comments(now, viewer)) {
            return false;
        }
        var shown = later.of(table, now);
        if (!shown.view().isLate()) {
            return false; // all that was to be shown later has been shown
        }
        return deal.isPresent() ? deal.getAsInt() > shown.over() : shown.behind();
    }

    /// Why somebody may not come to the table and see what is played there; empty when they may.
    /// Nobody has looked when this is asked.
    public Optional<Refusal> shutTo(TableId table, Member.Person person) {
        var view = host.view(table.code(), person).state();
        if (view.shut() || isKeptOff(view, person)) {
            return Optional.of(TableRefusal.TABLE_CLOSED);
        }
        return view.seat().isEmpty() && game.isShutTo(view, person)
                ? Optional.of(TableRefusal.FIELD_STILL_PLAYS)
                : Optional.empty();
    }

    /// Whether others than its people say who meets whom there.
    public boolean isArranged(TableId table) {
        return game.isArranged(asHouse(table));
    }

    /// Whether somebody may come to the table as a member of the club alone: it is one of members,
    /// and they have no place there.
    public boolean asksForMembers(TableId table, PersonId person) {
        var view = asHouse(table);
        boolean place =
                view.door().owner().equals(Optional.of(person))
                        || view.door().bookedBy(person).isPresent()
                        || view.chairs().values().stream()
                                .map(Chair::occupant)
                                .anyMatch(who ->
                                        who instanceof Occupant.Person(var id, _)
                                                && id.equals(person));
        return view.door().access() == Access.MEMBERS && !place;
    }

    /// Whether the house says who sits where.
    public boolean isHosted(TableId table) {
        return asHouse(table).terms().hosted();
    }

    /// The view of a game that has not begun.
    private static <S, C, E, V> V nothing(Game<S, C, E, V> game, Terms terms) {
        var rules = game.rules(terms);
        return rules.view(rules.start(), Outsider.WATCHER);
    }

    /// Those who have the table's page open without sitting there.
    private List<String> watchersOf(TableId table, TableView<V> view, Member viewer) {
        var there = presence.people(table);
        if (there.isEmpty() || view.shut()) {
            return List.of();
        }
        return distance.get()
                .seen(there.stream(), viewer)
                .filter(person -> view.seatOf(person.id()).isEmpty())
                .map(Member.Person::name)
                .sorted()
                .toList();
    }

    /// Whether the table was ever opened.
    public boolean exists(TableId table) {
        return host.view(table.code(), Member.House.HOUSE).number() > 0;
    }

    /// Signals after every change; look again then.
    ///
    /// @param onChange is called by the table's writer and must only give a signal
    public Watch watch(TableId table, Member viewer, Runnable onChange) {
        var watch = host.watch(table.code(), onChange);
        var page = presence.come(table, viewer, onChange);
        return () -> {
            watch.close();
            page.close();
        };
    }

    /// How many people have the table's page open without sitting there.
    public int watchers(TableId table) {
        var view = host.view(table.code(), Member.House.HOUSE).state();
        return watchersOf(table, view, Member.House.HOUSE).size();
    }

    /// Whether the person has the table's page open.
    public boolean isThere(TableId table, PersonId person) {
        return presence.people(table).stream().anyMatch(one -> one.id().equals(person));
    }

    /// What somebody may see has become another thing: their open pages look again.
    void stir(PersonId person) {
        presence.stir(person);
    }

    /// Whether anybody has the table's page open.
    boolean isVisited(TableId table) {
        return !presence.people(table).isEmpty();
    }
}
