package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Function;
import overtrick.company.Company;
import overtrick.company.Partnerships;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.page.Feature;
import overtrick.page.Visit;
import overtrick.page.room.RoomPages;

/// Where people find each other.
///
/// @param named finds the member of a name
/// @param partnerships with whom people have played
/// @param shown whether somebody has a page with their results that the visitor may see
public record CompanyRoom(
        Company company,
        Function<String, Optional<Member.Person>> named,
        Partnerships partnerships,
        BiPredicate<Visit, PersonId> shown)
        implements RoomPages {

    @Override
    public List<Feature> features() {
        return List.of(
                new PeopleRoutes(company),
                new WishRoutes(company),
                new TieRoutes(company, named, partnerships, shown),
                new InviteRoutes(company),
                new WordRoutes(company),
                new ReportRoutes(company),
                new DeskRoutes(company));
    }
}
