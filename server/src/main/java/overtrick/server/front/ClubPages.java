package overtrick.server.front;

import java.security.SecureRandom;
import java.util.List;
import overtrick.boards.page.BoardRoutes;
import overtrick.boards.page.DealRoutes;
import overtrick.boards.page.LookRoutes;
import overtrick.boards.page.hint.HintRoutes;
import overtrick.boards.page.match.MatchRoutes;
import overtrick.boards.page.mine.MineRoutes;
import overtrick.boards.page.sheet.SheetRoutes;
import overtrick.bridgetable.page.DuplicatePages;
import overtrick.cantable.page.CanPages;
import overtrick.cantable.page.CanRoutes;
import overtrick.cantable.page.contest.ContestRoutes;
import overtrick.cantable.page.contest.LeagueRoutes;
import overtrick.cantable.page.learn.LearnRoutes;
import overtrick.evening.page.door.EveningFeature;
import overtrick.free.page.EvidenceRoutes;
import overtrick.free.page.FreePages;
import overtrick.law.LawRoutes;
import overtrick.law.TrainingRoutes;
import overtrick.library.LibraryRoutes;
import overtrick.library.card.SystemRoutes;
import overtrick.library.odds.OddsRoutes;
import overtrick.page.Feature;
import overtrick.page.Porter;
import overtrick.page.WebSettings;
import overtrick.page.link.Addresses;
import overtrick.page.server.Web;
import overtrick.page.table.TableRoutes;
import overtrick.server.Club;
import overtrick.social.page.SocialDeals;
import overtrick.social.page.SocialPages;
import overtrick.social.page.SocialRoutes;

/// All pages of a club: the one place that knows every feature.
public final class ClubPages {

    private ClubPages() {}

    /// Starts to serve; returns when the first request can be answered.
    public static Web open(Club club, WebSettings settings) {
        return Web.start(club.people(), features(club, settings), porter(club), settings);
    }

    /// Who asks at every address whether the visitor may come in.
    public static Porter porter(Club club) {
        return new ClubPorter(club);
    }

    /// Everything the club's pages consist of.
    public static List<Feature> features(Club club, WebSettings settings) {
        var bridge = club.bridge();
        var archive = club.boards();
        var friends = club.social();
        var free = club.free();
        var hall = club.canHall();
        return List.of(
                new FrontRoutes(club),
                new TableRoutes(
                        club.tables(),
                        List.of(
                                new DuplicatePages(bridge),
                                new CanPages(hall),
                                new SocialPages(bridge, friends),
                                new FreePages(free, bridge.readings())),
                        new Addresses(settings.host())),
                new EvidenceRoutes(free, bridge.readings()),
                new CanRoutes(hall),
                new SocialRoutes(bridge, friends, new SecureRandom()),
                new ContestRoutes(hall),
                new LeagueRoutes(hall),
                new LearnRoutes(),
                new BoardRoutes(archive),
                new DealRoutes(archive, new SocialDeals(friends.past())),
                new LookRoutes(archive),
                new TrainingRoutes(),
                new LawRoutes(),
                new LibraryRoutes(),
                new OddsRoutes(),
                new EveningFeature(club.evenings(), settings.host(), settings.people()),
                new MatchRoutes(archive),
                new MineRoutes(archive),
                new SheetRoutes(archive),
                new HintRoutes(archive, friends::bySystem),
                new SystemRoutes(bridge.readings()));
    }
}
