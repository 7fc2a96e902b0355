package overtrick.web.front;

import java.security.SecureRandom;
import java.util.List;
import overtrick.club.Club;
import overtrick.web.Feature;
import overtrick.web.Porter;
import overtrick.web.WebSettings;
import overtrick.web.board.BoardRoutes;
import overtrick.web.board.DealRoutes;
import overtrick.web.board.LookRoutes;
import overtrick.web.can.CanPages;
import overtrick.web.can.CanRoutes;
import overtrick.web.can.contest.ContestRoutes;
import overtrick.web.can.contest.LeagueRoutes;
import overtrick.web.can.learn.LearnRoutes;
import overtrick.web.card.SystemRoutes;
import overtrick.web.duplicate.DuplicatePages;
import overtrick.web.evening.door.EveningFeature;
import overtrick.web.free.EvidenceRoutes;
import overtrick.web.free.FreePages;
import overtrick.web.hint.HintRoutes;
import overtrick.web.law.LawRoutes;
import overtrick.web.law.TrainingRoutes;
import overtrick.web.library.LibraryRoutes;
import overtrick.web.link.Addresses;
import overtrick.web.match.MatchRoutes;
import overtrick.web.mine.MineRoutes;
import overtrick.web.odds.OddsRoutes;
import overtrick.web.server.Web;
import overtrick.web.sheet.SheetRoutes;
import overtrick.web.social.SocialDeals;
import overtrick.web.social.SocialPages;
import overtrick.web.social.SocialRoutes;
import overtrick.web.table.TableRoutes;

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
