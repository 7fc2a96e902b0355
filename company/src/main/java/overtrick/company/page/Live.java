package overtrick.company.page;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.company.Company;
import overtrick.company.Invitations.Answer;
import overtrick.company.Invitations.Invitation;
import overtrick.company.here.Somebody;
import overtrick.company.wish.Wishes;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// What one viewer may know of the company now.
///
/// @param number of the last change
/// @param here who is here, friends first
/// @param friends of the viewer, whether or not they are here
/// @param wishes that they may join
/// @param invitations that they have to answer
/// @param sent what they have asked others
/// @param asking who would be a friend
/// @param laid a table that waits for them
/// @param unread messages of friends
/// @param notices to the club that they have not read
/// @param reports that officers have to see to; 0 for everybody else
/// @param names of the people in it
record Live(
        long number,
        List<Somebody> here,
        Set<PersonId> friends,
        List<Wishes.Standing> wishes,
        List<Invitation> invitations,
        List<Invitation> sent,
        List<PersonId> asking,
        Optional<TableId> laid,
        Unread unread,
        Map<PersonId, String> names) {

    /// What waits to be read.
    record Unread(int unread, int notices, int reports, int offers) {}

    /// The thread under which what was said to an event is read.
    static String thread(TournamentId event) {
        return "event/" + event.code();
    }

    /// The thread under which notices to the club are read.
    static final String CLUB = "club";

    static Live of(Company company, Member.Person viewer) {
        var id = viewer.id();
        var asking = company.circles().asking(id);
        var invitations = company.invitationsTo(id);
        var sent = company.invitations().by(id);
        var names = new HashMap<PersonId, String>();
        asking.forEach(one -> name(company, one, names));
        invitations.forEach(one -> name(company, one.by(), names));
        sent.forEach(one -> name(company, one.to(), names));
        return new Live(
                company.pulse().number(),
                company.here(viewer),
                company.circles().friends(id),
                company.wishes(viewer),
                invitations,
                sent,
                asking,
                company.laidFor(id),
                unread(company, id),
                Map.copyOf(names));
    }

    private static Unread unread(Company company, PersonId id) {
        var office = company.standing().of(id);
        int notices =
                office.isAtLeast(Office.MEMBER)
                        ? company.messages().unread(id, CLUB, company.messages().toClub())
                        : 0;
        for (var event : company.desk().evenings().enteredBy(id)) {
            var said = company.messages().toEvent(event.id().code());
            notices += company.messages().unread(id, thread(event.id()), said);
        }
        return new Unread(
                company.unread(id),
                notices,
                office.isAtLeast(Office.OFFICER) ? company.reports().open() : 0,
                company.desk().offers(id).size());
    }

    private static void name(Company company, PersonId id, Map<PersonId, String> names) {
        company.house().people().byId(id).ifPresent(one -> names.put(id, one.name()));
    }

    String name(PersonId id) {
        return names.getOrDefault(id, "");
    }

    /// Invitations that are not put off.
    List<Invitation> fresh() {
        return invitations.stream().filter(one -> one.answer() == Answer.NONE).toList();
    }
}
