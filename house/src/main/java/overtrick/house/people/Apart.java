package overtrick.house.people;

import java.util.Set;
import overtrick.house.table.PersonId;

/// Who does not want to meet whom. Tables ask it, and whatever shows people to people; nobody is
/// ever told that it was asked.
public interface Apart {

    /// Everybody may meet everybody.
    Apart NOBODY =
            new Apart() {
                @Override
                public Set<PersonId> from(PersonId person) {
                    return Set.of();
                }

                @Override
                public Set<String> unheardBy(PersonId person) {
                    return Set.of();
                }
            };

    /// Those who keep away from somebody: they are not there for them.
    Set<PersonId> from(PersonId person);

    /// The names of those whom somebody does not want to hear.
    Set<String> unheardBy(PersonId person);
}
