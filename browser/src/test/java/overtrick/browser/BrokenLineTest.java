package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.SitOut;

/// Players behind a line that delays, swallows, cuts and doubles what they send.
@Timeout(120)
class BrokenLineTest {

    @RegisterExtension private static final Evening EVENING = Evening.playing(Boards.GAME);

    /// A page must have noticed a silent line by then.
    private static final Duration PROMISED = Duration.ofSeconds(6);

    private static final String LOST = "body.lost";
    private static final String BACK = "body:not(.lost)";

    /// Something that can be done now: a call, a card, or what a game asks for first, such as lots.
    private static final String CHOICE = "#box form button:enabled, .hand button.card";

    private BadLine line;
    private Visitor ann;

    @BeforeEach
    void comeByABadLine() {
        line = new BadLine(EVENING.house());
        ann = EVENING.visitor(line);
    }

    @AfterEach
    void close() {
        line.close();
    }

    /// Looks for the page's own clock, not the one of a busy test.
    private Duration untilLost() {
        Object millis =
                ann.page()
                        .evaluate(
                                """
                                () => new Promise((told) => {
                                  const start = performance.now();
                                  const look = () => document.body.classList.contains("lost")
                                    ? told(performance.now() - start) : requestAnimationFrame(look);
                                  look();
                                })
                                """);
        return Duration.ofMillis(((Number) millis).longValue());
    }

    private void play() {
        ann.playNow();
        ann.awaitMyTurn();
    }

    private void tap(String value) {
        ann.at("button[value='%s']".formatted(value)).first().click();
    }

    private void assertWaits(String value, String name) {
        ann.at("button.waiting[value='%s']".formatted(value)).waitFor();
        assertThat(ann.at("#notice")).containsText("Kept, and sent as soon as it can be: " + name);
        assertThat(ann.at("#notice")).hasAttribute("role", "status");
    }

    private void assertNothingWaits() {
        ann.at(BACK).waitFor();
        assertThat(ann.at("button.waiting")).hasCount(0);
        assertThat(ann.at("#notice")).not().containsText("Not sent");
        assertThat(ann.at("#notice")).not().containsText("Kept");
    }

    private long calls(String call) {
        var board = Truth.at(EVENING.house().club(), ann.table()).board().orElseThrow();
        return board.auction().calls().stream().filter(Call.parse(call)::equals).count();
    }

    @Test
    void aSilentLineIsNoticedAndComesBackByItself() {
        play();

        line.swallow();
        var noticed = untilLost();
        System.out.println("silent line noticed after " + noticed.toMillis() + " ms");
        assertThat(noticed).isLessThan(PROMISED);
        assertThat(ann.at("#notice")).containsText("The line is broken");
        line.heal();

        ann.at(BACK).waitFor();
        assertThat(ann.at("#notice")).containsText("Connected again");
        ann.call("1N");
        ann.expectErrors();
    }

    /// Before the page has noticed anything.
    @Test
    void aCallOverASilentLineIsShownAtOnceAndSentLater() {
        play();

        line.swallow();
        tap("1N");
        assertWaits("1N", "1 notrump");
        assertThat(ann.at(LOST)).hasCount(0);
        ann.page().keyboard().type("2c"); // one move at a time
        ann.at(LOST).waitFor();
        assertWaits("1N", "1 notrump");
        assertThat(ann.at("#turn")).hasAttribute("data-lost", kept("1 notrump"));
        assertThat(calls("1N")).isZero();
        line.heal();

        Patience.await("the call at the table", () -> calls("1N") == 1);
        assertNothingWaits();
        assertThat(calls("2C")).isZero();
        ann.awaitMyTurn();
        ann.expectErrors();
    }

    private static String kept(String name) {
        return "The line is broken. Trying again … Kept, and sent as soon as it can be: %s."
                .formatted(name);
    }

    /// Long after the page has noticed; the line is cut this time.
    @Test
    void aCardThatIsTappedOffLineIsPlayedLater() {
        play();
        ann.declare("1N");
        ann.awaitMyTurn();
        var card = ann.playable().lowest();

        line.cut();
        ann.at(LOST).waitFor();
        tap(card.code());
        ann.at("button.card.waiting").waitFor();
        line.heal();

        awaitPlayed(card);
        assertNothingWaits();
        ann.awaitMyTurn();
        ann.expectErrors();
    }

    private void awaitPlayed(Card card) {
        Patience.await(
                card + " to be played", () -> EVENING.house().played(ann.table()).contains(card));
    }

    /// It is played, and the player is told nothing but that the line is back.
    @Test
    void aCardWhoseAnswerIsLostIsPlayedOnce() {
        play();
        ann.declare("1N");
        ann.awaitMyTurn();
        var card = ann.playable().lowest();

        line.swallowAnswers();
        tap(card.code());
        awaitPlayed(card);
        ann.at(LOST).waitFor();
        line.heal();

        assertNothingWaits();
        ann.awaitMyTurn();
        assertThat(ann.cardButton(card)).hasCount(0);
        assertThat(ann.at("#notice")).not().containsText("moved on");
        ann.expectErrors();
    }

    @Test
    void whatComesTwiceIsDoneOnce() {
        play();

        line.bringAllTwice();
        ann.call("1N");
        while (ann.awaitTurnOrEnd() && ann.phase().equals("auction")) {
            ann.call("P");
        }
        var card = ann.playable().lowest();
        ann.play(card);

        assertThat(line.doubled()).isGreaterThanOrEqualTo(3);
        assertThat(calls("1N")).isOne();
        awaitPlayed(card);
        assertThat(ann.at("#notice")).isEmpty();
    }

    /// While she was away a robot has called in her place.
    @Test
    void whatNoLongerFitsIsTold() {
        play();

        line.swallow();
        tap("7C");
        assertWaits("7C", "7 clubs");
        aRobotCallsForHer();
        line.heal();

        assertThat(ann.at("#notice")).hasText("Not sent, for the table has moved on: 7 clubs.");
        assertThat(calls("7C")).isZero();
        assertThat(ann.at("button.waiting")).hasCount(0);
        ann.expectErrors();
    }

    private void aRobotCallsForHer() {
        var club = EVENING.house().club();
        var view = club.duplicate().look(ann.table(), Member.House.HOUSE).orElseThrow();
        var chair = view.chair(Seat.SOUTH).orElseThrow();
        var occupant = (Occupant.Person) chair.occupant();
        var person = new Member.Person(occupant.id(), occupant.name());
        club.duplicate().send(ann.table(), person, new SitOut<>());
        Patience.await(
                "the robot's call",
                () ->
                        !Truth.at(club, ann.table())
                                .board()
                                .orElseThrow()
                                .auction()
                                .calls()
                                .isEmpty());
        club.duplicate().send(ann.table(), person, new ComeBack<>());
    }

    /// A slow line is no broken one: an answer in half a second is not talked about.
    @Test
    void aSlowLineIsOnlySlow() {
        play();
        ann.page()
                .evaluate(
                        """
                        () => {
                          window.wasLost = false;
                          const look = () => { window.wasLost ||= document.body.matches(".lost, .kept"); };
                          new MutationObserver(look).observe(document.body, { attributes: true });
                        }
                        """);

        line.delay(Duration.ofMillis(250));
        ann.call("1N");
        ann.awaitMyTurn();

        assertThat(ann.page().evaluate("() => window.wasLost")).isEqualTo(false);
        assertThat(calls("1N")).isOne();
        assertThat(ann.at("#notice")).isEmpty();
    }

    /// What was said stays in its field, and is sent once somebody sends it again.
    @Test
    void whatIsSaidOffLineIsToldToBeUnsent() {
        play();
        ann.at("#talk summary").first().click();
        say("Good luck");
        assertThat(ann.at("#chat li")).hasCount(1);

        line.swallow();
        say("Well played");
        ann.at("form.say.unsent").waitFor();
        assertThat(ann.at("#text")).hasValue("Well played");
        ann.at(LOST).waitFor();
        ann.at("form.say button").click();
        assertThat(ann.at("#text")).hasValue("Well played");
        line.heal();
        ann.at(BACK).waitFor();
        assertThat(ann.at("#chat li")).hasCount(1);
        ann.at("form.say button").click();

        assertThat(ann.at("#chat li")).hasCount(2);
        assertThat(ann.at("#text")).hasValue("");
        assertThat(ann.at("form.say.unsent")).hasCount(0);
        ann.expectErrors();
    }

    /// Only the answer is lost: it is not said twice.
    @Test
    void whatIsSaidAndArrivesIsNotInTheFieldAnyMore() {
        play();
        ann.at("#talk summary").first().click();

        line.swallowAnswers();
        say("Well played");
        ann.at("form.say.unsent").waitFor();
        line.heal();

        assertThat(ann.at("#chat li")).hasCount(1);
        assertThat(ann.at("#text")).hasValue("");
        ann.expectErrors();
    }

    @Test
    void aSeatThatIsChangedOffLineIsToldToBeUnsent() {
        ann.openTable();
        line.swallow();
        ann.press("form[action$='/robot'] button");
        ann.at(LOST).waitFor();
        ann.press("form[action$='/robot'] button");
        assertThat(ann.at("#turn"))
                .hasAttribute(
                        "data-lost", Pattern.compile(".*Not sent, for the line is broken: .*"));
        line.heal();

        ann.at(BACK).waitFor();
        assertThat(ann.at("#notice"))
                .containsText("Connected again. Not sent, for the line is broken:");
        assertThat(ann.at("form[action$='/robot']")).hasCount(3);
        ann.expectErrors();
    }

    private void say(String words) {
        ann.at("#text").fill(words);
        ann.at("form.say button").click();
    }

    static Stream<Arguments> tables() {
        return Stream.of(
                table("robots", Visitor::playNow),
                table("laws", ann -> ann.openTable("yes", "laws", "free")),
                table("rubber", ann -> ann.go("/social", "#rubber ~ form button")),
                table("can", ann -> CanTables.open(ann, "short", "yes", "players")));
    }

    private static Arguments table(String name, Consumer<Visitor> opens) {
        return Arguments.of(name, opens);
    }

    /// Whatever is played, and whatever is asked for first.
    @ParameterizedTest(name = "{0}")
    @MethodSource("tables")
    void everyTableKeepsWhatIsTapped(String name, Consumer<Visitor> opens) {
        opens.accept(ann);
        var choice = ann.at(CHOICE).first();
        choice.waitFor();

        line.swallow();
        choice.click();
        ann.at("button.waiting").waitFor();
        ann.at(LOST).waitFor();
        line.heal();

        assertNothingWaits();
        ann.at(CHOICE).first().waitFor();
        ann.expectErrors();
    }
}
