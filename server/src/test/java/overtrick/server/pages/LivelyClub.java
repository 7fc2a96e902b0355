package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.regex.Pattern;
import overtrick.bridgetable.duplicate.PlayedAt;
import overtrick.cards.Seat;
import overtrick.evening.tournament.Duties.Invitation;
import overtrick.house.codes.TableId;
import overtrick.house.codes.TournamentId;
import overtrick.house.people.Duty;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.members.look.Crest;
import overtrick.movement.RoundNumber;
import overtrick.page.server.Address;
import overtrick.systems.BiddingSystem;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.session.Section;

/// A club in which there is something of everything that has an address: tables of every game,
/// events, contests, leagues and series of every kind, under way and over. It says what its
/// addresses are when their places are filled in.
final class LivelyClub {

    private static final Pattern ASSET = Pattern.compile("\"/assets/([^\"]+/[^\"]+\\.css)\"");

    private static final String SYSTEM = BiddingSystem.NAMES.getFirst();

    private static final Invitation FOR_LAN =
            new Invitation(Duty.ASSISTANT, "for Lan", Instant.parse("2100-01-01T00:00:00Z"), 20);

    private final House house;
    private final Browser ann;
    private final Browser minh;
    private final Browser owner;
    private final AddressBook book = new AddressBook();

    /// @param ann to whom everything belongs
    /// @param minh who plays at some of her tables and in some of her events
    private LivelyClub(House house, Browser ann, Browser minh) {
        this.house = house;
        this.ann = ann;
        this.minh = minh;
        this.owner = house.visitor();
    }

    static LivelyClub of(House house, Browser ann, Browser minh) {
        var club = new LivelyClub(house, ann, minh);
        ann.post("/me", Map.of("name", "Ann"));
        minh.post("/me", Map.of("name", "Minh"));
        club.playAtTables();
        club.playBaiCan();
        club.playInTheRoom();
        club.playInTheProgram();
        club.letRobotsPlay();
        club.teach();
        club.fillTheRest();
        club.foundTheClub();
        return club;
    }

    Browser ann() {
        return ann;
    }

    Browser minh() {
        return minh;
    }

    /// To whom the club belongs: a member called Owner.
    Browser owner() {
        return owner;
    }

    private void foundTheClub() {
        var members = house.club().members();
        String founding = "/club/own/" + members.offices().foundingSecret().orElseThrow();
        owner.submit("/account/join", Map.of("name", "Owner", "password", "seven of diamonds"));
        owner.get(founding);
        owner.submit("/club/own", Map.of());
        assertThat(members.offices().now().hasOwner()).isTrue();
        know("/club/own/{secret}", founding);
        var person = members.accounts().named("Owner").orElseThrow().person().id();
        owner.submit("/fair/look", Map.of("subject", "person/" + person.value(), "why", "test"));
        know("/fair/of", "/fair/of?subject=person/" + person.value());
        know("/sign-in/back/{secret}", "/sign-in/back/" + members.accounts().wayBack(person));
        knowTheList();
    }

    private void knowTheList() {
        var accounts = house.club().members().accounts();
        know("/club/members/{row}", owner.submit("/club/members", Map.of("name", "Hoa")));
        var until = house.club().members().now().plus(Duration.ofDays(1));
        var invitations = accounts.invitations();
        know(
                "/club/join/{secret}",
                "/club/join/"
                        + invitations.make(
                                invitations.id(), Optional.empty(), "for all", until, 9));
        owner.submit("/club/look", Map.of("name", "Lively", "own", "yes", "colour", "#c0392b"));
        know("/club/look/{colour}.css", "/club/look/c0392b.css");
        var crest =
                Crest.of(
                                "<svg xmlns='http://www.w3.org/2000/svg'><path d='M0 0h9v9z'/></svg>"
                                        .getBytes(StandardCharsets.UTF_8))
                        .crest()
                        .orElseThrow();
        house.club().members().crests().keep(crest);
        know("/club/crest/{digest}", "/club/crest/" + crest.digest());
    }

    List<String> filled(Address address) {
        return book.filled(address);
    }

    List<String> of(String prefix) {
        return book.of(prefix);
    }

    private void know(String prefix, String path) {
        book.know(prefix, path);
    }

    private String know(String prefix, HttpResponse<String> page) {
        assertThat(page.statusCode())
                .as(() -> prefix + ": " + Browser.plain(page.body()))
                .isEqualTo(200);
        String path = page.uri().getPath();
        know(prefix, path);
        return path;
    }

    private static void until(Callable<Boolean> done) {
        await().atMost(Duration.ofSeconds(60)).pollInterval(Duration.ofMillis(20)).until(done);
    }

    // Tables

    private void playAtTables() {
        String played = house.table().isEmpty() ? PlayedBoard.by(ann) : house.table();
        know("/tables/{code}", played);
        var challenge = Map.of("game", "duplicate", "deals", "1");
        know("/today/{code}", minh.submit("/today/challenge", challenge));
        know("/people/{person}", "/people/" + at(played, Seat.SOUTH).value());
        know("/people/at", "/people/at?table=" + code(played));
        know("/people/one", "/people/one?person=" + at(played, Seat.SOUTH).value());
        ann.post(played + "/boards/1/share", Map.of());
        var shared = new PlayedAt(code(played), 1);
        know(
                "/shared/{word}",
                "/shared/"
                        + house.club()
                                .reviews()
                                .link(at(played, Seat.SOUTH), shared)
                                .orElseThrow());
        know("/tables/{code}", ann.submit("/tables", Map.of("robots", "no", "name", "Ann")));
        String free =
                know(
                        "/tables/{code}",
                        ann.submit("/tables", Map.of("laws", "free", "boards", "dealt")));
        until(() -> ann.get(free).body().contains("Board 1"));
        String rubber =
                know(
                        "/tables/{code}",
                        ann.submit("/social/tables", Map.of("form", "RUBBER", "robots", "yes")));
        playByRobots(rubber, () -> house.club().social().past().at(id(rubber), 1).isPresent());
        String look = ann.submit("/look", Map.of("text", Boards.ONE_NOTRUMP)).uri().getPath();
        know("/look/{word}", look);
        var dealing = ann.submit("/dealing", Map.of("script", "produce 3 hcp(north) > 15"));
        know("/dealing/{word}", dealing.uri().getPath());
        knowPoll(ann);
        var own = ann.submit("/practice/scripts", Map.of("script", "hcp(south) > 14"));
        know("/practice/scripts/{word}", own.uri().getPath());
        openFiles();
    }

    private void knowPoll(Browser director) {
        var poll =
                director.submit(
                        "/laws/polls",
                        Map.of(
                                "dealer",
                                "N",
                                "vulnerable",
                                "none",
                                "auction",
                                "1S 4H P P",
                                "hand",
                                "AKQ2.T98.J54.K32",
                                "taken",
                                "4S",
                                "suggested",
                                "4S"));
        know("/laws/polls/{word}", poll.uri().getPath());
        String vote = poll.body().replaceAll("(?s).*(/polls/[\\w-]+)\".*", "$1");
        know("/polls/{word}", vote);
    }

    private void openFiles() {
        String boards = opened("set.pbn", Boards.ONE_NOTRUMP);
        know("/files/{word}", boards);
        know("/files/{word}/{ordinal}/as/{name}", boards + "/1/as/boards.lin");
        String results = opened("club.csv", "board,ns,ew,result\n1,1,2,4SN=\n1,3,4,3NE-1\n");
        know("/files/{word}/{ordinal}/ranking", results + "/1/ranking");
        know("/files/{word}/{ordinal}/ranking/{name}", results + "/1/ranking/usebio.xml");
        openLesson();
    }

    private void openLesson() {
        String lesson =
                "[Deal \"N:AKQJ.T98.765.432 T98.AKQ.AKQ.T987 765.765.JT98.AKQ 432.J432.432.J65\"]"
                        + "\n{[SHOW S] Look. [NEXT] Done.}\n";
        var answer = ann.upload("/lessons", "file", "mine.pbn", lesson);
        String path = answer.headers().firstValue("Location").orElse(answer.uri().getPath());
        know("/lessons/{shelf}/{name}", path);
        know("/lessons/{shelf}/{name}", "/lessons/own/trick");
        ann.submit(path, Map.of("do", "show"));
    }

    private String opened(String name, String text) {
        var answer = ann.upload("/files", "file", name, text);
        return answer.headers().firstValue("Location").orElse(answer.uri().getPath());
    }

    /// A robot plays for Ann until something is done; then she is in turn again.
    private void playByRobots(String table, Callable<Boolean> done) {
        ann.post(table + "/sit-out", Map.of());
        until(done);
        ann.post(table + "/come-back", Map.of());
    }

    /// Who sits there.
    PersonId at(String table, Seat seat) {
        var view = house.club().duplicate().look(id(table), Member.House.HOUSE).orElseThrow();
        return ((Occupant.Person) view.chair(seat).orElseThrow().occupant()).id();
    }

    private static String code(String path) {
        return path.split("/")[2];
    }

    private static TableId id(String table) {
        return new TableId(code(table));
    }

    // Bài Càn

    private void playBaiCan() {
        String can =
                know(
                        "/tables/{code}",
                        ann.submit(
                                "/can/tables",
                                Map.of("robots", "yes", "ceremony", "house", "practice", "yes")));
        playByRobots(can, () -> ann.get(can + "/matches/1").statusCode() == 200);
        String contest =
                know(
                        "/can/contests/{code}",
                        ann.submit(
                                "/can/contests",
                                Map.of(
                                        "title",
                                        "Friday",
                                        "tables",
                                        "2",
                                        "rounds",
                                        "1",
                                        "preset",
                                        "club",
                                        "strength",
                                        "rules")));
        ann.submit(contest + "/enter", Map.of("place", "4.2"));
        ann.submit(contest + "/show", Map.of("delay", "NONE"));
        ann.submit(contest + "/round", Map.of("any", "thing"));
        house.club()
                .contests()
                .look(new TournamentId(contest.substring(contest.lastIndexOf('/') + 1)))
                .orElseThrow()
                .rounds()
                .getFirst()
                .forEach(table -> know("/tables/{code}", "/tables/" + table.code()));
        know(
                "/can/leagues/{code}",
                ann.submit("/can/leagues", Map.of("title", "Autumn", "teams", "Reds\nBlues")));
    }

    // Events

    private void playInTheRoom() {
        know("/series/{code}", ann.submit("/series", Map.of("title", "Winter")));
        var dealt = evening("dealt").deal();
        closed(dealt);
        var pairs = evening("by hand");
        pairs.begin(1).fill(1, "1", 1, "4SN=").fill(1, "2", 1, "P");
        var seeking = event(Map.of("title", "alone"));
        minh.submit(seeking.wall() + "/alone", Map.of("one", "Minh"));
        seeking.does("/entries", Map.of("names", "Minh – Lan"));
        for (var kind : List.of("swiss-teams", "knock-out", "round-robin", "teams")) {
            event(Map.of("title", kind, "kind", kind, "boards", "4", "rounds", "2"))
                    .enterTeams(4)
                    .seat()
                    .homeWins(1, 2, 1);
        }
        event(Map.of("title", "swiss", "kind", "swiss-pairs", "boards", "2", "rounds", "2"))
                .enter(4)
                .seat()
                .begin(1);
    }

    private Desk event(Map<String, String> fields) {
        var desk = Desk.of(ann, fields);
        know("/events/{code}", desk.event());
        return desk;
    }

    private Desk evening(String title) {
        return event(Map.of("title", title, "boards", "3", "movement", "howell")).enter(4).seat();
    }

    private static void closed(Desk desk) {
        for (int round = 1; round <= 3; round++) {
            desk.begin(round).fill(round, "1", 1, "4SN=").fill(round, "2", 1, "P");
        }
        desk.does("/console/clock", Map.of("deed", "close"));
    }

    /// Minh plays against robots and does nothing.
    private void playInTheProgram() {
        var fields = new HashMap<>(Map.of("where", "online", "fill", "yes", "hand", "yes"));
        fields.putAll(Map.of("tables", "2", "boards", "3", "watched", "yes", "title", "online"));
        var online = event(fields);
        minh.submit(online.event() + "/join", Map.of("name", "Minh"));
        online.seat().begin(1);
        var id = new TournamentId(code(online.event()));
        until(() -> tables(id) == 2);
        online(id).forEach(table -> know("/tables/{code}", "/tables/" + table.code()));
        var chair = house.club().online().seats().of(id).keySet().iterator().next();
        String key = house.club().tournaments().chairKey(id, chair.entry(), chair.player());
        know(
                "/events/{code}/sit/{entry}/{player}/{key}",
                online.event() + "/sit/%s/%d/%s".formatted(chair.entry(), chair.player(), key));
        know(
                "/events/{code}/sit/{entry}/{player}",
                online.event() + "/sit/%s/%d".formatted(chair.entry(), chair.player()));
        ann.get(of("/events/{code}/sit/{entry}/{player}/{key}").getFirst());
    }

    private int tables(TournamentId event) {
        return online(event).size();
    }

    private List<TableId> online(TournamentId event) {
        var tables = house.club().online().tables();
        var view = house.club().tournaments().view(event.code(), Outsider.PUBLIC).state();
        var section = view.sections().getFirst().section();
        return section.floor()
                .movement()
                .in(new RoundNumber(1))
                .map(at -> new Section.Table(section.name(), at.table()))
                .flatMap(at -> tables.find(event, at, new RoundNumber(1)).stream())
                .toList();
    }

    private void letRobotsPlay() {
        String match =
                know(
                        "/matches/{code}",
                        ann.submit(
                                "/matches",
                                Map.of(
                                        "one",
                                        SYSTEM,
                                        "other",
                                        SYSTEM,
                                        "boards",
                                        "1",
                                        "one.level",
                                        "THUMB",
                                        "other.level",
                                        "THUMB")));
        know("/tables/{code}", match.replace("/matches/", "/tables/"));
    }

    /// Ann teaches, and Minh sits at the first table.
    private void teach() {
        var form = Map.of("title", "Lesson", "filling", "PAIRS", "system", SYSTEM);
        String lesson = know("/class/{code}", ann.submit("/class", form));
        minh.submit("/class/join", Map.of("code", code(lesson)));
        ann.submit(
                lesson + "/set",
                Map.of("from", "chance", "boards", "1", "mode", "BOTH", "turn", "DEFEND"));
        until(() -> ann.get(lesson + "/tables/1").statusCode() == 200);
        for (var name : List.of("result.svg", "result.csv", "boards.pbn")) {
            know("/class/{code}/files/{name}", lesson + "/files/" + name);
        }
    }

    /// Links, and what has a word of its own.
    private void fillTheRest() {
        for (var event : List.copyOf(of("/events/{code}"))) {
            var id = new TournamentId(code(event));
            know(
                    "/events/{code}/enter/{key}",
                    event + "/enter/" + house.club().tournaments().entryKey(id));
            ann.get(event + "/enter/" + house.club().tournaments().entryKey(id));
            String secret = house.club().tournaments().duties().invite(id, FOR_LAN);
            ann.get(event + "/direct/" + secret);
            know("/events/{code}/direct/{secret}", event + "/direct/" + secret);
            var cards = Pattern.compile("(" + event + "/t/[^/\"]+/[A-Za-z0-9_-]+)");
            cards.matcher(ann.get(event + "/console/cards").body())
                    .results()
                    .map(found -> found.group(1))
                    .distinct()
                    .forEach(found -> know("/events/{code}/t/{table}/{key}", found));
            of("/events/{code}/t/{table}/{key}").stream()
                    .filter(card -> card.startsWith(event + "/t/1/"))
                    .forEach(ann::get);
            for (var name :
                    List.of(
                            "ranking.pdf",
                            "ranking.pbn",
                            "ranking.json",
                            "results.csv",
                            "usebio.xml",
                            "results.zip",
                            "hands.pdf",
                            "hands.pbn")) {
                know("/events/{code}/files/{name}", event + "/files/" + name);
            }
        }
        know("/events/movements/{kind}", "/events/movements/howell");
        know("/systems/{name}", "/systems/" + SYSTEM);
        know("/systems/{name}/card", "/systems/" + SYSTEM + "/card");
        for (var name : List.of("card.pdf", "card-a5.pdf", "booklet.html", "notes.bml")) {
            know("/systems/{name}/files/{file}", "/systems/" + SYSTEM + "/files/" + name);
        }
        know("/library/{game}", "/library/plafond");
        know("/guide/{guide}", "/guide/player");
        var asset = ASSET.matcher(ann.get("/").body());
        assertThat(asset.find()).isTrue();
        know("/assets/{hash}/{name}", "/assets/" + asset.group(1));
    }
}
