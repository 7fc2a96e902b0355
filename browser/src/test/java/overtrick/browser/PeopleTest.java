package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.cards.Seat;

/// The people it is for, each on the way they would take, with a picture after every step: what
/// makes one of them hesitate is a defect (docs/walks.md). Pictures are for people to look at; what
/// is checked here is that the way exists. `-Dovertrick.gallery=true` walks it.
@Timeout(300)
@EnabledIfSystemProperty(named = "overtrick.gallery", matches = "true")
class PeopleTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    private static final Path WALKS = Path.of("target", "walks");

    private static final Size PHONE = new Size(390, 844);

    /// Somebody on their way, and what they see.
    private static final class Way {

        private final String person;
        private final Visitor visitor;
        private int steps;

        private Way(String person, Visitor visitor, Size size) {
            this.person = person;
            this.visitor = visitor;
            size.of(visitor);
        }

        void see(String what) {
            steps++;
            visitor.page().waitForTimeout(300); // what has just come is there
            visitor.keepPicture(file(what, "png"));
        }

        /// For whoever has no picture: what a screen reader goes through.
        void hear(String what) throws IOException {
            steps++;
            Files.createDirectories(WALKS);
            Files.writeString(file(what, "txt"), visitor.at("body").ariaSnapshot());
        }

        private Path file(String what, String type) {
            return WALKS.resolve("%s-%02d-%s.%s".formatted(person, steps, what, type));
        }

        /// A board from the front page on, with advice, a claim that is objected to, and the
        /// result.
        void playABoard() {
            visitor.open("/");
            see("front");
            visitor.at("form[action='/play'] button").click();
            visitor.awaitMyTurn();
            see("first-turn");
            visitor.at("#hint-ask").click();
            visitor.at("#advice p").first().waitFor();
            see("hint");
            visitor.call("1N");
            visitor.awaitMyTurn();
            see("second-turn");
            visitor.at("#auction button.call").nth(2).click();
            see("explained");
            visitor.page().keyboard().press("Escape");
            visitor.declare("P"); // North has bid the game
            visitor.awaitMyTurn();
            see("play");
            for (int own = 1; own <= 6; own++) {
                visitor.move();
                visitor.awaitMyTurn();
            }
            see("later");
            visitor.at("button[popovertarget='claim']").click();
            see("claim");
            visitor.page().keyboard().press("Escape");
            visitor.concede();
            visitor.at("#decided.decided").waitFor();
            see("result");
        }

        void lookAtTheBoard() {
            visitor.at("#verdict a[href$='/boards/1']").click();
            visitor.at("#analysis .makes").waitFor();
            see("board");
            visitor.page().keyboard().press("ArrowRight");
            see("replay");
        }
    }

    @Test
    void aPlayerOfSeventyWithATablet() {
        var ann = EVENING.visitor();
        ann.prefer("size", "l");
        var way = new Way("seventy", ann, new Size(820, 1180));
        way.playABoard();
        way.lookAtTheBoard();
        ann.page().goBack();
        ann.at("#verdict .go").waitFor();
        way.see("back");
    }

    @Test
    void aStudentWithAPhone() {
        var ann = EVENING.visitor();
        var way = new Way("student", ann, PHONE);
        way.playABoard();
        ann.at("#verdict button[popovertarget='again']").click();
        way.see("again");
        ann.at("#again button[value='auction']").click();
        ann.awaitMyTurn();
        way.see("again-board");
        ann.open("/me/boards");
        way.see("mine");
    }

    @Test
    void aVietnamesePlayerOfAClub() {
        var ann = EVENING.visitor("vi-VN");
        ann.prefer("theme", "dark");
        var way = new Way("club", ann, PHONE);
        way.playABoard();
        way.lookAtTheBoard();
    }

    @Test
    void somebodyWhoNeverSawIt() {
        var way = new Way("newcomer", EVENING.visitorWithMovement(), new Size(1440, 900));
        way.playABoard();
    }

    /// They open a table for friends, see them come, are called, and keep others out.
    @Test
    void whoeverLooksAfterATable() {
        var ann = EVENING.visitor();
        var way = new Way("host", ann, new Size(1440, 900));
        ann.openTable();
        way.see("waiting");
        var bea = EVENING.visitor();
        var guest = new Way("friend", bea, PHONE);
        bea.join(ann.table());
        guest.see("joined");
        bea.sit(Seat.NORTH);
        guest.see("seated");
        way.see("a-friend-came");
        ann.at("form[action$='/fill'] button").first().click();
        ann.awaitMyTurn();
        way.see("filled");
        bea.at("button[popovertarget='more']").click();
        guest.see("more");
        bea.at("form[action$='/call-for-help'] button").click();
        ann.at("#coming .calls").waitFor();
        way.see("called");
        var eve = EVENING.visitor();
        eve.open("/tables/" + ann.table().code());
        ann.at("#people .lookers").waitFor();
        way.see("looked-at");
    }

    @Test
    void whoeverListens() throws IOException {
        var ann = EVENING.visitor();
        var way = new Way("listener", ann, Size.DESK);
        ann.open("/");
        way.hear("front");
        ann.playNow();
        ann.awaitMyTurn();
        way.hear("first-turn");
        ann.declare("1N");
        ann.awaitMyTurn();
        way.hear("play");
        ann.concede();
        ann.at("#decided.decided").waitFor();
        way.hear("result");
    }

    @Test
    void whoeverLooksIntoBoards() {
        var ann = EVENING.visitor();
        var way = new Way("analyst", ann, new Size(1440, 900));
        ann.open("/look");
        way.see("look");
        ann.at("form.look textarea").fill(Boards.GAME);
        ann.at("form.look button").click();
        ann.at("#analysis .makes").waitFor();
        way.see("looked");
        for (int board = 1; board <= 2; board++) {
            ann.playDealt();
            ann.declare("7N");
            ann.concede();
            ann.at("#decided.decided").waitFor();
        }
        ann.open("/me/boards");
        way.see("mine");
        ann.at("select[name='role']").selectOption("declarer");
        ann.at(".filter button").click();
        assertThat(ann.at("table.mine tbody tr")).hasCount(2);
        way.see("filtered");
        ann.at("table.mine td.number a").first().click();
        ann.at("#analysis .makes").waitFor();
        way.see("board");
    }
}
