package overtrick.browser;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.view.CanView;
import overtrick.cantable.CanSeen;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;

/// Somebody at a table of Bài Càn in their browser: they do one thing after another of those that
/// the page offers, and all that is sent to them is looked into.
final class CanGuest {

    /// For the next deal, and not for another match: whoever clicks quickly would begin it before
    /// anybody has seen that the first is over.
    static final String NEXT_DEAL =
            "#verdict:not(:has(a[href$='/matches/1'])) form[action$='/next'] button";

    private static final String OFFERS =
            String.join(
                    ", ",
                    "#box.open button:enabled",
                    ".hand:not(.picking) button.card",
                    ".sending button",
                    NEXT_DEAL);

    /// Whether the page offers something. What it offered before the last act does not count,
    /// unless nothing came of that.
    private static final String OFFERED =
            """
            where => {
              const acted = window.acted;
              const fresh = !acted?.button.isConnected || performance.now() - acted.at > 250;
              return fresh && document.querySelector(where) !== null;
            }
            """;

    private static final String ACT =
            """
            ([where, dice]) => {
              const offers = [...document.querySelectorAll(where)];
              if (offers.length === 0) return;
              const button = offers[dice % offers.length];
              window.acted = { button, at: performance.now() };
              if (button.closest(".sending")) {
                const picks = [...button.form.querySelectorAll("input[name=cards]")];
                const wanted = picks[0].type === "radio" ? 1 : 2;
                picks.forEach((pick) => { pick.checked = false; }); // those of an act that came to nothing
                for (let i = 0; i < wanted; i++) {
                  picks.splice((dice + i) % picks.length, 1)[0].click();
                }
              }
              button.click();
              if (button.classList.contains("raised")) button.click();
            }
            """;

    private static final String PLAY_ON =
            """
            ([where, seed]) => {
              const offered = %s;
              const act = %s;
              let dice = seed;
              window.phases = new Set();
              window.playing = setInterval(() => {
                const over = document.querySelector("#verdict a[href$='/matches/1']");
                if (over || !offered(where)) return;
                window.phases.add(document.getElementById("board").dataset.phase);
                dice = (dice * 48271) %% 2147483647;
                act([where, dice]);
              }, 5);
            }
            """
                    .formatted(OFFERED, ACT);

    private static final Pattern CARD =
            Pattern.compile("(?:id|value)=\\\\?\"([SHDC][2-9TJQKA]|BJ|LJ)\\\\?\"");

    private final House house;
    private final Visitor visitor;
    private final TableId table;
    private final RandomGenerator chance;

    /// @param visitor on the page of the table
    CanGuest(House house, Visitor visitor, RandomGenerator chance) {
        this.house = house;
        this.visitor = visitor;
        this.chance = chance;
        table = visitor.table();
        visitor.forgive(409); // somebody else was quicker
        visitor.forgive(422); // two cards that are not the highest factors
    }

    Page page() {
        return visitor.page();
    }

    Visitor visitor() {
        return visitor;
    }

    TableView<CanSeen> truth() {
        return house.club().can().look(table, Member.House.HOUSE).orElseThrow();
    }

    CanSeen now() {
        return truth().game();
    }

    boolean isOver() {
        return now().match().filter(CanView::isOver).isPresent();
    }

    /// Waits until the page offers something to do; false when the match is over.
    boolean awaitOffer() {
        page().waitForFunction(OFFERED, OFFERS);
        return !isOver();
    }

    /// Does one thing, if there is anything to do.
    void actIfOffered() {
        if (Boolean.TRUE.equals(page().evaluate(OFFERED, OFFERS))) {
            act();
        } else {
            Patience.sleep(Duration.ofMillis(10));
        }
    }

    List<Locator> offers() {
        return visitor.at(OFFERS).all();
    }

    /// Does one thing of those that the page offers, any of them: where cards are to be sent they
    /// pick them first, and where a second click is wanted they give it.
    void act() {
        page().evaluate(ACT, List.of(OFFERS, dice()));
    }

    private int dice() {
        return chance.nextInt(1_000_000);
    }

    /// Goes on acting by themselves, without a word from here, until the match is over or they are
    /// told to stop.
    void playOn() {
        page().evaluate(PLAY_ON, List.of(OFFERS, dice()));
    }

    /// The phases in which they have acted since they went on by themselves.
    Set<String> stop() {
        var phases =
                (List<?>)
                        page().evaluate(
                                        "() => { clearInterval(window.playing); return [...window.phases]; }");
        return phases.stream().map(String::valueOf).collect(Collectors.toSet());
    }

    /// The cards that a text names as its own elements.
    static CanSet cards(String text) {
        var cards = new ArrayList<CanCard>();
        CARD.matcher(text).results().forEach(found -> cards.add(CanCard.parse(found.group(1))));
        return CanSet.copyOf(cards);
    }

    Member.Person person() {
        return truth().chairs().values().stream()
                .map(chair -> chair.occupant())
                .filter(Occupant.Person.class::isInstance)
                .map(Occupant.Person.class::cast)
                .map(sitting -> new Member.Person(sitting.id(), sitting.name()))
                .findFirst()
                .orElseThrow();
    }
}
