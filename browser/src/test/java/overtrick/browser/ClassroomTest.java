package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.assertions.LocatorAssertions.ContainsTextOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.HasCountOptions;
import com.microsoft.playwright.assertions.LocatorAssertions.IsVisibleOptions;
import java.net.URI;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;

/// A teacher at a laptop leads a class at its telephones, and loses the network in between.
@Timeout(value = 300, unit = TimeUnit.SECONDS)
class ClassroomTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Path SEEN = Path.of("target", "classroom");
    private static final int PATIENCE = 60_000;

    private final List<String> faults = new ArrayList<>();

    @Test
    void aClassIsLedThroughASet() {
        var teacher = EVENING.visitor();
        String path = opened(teacher);
        String code = path.substring(path.lastIndexOf('/') + 1);
        var lan = comes(code, "Lan");
        var ann = comes(code, "Ann");
        var minh = comes(code, "Minh");
        teacher.at("details[open] button.main").click();

        // whoever has come is led to their table, where the first board lies
        for (var student : List.of(lan, ann, minh)) {
            onTable(student, 1);
        }
        assertThat(teacher.at(".tcard")).hasCount(2, new HasCountOptions().setTimeout(PATIENCE));
        look(teacher, "overview");

        teacher.at("#controls form[action$='/pause'] button").click();
        for (var student : List.of(lan, ann, minh)) {
            says(student, "Pause");
        }
        look(lan, "paused-phone");
        assertThat(lan.at("#box button:enabled")).hasCount(0);

        teacher.at("#controls form[action$='/show'] button").click();
        visible(lan, "#classbar .diagram");
        assertThat(minh.at("#classbar .holding")).hasCount(4);
        look(lan, "shown-phone");
        teacher.at("#controls form[action$='/pause'] button").click();

        teacher.at("#controls button.main").click();
        for (var student : List.of(lan, ann, minh)) {
            onTable(student, 2);
            assertThat(student.at("#classbar .diagram")).hasCount(0);
        }

        // the teacher's network fails: nothing stops, and the page knows all when it is back
        teacher.page().context().setOffline(true);
        lan.at("#classbar form[action$='/hand'] button").click();
        lan.at("#classbar button[value='no']").waitFor();
        EVENING.house().shut();
        EVENING.house().reopen();
        teacher.page().context().setOffline(false);
        teacher.open(path);
        assertThat(teacher.at(".tcard.raised"))
                .hasCount(1, new HasCountOptions().setTimeout(PATIENCE));
        teacher.at(".tcard.raised .hand").click();
        assertThat(teacher.at(".tcard.raised"))
                .hasCount(0, new HasCountOptions().setTimeout(PATIENCE));
        look(teacher, "back-again");

        // Ann moves to the other table, and her page goes there
        teacher.open(path + "/seats");
        teacher.at("label:has-text('Ann') input").check();
        teacher.at("button[value='2N']").click();
        says(ann, "Board 2 of");
        var tables = List.of(minh, ann).stream().map(one -> one.page()).toList();
        tables.getLast().waitForURL(tables.getFirst().url());
        ann.keepPicture(SEEN.resolve("moved-phone.png"));

        teacher.open(path);
        teacher.at(".tcard a").first().click();
        teacher.at("#over .diagram").waitFor();
        look(teacher, "over");
        assertThat(faults).isEmpty();
        for (var student : List.of(lan, ann, minh)) {
            student.expectErrors();
        }
        teacher.expectErrors();
    }

    private static String opened(Visitor teacher) {
        teacher.open("/class");
        teacher.at("form[action='/class'] input[name=title]").fill("Thursday");
        teacher.at("form[action='/class'] input[name=name]").fill("Minh Ha");
        teacher.at("form[action='/class'] button").click();
        teacher.at("#controls").waitFor();
        return URI.create(teacher.page().url()).getPath();
    }

    private static Visitor comes(String code, String name) {
        var student = EVENING.visitor();
        student.page().setViewportSize(360, 740);
        student.open("/class");
        student.at("form[action='/class/join'] input[name=code]").fill(code);
        student.at("form[action='/class/join'] input[name=name]").fill(name);
        student.at("form[action='/class/join'] button").click();
        student.at("#mine").waitFor();
        return student;
    }

    private static void onTable(Visitor student, int board) {
        says(student, "Board " + board + " of 8");
    }

    private static void says(Visitor student, String words) {
        assertThat(student.at("#classbar"))
                .containsText(words, new ContainsTextOptions().setTimeout(PATIENCE));
    }

    private static void visible(Visitor student, String what) {
        assertThat(student.at(what)).isVisible(new IsVisibleOptions().setTimeout(PATIENCE));
    }

    private void look(Visitor visitor, String name) {
        visitor.keepPicture(SEEN.resolve(name + ".png"));
        faults.addAll(AccessibilityTest.faults(visitor, name));
    }
}
