package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.io.InputStream;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.people.Duty;
import overtrick.house.people.Office;
import overtrick.house.people.Reach;
import overtrick.house.table.Member;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.members.office.Guests;
import overtrick.members.office.Powers;
import overtrick.members.office.Register;
import overtrick.members.office.RegisterCommand.Appoint;
import overtrick.members.office.RegisterCommand.SetAnnouncers;
import overtrick.members.office.RegisterCommand.SetGuests;
import overtrick.page.Program;
import overtrick.page.Right;
import overtrick.page.server.Address;

/// Nobody gets more than the table of powers says: every address of the running program, asked by
/// everybody.
@Timeout(value = 480, unit = TimeUnit.SECONDS)
class RightsTest {

    private static final String SECRET = "seven of diamonds";

    /// Answered before there is anything to have a right to, or to machines: `WatchTest`.
    private static final List<String> OF_THE_SERVER =
            List.of(
                    "/assets/{hash}/{name}",
                    "/health",
                    "/health/live",
                    "/health/ready",
                    "/metrics");

    @RegisterExtension
    private static final House HOUSE =
            House.hurrying()
                    .playing(PlayedBoard.SET)
                    .behind(door -> door.withPeople(10_000))
                    .with(club -> club.withRobotPace(Duration.ZERO).withRobots(Strength.THUMB));

    /// A key of its own: whoever posts there, with the key or with what it was exchanged for,
    /// directs the event from then on.
    private static final Set<Address> MAKES_DIRECTORS =
            Set.of(
                    new Address("POST", "/events/{code}/direct"),
                    new Address("POST", "/events/{code}/direct/{secret}"));

    private static final int TOO_MANY = HttpStatus.TOO_MANY_REQUESTS.getCode();

    /// Where a door changes nothing, every so many addresses are asked again; all of them at full
    /// counts.
    private static final int SAMPLED = Integer.getInteger("overtrick.rights.sampled", 7);

    /// What the club lets guests do, and who may open events.
    private record Entrance(Guests guests, Office announcers) {}

    private static final List<Entrance> DOORS =
            List.of(
                    new Entrance(Guests.PLAY, Office.STRANGER),
                    new Entrance(Guests.PLAY, Office.DIRECTOR),
                    new Entrance(Guests.LOOK, Office.STRANGER),
                    new Entrance(Guests.OUTSIDE, Office.MEMBER));

    /// Somebody of an office.
    ///
    /// @param duty that they hold in the events; empty for those who have nothing to do there
    /// @param token of their program; empty for those who are no members
    private record Asker(
            String name, Office office, Optional<Duty> duty, Browser browser, String token) {

        static Asker without(String name, Office office, Optional<Duty> duty, Browser browser) {
            return new Asker(name, office, duty, browser, "");
        }

        /// What the tables of powers say.
        boolean may(Right right, Register register) {
            return Powers.has(office, right, register)
                    && (!Powers.isOfEvent(right)
                            || duty.filter(one -> Powers.has(one, right)).isPresent());
        }
    }

    @Test
    void everyAddressSaysWhatItTakes() {
        var silent =
                HOUSE.web().addresses().stream()
                        .filter(one -> !OF_THE_SERVER.contains(one.path()))
                        .filter(one -> !one.method().equals("HEAD"))
                        .filter(one -> HOUSE.web().right(one).isEmpty())
                        .toList();

        assertThat(silent).as("addresses without a right").isEmpty();
    }

    /// Nothing is said of an event that is not asked of an office there.
    @Test
    void whatIsDoneAtAConsoleTakesAnOfficeOfTheEvent() {
        var free =
                HOUSE.web().addresses().stream()
                        .filter(one -> one.path().startsWith("/events/{code}/console"))
                        .filter(one -> HOUSE.web().right(one).filter(Powers::isOfEvent).isEmpty())
                        .filter(one -> !one.method().equals("HEAD"))
                        .toList();

        assertThat(free).isEmpty();
    }

    @Test
    void nobodyGetsMoreThanTheTableSays() {
        var ann = HOUSE.visitor();
        var club = LivelyClub.of(HOUSE, ann, HOUSE.visitor());
        var owner = club.owner();
        var wrong = new ArrayList<String>();
        int asked = 0;
        var first = HOUSE.club().members().offices().now();
        for (var door : DOORS) {
            set(owner, door);
            var register = HOUSE.club().members().offices().now();
            if (door.equals(DOORS.getFirst())) {
                first = register;
            }
            var askers = askers(owner, ann);
            int at = DOORS.indexOf(door);
            for (var address : HOUSE.web().addresses()) {
                at++;
                for (var asker : askers) {
                    if (door.equals(DOORS.getFirst())
                            || at % SAMPLED == 0
                            || mayOtherwise(address, asker, first, register)) {
                        asked += ask(club, address, asker, wrong);
                    }
                }
            }
        }

        assertThat(wrong).isEmpty();
        assertThat(asked).isGreaterThan(6_000);
    }

    /// Whether the tables of powers say something else than at the first door.
    private static boolean mayOtherwise(
            Address address, Asker asker, Register first, Register register) {
        return HOUSE.web()
                .right(address)
                .filter(right -> asker.may(right, first) != asker.may(right, register))
                .isPresent();
    }

    /// @return how many were asked
    private static int ask(LivelyClub club, Address address, Asker asker, List<String> wrong) {
        var right = HOUSE.web().right(address);
        if (right.isEmpty() || MAKES_DIRECTORS.contains(address)) {
            return 0;
        }
        if (right.get() == Right.ENTER && address.method().equals("POST")) {
            return 0; // signing out would end it
        }
        var register = HOUSE.club().members().offices().now();
        boolean may = asker.may(right.get(), register) && mayByProgram(address, right.get(), asker);
        String path = club.filled(address).getFirst();
        var told = tell(asker, address, path);
        // who asks for everything is soon asked to pause, and goes to another door instead
        if (told.status() == TOO_MANY) {
            HOUSE.openAnotherDoor();
            told = tell(asker, address, path);
        }
        boolean untold =
                isForPrograms(address) && told.status() == HttpStatus.UNAUTHORIZED.getCode();
        if ((told.isRefused() || untold) == may) {
            wrong.add(
                    "%s %s as %s, guests %s: %s"
                            .formatted(
                                    address.method(), path, asker.name(), register.guests(), told));
        }
        return 1;
    }

    /// Without a token a program may look at what all may see, and at nothing else.
    private static boolean mayByProgram(Address address, Right right, Asker asker) {
        return !isForPrograms(address)
                || !asker.token().isEmpty()
                || right == Right.ENTER
                || (right == Right.LOOK && address.method().equals("GET"));
    }

    private static boolean isForPrograms(Address address) {
        return address.path().startsWith(Program.ROOT);
    }

    /// An answer, as far as rights are concerned.
    private record Told(int status, String where, String body) {

        /// Whether it says that a right is missing, and nothing else.
        boolean isRefused() {
            boolean led =
                    status == HttpStatus.SEE_OTHER.getCode()
                            && (where.startsWith("/sign-in?") || where.matches("/events/\\w+"));
            boolean said =
                    status == HttpStatus.FORBIDDEN.getCode()
                            && (body.contains("of the club may do this.")
                                    || body.contains("Only the director"));
            return led || said;
        }

        @Override
        public String toString() {
            return status + " " + where + " " + Browser.plain(body).strip();
        }
    }

    private static HttpRequest.Builder byProgram(Asker asker, Address address, String path) {
        var request = asker.browser().request(path);
        if (!asker.token().isEmpty()) {
            request.header("Authorization", "Bearer " + asker.token());
        }
        return address.method().equals("GET")
                ? request
                : request.header("Content-Type", "application/json")
                        .POST(BodyPublishers.ofString("{}"));
    }

    private static Told tell(Asker asker, Address address, String path) {
        var who = asker.browser();
        var request =
                isForPrograms(address)
                        ? byProgram(asker, address, path)
                        : address.method().equals("GET")
                                ? who.request(path).header("Accept", "text/html")
                                : who.form(path, Map.of("any", "thing"))
                                        .header("HX-Request", "true");
        HttpResponse<InputStream> answer = who.openHere(request);
        String where = answer.headers().firstValue("Location").orElse("");
        try (var body = answer.body()) {
            boolean read = answer.statusCode() == HttpStatus.FORBIDDEN.getCode();
            String text = read ? new String(body.readAllBytes(), StandardCharsets.UTF_8) : "";
            return new Told(answer.statusCode(), where, text);
        } catch (IOException failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static Browser member(String name) {
        var member = HOUSE.visitor();
        var joined = member.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.statusCode()).as(Browser.plain(joined.body())).isEqualTo(200);
        return member;
    }

    private static Member.Person person(String name) {
        return HOUSE.club().members().accounts().named(name).orElseThrow().person();
    }

    private static void set(Browser owner, Entrance door) {
        var offices = HOUSE.club().members().offices();
        offices.act(person("Owner"), new SetGuests(door.guests()));
        offices.act(person("Owner"), new SetAnnouncers(door.announcers()));
        assertThat(offices.now().guests()).isEqualTo(door.guests());
        assertThat(owner.get("/club").statusCode()).isEqualTo(200);
    }

    /// New people each time: one alone would soon be asked to pause.
    private static List<Asker> askers(Browser owner, Browser ann) {
        var register = HOUSE.club().members().offices().now();
        String when = register.guests() + " " + register.announcers().ordinal();
        var askers = new ArrayList<Asker>();
        var nothing = Optional.<Duty>empty();
        askers.add(Asker.without("stranger", Office.STRANGER, nothing, HOUSE.visitor()));
        guest().ifPresent(
                        guest -> askers.add(Asker.without("guest", Office.GUEST, nothing, guest)));
        for (var office : List.of(Office.MEMBER, Office.DIRECTOR, Office.OFFICER)) {
            String name = office + " " + when;
            var browser = member(name);
            if (office != Office.MEMBER) {
                var reply =
                        HOUSE.club()
                                .members()
                                .offices()
                                .act(
                                        person("Owner"),
                                        new Appoint(person(name).id(), office, "test"));
                assertThat(reply).isInstanceOf(Reply.Done.class);
            }
            askers.add(new Asker(name, office, nothing, browser, token(name)));
        }
        askers.add(new Asker("owner", Office.OWNER, nothing, owner, token("Owner")));
        var directs = Optional.of(Duty.DIRECTOR);
        askers.add(Asker.without("director of the events", Office.GUEST, directs, ann));
        for (var duty : List.of(Duty.ASSISTANT, Duty.SCORER, Duty.COMMENTATOR)) {
            askers.add(helper(duty + " " + when, duty));
        }
        return askers;
    }

    /// A member who holds an office in every event.
    private static Asker helper(String name, Duty duty) {
        var browser = member(name);
        var person = person(name).id();
        var tournaments = HOUSE.club().tournaments();
        for (var event : tournaments.latest(1_000)) {
            tournaments.duties().appoint(event.id(), person, duty);
            tournaments.duties().say(event.id(), person);
        }
        return new Asker(name, Office.MEMBER, Optional.of(duty), browser, token(name));
    }

    /// One that may do all that its member may.
    private static String token(String name) {
        return HOUSE.club()
                .people()
                .tokens()
                .make(person(name).id(), "test", EnumSet.allOf(Reach.class), Duration.ofDays(1))
                .orElseThrow();
    }

    private static Optional<Browser> guest() {
        var guest = HOUSE.visitor();
        var named = guest.post("/me", Map.of("name", "Guest"));
        return named.statusCode() < HttpStatus.BAD_REQUEST.getCode()
                ? Optional.of(guest)
                : Optional.empty();
    }
}
