package overtrick.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.options.FormData;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.company.Company;
import overtrick.house.people.Office;

/// The pages of people in a club where something has happened on each of them: axe finds nothing,
/// and nothing is cut off, however long the names are.
@Timeout(600)
class FilledPeopleTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Offices OFFICES = new Offices(EVENING);

    private static final String QUYEN = "Nguyễn Thị Phương Thảo-Quyên";
    private static final String AN = "Nguyễn Hoàng Phương Thiên An";
    private static final String KHUE = "Tôn Nữ Công Tằng Minh Khuê";
    private static final int ROUNDS = 3;

    /// Everything that a page of people can hold.
    private record Filled(
            Visitor owner, Visitor officer, Visitor director, Visitor quyen, Visitor an) {

        private void fill() {
            var khue = OFFICES.member(KHUE);
            OFFICES.befriend(quyen, QUYEN, an, AN);
            does(khue, "/people/friend", "name", QUYEN);
            does(quyen, "/people/friend", "name", "Owner");
            var wish = Map.of("missing", "3", "game", "duplicate", "boards", "8", "at", "");
            assertThat(an.send("/people/wish", form(wish))).isLessThan(400);
            does(an, "/messages/send", "person", id(QUYEN), "words", "Tám giờ được không ạ?");
            does(quyen, "/messages/send", "person", id(AN), "words", "Được.");
            does(
                    officer,
                    "/messages/club",
                    "words",
                    "Sunday: the door in the yard. " + "o".repeat(60));
            long line = club().messages().toClub().getFirst().number();
            does(quyen, "/people/report", "line", "" + line, "why", "that door is locked");
            does(officer, "/club/links", "label", "Sinh viên", "days", "14", "uses", "20");
            does(quyen, "/people/keep-off", "person", OFFICES.person(KHUE).id().value());
            does(owner, "/club/joining", "joining", "REQUEST");
            OFFICES.member("Hoàng Thị Thu Hương-Giang");
            does(owner, "/club/tell", "text", "Chủ nhật câu lạc bộ nghỉ", "hours", "1");
            play();
        }

        /// An event at real tables, whose places its players claim.
        private void play() {
            var desk = Desk.announce(director, "pairs", Map.of("boards", "6"));
            director.at("#names").fill("%s – %s\nLan – Hai\nA – B\nC – D\n".formatted(QUYEN, AN));
            director.at(".adding button").click();
            desk.seat();
            for (int round = 1; round <= ROUNDS; round++) {
                desk.begin(round);
                desk.typeRound((table, _) -> table == 1 ? "4SN=" : "3NN-1");
            }
            desk.close();
            var standing = EVENING.house().club().standing();
            standing.rater().look();
            does(quyen, "/people/me/places", "all", "yes");
            does(an, "/people/me/places", "all", "yes");
            standing.rater().look();
            does(director, "/fair/look", "kind", "event", "code", code(desk), "why", "talk");
        }

        private static String code(Desk desk) {
            return desk.event().substring("/events/".length());
        }

        private static Company club() {
            return EVENING.house().club().company();
        }

        private static String id(String name) {
            return OFFICES.person(name).id().value();
        }

        private static FormData form(Map<String, String> fields) {
            var form = FormData.create();
            fields.forEach(form::set);
            return form;
        }

        private static void does(Visitor who, String path, String... fields) {
            var form = FormData.create();
            for (int at = 0; at < fields.length; at += 2) {
                form.set(fields[at], fields[at + 1]);
            }
            assertThat(who.send(path, form)).as(path).isLessThan(400);
        }

        /// The pages of each, by what they are called.
        private Map<Visitor, List<String>> pages() {
            var pages = new LinkedHashMap<Visitor, List<String>>();
            pages.put(
                    quyen,
                    List.of(
                            "/",
                            "/account",
                            "/account/leave",
                            "/privacy",
                            "/people",
                            "/people/one?person=" + id(AN),
                            "/people/partners",
                            "/messages?person=" + id(AN),
                            "/people/me",
                            "/people/" + id(AN),
                            "/ratings",
                            "/verify",
                            "/club"));
            pages.put(director, List.of("/club", "/fair"));
            pages.put(
                    officer,
                    List.of(
                            "/club/members",
                            "/club/members/" + row(),
                            "/club/links",
                            "/club/list",
                            "/club/reports",
                            "/club/trail",
                            "/fair/trail"));
            pages.put(owner, List.of("/club", "/club/house", "/club/look"));
            return pages;
        }

        private static String row() {
            var list = EVENING.house().club().members().accounts().list();
            return list.of(OFFICES.person(QUYEN).id()).orElseThrow().id();
        }
    }

    private static Filled filled;

    @BeforeAll
    static void fill() {
        var owner = OFFICES.found("Owner");
        filled =
                new Filled(
                        owner,
                        OFFICES.appointed("Owner", "Nhung", Office.OFFICER),
                        OFFICES.appointed("Owner", "Long", Office.DIRECTOR),
                        OFFICES.member(QUYEN),
                        OFFICES.member(AN));
        filled.fill();
    }

    @Test
    void everyFilledPageIsFitToBeSeen() {
        var faults = new ArrayList<String>();
        filled.pages()
                .forEach((who, pages) ->
                        pages.forEach(page -> {
                            who.open(page);
                            faults.addAll(AccessibilityTest.faultsInEveryLook(who, page));
                            if (GalleryTest.isOpen()) {
                                faults.addAll(Fit.faults(who, page));
                            }
                            who.prefer("lang", "vi");
                            who.open(page);
                            faults.addAll(Fit.faults(who, page + " in Vietnamese"));
                            who.prefer("lang", "en");
                            Size.DESK.of(who);
                        }));

        assertThat(faults).isEmpty();
    }
}
