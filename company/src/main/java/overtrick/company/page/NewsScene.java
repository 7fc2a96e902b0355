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
record NewsScene(Company company) implements Scene<Live, NewsScene.News> {

    private static final List<Region<News>> REGIONS =
            List.of(
                    new Region<>("company/news", News::news),
                    new Region<>("company/count", News::count));

    /// What is told.
    record News(NewsPart news, CountPart count) {}

    @Override
    public Optional<Live> look(Member.Person viewer) {
        return Optional.of(Live.of(company, viewer));
    }

    @Override
    public long number(Live live) {
        return live.number();
    }

    @Override
    public News page(Live live, Words words) {
        return new News(NewsPart.of(live, words), new CountPart(live.here().size()));
    }

    @Override
    public List<Region<News>> regions() {
        return REGIONS;
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
