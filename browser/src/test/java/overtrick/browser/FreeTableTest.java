package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardRefusal;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Refusal;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand;
import overtrick.house.table.TableRefusal;
import overtrick.house.table.TableView;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.board.FreeView;
import overtrick.laws.ruling.Fact;
import overtrick.log.host.Reply;

/// A free table: South looks at their page, the other three act from outside. North deals.
@Timeout(300)
class FreeTableTest {

    @RegisterExtension private static final Evening EVENING = Evening.ofQuickRobots();

    private static final Path PICTURES = Path.of("target", "free");
    private static final int[][] SIZES = {{360, 640}, {390, 844}, {820, 1180}, {1440, 900}};

    private final Map<Seat, Member.Person> people = new EnumMap<>(Seat.class);
    private Visitor south = EVENING.visitor();
    private TableId table = new TableId("AAAAA");

    @BeforeEach
    void openTheTable() {
        south.openTable("no", "laws", "free");
        table = south.table();
        for (var seat : new Seat[] {Seat.NORTH, Seat.EAST, Seat.WEST}) {
            var person =
                    new Member.Person(
                            new PersonId("player-" + seat.letter()), "Player " + seat.letter());
            people.put(seat, person);
            send(person, new TableCommand.Sit<>(seat));
        }
        assertThat(south.at("#box")).isVisible();
    }

    private TableView<Optional<FreeView>> view(Member who) {
        return EVENING.house().club().free().tables().look(table, who).orElseThrow();
    }

    private void send(Member.Person person, TableCommand<FreeCommand> command) {
        assertThat(reply(person, command)).as("%s", command).isInstanceOf(Reply.Done.class);
    }

    private Reply reply(Member.Person person, TableCommand<FreeCommand> command) {
        return EVENING.house().club().free().tables().send(table, person, command);
    }

    /// Something may happen between a look and a move, such as somebody who comes to watch, and
    /// what South has tapped may still be on its way.
    private void does(Seat seat, FreeCommand command) {
        var person = people.get(seat);
        Reply reply;
        do {
            reply = reply(person, new TableCommand.Move<>(command, view(person).number()));
        } while (reply instanceof Reply.Refused(var reason) && isEarly(reason));
        assertThat(reply).as("%s", command).isInstanceOf(Reply.Done.class);
    }

    /// Whether it is worth another try.
    private boolean isEarly(Refusal reason) {
        south.page().waitForTimeout(10);
        return reason == TableRefusal.TABLE_HAS_MOVED_ON || reason == BoardRefusal.NOT_YOUR_TURN;
    }

    private void calls(Seat seat, String call) {
        does(seat, new FreeCommand.InOrder(new MakeCall(Call.parse(call))));
    }

    private void option(String text) {
        south.at("#ruling .options button:has-text('" + text + "')").first().click();
    }

    @Test
    void anInsufficientBidIsRuledAndCarriedToTheScore() {
        calls(Seat.NORTH, "1C");
        does(Seat.EAST, new FreeCommand.CallAnyway(Call.parse("1C"), Optional.empty()));
        assertThat(south.at("#ruling .lawsheet h2")).containsText("Insufficient bid");
        assertThat(south.at("#live")).containsText("Ask East");
        does(Seat.EAST, new FreeCommand.Choose(Fact.UNINTENDED, "no", Optional.empty()));
        assertThat(south.at("#live")).containsText("South");
        pictures("sheet");
        option("I do not accept");
        assertThat(south.at("#replacement")).containsText("East calls again, in place of 1♣");
        assertThat(south.at("#replacement .who")).containsText("1♣, as after Pass, means");
        axe();
        pictures("replacement");
        calls(Seat.EAST, "1H");

        assertThat(south.at("#ruling .owed")).containsText("West must pass");
        south.call("1S");
        assertThat(view(people.get(Seat.WEST)).game().orElseThrow().board().calls())
                .containsExactly(Call.Word.PASS);
        calls(Seat.WEST, "P");
        calls(Seat.NORTH, "4S");
        calls(Seat.EAST, "P");
        south.call("P");
        calls(Seat.WEST, "P");
        option("Not ♣");
        assertThat(south.at("#ruling .lawsheet")).hasCount(0);
        assertThat(view(people.get(Seat.WEST)).game().orElseThrow().board().playable())
                .isEqualTo(withoutClubs());

        finish();
        assertThat(south.at("#verdict .reviews")).containsText("72C");
        assertThat(south.at("#verdict .reviews")).containsText("the program rules");
        assertThat(south.at("#verdict .adjust")).hasCount(0);
        axe();
        pictures("over");
        south.open("/tables/" + table.code() + "/evidence");
        assertThat(south.at(".trail")).containsText("against the Laws");
        assertThat(south.at(".trail")).containsText("thought for");
        assertThat(south.at(".diagram")).isVisible();
        axe();
        pictures("evidence");
    }

    private CardSet withoutClubs() {
        var hand = view(people.get(Seat.WEST)).game().orElseThrow().board().hands().get(Seat.WEST);
        var others = hand.minus(hand.in(Suit.CLUBS));
        return others.isEmpty() ? hand : others;
    }

    /// Robots play on for all four.
    private void finish() {
        people.values().forEach(person -> send(person, new TableCommand.SitOut<>()));
        south.at("[popovertarget=more]").first().click();
        south.at("form[action$='/sit-out'] button").click();
        south.at("#verdict .outcome").waitFor();
    }

    private void spadesBySouth() {
        calls(Seat.NORTH, "P");
        calls(Seat.EAST, "P");
        south.call("1S");
        calls(Seat.WEST, "P");
        calls(Seat.NORTH, "P");
        calls(Seat.EAST, "P");
    }

    private Card first(Seat seat) {
        return view(people.get(seat)).game().orElseThrow().board().hands().get(seat).highest();
    }

    @Test
    void aLeadOutOfTurnHasFiveOptions() {
        spadesBySouth();
        var led = first(Seat.EAST);
        does(Seat.EAST, new FreeCommand.PlayAnyway(led));

        assertThat(south.at("#ruling .options button")).hasCount(5);
        axe();
        south.at("#ruling .options li:nth-child(5) button").click();
        assertThat(south.at("#ruling .faceup")).containsText("major penalty card");
        pictures("penalty");
        south.at("#anyway summary").click();
        axe();
    }

    /// South revokes, and calls the director themselves before either side has gone on. What they
    /// have opened to act against the order is still open.
    @Test
    void aRevokeIsMadeOnThePageAndCorrectedThere() {
        revoke();
        south.at("#anyway form[action$='/attention'] button").click();
        assertThat(south.at("#ruling .lawsheet h2")).isVisible();
        south.at("#ruling .options button").first().click();

        assertThat(south.at("#ruling .rulings summary")).containsText("1 ruling");
        assertThat(south.at("#ruling .faceup")).hasCount(0);
    }

    /// Nobody notices it during the play: it is established, and ruled when the board is over.
    @Test
    void anEstablishedRevokeIsRuledWhenThePlayIsOver() {
        revoke();
        finish();

        assertThat(south.at("#ruling .rulings summary")).containsText("1 ruling");
        south.at("#ruling .rulings summary").click();
        assertThat(south.at("#ruling .rulings h2")).containsText("Revoke");
        assertThat(south.at("#ruling .rulings .cites")).containsText("64");
        axe();
        pictures("established");
    }

    private void revoke() {
        spadesBySouth();
        var lead = leadThatSouthFollows();
        does(Seat.WEST, new FreeCommand.InOrder(new BoardCommand.PlayCard(lead)));
        var north = view(Member.House.HOUSE).game().orElseThrow().board();
        assertThat(north.play()).isPresent();
        south.awaitMyTurn();
        south.play(south.playable().lowest());
        var east = view(people.get(Seat.EAST)).game().orElseThrow().board();
        does(
                Seat.EAST,
                new FreeCommand.InOrder(new BoardCommand.PlayCard(east.playable().lowest())));
        south.awaitMyTurn();
        var revoke = revokeOption();
        south.at("#anyway summary").click();
        south.at("#card-anyway").selectOption(revoke);
        south.at("#anyway form[action$='/card-anyway'] button").click();
        assertThat(south.at("#card-anyway option[value='%s']".formatted(revoke))).hasCount(0);
        assertThat(south.at("#ruling .rulings")).hasCount(0);
    }

    private String revokeOption() {
        return south.at("#card-anyway option").first().getAttribute("value");
    }

    private Card leadThatSouthFollows() {
        var hand = view(people.get(Seat.WEST)).game().orElseThrow().board().hands().get(Seat.WEST);
        for (var card : hand) {
            if (south.at("#place-S .card." + Character.toLowerCase(card.suit().letter())).count()
                    > 0) {
                return card;
            }
        }
        throw new AssertionError("South holds no suit of West's");
    }

    private void axe() {
        assertThat(Axe.faults(south)).isEmpty();
    }

    private void pictures(String name) {
        if (!GalleryTest.isOpen()) {
            return;
        }
        for (String language : new String[] {"vi", "en"}) {
            south.prefer("lang", language);
            south.page().reload();
            for (int[] size : SIZES) {
                south.page().setViewportSize(size[0], size[1]);
                for (String theme : new String[] {"light", "dark"}) {
                    AccessibilityTest.dress(south, "theme", theme);
                    String look = "%s-%s-%d-%s.jpg".formatted(name, language, size[0], theme);
                    south.page().screenshot(GalleryTest.picture(PICTURES.resolve(look)));
                }
            }
            south.page().setViewportSize(1280, 800);
        }
    }
}
