package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.server.pages.Status.CONFLICT;
import static overtrick.server.pages.Status.FORBIDDEN;
import static overtrick.server.pages.Status.NOT_FOUND;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.house.table.Member;
import overtrick.standing.book.Audience;
import overtrick.standing.book.StandingCommand;
import overtrick.standing.book.Subject;
import overtrick.testkit.Seeds;

/// The pages of people and the ladders: what each visitor sees of whom.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
@Tag("standing")
class PeopleTest {

    private static final Instant NOW = Instant.parse("2026-08-20T19:00:00Z");
    private static final String SECRET = "a word nobody guesses";

    @RegisterExtension
    private final House house =
            House.hurrying()
                    .with(club -> club.withClock(() -> NOW))
                    .behind(door -> door.withPeople(10_000));

    private final Browser stranger = house.visitor();

    private Browser member(String name) {
        var member = house.visitor();
        var joined = member.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.statusCode()).as(Browser.plain(joined.body())).isEqualTo(200);
        return member;
    }

    private Member.Person person(String name) {
        return house.club().members().accounts().named(name).orElseThrow().person();
    }

    /// Twelve members and an event of 120 boards for each; so all are on the ladder.
    private RatedClub played(Member.Person... more) {
        var club = new RatedClub(house.club(), Seeds.chance(5)).join("Zebra", 12 - more.length);
        List.of(more).forEach(club::with);
        club.play(List.copyOf(club.members), NOW.minusSeconds(86_400), 40);
        club.claimAll();
        house.club().standing().rater().look();
        return club;
    }

    private static boolean isNamed(String body, Member.Person who) {
        return Pattern.compile(Pattern.quote(who.name()) + "(?!\\d)").matcher(body).find()
                || body.contains(who.id().value());
    }

    /// With every mixture of what people allow, whoever looks sees just that.
    @Test
    void whatSomebodyHidesNobodyElseSees() {
        var chance = Seeds.chance(77);
        var ann = member("Ann");
        var club = played(person("Ann"));
        var guest = house.visitor();
        guest.post("/me", Map.of("name", "Gast"));
        for (int round = 0; round < 6; round++) {
            for (var owner : club.members) {
                for (var subject : Subject.values()) {
                    var audience = Audience.values()[chance.nextInt(Audience.values().length)];
                    house.club()
                            .standing()
                            .book()
                            .say(owner, new StandingCommand.SetAudience(subject, audience));
                }
            }
            expectOnlyWhatIsShown(club, stranger, false);
            expectOnlyWhatIsShown(club, guest, false);
            expectOnlyWhatIsShown(club, ann, true);
        }
    }

    private void expectOnlyWhatIsShown(RatedClub club, Browser viewer, boolean isAnn) {
        String people = viewer.get("/ratings").body();
        String pairs = viewer.get("/ratings?of=PAIRS").body();
        for (var owner : club.members) {
            boolean own = isAnn && owner.name().equals("Ann");
            if (own) {
                assertThat(viewer.get("/people/me").body())
                        .contains("id=\"rating\"", "id=\"shows\"");
                continue;
            }
            boolean rating = sees(owner, Subject.RATING, isAnn);
            assertThat(isNamed(people, owner)).as("%s on the ladder", owner).isEqualTo(rating);
            assertThat(isNamed(pairs, owner) && !(rating && sees(owner, Subject.PARTNERS, isAnn)))
                    .as("%s on the ladder of pairs", owner)
                    .isFalse();
            var page = viewer.get("/people/" + owner.id().value());
            boolean any = false;
            for (var subject : Subject.values()) {
                any |= sees(owner, subject, isAnn);
            }
            assertThat(page.statusCode()).isEqualTo(any ? 200 : NOT_FOUND);
            assertThat(page.body().contains("id=\"rating\"")).isEqualTo(rating);
            assertThat(page.body().contains("id=\"results\""))
                    .isEqualTo(sees(owner, Subject.RESULTS, isAnn));
            assertThat(page.body().contains("id=\"partners\""))
                    .isEqualTo(sees(owner, Subject.PARTNERS, isAnn));
            assertThat(page.body()).doesNotContain("id=\"shows\"");
            for (var other : club.members) {
                boolean mayBeNamed =
                        other.equals(owner)
                                || (isAnn && other.name().equals("Ann"))
                                || (sees(owner, Subject.PARTNERS, isAnn)
                                        && sees(other, Subject.PARTNERS, isAnn));
                assertThat(isNamed(page.body(), other) && !mayBeNamed)
                        .as("%s on the page of %s", other, owner)
                        .isFalse();
            }
        }
    }

    private boolean sees(Member.Person owner, Subject subject, boolean member) {
        return switch (house.club().standing().book().audience(owner.id(), subject)) {
            case EVERYONE -> true;
            case MEMBERS -> member;
            case FRIENDS, ME -> false;
        };
    }

    @Test
    void aMemberSaysWhatOthersMaySee() {
        var ann = member("Ann");
        played(person("Ann"));
        String page = "/people/" + person("Ann").id().value();
        assertThat(stranger.get(page).statusCode()).isEqualTo(NOT_FOUND);

        ann.submit("/people/me/shows", Map.of("rating", "EVERYONE", "results", "ME"));

        assertThat(stranger.get(page).body())
                .contains("id=\"rating\"")
                .doesNotContain("id=\"results\"", "id=\"partners\"");
        assertThat(stranger.get("/ratings").body()).contains(page).doesNotContain("Zebra");
        ann.submit("/people/me/shows", Map.of("rating", "ME"));
        assertThat(stranger.get("/ratings").body()).doesNotContain("Ann<");
        assertThat(ann.post("/people/me/shows", Map.of("rating", "ALIENS")).statusCode())
                .isEqualTo(Status.UNCLEAR);
    }

    /// A name is somebody's only when they have said so, and only one member's.
    @Test
    void aPlaceIsTheirsWhoSaysSo() {
        var lan = member("Lan");
        var club = new RatedClub(house.club(), Seeds.chance(6)).join("Zebra", 11);
        club.with(person("Lan"));
        club.play(List.copyOf(club.members), NOW.minusSeconds(86_400), 4);
        var rater = house.club().standing().rater();
        rater.look();
        assertThat(lan.get("/people/me").body())
                .contains("Is this you?", ">Evening</a>", "No compared boards yet");
        var place = house.club().standing().feed().places("LÁN", 9).getFirst().place();

        assertThat(stranger.post("/people/me/places", Map.of("place", place)).statusCode())
                .isEqualTo(FORBIDDEN);
        var minh = member("Minh");
        assertThat(minh.post("/people/me/places", Map.of("place", place)).statusCode())
                .isEqualTo(CONFLICT);
        lan.submit("/people/me/places", Map.of("all", "yes"));
        rater.look();
        assertThat(Browser.plain(lan.get("/people/me").body()))
                .contains("From 12 compared boards", "A place on the ladder takes 88 more boards");

        lan.submit("/people/me/places", Map.of("back", place));
        rater.look();
        assertThat(lan.get("/people/me").body()).contains("No compared boards yet");
    }

    @Test
    void aTableBesideRobotsCountsAndWhoHasFewBoardsIsToldHowManyAreMissing() {
        var ann = member("Ann");
        var table = PlayedBoard.by(ann);
        var standing = house.club().standing();
        assertThat(ann.get(table + "/boards/1").statusCode()).isEqualTo(200);
        var sources = new ArrayList<String>();
        standing.rater().look();
        standing.feed().boards().forEach(board -> sources.add(board.id()));
        assertThat(sources).hasSize(1).allMatch(id -> id.startsWith("table/table/"));
        assertThat(Browser.plain(ann.get("/ratings").body()))
                .contains("You have 1 compared boards; 99 more and you have a place.");
        assertThat(Browser.plain(ann.get("/people/me").body()))
                .contains("of a table, beside robots", "with Robots of the house");
    }
}
