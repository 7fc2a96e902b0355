package overtrick.club.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;
import overtrick.club.table.TableEvent.CameBack;
import overtrick.club.table.TableEvent.InGame;
import overtrick.club.table.TableEvent.Said;
import overtrick.club.table.TableEvent.SatOut;
import overtrick.club.table.TableEvent.SeatLeft;
import overtrick.club.table.TableEvent.SeatTaken;
import overtrick.club.table.TableEvent.TableOpened;

/// Everything about a table: the truth, of which each viewer gets a part.
///
/// @param number how many events there have been
/// @param moved the number of the last event of the game
/// @param terms what was agreed; empty until the table is opened
/// @param knows which hand of the present deal a person has held
/// @param <S> the state of the game played there
public record Table<S>(
        long number,
        long moved,
        String name,
        Optional<Terms> terms,
        Map<Seat, Chair> chairs,
        Map<PersonId, Seat> knows,
        List<ChatLine> chat,
        S game) {

    /// Lines of chat that are kept for those who come later.
    static final int CHAT_KEPT = 40;

    public Table {
        chairs = Map.copyOf(chairs);
        knows = Map.copyOf(knows);
        chat = List.copyOf(chat);
    }

    static <S> Table<S> before(S game) {
        return new Table<>(0, 0, "", Optional.empty(), Map.of(), Map.of(), List.of(), game);
    }

    public boolean isOpen() {
        return terms.isPresent();
    }

    /// Where the person sits; empty when he does not.
    public Optional<Seat> seatOf(PersonId person) {
        return chairs.entrySet().stream()
                .filter(taken -> taken.getValue().isOf(person))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    public Optional<Chair> chair(Seat seat) {
        return Optional.ofNullable(chairs.get(seat));
    }

    /// Whether all of these seats are taken.
    public boolean isFull(Set<Seat> seats) {
        return chairs.keySet().containsAll(seats);
    }

    /// Whether robots play at every chair that is taken.
    public boolean isPlayedByRobots() {
        return chairs.values().stream().allMatch(Chair::isPlayedByRobot);
    }

    /// @param changed who has changed chairs: the chair now by the chair so far
    <E> Table<S> after(
            TableEvent<E> event, S gameAfter, boolean newDeal, Map<Seat, Seat> changed) {
        var next =
                switch (event) {
                    case TableOpened<E>(var title, var agreed) -> opened(title, agreed);
                    case SeatTaken<E>(var seat, var occupant) ->
                            withChair(seat, new Chair(occupant, false));
                    case SeatLeft<E>(var seat) -> without(seat);
                    case SatOut<E>(var seat) -> sittingOut(seat, true);
                    case CameBack<E>(var seat) -> sittingOut(seat, false);
                    case Said<E>(var speaker, var seated, var text) ->
                            withLine(new ChatLine(number + 1, speaker, seated, text));
                    case InGame<E> _ -> withChanged(changed).withDeal(newDeal);
                };
        long last = event instanceof InGame<E> ? number + 1 : moved;
        return new Table<>(
                number + 1,
                last,
                next.name,
                next.terms,
                next.chairs,
                next.knows,
                next.chat,
                gameAfter);
    }

    private Table<S> opened(String title, Terms agreed) {
        return new Table<>(number, moved, title, Optional.of(agreed), chairs, knows, chat, game);
    }

    private Table<S> withChair(Seat seat, Chair chair) {
        var taken = new EnumMap<Seat, Chair>(Seat.class);
        taken.putAll(chairs);
        taken.put(seat, chair);
        var held = new HashMap<>(knows);
        if (chair.occupant() instanceof Occupant.Person(var id, _)) {
            held.put(id, seat);
        }
        return copy(taken, held, chat);
    }

    private Table<S> without(Seat seat) {
        var left = new HashMap<>(chairs);
        left.remove(seat);
        return copy(left, knows, chat);
    }

    private Table<S> sittingOut(Seat seat, boolean out) {
        var changed = new HashMap<>(chairs);
        changed.computeIfPresent(seat, (_, chair) -> new Chair(chair.occupant(), out));
        return copy(changed, knows, chat);
    }

    private Table<S> withLine(ChatLine line) {
        var lines = new ArrayList<>(chat);
        lines.add(line);
        int from = Math.max(0, lines.size() - CHAT_KEPT);
        return copy(chairs, knows, lines.subList(from, lines.size()));
    }

    /// Whoever changes chairs takes along that he lets a robot play, and what he knows.
    private Table<S> withChanged(Map<Seat, Seat> changed) {
        if (changed.isEmpty()) {
            return this;
        }
        var taken = new EnumMap<Seat, Chair>(Seat.class);
        chairs.forEach((seat, chair) -> taken.put(changed.getOrDefault(seat, seat), chair));
        var held = new HashMap<PersonId, Seat>();
        knows.forEach((person, seat) -> held.put(person, changed.getOrDefault(seat, seat)));
        return copy(taken, held, chat);
    }

    /// A new deal is known to nobody but by the seats they hold now.
    private Table<S> withDeal(boolean fresh) {
        if (!fresh) {
            return this;
        }
        var held = new HashMap<PersonId, Seat>();
        chairs.forEach((seat, chair) -> {
            if (chair.occupant() instanceof Occupant.Person(var id, _)) {
                held.put(id, seat);
            }
        });
        return copy(chairs, held, chat);
    }

    private Table<S> copy(Map<Seat, Chair> taken, Map<PersonId, Seat> held, List<ChatLine> lines) {
        return new Table<>(number, moved, name, terms, taken, held, lines, game);
    }
}
