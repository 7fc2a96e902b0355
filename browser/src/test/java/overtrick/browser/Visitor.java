package overtrick.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.CDPSession;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Locator.ClickOptions;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Page.ScreenshotOptions;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.Request;
import com.microsoft.playwright.Response;
import com.microsoft.playwright.options.FormData;
import com.microsoft.playwright.options.RequestOptions;
import com.microsoft.playwright.options.WaitForSelectorState;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;

/// Somebody at their browser: what they do, and what comes to them.
final class Visitor {

    /// Agrees to a claim.
    private static final String AGREE = "#asks form[action$='/claim-answer'] button[value='yes']";

    private static final Locator.WaitForOptions ATTACHED =
            new Locator.WaitForOptions().setState(WaitForSelectorState.ATTACHED);

    private static final String TURN_OR_END =
            "#board[data-turn='mine'], #board[data-phase='over'], " + AGREE;

    /// Where a card is not covered by its neighbours.
    private static final int VISIBLE_X = 8;

    private static final int VISIBLE_Y = 14;

    /// For a file the tricks of all boards may have to be counted first.
    private static final int FILE_MILLIS = 120_000;

    private final Consumer<Request> keeping = this::keepAnswer;
    private final Place house;
    private final BrowserContext context;
    private final Page page;
    private final CDPSession session;
    private final List<Request> requests = new ArrayList<>();
    private final List<Receipt> answers = new ArrayList<>();

    /// News of the club are numbered by the time; the events of a table never come so far.
    private static final long OF_THE_CLUB = 1_000_000_000_000L;

    private final List<Receipt> messages = new ArrayList<>();
    private final List<String> errors = new ArrayList<>();
    private final List<String> forgiven = new ArrayList<>();

    /// The first page of somebody new.
    Visitor(Place house, BrowserContext context) {
        this.house = house;
        this.context = context;
        context.setDefaultTimeout(Chromium.PATIENCE_MILLIS);
        page = context.newPage();
        page.onRequest(requests::add);
        page.onRequestFinished(keeping);
        page.onPageError(errors::add);
        page.onConsoleMessage(message -> {
            if (message.type().equals("error")) {
                errors.add(message.text() + " " + message.location());
            }
        });
        session = listen();
        session.on("Network.eventSourceMessageReceived", this::receive);
    }

    /// At once: the browser forgets it when the page is left.
    private void keepAnswer(Request request) {
        boolean ofTable = URI.create(request.url()).getPath().startsWith("/tables/");
        boolean stream = request.resourceType().equals("eventsource");
        boolean told = !request.url().matches(".*/boards/\\d+/(compared|decided)"); // all is open
        if (!ofTable || stream || !told) {
            return;
        }
        var answer = request.response();
        if (answer.status() == 200 || answer.status() >= 400) {
            textOf(answer).ifPresent(text -> answers.add(Receipt.page(request.url(), text)));
        }
    }

    /// Nothing when the page was left before the browser could be asked: nobody has seen it then.
    private static Optional<String> textOf(Response answer) {
        try {
            return Optional.of(answer.text());
        } catch (PlaywrightException gone) {
            if (String.valueOf(gone.getMessage()).contains("navigated away")) {
                return Optional.empty();
            }
            throw gone;
        }
    }

    private CDPSession listen() {
        var session = context.newCDPSession(page);
        session.send("Network.enable");
        return session;
    }

    /// What the settings of their device make of letters that a page does not size itself; 16 is
    /// usual.
    void letters(int pixels) {
        var sizes = new JsonObject();
        sizes.addProperty("standard", pixels);
        var asked = new JsonObject();
        asked.add("fontSizes", sizes);
        session.send("Page.setFontSizes", asked);
    }

    private void receive(JsonObject message) {
        if (message.get("eventName").getAsString().equals("beat")) {
            return; // nothing but that the line is alive
        }
        String data = message.get("data").getAsString();
        long number = message.get("eventId").getAsLong();
        if (number > OF_THE_CLUB) {
            return; // news in the head of every page
        }
        messages.add(new Receipt("the page's stream", number, data));
    }

    /// The same person on another page.
    Visitor secondTab() {
        return new Visitor(house, context);
    }

    Page page() {
        return page;
    }

    Locator at(String selector) {
        return page.locator(selector);
    }

    // What they do

    Response open(String path) {
        return page.navigate(house.address(path));
    }

    /// Opens a page and presses one thing there after the other.
    void go(String path, String... selectors) {
        open(path);
        for (String selector : selectors) {
            at(selector).first().click();
        }
    }

    /// From the front page to a table with three robots.
    void playNow() {
        go("/", "form[action='/play'] button");
        at("main.table").waitFor();
    }

    /// Opens their own game to everybody.
    void letAllIn() {
        press("form[action$='/let-in'] button[value='OPEN']");
        at("form[action$='/let-in'] button[value='OPEN'][aria-pressed='true']").waitFor(ATTACHED);
    }

    /// Sits South at a table with robots whose boards are dealt for it alone.
    void playDealt() {
        openTable("yes", "boards", "dealt");
    }

    /// Opens a table for friends and sits South.
    void openTable() {
        openTable("no", "laws", "strict");
    }

    /// Opens a table with a choice of the form, and sits South.
    ///
    /// @param robots whether they fill it, `yes` or `no`
    void openTable(String robots, String choice, String value) {
        open("/open");
        var form = at("form[action='/tables']");
        unfold(form);
        form.locator("input[name='robots'][value='%s']".formatted(robots)).check();
        form.locator("input[name='%s'][value='%s']".formatted(choice, value)).check();
        var name = form.locator("input[name='name']");
        if (name.count() > 0) {
            name.fill("Ann");
        }
        form.locator("button:not([type='button'])").last().click();
        at("main.table").waitFor();
    }

    /// Opens what is folded around a form and in it.
    static void unfold(Locator form) {
        form.evaluate(
                """
                form => [form.closest("details"), ...form.querySelectorAll("details")]
                  .forEach((part) => part && (part.open = true))
                """);
    }

    void join(TableId table) {
        open("/");
        at("form[action='/join'] input[name='code']").fill(table.code());
        at("form[action='/join'] button").click();
        at("main.table").waitFor();
    }

    /// Says a name when they are asked for one.
    void sit(Seat seat) {
        sit(seat, "Bea");
    }

    void sit(Seat seat, String called) {
        deed("sit", seat).click();
        var name = at("main.asking input[name='name']");
        name.or(at("#place-%s .tags span".formatted(seat.letter()))).first().waitFor();
        if (name.isVisible()) {
            name.fill(called);
            at("main.asking button").click();
        }
        assertThat(deed("sit", seat)).hasCount(0);
    }

    void seatRobot(Seat seat) {
        deed("robot", seat).click();
        assertThat(deed("robot", seat)).hasCount(0);
    }

    private Locator deed(String deed, Seat seat) {
        return at("form[action$='/%s'] button[value='%s']".formatted(deed, seat.letter()));
    }

    Locator callButton(String call) {
        return at("form[action$='/call'] button[name='call'][value='%s']".formatted(call));
    }

    Locator cardButton(Card card) {
        return at("button[name='card'][value='%s']".formatted(card.code()));
    }

    /// Calls, and waits until the page shows it.
    void call(String call) {
        int before = calls().size();
        callButton(call).click();
        awaitMore(before);
    }

    /// Waits for a call, the end of the auction, or another table: an event leads its players on.
    void awaitMore(int callsBefore) {
        String table = page.url();
        Patience.await(
                "a call after %d".formatted(callsBefore),
                () ->
                        calls().size() > callsBefore
                                || !page.url().equals(table)
                                || !phase().equals("auction"));
    }

    /// A finger rests on a call for a while.
    void rest(String call, Duration time) {
        var box = callButton(call).boundingBox();
        var touch = context.newCDPSession(page);
        var point = new JsonObject();
        point.addProperty("x", box.x + box.width / 2);
        point.addProperty("y", box.y + box.height / 2);
        var points = new JsonArray();
        points.add(point);
        touch.send("Input.dispatchTouchEvent", event("touchStart", points));
        page.waitForTimeout((double) time.toMillis());
        touch.send("Input.dispatchTouchEvent", event("touchEnd", new JsonArray()));
    }

    private static JsonObject event(String type, JsonArray points) {
        var event = new JsonObject();
        event.addProperty("type", type);
        event.add("touchPoints", points);
        return event;
    }

    /// Plays a card, and waits until it has left the hand.
    void play(Card card) {
        page.mouse().move(0, 0); // a card under the pointer is raised and covers its neighbour
        cardButton(card).click(new ClickOptions().setPosition(VISIBLE_X, VISIBLE_Y));
        assertThat(cardButton(card)).hasCount(0);
    }

    void awaitMyTurn() {
        at("#board[data-turn='mine']").waitFor();
    }

    void awaitPhase(String phase) {
        at("#board[data-phase='%s']".formatted(phase)).waitFor();
    }

    /// Waits for their turn; false when the board is over instead.
    boolean awaitTurnOrEnd() {
        at(TURN_OR_END).first().waitFor();
        return !phase().equals("over");
    }

    /// Whether somebody claims and they have not answered.
    boolean isAsked() {
        return at(AGREE).isVisible();
    }

    /// Agrees to the claim that is made.
    void agree() {
        at(AGREE).click();
        at(AGREE).waitFor(new Locator.WaitForOptions().setState(WaitForSelectorState.DETACHED));
    }

    /// Makes one move: agrees to a claim, passes, or plays the first card they may.
    void move() {
        if (isAsked()) {
            agree();
        } else if (phase().equals("auction")) {
            call("P");
        } else {
            play(playable().stream().reduce((first, second) -> second).orElseThrow());
        }
    }

    /// Makes a bid, lets everybody pass, and comes to the play. After notrump by somebody else,
    /// whose partner would not become declarer in it, seven spades stand for seven notrump.
    void declare(String bid) {
        awaitMyTurn();
        boolean bidBefore = calls().stream().anyMatch(call -> call.contains("notrump"));
        call(bid.equals("7N") && bidBefore ? "7S" : bid);
        while (awaitTurnOrEnd() && phase().equals("auction")) {
            call("P");
        }
    }

    /// Makes so many moves, and leaves the others of the deal to a robot.
    void moveAndSitOut(int moves) {
        for (int move = 0; move < moves && awaitTurnOrEnd(); move++) {
            move();
        }
        sitOut();
        awaitPhase("over");
    }

    /// Goes on among friends to the next deal, which a robot plays for them, and waits for its end.
    /// A deal that all pass is over before the page has shown it.
    void nextDeal() {
        String deal = "#verdict .choices a";
        String last = at(deal).getAttribute("href");
        at("#verdict .go").click();
        at("%s:not([href='%s'])".formatted(deal, last)).waitFor();
        at("#verdict .go").waitFor();
    }

    /// Leaves the cards to a robot; the page stays with the table.
    void sitOut() {
        press("form[action$='/sit-out'] button");
    }

    /// Finds a button, on whatever sheet it lies, and presses it at once: with the next card
    /// another one may take its place.
    void press(String selector) {
        at(selector).first().waitFor(ATTACHED);
        page.evaluate("where => document.querySelector(where).click()", selector);
    }

    /// Asks for so many of the tricks left, from the sheet of the page.
    void claim(int tricks) {
        at("button[popovertarget='claim']").click();
        at("#claim-part summary").click();
        at("#claimed").selectOption(String.valueOf(tricks));
        at("#claiming button").click();
    }

    /// Concedes the rest of a board they declare, and comes to its end.
    void concede() {
        awaitMyTurn();
        claim(0);
        awaitPhase("over");
    }

    /// Writes down from now on what the page says to those who listen.
    void listenToPage() {
        page.evaluate(
                """
                () => {
                  const live = document.getElementById("live");
                  window.heard = [];
                  new MutationObserver(() => window.heard.push(live.textContent))
                    .observe(live, { childList: true, characterData: true, subtree: true });
                }
                """);
    }

    String heard() {
        return String.valueOf(page.evaluate("() => window.heard.join('\\n')"));
    }

    // What they see

    TableId table() {
        String path = URI.create(page.url()).getPath();
        return new TableId(path.substring("/tables/".length()));
    }

    String phase() {
        return String.valueOf(at("#board").getAttribute("data-phase"));
    }

    boolean isMyTurn() {
        return "mine".equals(at("#board").getAttribute("data-turn"));
    }

    /// The auction as it is read to the blind, without alerts and announcements.
    List<String> calls() {
        return labels("#auction button.call").stream()
                .map(label -> label.replaceFirst(",.*", ""))
                .toList();
    }

    /// The cards in the middle.
    CardSet trick() {
        return cards("#trick .card[id]");
    }

    CardSet playable() {
        return cards("button[name='card']");
    }

    private CardSet cards(String selector) {
        return CardSet.copyOf(ofEach(selector, "id").stream().map(Card::parse).toList());
    }

    List<String> labels(String selector) {
        return ofEach(selector, "ariaLabel");
    }

    /// One property of all parts of the page that a selector finds. When the page leads to the next
    /// one at this very moment, it is read there.
    private List<String> ofEach(String selector, String property) {
        String read =
                "([where, what]) => [...document.querySelectorAll(where)].map(part => part[what])";
        try {
            var found = (List<?>) page.evaluate(read, List.of(selector, property));
            return found.stream().map(String::valueOf).toList();
        } catch (PlaywrightException left) {
            if (!String.valueOf(left.getMessage()).contains("context was destroyed")) {
                throw left;
            }
            page.waitForLoadState();
            return ofEach(selector, property);
        }
    }

    /// The page as it stands now in the browser.
    Receipt shown() {
        return Receipt.page("the page as it stands", page.content());
    }

    // What has come over the line

    String cookies() {
        return context.cookies().stream()
                .map(cookie -> cookie.name + "=" + cookie.value)
                .collect(Collectors.joining("; "));
    }

    /// Fetches a page as it comes over the line.
    Receipt fetch(String path) {
        var options = RequestOptions.create().setHeader("Accept", "text/html");
        var answer = context.request().get(house.address(path), options);
        return Receipt.page("GET " + path, answer.text());
    }

    /// A file, as it comes.
    byte[] download(String path) {
        var patient = RequestOptions.create().setTimeout(FILE_MILLIS);
        return context.request().get(house.address(path), patient).body();
    }

    /// Where a page leads, as a path.
    String leadsTo(String path) {
        var asPage = RequestOptions.create().setHeader("Accept", "text/html");
        return URI.create(context.request().get(house.address(path), asPage).url()).getPath();
    }

    /// The status with which a page is answered.
    int status(String path) {
        return context.request().get(house.address(path)).status();
    }

    /// Sends a form as the page's script does; gives the status.
    int send(String path, FormData form) {
        var options = RequestOptions.create().setHeader("HX-Request", "true").setForm(form);
        return context.request().post(house.address(path), options).status();
    }

    void prefer(String choice, String value) {
        send("/preferences", FormData.create().set(choice, value));
    }

    List<Receipt> messages() {
        return List.copyOf(messages);
    }

    /// All answers of a table's pages and buttons that have a text, the stream excepted.
    List<Receipt> answers() {
        return List.copyOf(answers);
    }

    List<Request> requests() {
        return List.copyOf(requests);
    }

    /// What has gone wrong is forgotten: the test has made it go wrong.
    void expectErrors() {
        errors.clear();
    }

    /// What they do at random may come too late, or be refused with a sentence: answers of this
    /// status are nothing to complain about.
    void forgive(int status) {
        forgiven.add(" " + status);
    }

    List<String> errors() {
        return List.copyOf(errors);
    }

    /// Errors in the console, and requests to other houses.
    List<String> complaints() {
        var complaints = new ArrayList<>(errors);
        complaints.removeIf(error -> forgiven.stream().anyMatch(error::contains));
        requests.stream()
                .map(Request::url)
                .filter(url -> !url.startsWith(house.address("/")))
                .filter(url -> !url.startsWith("file:")) // saved from here
                .forEach(url -> complaints.add("request to another house: " + url));
        return complaints;
    }

    void keepPicture(Path file) {
        page.screenshot(new ScreenshotOptions().setPath(file));
    }

    void leave() {
        page.offRequestFinished(keeping); // what is cut off by leaving has no answer
        context.close();
    }
}
