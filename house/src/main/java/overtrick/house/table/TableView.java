package overtrick.house.table;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import overtrick.cards.Seat;

/// What one viewer may know of a table.
///
/// @param number of the last event this view includes
/// @param terms what was agreed when the table was opened
/// @param deals how many deals the game has begun
/// @param viewer who looks, when they sit there, are on their way to a seat, or own the table
/// @param seat where the viewer sits; empty when they watch
/// @param pace how fast the robots are
/// @param hurried whether they do not wait now
/// @param door who may come, and who is on their way
/// @param shut whether the table is closed to the viewer: nothing is shown then
/// @param chat what the viewer may hear
/// @param held who holds or has held a hand of the present deal: the house knows of everybody,
///   others of themselves
/// @param watchers the names of those who look on, as far as the house knows them
/// @param game what the viewer may know of the game
/// @param <V> the game's view
public record TableView<V>(
        long number,
        String name,
        Terms terms,
        int deals,
        Map<Seat, Chair> chairs,
        Optional<PersonId> viewer,
        Optional<Seat> seat,
        Pace pace,
        boolean hurried,
        Door door,
        boolean shut,
        List<ChatLine> chat,
        Set<PersonId> held,
        List<String> watchers,
        V game) {

    public TableView {
        chairs = Map.copyOf(chairs);
        chat = List.copyOf(chat);
        held = Set.copyOf(held);
        watchers = List.copyOf(watchers);
    }

    /// The same view, with those who look on.
    public TableView<V> with(List<String> lookers) {
        return but(door, chat, lookers, game);
    }

    /// The table as somebody sees it who looks on later than it is played. Who sits there and who
    /// may come is as it is now, and so is what those who look on say to each other.
    ///
    /// @param then the number of the last event that is shown
    /// @param by the delay by which more is not shown yet
    /// @param played how many deals the game had begun then
    /// @param said what had been said then: a line that has given way to later ones since is shown
    ///   all the same
    /// @param seen the game as it was then
    public TableView<V> later(long then, Delay by, int played, List<ChatLine> said, V seen) {
        var lines = new LinkedHashSet<ChatLine>();
        said.stream()
                .filter(line -> line.seated() || held.isEmpty() || line.from().deal() < deals)
                .forEach(lines::add);
        chat.stream()
                .filter(line -> !line.seated() && line.from().number() <= then)
                .forEach(lines::add);
        var heard =
                lines.stream()
                        .sorted(
                                Comparator.comparingLong((ChatLine line) -> line.from().number())
                                        .thenComparingLong(ChatLine::number))
                        .toList();
        return new TableView<>(
                then,
                name,
                terms,
                played,
                chairs,
                viewer,
                seat,
                pace,
                false,
                door.with(by),
                shut,
                heard,
                held,
                watchers,
                seen);
    }

    /// The same view without some of what was said.
    ///
    /// @param heard what is left
    public TableView<V> hearing(Predicate<ChatLine> heard) {
        return but(door, chat.stream().filter(heard).toList(), watchers, game);
    }

    /// The same view for somebody who sees the table as it is, whatever others see.
    public TableView<V> atOnce() {
        return but(door.atOnce(), chat, watchers, game);
    }

    /// The same table with a part of its game.
    public <W> TableView<W> lookingAt(Function<V, W> part) {
        return but(door, chat, watchers, part.apply(game));
    }

    private <W> TableView<W> but(Door other, List<ChatLine> heard, List<String> lookers, W part) {
        return new TableView<>(
                number, name, terms, deals, chairs, viewer, seat, pace, hurried, other, shut, heard,
                held, lookers, part);
    }

    /// The same table for somebody who may not look on.
    ///
    /// @param nothing the view of a game that has not begun
    public TableView<V> shut(V nothing) {
        return closed(number, name, terms, nothing);
    }

    /// A table as somebody sees it who may not look on.
    static <V> TableView<V> closed(long number, String name, Terms terms, V nothing) {
        return new TableView<>(
                number,
                name,
                terms,
                0,
                Map.of(),
                Optional.empty(),
                Optional.empty(),
                Pace.USUAL,
                false,
                Door.UNTOUCHED.with(Access.CLOSED),
                true,
                List.of(),
                Set.of(),
                List.of(),
                nothing);
    }

    /// Whether the viewer sees the table later than it is played: all who look on but its owner,
    /// who may direct it.
    public boolean isLate() {
        return door.isLate()
                && seat.isEmpty()
                && (viewer.isEmpty() || !viewer.equals(door.owner()));
    }

    /// Where the person sits; empty when they do not.
    public Optional<Seat> seatOf(PersonId person) {
        return chairs.entrySet().stream()
                .filter(taken -> taken.getValue().isOf(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /// Whether the person plays the present deal, or has played it.
    public boolean hasPlayed(PersonId person) {
        return held.contains(person) || seatOf(person).isPresent();
    }

    public Optional<Chair> chair(Seat at) {
        return Optional.ofNullable(chairs.get(at));
    }

    /// The chairs as they will be when a new deal comes.
    public Map<Seat, Chair> chairsNextDeal() {
        return Table.next(chairs, door);
    }

    /// Whether the viewer is the only person who sits there.
    public boolean isAlone() {
        return viewer.isPresent()
                && seat.isPresent()
                && chairs.values().stream()
                                .filter(chair -> chair.occupant() instanceof Occupant.Person)
                                .count()
                        == 1;
    }

    /// Whether the viewer has a seat but lets a robot play it.
    public boolean isSittingOut() {
        return seat.map(chairs::get).filter(Chair::sittingOut).isPresent();
    }
}
