package overtrick.company.desk;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.house.codes.TournamentId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What the partners' desk asks of the club's events. Whoever knows them says it.
public interface Evenings {

    /// An event for pairs that can still be entered.
    ///
    /// @param members whether it takes a member: whoever plays at real tables must be somebody whom
    ///   the club knows
    record Announced(TournamentId id, String title, boolean members) {}

    /// Somebody who looks for a partner there.
    ///
    /// @param name under which they play
    record Alone(PersonId person, String name) {}

    /// The events that can still be entered, the latest first.
    List<Announced> announced();

    /// The one of a code, if it can still be entered.
    default Optional<Announced> announced(TournamentId id) {
        return announced().stream().filter(one -> one.id().equals(id)).findFirst();
    }

    /// Those who look for a partner and are known.
    List<Alone> alone(TournamentId id);

    /// Somebody looks for a partner.
    ///
    /// @return whether that was taken
    boolean seek(TournamentId id, Member.Person person);

    /// Two become an entry.
    ///
    /// @return whether that was taken
    boolean enter(TournamentId id, Member.Person one, Member.Person other);

    /// The events that somebody has entered, the latest first.
    List<Announced> enteredBy(PersonId person);

    /// Everybody who speaks or plays for an entry.
    Set<PersonId> entrants(TournamentId id);
}
