package overtrick.standing;

import java.util.Optional;
import overtrick.house.people.Friends;
import overtrick.house.table.PersonId;
import overtrick.standing.book.Book;
import overtrick.standing.book.Subject;

/// What one visitor may see of others: the one place where it is asked.
///
/// @param viewer who looks; empty for a stranger
/// @param member whether they are a member of the club
public record Sight(Book book, Friends friends, Optional<PersonId> viewer, boolean member) {

    /// Whether the visitor may see that of somebody.
    public boolean sees(PersonId of, Subject subject) {
        return isOwn(of)
                || switch (book.audience(of, subject)) {
                    case EVERYONE -> true;
                    case MEMBERS -> member;
                    case FRIENDS ->
                            member && viewer.filter(who -> friends.counts(of, who)).isPresent();
                    case ME -> false;
                };
    }

    /// Whether somebody looks at themselves.
    public boolean isOwn(PersonId of) {
        return viewer.filter(of::equals).isPresent();
    }
}
