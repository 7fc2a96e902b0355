package overtrick.classroom.course;

import java.util.Optional;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// Somebody who has come to a class.
///
/// @param place where they sit; empty for who waits for a chair
/// @param raised whether they have raised a hand
/// @param here whether they have not left
public record Student(Member.Person person, Optional<Place> place, boolean raised, boolean here) {

    static Student of(Member.Person person) {
        return new Student(person, Optional.empty(), false, true);
    }

    public PersonId id() {
        return person.id();
    }

    Student at(Place chair) {
        return new Student(person, Optional.of(chair), raised, here);
    }

    Student standing() {
        return new Student(person, Optional.empty(), raised, here);
    }

    Student gone() {
        return new Student(person, Optional.empty(), false, false);
    }

    Student raising(boolean up) {
        return new Student(person, place, up, here);
    }

    Student known(Member.Person member) {
        return new Student(member, place, raised, here);
    }
}
