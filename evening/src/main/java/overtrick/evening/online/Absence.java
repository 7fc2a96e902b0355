package overtrick.evening.online;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import overtrick.bridge.board.BoardView;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.Relieve;

/// Who is in turn and stays away: a robot plays the board for them, and they play again with the
/// next. Others who have no page of the table open are not waited for one after the other.
///
/// @param since when the event was taken up: while the house was shut nobody could come
record Absence(Office office, Instant since) {

    /// How long a table waits for somebody who does not have its page open.
    static final Duration GONE = Duration.ofMinutes(1);

    /// How long it waits for somebody who has.
    static final Duration IDLE = Duration.ofMinutes(4);

    /// Has a robot play for whoever is in turn, when the table has waited long enough.
    ///
    /// @return when to look again if nothing happens before
    Optional<Instant> look(TableId table, Instant now) {
        var view = office.tables().look(table, Member.House.HOUSE).orElseThrow();
        var seat = view.game().filter(board -> !board.isOver()).flatMap(BoardView::actor);
        var person = seat.flatMap(view::chair).flatMap(Absence::person);
        if (person.isEmpty()) {
            return Optional.empty();
        }
        boolean there = office.tables().isThere(table, person.get().id());
        var end = lastSign(table).plus(there ? IDLE : GONE);
        if (now.isBefore(end)) {
            return Optional.of(end);
        }
        relieve(table, seat.get());
        view.chairs()
                .forEach((other, chair) ->
                        person(chair)
                                .filter(one -> other != seat.get())
                                .filter(one -> !office.tables().isThere(table, one.id()))
                                .ifPresent(_ -> relieve(table, other)));
        return Optional.empty();
    }

    private static Optional<Occupant.Person> person(Chair chair) {
        return !chair.sittingOut() && chair.occupant() instanceof Occupant.Person person
                ? Optional.of(person)
                : Optional.empty();
    }

    private void relieve(TableId table, Seat seat) {
        var _ = office.tables().send(table, Member.House.HOUSE, new Relieve<>(seat));
    }

    private Instant lastSign(TableId table) {
        var last = since;
        for (var logged : office.lastAt(table)) {
            last = logged.at().isAfter(last) ? logged.at() : last;
        }
        return last;
    }
}
