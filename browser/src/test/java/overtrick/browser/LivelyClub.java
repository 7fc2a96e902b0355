package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import java.net.URI;
import java.util.ArrayList;
import java.util.List;

/// A club in which something of everything has happened.
final class LivelyClub {

    private static final int EVENT_MILLIS = 90_000;

    private LivelyClub() {}

    /// A board, a waiting table, games of other kinds, a match and an event of robots, and club
    /// evenings of every kind.
    ///
    /// @return pages that are to be looked at themselves
    static List<String> pages(Visitor ann) {
        var pages = new ArrayList<>(EveningGalleryTest.pages(ann).values());
        ann.playDealt();
        ann.declare("7N");
        ann.concede();
        pages.add(here(ann));
        ann.openTable();
        pages.add(here(ann));
        ann.openTable("no", "laws", "free");
        pages.add(here(ann));
        for (var game : List.of("rubber", "whist")) {
            ann.open("/social");
            ann.at("#" + game + " ~ form button").click();
            ann.at("main.table").waitFor();
            pages.add(here(ann));
        }
        CanTables.open(ann, "club", "yes", "house");
        pages.add(here(ann));
        CanTables.open(ann, "short", "no", "players");
        pages.add(here(ann));
        ann.open("/matches");
        ann.at("input[name='boards']").fill("1");
        ann.at("form[action='/matches'] button").click();
        pages.add(here(ann));
        ann.open("/events");
        ann.at("input[name=where][value=online]").check();
        ann.at("#online-more summary").click();
        ann.at("#more > summary").click();
        for (var answer : List.of("tables=2", "boards=4", "in=0")) {
            var field = answer.split("=");
            ann.at("#new input[name=%s]".formatted(field[0])).fill(field[1]);
        }
        ann.at("#new .gorow button").click();
        assertThat(ann.at("#clock"))
                .containsText("Final", new ContainsTextOptions().setTimeout(EVENT_MILLIS));
        pages.add(here(ann));
        return pages;
    }

    private static String here(Visitor ann) {
        return URI.create(ann.page().url()).getPath();
    }
}
