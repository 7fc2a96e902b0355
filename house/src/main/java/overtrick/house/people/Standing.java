package overtrick.house.people;

import overtrick.house.table.PersonId;

/// What somebody is to the club, wherever they are signed in.
@FunctionalInterface
public interface Standing {

    Office of(PersonId person);

    /// Whether they have an account.
    default boolean isMember(PersonId person) {
        return of(person).isAtLeast(Office.MEMBER);
    }
}
