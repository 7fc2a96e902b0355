package overtrick.house.people;

import overtrick.house.table.PersonId;

/// Who is whose friend.
@FunctionalInterface
public interface Friends {

    /// Nobody has any yet.
    Friends NOBODY = (_, _) -> false;

    /// Whether somebody has named the other as a friend.
    boolean counts(PersonId of, PersonId other);
}
