package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.assertj.core.api.SoftAssertions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cantable.CanSeen;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableView;
import overtrick.log.host.Reply;
import overtrick.page.Words;
import overtrick.server.Club;
import overtrick.testkit.Seeds;

/// Four people play matches from the draw to the lots. By the end every act of the game has been
/// done by its form on the page of somebody who might do it. At every point one of the four tries
/// all that the rules forbid there: everything is refused, in the language of the page and with its
/// rule, each act with each of its refusals ([CanAct] lists them).
@Timeout(170)
@Tag("cantable")
class CanActsTest {

    private static final Map<String, String> RULES =
            Map.of(
                    "preset", "cup",
                    "ceremony", "players",
                    "robots", "no",
                    "match.deals", "four",
                    "match.decider", "four-kicks-then-lots",
                    "shoot-out.draw", "delegates",
                    "playing.claims", "by-agreement",
                    "preparing.talk", "between-deals");

    /// Nearly every match has a hand that may be redealt, and everybody in every part.
    private static final int MOST_MATCHES = 5;

    @RegisterExtension private static final House HOUSE = House.atOnce();

    private final Club club = HOUSE.club();
    private final RandomGenerator chance = Seeds.chance(8);
    private final Set<CanAct> done = EnumSet.noneOf(CanAct.class);
    private final Map<CanAct, Set<CanRefusal>> refused = new EnumMap<>(CanAct.class);
    private final Set<String> moments = new HashSet<>();
    private final List<Guest> guests = new ArrayList<>();
    private TableId table;
    private String path;
    private boolean silenced;

    /// Somebody at the table, with a page.
    private record Guest(Member.Person person, Browser browser) {}

    @Test
    void theTableNamesEveryAct() {
        assertThat(Arrays.stream(CanAct.values()).<Class<?>>map(CanAct::kind))
                .containsExactlyInAnyOrder(OfPlayer.class.getPermittedSubclasses());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "vi"})
    void everyActIsOnThePageAndRefusedWhereItIsForbidden(String language) {
        gather(language);
        for (int match = 0; match < MOST_MATCHES && !isComplete(); match++) {
            moments.clear();
            play(guests.get(match % guests.size()), Locale.of(language));
        }
        var lan = guests.getFirst().browser();
        assertThat(lan.get(path + "/matches/1").body()).contains("class=\"signed\"");
        assertThat(silenced).isTrue();
        var all = new SoftAssertions();
        all.assertThat(done).as("done on a page").containsExactly(CanAct.values());
        for (var act : CanAct.values()) {
            all.assertThat(refused.get(act)).as("%s", act).containsAll(act.refusals());
        }
        all.assertAll();
    }

    private boolean isComplete() {
        return Arrays.stream(CanAct.values())
                .allMatch(act ->
                        done.contains(act)
                                && refused.getOrDefault(act, Set.of()).containsAll(act.refusals()));
    }

    private void gather(String language) {
        for (var seat : List.of(Seat.SOUTH, Seat.EAST, Seat.NORTH, Seat.WEST)) {
            var browser = HOUSE.visitor();
            if (seat == Seat.SOUTH) {
                path = browser.submit("/can/tables", RULES).uri().getPath();
                table = new TableId(path.substring("/tables/".length()));
            } else {
                var fields = Map.of("seat", "" + seat.letter(), "name", seat.name());
                assertThat(browser.post(path + "/sit", fields).statusCode()).isEqualTo(204);
            }
            browser.post("/preferences", Map.of("lang", language));
            var sitting =
                    (Occupant.Person) look(Member.House.HOUSE).chair(seat).orElseThrow().occupant();
            guests.add(new Guest(new Member.Person(sitting.id(), sitting.name()), browser));
        }
    }

    private TableView<CanSeen> look(Member viewer) {
        return club.can().look(table, viewer).orElseThrow();
    }

    private boolean isOver() {
        return look(Member.House.HOUSE).game().match().filter(CanView::isOver).isPresent();
    }

    /// A match from its first draw until all have signed; one of the four tries what is forbidden.
    private void play(Guest tries, Locale language) {
        if (isOver()) {
            club.can().next(table, tries.person(), look(tries.person()).number());
        }
        for (int step = 0; step < 20_000 && !isOver(); step++) {
            look(tries.person())
                    .game()
                    .match()
                    .filter(view -> moments.add(moment(view)))
                    .ifPresent(_ -> tryAll(tries, language));
            long before = look(tries.person()).number();
            guests.forEach(this::act);
            if (look(tries.person()).number() == before) {
                Browser.pause(); // the house is to do something
            }
        }
        assertThat(isOver()).isTrue();
        tryAll(tries, language);
        guests.forEach(this::act);
        tryAll(tries, language);
    }

    /// What tells the points of a match apart at which other things are forbidden.
    private static String moment(CanView view) {
        var me = view.seat();
        var play = view.play();
        return List.of(
                        view.isMyTurn(),
                        view.draw(),
                        view.deal().map(DealView::step),
                        view.debts().stream()
                                .map(Debt::payer)
                                .anyMatch(payer -> me.equals(Optional.of(payer))),
                        view.deal().flatMap(DealView::auction).map(said -> said.calls().size()),
                        view.deal().map(deal -> deal.dealer().side()).equals(me.map(Seat::side)),
                        view.deal().flatMap(DealView::claim).isPresent(),
                        view.kick().map(KickView::step),
                        play.map(PlayView::declarer).equals(me),
                        play.map(now -> Math.min(2, now.tricks().size())),
                        play.map(now -> now.kitty() == 0),
                        play.map(PlayView::buried).filter(buried -> buried % 6 == 0))
                .toString();
    }

    /// Does something that is allowed: the first of the four always on her page, the others what
    /// has not been done on a page so far.
    private void act(Guest guest) {
        var now = look(guest.person());
        var view = now.game().match();
        if (view.filter(seen -> seen.lastDeal().isPresent() && !seen.isOver()).isPresent()) {
            club.can().next(table, guest.person(), now.number());
        }
        if (view.isEmpty() || view.get().offers().isEmpty()) {
            return;
        }
        var offers = view.get().offers();
        var fresh = offers.stream().filter(offer -> !done.contains(act(offer))).toList();
        if (guest.equals(guests.getFirst()) || !fresh.isEmpty()) {
            actOnPage(guest, now, view.get(), fresh);
        } else {
            chosen(view.get(), offers)
                    .ifPresent(command ->
                            club.can()
                                    .send(
                                            table,
                                            guest.person(),
                                            new Move<>(command, now.number())));
        }
    }

    private static CanAct act(CanCommand command) {
        return CanAct.of((OfPlayer) command);
    }

    private void actOnPage(
            Guest guest, TableView<CanSeen> now, CanView view, List<CanCommand> fresh) {
        var page = guest.browser().get(path).body();
        var shown =
                view.offers().stream()
                        .filter(offer -> page.contains(path + "/" + act(offer).deed() + "\""))
                        .toList();
        boolean moved = !page.contains("data-number=\"%d\"".formatted(now.number()));
        boolean byHouse = view.offers().stream().allMatch(AnswerRedeal.class::isInstance);
        assertThat(moved || byHouse || !view.isMyTurn() || !shown.isEmpty())
                .as("a form for one of %s in\n%s", view.offers(), page)
                .isTrue();
        var better = shown.stream().filter(fresh::contains).toList();
        chosen(view, better)
                .or(() -> chosen(view, shown))
                .ifPresent(command -> {
                    int status = post(guest, (OfPlayer) command).statusCode();
                    assertThat(status).isIn(204, 409, 422);
                    if (status == 204) {
                        done.add(act(command));
                    }
                });
    }

    private Optional<CanCommand> chosen(CanView view, List<CanCommand> allowed) {
        var offers =
                allowed.stream()
                        .filter(offer -> view.isMyTurn() || view.isOver() || isAnytime(offer))
                        .toList();
        int tricks = view.play().map(play -> play.tricks().size()).orElse(0);
        if (offers.contains(new AnswerClaim(true))) {
            return Optional.of(new AnswerClaim(true));
        }
        if (tricks >= 2 && offers.contains(new MakeClaim(35, false))) {
            return Optional.of(new MakeClaim(35, false)); // a card each: tribute follows
        }
        var others =
                offers.stream()
                        .filter(offer ->
                                !(offer instanceof MakeClaim || offer instanceof AnswerClaim))
                        .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(others.get(chance.nextInt(others.size())));
    }

    /// What can be done when it is not one's turn.
    private static boolean isAnytime(CanCommand offer) {
        return offer instanceof MakeClaim || act(offer) == CanAct.ASK_CUT;
    }

    /// All that is forbidden is refused; the first time for each act and reason on the page.
    private void tryAll(Guest guest, Locale language) {
        var now = look(guest.person());
        var view = now.game().match().orElseThrow();
        var cards = new ArrayList<>(view.hand().stream().toList());
        tryToTalk(guest, view, language);
        cards.add(CanSet.ALL.minus(view.hand()).stream().toList().get(chance.nextInt(30)));
        for (var command : CanAct.all(cards)) {
            if (!view.offers().contains(command)) {
                var reply =
                        club.can().send(table, guest.person(), new Move<>(command, now.number()));
                assertThat(reply).as("%s", command).isInstanceOf(Reply.Refused.class);
                if (((Reply.Refused) reply).reason() instanceof CanRefusal reason
                        && !refused(command).contains(reason)) {
                    refusal(post(guest, command), language).ifPresent(refused(command)::add);
                }
            }
        }
    }

    /// Nobody talks while cards are held.
    private void tryToTalk(Guest guest, CanView view, Locale language) {
        if (!silenced && view.deal().filter(deal -> !deal.held().isEmpty()).isPresent()) {
            var answer = post(guest.browser(), path + "/say", "text=!");
            silenced =
                    refusal(answer, language)
                            .filter(CanRefusal.TALK_BETWEEN_DEALS::equals)
                            .isPresent();
        }
    }

    private Set<CanRefusal> refused(OfPlayer command) {
        return refused.computeIfAbsent(CanAct.of(command), _ -> EnumSet.noneOf(CanRefusal.class));
    }

    /// What the page says: a sentence in its language, with the rule where there is one. Nothing
    /// when the house was quicker and the table has moved on.
    private static Optional<CanRefusal> refusal(HttpResponse<String> answer, Locale language) {
        if (answer.statusCode() == 409) {
            return Optional.empty();
        }
        assertThat(answer.statusCode()).as(answer.body()).isEqualTo(422);
        var words = Words.in(language);
        var said =
                EnumSet.allOf(CanRefusal.class).stream()
                        .filter(one -> words.refusal(one).equals(answer.body()))
                        .toList();
        assertThat(said).as(answer.body()).hasSize(1);
        said.getFirst()
                .law()
                .ifPresent(rule -> assertThat(answer.body()).contains(rule.split("§")[1]));
        return said.stream().findFirst();
    }

    private HttpResponse<String> post(Guest guest, OfPlayer command) {
        return post(guest.browser(), path + "/" + CanAct.of(command).deed(), CanAct.body(command));
    }

    private static HttpResponse<String> post(Browser browser, String address, String body) {
        while (true) {
            var answer =
                    browser.send(
                            browser.form(address, Map.of())
                                    .POST(BodyPublishers.ofString(body))
                                    .header("HX-Request", "true"));
            if (answer.statusCode() != Status.TOO_MANY) {
                return answer;
            }
            HOUSE.openAnotherDoor(); // quicker than a person may be
        }
    }
}
