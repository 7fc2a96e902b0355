package overtrick.house.table;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.cards.Seat;

/// A table while one event is being written into it.
final class Draft<S> {

    /// Lines of chat that are kept for those who come later: so many of those who sat, and of
    /// watchers.
    static final int CHAT_KEPT = 40;

    private String name;
    private Optional<Terms> terms;
    private final Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
    private final Map<PersonId, Seat> knows;
    private final Set<Seat> newcomers = EnumSet.noneOf(Seat.class);
    private final List<ChatLine> chat;
    private long moved;
    Pace pace;
    Haste haste;
    long number;
    Door door;
    S game;

    Draft(Table<S> before) {
        name = before.name();
        terms = before.terms();
        chairs.putAll(before.chairs());
        knows = new HashMap<>(before.known().hands());
        newcomers.addAll(before.known().newcomers());
        chat = new ArrayList<>(before.chat());
        moved = before.moved();
        number = before.number();
        pace = before.tempo().pace();
        haste = before.tempo().haste();
        door = before.door();
        game = before.game();
    }

    void opened(String title, Terms agreed) {
        name = title;
        terms = Optional.of(agreed);
    }

    void taken(Seat seat, Occupant occupant) {
        var gone = chairs.put(seat, Chair.of(occupant));
        door = door.withoutRobot(seat);
        if (occupant instanceof Occupant.Person(var id, _)) {
            knows.put(id, seat);
            newcomers.add(seat);
            door = door.withoutBooking(seat);
            if (gone != null && gone.occupant() instanceof Occupant.Robot(var robot)) {
                door = door.withRobot(seat, robot);
            }
        }
    }

    void left(Seat seat) {
        chairs.remove(seat);
    }

    void sittingOut(Seat seat, boolean out) {
        chairs.computeIfPresent(seat, (_, chair) -> new Chair(chair.occupant(), out, false));
        if (!out) {
            newcomers.add(seat);
        }
    }

    void relieved(Seat seat) {
        chairs.computeIfPresent(seat, (_, chair) -> new Chair(chair.occupant(), true, true));
    }

    /// What was the guest's is the member's.
    void recognised(PersonId guest, Occupant.Person member) {
        chairs.replaceAll((_, chair) -> chair.isOf(guest) ? chair.with(member) : chair);
        var held = knows.remove(guest);
        if (held != null) {
            knows.putIfAbsent(member.id(), held);
        }
        door = door.recognised(guest, member);
    }

    void said(TableEvent.Said<?> said) {
        boolean seated = said.seated();
        var alike = chat.stream().filter(line -> line.seated() == seated).toList();
        long ofWatchers =
                alike.isEmpty() ? ChatLine.FIRST_OF_WATCHERS : alike.getLast().number() + 1;
        if (alike.size() == CHAT_KEPT) {
            chat.remove(alike.getFirst());
        }
        long at = seated ? number : ofWatchers;
        chat.add(new ChatLine(at, said.name(), seated, said.text(), said.from()));
    }

    void moved(boolean newDeal, Optional<Seat> doer) {
        moved = number;
        doer.ifPresent(newcomers::remove);
        if (newDeal) {
            haste = Haste.NONE;
            chairs.replaceAll((_, chair) -> chair.ofNextDeal());
            newcomers.clear();
            knows.clear(); // but the hands that are held now
            chairs.forEach((seat, chair) -> {
                if (chair.occupant() instanceof Occupant.Person(var id, _)) {
                    knows.put(id, seat);
                }
            });
        }
    }

    void acted(Seat actor) {
        var chair = chairs.get(actor);
        haste = haste.after(chair != null && chair.isPlayedByRobot());
    }

    /// Moves people to other chairs. A robot that plays for them, the hands they know and a booking
    /// of their seat move along.
    void changed(Map<Seat, Seat> seats) {
        if (seats.isEmpty()) {
            return;
        }
        var before = new EnumMap<>(chairs);
        chairs.clear();
        before.forEach((seat, chair) -> chairs.put(seats.getOrDefault(seat, seat), chair));
        knows.replaceAll((_, seat) -> seats.getOrDefault(seat, seat));
        var came = EnumSet.copyOf(newcomers);
        newcomers.clear();
        came.forEach(seat -> newcomers.add(seats.getOrDefault(seat, seat)));
        door = door.changed(seats);
    }

    /// A game has come to its end.
    void won(Map<Seat, Integer> units) {
        var line = new HashMap<Occupant, Integer>();
        chairs.forEach((seat, chair) -> line.put(chair.occupant(), units.getOrDefault(seat, 0)));
        int sum = line.values().stream().mapToInt(Integer::intValue).sum();
        if (sum == 0) { // else somebody has left before the end, and nothing can be settled
            door = door.with(door.circle().played(line));
        }
    }

    Table<S> table() {
        var known = new Table.Known(knows, newcomers);
        var tempo = new Table.Tempo(pace, haste);
        return new Table<>(number, moved, name, terms, chairs, known, tempo, door, chat, game);
    }
}
