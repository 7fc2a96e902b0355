package overtrick.evening.tournament;

import java.util.List;
import java.util.Optional;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.movement.EntryNumber;
import overtrick.tournament.session.SectionName;

/// For whom the telephones at the tables speak. The card of a table brings a telephone there; whose
/// it is it says itself, and then it goes with its pair.
public record Phones(Store store) {

    private static final String TAKE =
            "INSERT INTO table_phone (code, person, section, number) VALUES (?, ?, ?, ?)"
                    + " ON CONFLICT (code, person) DO UPDATE"
                    + " SET section = excluded.section, number = excluded.number";
    private static final String OF =
            "SELECT section, number FROM table_phone WHERE code = ? AND person = ?";
    private static final String WHO =
            "SELECT person FROM table_phone WHERE code = ? AND section = ? AND number = ?";
    private static final String LEAVE = "DELETE FROM table_phone WHERE code = ? AND person = ?";

    /// A pair by its number, or in an individual a player; a team has two pairs.
    public record Pair(SectionName section, EntryNumber number) {
        @Override
        public String toString() {
            return section + "" + number;
        }
    }

    /// From now on the telephone speaks for that pair, and for no other.
    public void take(TournamentId id, PersonId phone, Pair pair) {
        store.change(TAKE, id.code(), phone.value(), pair.section().text(), pair.number().value());
    }

    /// For whom the telephone speaks; empty when it has not been said.
    public Optional<Pair> of(TournamentId id, PersonId phone) {
        return store.row(
                OF,
                row -> new Pair(new SectionName(row.getString(1)), new EntryNumber(row.getInt(2))),
                id.code(),
                phone.value());
    }

    /// The same of a telephone that is known by several names: what was said last counts first.
    public Optional<Pair> of(TournamentId id, List<PersonId> names) {
        return names.stream().flatMap(name -> of(id, name).stream()).findFirst();
    }

    /// Whether the pair has a telephone beside this one.
    ///
    /// @param names by which this one is known
    public boolean hasAnother(TournamentId id, Pair pair, List<PersonId> names) {
        return store
                .rows(
                        WHO,
                        row -> new PersonId(row.getString(1)),
                        id.code(),
                        pair.section().text(),
                        pair.number().value())
                .stream()
                .anyMatch(one -> !names.contains(one));
    }

    /// From now on the telephone speaks for nobody.
    public void leave(TournamentId id, PersonId phone) {
        store.change(LEAVE, id.code(), phone.value());
    }
}
