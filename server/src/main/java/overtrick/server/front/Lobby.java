package overtrick.server.front;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.game.TableSummary;
import overtrick.house.people.Office;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.page.Called;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.server.Club;

/// The tables in play, as one visitor sees them.
public record Lobby(Words words, List<TableSummary> tables, Optional<PersonId> viewer) {

    /// Tables shown on the front page.
    static final int SHOWN = 24;

    /// Of these, the visitor's own.
    private static final int MINE_SHOWN = 4;

    /// People who are named in one line.
    private static final int NAMED = 8;

    /// Those that the visitor may come to, their own first.
    static Lobby of(Club club, Visit visit) {
        var person = visit.person().map(Member.Person::id);
        var tables = new LinkedHashSet<TableSummary>();
        person.ifPresent(id -> tables.addAll(club.tables().of(id, MINE_SHOWN)));
        boolean member =
                club.members()
                        .offices()
                        .of(visit.person(), visit.session())
                        .isAtLeast(Office.MEMBER);
        tables.addAll(
                member
                        ? club.tables().lobbyOfMembers(SHOWN, visit.viewer())
                        : club.tables().lobby(SHOWN, visit.viewer()));
        return new Lobby(visit.words(), List.copyOf(tables), person);
    }

    /// How a table is called.
    public String title(TableSummary table) {
        return Called.in(words, table.name());
    }

    /// Who sits there; empty for a free seat.
    public Optional<String> name(TableSummary table, Seat seat) {
        return chair(table, seat).map(chair -> Called.in(words, chair.occupant().name()));
    }

    public boolean isRobot(TableSummary table, Seat seat) {
        return chair(table, seat)
                .filter(chair -> chair.occupant() instanceof Occupant.Robot)
                .isPresent();
    }

    /// Whether the visitor has a seat there.
    public boolean isMine(TableSummary table) {
        return viewer.isPresent()
                && table.chairs().values().stream()
                        .map(Chair::occupant)
                        .anyMatch(sitting ->
                                sitting instanceof Occupant.Person(var id, _)
                                        && id.equals(viewer.get()));
    }

    /// The names of the others who sit somewhere, each once.
    public List<String> people() {
        return tables.stream()
                .flatMap(table -> table.chairs().values().stream())
                .map(Chair::occupant)
                .filter(Occupant.Person.class::isInstance)
                .filter(sitting ->
                        viewer.isEmpty() || !((Occupant.Person) sitting).id().equals(viewer.get()))
                .map(sitting -> Called.in(words, sitting.name()))
                .distinct()
                .limit(NAMED)
                .toList();
    }

    private static Optional<Chair> chair(TableSummary table, Seat seat) {
        return Optional.ofNullable(table.chairs().get(seat));
    }
}
