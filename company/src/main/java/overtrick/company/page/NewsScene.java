package overtrick.company.page;

import java.util.List;
import java.util.Optional;
import overtrick.company.Company;
import overtrick.house.table.Member;
import overtrick.log.host.Watch;
import overtrick.page.Words;
import overtrick.page.stream.Region;
import overtrick.page.stream.Scene;

/// News of the company, as the head of every page tells them. Whoever hears them is here.
///
/// @param wishes whether the page shows the wishes to play besides
record NewsScene(Company company, boolean wishes)
        implements Scene<PeopleScene.Seen, NewsScene.News> {

    private static final List<Region<News>> HEAD =
            List.of(
                    new Region<>("company/news", News::news),
                    new Region<>("company/count", News::count));

    private static final List<Region<News>> FRONT =
            List.of(HEAD.getFirst(), HEAD.getLast(), new Region<>("company/wishes", News::wishes));

    /// What is told.
    record News(NewsPart news, CountPart count, WishesPart wishes) {}

    @Override
    public Optional<PeopleScene.Seen> look(Member.Person viewer) {
        return Optional.of(new PeopleScene.Seen(Live.of(company, viewer), viewer.id()));
    }

    @Override
    public long number(PeopleScene.Seen seen) {
        return seen.live().number();
    }

    @Override
    public News page(PeopleScene.Seen seen, Words words) {
        var live = seen.live();
        return new News(
                NewsPart.of(live, words),
                new CountPart(live.here().size()),
                PeopleScene.wishes(company, seen, words));
    }

    @Override
    public List<Region<News>> regions() {
        return wishes ? FRONT : HEAD;
    }

    @Override
    public String said(News now, News before) {
        return "";
    }

    @Override
    public Watch watch(Member.Person viewer, Runnable signal) {
        var listens = company.pulse().listen(signal);
        var stays = company.come(viewer.id());
        return () -> {
            listens.close();
            stays.close();
        };
    }
}
