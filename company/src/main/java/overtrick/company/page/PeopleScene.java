package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.company.Company;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// The page of people, as it stays up to date.
record PeopleScene(Company company) implements Scene<PeopleScene.Seen, PeopleScene.Parts> {

    private static final List<Region<Parts>> REGIONS =
            List.of(
                    new Region<>("company/calls", Parts::calls),
                    new Region<>("company/wishes", Parts::wishes),
                    new Region<>("company/here", Parts::here));

    /// What one viewer may know.
    record Seen(Live live, PersonId viewer) {}

    /// What changes on the page.
    record Parts(CallsPart calls, WishesPart wishes, HerePart here) {}

    @Override
    public Optional<Seen> look(Member.Person viewer) {
        return Optional.of(new Seen(Live.of(company, viewer), viewer.id()));
    }

    @Override
    public long number(Seen seen) {
        return seen.live().number();
    }

    @Override
    public Parts page(Seen seen, Words words) {
        return new Parts(
                CallsPart.of(seen.live(), words),
                wishes(company, seen, words),
                HerePart.of(seen.live(), words));
    }

    static WishesPart wishes(Company company, Seen seen, Words words) {
        return WishesPart.of(
                seen.live().wishes(),
                seen.viewer(),
                company.wishes().games(),
                company.house().clock().instant(),
                words);
    }

    @Override
    public List<Region<Parts>> regions() {
        return REGIONS;
    }

    @Override
    public String said(Parts now, Parts before) {
        return "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        return company.pulse().listen(signal);
    }
}
