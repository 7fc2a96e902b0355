package overtrick.house.table;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;

/// What is seen of a table: from inside, and from before a closed door.
///
/// @param <S> the game's state
/// @param <C> its commands
/// @param <E> its events
/// @param <V> its views
record Sight<S, C, E, V>(GameRules<S, C, E, V> game, Table<S> table) {

    private Rules<S, Party, C, E, V> rules() {
        return game.rules(table.terms().orElseGet(game::usual));
    }

    TableView<V> of(Member viewer) {
        boolean shut = viewer instanceof Member.Person person && !table.admits(person.id());
        return shut ? fromOutside() : fromInside(viewer);
    }

    private TableView<V> fromInside(Member viewer) {
        var seat = seatOf(table, viewer);
        Party party = seat.isPresent() ? seat.get() : Outsider.WATCHER;
        return new TableView<>(
                table.number(),
                table.name(),
                table.terms().orElseGet(game::usual),
                game.deals(table.game()),
                table.chairs(),
                known(table, viewer),
                seat,
                table.tempo().pace(),
                table.tempo().haste().isOn(),
                table.door(),
                false,
                heard(seat, viewer),
                held(table, viewer),
                List.of(),
                rules().view(table.game(), party));
    }

    /// What those who look on say, players do not hear. Somebody who has left a seat, and may come
    /// back to it, does not hear what is said of the deal that they have held a hand of.
    private List<ChatLine> heard(Optional<Seat> seat, Member viewer) {
        int present = game.deals(table.game());
        boolean held =
                viewer instanceof Member.Person(var id, _) && table.known().hands().containsKey(id);
        return table.chat().stream()
                .filter(line ->
                        line.seated()
                                || (seat.isEmpty() && !(held && line.from().deal() >= present)))
                .toList();
    }

    /// The person, if the table has anything to do with them: all others see the same.
    private static Optional<PersonId> known(Table<?> table, Member viewer) {
        return viewer instanceof Member.Person(var id, _)
                        && (table.seatOf(id).isPresent()
                                || table.door().bookedBy(id).isPresent()
                                || table.door().circle().isWaiting(id)
                                || table.door().commentary().knows(id)
                                || table.door().owner().equals(Optional.of(id)))
                ? Optional.of(id)
                : Optional.empty();
    }

    private static Set<PersonId> held(Table<?> table, Member viewer) {
        return switch (viewer) {
            case Member.House _ -> table.known().hands().keySet();
            case Member.Person(var id, _) ->
                    table.known().hands().containsKey(id) ? Set.of(id) : Set.of();
            case Member.RobotAt _ -> Set.of();
        };
    }

    /// What strangers see of a closed table: only that it exists.
    private TableView<V> fromOutside() {
        var rules = rules();
        return TableView.closed(
                table.number(),
                table.name(),
                table.terms().orElseGet(game::usual),
                rules.view(rules.start(), Outsider.WATCHER));
    }

    static Optional<Seat> seatOf(Table<?> table, Member member) {
        return switch (member) {
            case Member.Person(var id, _) -> table.seatOf(id);
            case Member.RobotAt(var seat) ->
                    table.chair(seat).filter(Chair::isPlayedByRobot).map(_ -> seat);
            case Member.House _ -> Optional.empty();
        };
    }

    /// As whom the game knows the member.
    static Party partyOf(Table<?> table, Member member) {
        if (member instanceof Member.House) {
            return Outsider.HOUSE;
        }
        return seatOf(table, member).<Party>map(seat -> seat).orElse(Outsider.WATCHER);
    }
}
