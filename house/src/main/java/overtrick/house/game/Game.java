package overtrick.house.game;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.house.table.GameRules;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableView;
import overtrick.log.form.EventCodec;
import overtrick.log.host.Projection;

/// A game that can be played at a table of the club. Its rules, its events and who plays when
/// nobody else does is all that it must say; hosting, storing, replay, seats, talk, watching and
/// the lobby come with the table.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
public interface Game<S, C, E, V> extends GameRules<S, C, E, V> {

    /// Its name in addresses, such as `duplicate`.
    String name();

    /// The prefix of its tables' streams in the log, which must never change.
    default String stream() {
        return name();
    }

    /// The form of its terms in the log.
    TermsForm termsForm();

    /// The names and forms of its events in the log.
    EventCodec<E> events();

    /// The seats from which something is awaited now.
    Set<Seat> asked(S state);

    /// The seats whose robots are to act: where either of two partners may, a robot may leave it to
    /// a person.
    default Set<Seat> askedOfRobots(Table<S> table) {
        return asked(table.game());
    }

    /// The robot that plays a seat at this table.
    Player<C, V> player(TableView<V> table);

    /// The pause of robots at a table, where the house's own is so long.
    default Duration pace(Table<S> table, Duration usual) {
        return table.pause(usual);
    }

    /// The pause of a robot before it acts, so that people can follow.
    ///
    /// @param pace the usual time
    default Duration pause(S state, Duration pace) {
        return pace;
    }

    /// What the house has to do by itself at this point, such as bringing the first board.
    ///
    /// @param id the table's code
    /// @param watchers how many people have the table's page open
    default List<Errand<C>> errands(String id, Table<S> table, int watchers) {
        return List.of();
    }

    /// A table has changed, or come into memory. Called by its writer; must only give a signal.
    default void attend(Table<S> table) {}

    /// What the house does when a player wants to go on, such as bringing the next board; empty
    /// when there is nothing more.
    ///
    /// @param table as the house sees it
    default Optional<C> next(TableView<V> table, String id) {
        return Optional.empty();
    }

    /// Whether somebody speaks for the house with this command, as the director of their own table
    /// does.
    ///
    /// @param table as the house sees it
    default boolean isDirectedBy(TableView<V> table, Member.Person person, C command) {
        return false;
    }

    /// Why somebody may not rule here, such as a director who played the deal; empty when they may,
    /// or when the command is no ruling.
    ///
    /// @param table as the house sees it
    default Optional<Refusal> notRuledBy(TableView<V> table, Member.Person person, C command) {
        return Optional.empty();
    }

    /// Why somebody may not take a seat, for reasons that lie outside this table; empty when they
    /// may. This is asked when nothing at the table speaks against it, while nobody else acts
    /// there.
    ///
    /// @param table as the house sees it
    default Optional<Refusal> barred(TableView<V> table, String id, Member.Person person) {
        return Optional.empty();
    }

    /// Whether somebody without a seat may not look on, for reasons that lie outside this table.
    default boolean isShutTo(TableView<V> table, Member.Person person) {
        return false;
    }

    /// Deals of which somebody without a seat must not hear what is said at the table yet, as
    /// others have still to play them.
    ///
    /// @param deals that were spoken of, before the present one
    default Set<Integer> unheard(TableView<V> table, Set<Integer> deals, Member.Person person) {
        return Set.of();
    }

    /// Whether somebody was chosen to comment on what is played: they see all of it at once,
    /// however late others do.
    default boolean comments(TableView<V> table, Member.Person person) {
        return false;
    }

    /// Whether others than its people say who meets whom at a table, as in an event.
    default boolean isArranged(TableView<V> table) {
        return table.terms().hosted();
    }

    /// Somebody without a seat looks at the table.
    default void watched(TableView<V> table, String id, Member.Person person) {}

    /// How far a table has come, in the words of the game: there is a sentence for each. Boards,
    /// where nothing else is said.
    default TableSummary.Place place(S state) {
        int deals = deals(state);
        return deals == 0 ? TableSummary.Place.GATHERING : TableSummary.Place.of("board", deals);
    }

    /// Whether the event changes what the lobby shows.
    default boolean isMilestone(E event) {
        return false;
    }

    /// Rows of its own, such as finished boards.
    default Projection<Table<S>, TableEvent<E>> projection() {
        return Projection.none();
    }
}
