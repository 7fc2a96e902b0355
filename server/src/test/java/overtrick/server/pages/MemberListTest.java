package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.members.list.Entry;
import overtrick.members.list.Listed;

/// The list of members: kept by officers, in and out as a file, and by invitation.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class MemberListTest {

    private static final String SECRET = "seven of diamonds";

    private static final Pattern LINK = Pattern.compile("<code>[^<]*(/club/join/[^<]+)</code>");
    private static final Pattern DIGEST = Pattern.compile("name=\"digest\" value=\"(\\w+)\"");

    private static final String FILE =
            """
            Số thẻ;Họ tên;Câu lạc bộ;Hạng;Từ ngày;Ghi chú
            VN-1;Nguyễn Thị Lân;Hà Nội;A;1/9/2019;x
            VN-2;Trần Văn Minh;Huế;;2020;
            VN-3;;Huế;;;
            """;

    @RegisterExtension
    private final House house = House.hurrying().behind(door -> door.withPeople(10_000));

    private final Browser owner = house.visitor();

    private static Browser join(Browser who, String name) {
        var joined = who.submit("/account/join", Map.of("name", name, "password", SECRET));
        assertThat(joined.body()).contains("You are a member now");
        return who;
    }

    @BeforeEach
    void foundTheClub() {
        var offices = house.club().members().offices();
        String founding = "/club/own/" + offices.foundingSecret().orElseThrow();
        join(owner, "Owner");
        owner.get(founding);
        owner.submit("/club/own", Map.of());
    }

    private List<Entry> list() {
        return house.club().members().accounts().list().all().stream().map(Listed::entry).toList();
    }

    private String row(String name) {
        return house.club().members().accounts().list().all().stream()
                .filter(one -> one.entry().name().equals(name))
                .findFirst()
                .orElseThrow()
                .id();
    }

    private String looked(String file) {
        return owner.upload("/club/list", "csv", "list.csv", file).body();
    }

    private String taken(String file) {
        var digest = DIGEST.matcher(looked(file));
        assertThat(digest.find()).isTrue();
        return owner.submit("/club/list/take", Map.of("text", file, "digest", digest.group(1)))
                .body();
    }

    private String link(String page) {
        var link = LINK.matcher(page);
        assertThat(link.find()).as(Browser.plain(page)).isTrue();
        return link.group(1);
    }

    @Test
    void fileIsShownBeforeItIsTakenAndTwiceItChangesNothing() {
        assertThat(Browser.plain(looked(FILE)))
                .contains("2 lines are new")
                .contains("1 line is wrong")
                .contains("The name is missing.")
                .contains("Line 4, column 6")
                .contains("does not have: Ghi chú")
                .contains("without the wrong lines");
        assertThat(list()).hasSize(1);

        assertThat(taken(FILE)).contains("Done: 2 added, 0 changed.");

        assertThat(list())
                .contains(new Entry("VN-1", "Nguyễn Thị Lân", "Hà Nội", "A", "2019-09-01"));
        assertThat(Browser.plain(looked(FILE)))
                .contains("2 lines say what the list says")
                .doesNotContain("Do it");
        assertThat(owner.get("/club/trail").body()).contains("2 added, 0 changed, 0 taken off");
        String out = owner.get("/club/list.csv").body();
        assertThat(out).startsWith("\ufeffNumber,Full name,Club,Category,Since\r\n");
        assertThat(Browser.plain(looked(out))).contains("3 lines say").doesNotContain("Do it");
        assertThat(owner.get("/club/members?like=nguyen thi".replace(" ", "%20")).body())
                .contains("Nguyễn Thị Lân")
                .doesNotContain("Trần Văn Minh");
        assertThat(owner.get("/club/members?order=NUMBER").body())
                .containsSubsequence("VN-1", "VN-2", "Owner");
        namesStandWhereTheirReadersLook();
    }

    /// Letters with marks, which a store puts behind Z, and those of no number after all others.
    private void namesStandWhereTheirReadersLook() {
        for (var name : List.of("Łukasz Wit", "Đỗ An", "Duyên Ly", "Éva Tóth", "Ewa Zak")) {
            house.club().members().accounts().list().add(Entry.of(name));
        }
        assertThat(owner.get("/club/members").body())
                .containsSubsequence("Đỗ An", "Duyên", "Éva", "Ewa", "Łukasz", "Nguyễn", "Owner");
        owner.post("/preferences", Map.of("lang", "vi"));
        assertThat(owner.get("/club/members").body())
                .containsSubsequence("Duyên", "Đỗ An", "Éva", "Ewa", "Łukasz", "Nguyễn", "Owner");
        assertThat(owner.get("/club/members?order=NUMBER").body())
                .containsSubsequence("VN-1", "VN-2", "Duyên", "Đỗ An", "Éva", "Ewa", "Owner");
    }

    @Test
    void whatOthersHaveDoneMeanwhileIsLookedAtOnceMore() {
        var digest = DIGEST.matcher(looked(FILE));
        assertThat(digest.find()).isTrue();
        owner.submit("/club/members", Map.of("name", "Trần Văn Minh", "number", "VN-2"));

        var fields = Map.of("text", FILE, "digest", digest.group(1));
        String answer = owner.submit("/club/list/take", fields).body();

        assertThat(answer).contains("nothing was done");
        assertThat(list()).hasSize(2);
    }

    @Test
    void whoIsOnTheListComesByAnInvitationOnce() {
        taken(FILE);
        String row = row("Nguyễn Thị Lân");
        String link = link(owner.submit("/club/members/" + row + "/invite", Map.of()).body());
        var lan = house.visitor();
        String asked = lan.get(link).body();
        assertThat(asked).contains("value=\"Nguyễn Thị Lân\"");
        String secret = link.substring(link.lastIndexOf('/') + 1);

        var fields = Map.of("name", "Lân", "password", SECRET, "invitation", secret);
        String page = lan.submit("/account/join", fields).body();

        assertThat(page).contains("You are a member now").contains("VN-1").contains("Hà Nội");
        assertThat(list()).hasSize(3);
        assertThat(house.visitor().get(link).statusCode()).isEqualTo(404);
        var late = house.visitor();
        var again = Map.of("name", "Another", "password", SECRET, "invitation", secret);
        assertThat(late.submit("/account/join", again).body()).contains("This link opens nothing");
        assertThat(lan.submit("/account/listed/clear", Map.of()).body()).doesNotContain("VN-1");
        assertThat(list()).contains(Entry.of("Lân")).hasSize(3);
        assertThat(lan.get("/club/members").statusCode()).isEqualTo(403);
        assertThat(lan.get("/club/list.csv").statusCode()).isEqualTo(403);
    }

    @Test
    void whoHasAnAccountAlreadyBecomesTheLineTheyAreInvitedTo() {
        taken(FILE);
        var minh = join(house.visitor(), "Minh");
        assertThat(list()).hasSize(4);
        String row = row("Trần Văn Minh");
        String link = link(owner.submit("/club/members/" + row + "/invite", Map.of()).body());

        minh.get(link);
        assertThat(minh.submit("/club/join", Map.of()).body()).contains("VN-2");

        assertThat(list()).hasSize(3);
    }

    @Test
    void whoLeavesLeavesTheList() {
        var minh = join(house.visitor(), "Minh");
        owner.submit("/club/members/" + row("Minh"), Map.of("name", "Trần Minh", "number", "7"));
        assertThat(minh.get("/privacy").body()).contains("1 line of the club’s list");

        minh.submit("/account/leave", Map.of("name", "Minh"));

        assertThat(list()).extracting(Entry::name).containsExactly("Owner");
    }

    @Test
    void numbersAreOnesOwn() {
        owner.submit("/club/members", Map.of("name", "Hoa", "number", "7"));

        var second = owner.submit("/club/members", Map.of("name", "Mai", "number", "7"));

        assertThat(second.statusCode()).isEqualTo(422);
        assertThat(second.body()).contains("Somebody else on the list has this number");
        assertThat(owner.submit("/club/members/" + row("Hoa") + "/remove", Map.of()).statusCode())
                .isEqualTo(200);
        assertThat(list()).hasSize(1);
        assertThat(owner.submit("/club/members/" + row("Owner") + "/remove", Map.of()).statusCode())
                .isEqualTo(422);
    }
}
