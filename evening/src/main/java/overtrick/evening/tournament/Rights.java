package overtrick.evening.tournament;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.PersonId;
import overtrick.log.Store;
import overtrick.tournament.session.EntryId;

/// The players of a tournament whose telephones speak for them.
public final class Rights {

    private static final String SPEAK =
            "INSERT INTO tournament_player (code, person, entry) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code, person) DO UPDATE SET entry = excluded.entry";
    private static final String ENTRY =
            "SELECT entry FROM tournament_player WHERE code = ? AND person = ?";

    private static final String SEARCH =
            "INSERT INTO partner_search (code, person, player) VALUES (?, ?, ?)"
                    + " ON CONFLICT (code, person) DO UPDATE SET player = excluded.player";
    private static final String SEARCHED =
            "SELECT player FROM partner_search WHERE code = ? AND person = ?";

    private final Store store;

    Rights(Store store) {
        this.store = store;
    }

    /// From now on the person's telephone speaks for the entry.
    public void speak(TournamentId id, PersonId person, EntryId entry) {
        store.change(SPEAK, id.code(), person.value(), entry.value());
    }

    /// For whom the person speaks; empty for those who have not entered.
    public Optional<EntryId> entry(TournamentId id, PersonId person) {
        return store.row(ENTRY, row -> new EntryId(row.getInt(1)), id.code(), person.value());
    }

    /// From now on the person's telephone looks for a partner under this name.
    public void search(TournamentId id, PersonId person, String player) {
        store.change(SEARCH, id.code(), person.value(), player);
    }

    /// The name under which the person looks for a partner, or has looked; empty for others.
    public Optional<String> searched(TournamentId id, PersonId person) {
        return store.row(SEARCHED, row -> row.getString(1), id.code(), person.value());
    }

    /// Everybody who looks for a partner by their telephone, or has looked, with the name.
    public Map<PersonId, String> searching(TournamentId id) {
        return store
                .rows(
                        "SELECT person, player FROM partner_search WHERE code = ?",
                        row -> Map.entry(new PersonId(row.getString(1)), row.getString(2)),
                        id.code())
                .stream()
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue));
    }

    /// Everybody whose telephone speaks for an entry.
    public List<PersonId> speakers(TournamentId id) {
        return store.rows(
                "SELECT person FROM tournament_player WHERE code = ?",
                row -> new PersonId(row.getString(1)),
                id.code());
    }

    /// The tournaments in which a person speaks for an entry.
    public List<TournamentId> entered(PersonId person) {
        return store.rows(
                "SELECT code FROM tournament_player WHERE person = ?",
                row -> new TournamentId(row.getString(1)),
                person.value());
    }
}
