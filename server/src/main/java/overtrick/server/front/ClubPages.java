package overtrick.server.front;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.stream.Stream;
import overtrick.boards.page.door.BoardsRoom;
import overtrick.boards.page.match.MatchesRoom;
import overtrick.bridgetable.page.BridgeRoom;
import overtrick.cantable.page.CanRoom;
import overtrick.classroom.page.door.ClassroomRoom;
import overtrick.company.page.CompanyRoom;
import overtrick.evening.page.door.EveningRoom;
import overtrick.free.page.FreeRoom;
import overtrick.guide.GuideRoom;
import overtrick.house.table.Member;
import overtrick.laid.page.LaidRoom;
import overtrick.law.LawRoom;
import overtrick.library.LibraryRoom;
import overtrick.members.Account;
import overtrick.members.office.Register;
import overtrick.members.page.MembersRoom;
import overtrick.page.Feature;
import overtrick.page.Porter;
import overtrick.page.Signboard;
import overtrick.page.WebSettings;
import overtrick.page.api.ApiRoutes;
import overtrick.page.link.Addresses;
import overtrick.page.room.RoomPages;
import overtrick.page.server.Site;
import overtrick.page.server.Sites;
import overtrick.page.server.Web;
import overtrick.page.table.TableRoutes;
import overtrick.practice.door.PracticeRoom;
import overtrick.practice.problem.OwnDeal;
import overtrick.server.Club;
import overtrick.server.brought.FileRoutes;
import overtrick.social.page.SocialDeals;
import overtrick.social.page.SocialRoom;
import overtrick.standing.page.StandingRoom;

/// All pages of a club: the one place that knows every room.
public final class ClubPages {

    private ClubPages() {}

    /// Starts to serve; returns when the first request can be answered.
    public static Web open(Club club, WebSettings settings) {
        return Web.start(Sites.of(site(club, settings)), settings);
    }

    /// Starts to serve several clubs, each under its own name.
    ///
    /// @param clubs by the names of their hosts
    public static Web open(SortedMap<String, Club> clubs, WebSettings settings) {
        var sites = new HashMap<String, Site>();
        clubs.forEach((host, club) -> sites.put(host, site(club, settings)));
        return Web.start(Sites.of(sites, new HouseDoor(clubs)), settings);
    }

    private static Site site(Club club, WebSettings settings) {
        var offices = club.members().offices();
        return new Site(
                club.people(),
                features(club, settings),
                porter(club),
                () -> sign(offices.now()),
                club.instruments());
    }

    private static Signboard sign(Register register) {
        var look = register.look();
        return new Signboard(look.name(), look.colour(), register.crest());
    }

    /// Who asks at every address whether the visitor may come in.
    public static Porter porter(Club club) {
        return new ClubPorter(club);
    }

    /// The rooms of the club, in the order of their doors on the front page.
    private static List<RoomPages> rooms(Club club, WebSettings settings) {
        var bridge = club.bridge();
        var friends = club.social();
        var deals = new SocialDeals(friends.past());
        var standing = new StandingRoom(club.standing());
        var rooms =
                Stream.of(
                        new BridgeRoom(bridge),
                        new BoardsRoom(
                                club.boards(),
                                deals,
                                friends::bySystem,
                                (play, seat) -> OwnDeal.of(play, seat).address()),
                        new SocialRoom(bridge, friends),
                        new LaidRoom(club.laid(), settings.host()),
                        new LibraryRoom(bridge.readings()),
                        new GuideRoom(),
                        new CanRoom(club.canHall()),
                        new EveningRoom(club.evenings(), settings.host(), settings.people()),
                        new MatchesRoom(club.boards()),
                        new LawRoom(club.polls(), bridge.readings(), settings.host()),
                        new MembersRoom(club.members(), settings.host()),
                        new CompanyRoom(
                                club.company(),
                                name -> named(club, name),
                                club.partnerships(),
                                standing::shows),
                        standing,
                        new PracticeRoom(club.practice(), new LostBoards(club.boards())),
                        new ClassroomRoom(club.classes(), settings.host()),
                        new FreeRoom(club.free(), bridge.readings()));
        return Stream.concat(rooms, club.annexes().stream()).toList();
    }

    /// The member who signs in with this name.
    private static Optional<Member.Person> named(Club club, String name) {
        return club.members().accounts().named(name).map(Account::person);
    }

    /// Everything the club's pages consist of.
    public static List<Feature> features(Club club, WebSettings settings) {
        var rooms = rooms(club, settings);
        var tables = rooms.stream().flatMap(room -> room.tables().stream()).toList();
        var doors = rooms.stream().flatMap(room -> room.doors().stream()).toList();
        var lessons = rooms.stream().flatMap(room -> room.lessons().stream()).toList();
        var features = new ArrayList<Feature>();
        var choices = new Choices(club.readings());
        features.add(new FrontRoutes(club, doors, choices));
        features.add(new OpenRoutes(club, choices));
        features.add(new LearnRoutes(lessons));
        features.add(new FileRoutes(club, settings.largestRequest()));
        var atTables = new TableRoutes(club.tables(), tables, new Addresses(settings.host()));
        features.add(atTables);
        features.add(
                new ApiRoutes(
                        Stream.of(
                                        new TablesApi(club, choices).operations().stream(),
                                        atTables.operations().stream(),
                                        rooms.stream().flatMap(room -> room.operations().stream()))
                                .flatMap(all -> all)
                                .toList(),
                        atTables.forms()));
        rooms.forEach(room -> features.addAll(room.features()));
        return List.copyOf(features);
    }
}
