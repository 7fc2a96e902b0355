package overtrick.practice;

import java.util.List;
import java.util.stream.Stream;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.people.Belongings;
import overtrick.house.people.Takeaway;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.practice.shelf.LessonFolder;
import overtrick.robots.bidding.Readings;

/// The practice room of a club: what its pages stand on.
///
/// @param readings the systems that robots and explanations read
/// @param lessons the folder of lessons on the club's disk
public record Practice(ClubHouse house, Readings readings, LessonFolder lessons)
        implements ClubRoom {

    /// What people have practised, and what comes back of it.
    public Notebook notebook() {
        return new Notebook(house.store(), house.clock());
    }

    /// Dealer scripts that people have brought.
    public OwnScripts scripts() {
        return new OwnScripts(house.store(), house.clock());
    }

    @Override
    public List<Belongings> belongings() {
        return Stream.concat(Notebook.BELONGINGS.stream(), OwnScripts.BELONGINGS.stream()).toList();
    }

    @Override
    public List<Takeaway> takeaways() {
        return List.of(new NotebookToTake(notebook()), lessons::fill, scripts()::fill);
    }

    @Override
    public void recognise(PersonId guest, Member.Person member) {
        notebook().join(guest, member.id());
        lessons.pass(guest, member.id());
        scripts().pass(guest, member.id());
    }

    @Override
    public void discard(PersonId person) {
        lessons.discard(person);
    }
}
