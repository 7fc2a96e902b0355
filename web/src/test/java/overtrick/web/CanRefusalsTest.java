package overtrick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.KickView;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.club.Club;
import overtrick.club.can.CanSeen;
import overtrick.club.table.Member;
import overtrick.club.table.Occupant;
import overtrick.club.table.PersonId;
import overtrick.club.table.TableCommand.Move;
import overtrick.club.table.TableCommand.Sit;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.log.host.Reply;
import overtrick.testkit.Seeds;

/// Four people play a match from the draw to the lots. At every point of it one of them tries on
/// the page all that the rules forbid him there: everything is refused, in his language and with
/// its rule. What is allowed is done, and by the end every act of the game has been done.
@Timeout(170)
class CanRefusalsTest {

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

    /// What people can run into on a page under such rules.
    private static final Set<CanRefusal> COMMON =
            EnumSet.of(
                    CanRefusal.NOT_NOW,
                    CanRefusal.NOT_YOUR_TURN,
                    CanRefusal.CLAIM_PENDING,
                    CanRefusal.NOT_THE_DEALER,
                    CanRefusal.DEALERS_SIDE_DOES_NOT_CUT,
                    CanRefusal.NOT_THE_CUTTER,
                    CanRefusal.BID_NOT_HIGHER,
                    CanRefusal.NOT_THE_DECLARER,
                    CanRefusal.TAKE_KITTY_FIRST,
                    CanRefusal.BURY_SIX_FIRST,
                    CanRefusal.SIX_ARE_BURIED,
                    CanRefusal.NOT_IN_HAND,
                    CanRefusal.MUST_FOLLOW_SUIT,
                    CanRefusal.NO_TRUMP_NOT_PLAYED,
                    CanRefusal.NOTHING_TO_ANSWER,
                    CanRefusal.TALK_BETWEEN_DEALS);

    @RegisterExtension
    private static final House HOUSE =
            House.dealing()
                    .with(club -> club.withRobotPace(Duration.ZERO))
                    .behind(door -> door.withPeople(10_000));

    private final Club club = HOUSE.club();
    private final Browser browser = HOUSE.visitor();
    private final RandomGenerator chance = Seeds.chance(8);

    /// What was refused, and of it what the page has said: not what the house was quicker with.
    private final Set<CanRefusal> met = EnumSet.noneOf(CanRefusal.class);

    private final Set<CanRefusal> refused = EnumSet.noneOf(CanRefusal.class);
    private final Set<Class<?>> done = new HashSet<>();
    private final Set<String> moments = new HashSet<>();
    private final List<Member.Person> people = new ArrayList<>();
    private Member.Person lan;
    private TableId table;
    private String path;

    /// What the page sends.
    private record Form(String deed, String field, String value) {}

    @ParameterizedTest
    @ValueSource(strings = {"en", "vi"})
    void whatIsForbiddenIsRefusedWithItsRule(String language) {
        path = browser.submit("/can/tables", RULES).uri().getPath();
        table = new TableId(path.substring("/tables/".length()));
        browser.post("/preferences", Map.of("lang", language));
        gather();
        for (int step = 0; step < 20_000 && !isOver(); step++) {
            look(lan)
                    .game()
                    .match()
                    .filter(view -> moments.add(moment(view)))
                    .ifPresent(_ -> tryAll(Locale.of(language)));
            long before = look(lan).number();
            people.forEach(this::act);
            if (look(lan).number() == before) {
                Browser.pause(); // the house is to do something
            }
        }
        assertThat(isOver()).isTrue();
        act(lan);
        assertThat(browser.get(path + "/matches/1").body()).contains("class=\"signed\"");
        assertThat(met).containsAll(COMMON);
        assertThat(done).containsAll(List.of(OfPlayer.class.getPermittedSubclasses()));
    }

    private boolean isOver() {
        return look(lan).game().match().filter(CanView::isOver).isPresent();
    }

    private void gather() {
        var south = look(Member.House.HOUSE).chair(Seat.SOUTH).orElseThrow().occupant();
        if (south instanceof Occupant.Person(var id, var name)) {
            lan = new Member.Person(id, name);
        }
        people.add(lan);
        for (var seat : List.of(Seat.EAST, Seat.NORTH, Seat.WEST)) {
            var person = new Member.Person(new PersonId(table.code() + seat), seat.name());
            club.can().send(table, person, new Sit<>(seat));
            people.add(person);
        }
    }

    private TableView<CanSeen> look(Member viewer) {
        return club.can().look(table, viewer).orElseThrow();
    }

    /// What tells the points of a match apart at which other things are forbidden.
    private static String moment(CanView view) {
        var me = view.seat();
        var play = view.play();
        return List.of(
                        view.isMyTurn(),
                        view.draw(),
                        view.deal().map(DealView::step),
                        view.deal().map(deal -> deal.dealer().side()).equals(me.map(Seat::side)),
                        view.deal().flatMap(DealView::claim).isPresent(),
                        view.kick().map(KickView::step),
                        play.map(PlayView::declarer).equals(me),
                        play.map(now -> Math.min(2, now.tricks().size())),
                        play.map(now -> now.kitty() == 0),
                        play.map(PlayView::buried).filter(buried -> buried % 6 == 0))
                .toString();
    }

    /// Does something that is allowed: agrees to a claim, makes one after two tricks, or anything.
    /// One of the four does it on the page, whose forms let her.
    private void act(Member.Person person) {
        var now = look(person);
        var view = now.game().match();
        if (view.filter(seen -> seen.lastDeal().isPresent() && !seen.isOver()).isPresent()) {
            club.can().next(table, person, now.number());
        }
        if (view.isEmpty()) {
            return;
        }
        if (person.equals(lan)) {
            actOnPage(now, view.get());
            return;
        }
        chosen(view.get(), view.get().offers())
                .ifPresent(command -> {
                    done.add(command.getClass());
                    club.can().send(table, person, new Move<>(command, now.number()));
                });
    }

    private void actOnPage(TableView<CanSeen> now, CanView view) {
        if (view.offers().isEmpty()) {
            return;
        }
        var page = browser.get(path).body();
        var shown =
                view.offers().stream()
                        .filter(offer -> page.contains(address(form((OfPlayer) offer)) + "\""))
                        .toList();
        boolean moved = !page.contains("data-number=\"%d\"".formatted(now.number()));
        boolean byHouse = view.offers().stream().allMatch(AnswerRedeal.class::isInstance);
        assertThat(moved || byHouse || !view.isMyTurn() || !shown.isEmpty())
                .as("a form for one of %s in\n%s", view.offers(), page)
                .isTrue();
        chosen(view, shown)
                .ifPresent(command -> {
                    done.add(command.getClass());
                    var answer = post(form((OfPlayer) command));
                    assertThat(answer.statusCode()).isIn(204, 409, 422);
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
        return offer instanceof MakeClaim || offer instanceof AskCut;
    }

    /// All that is forbidden is refused; the first time for each reason on the page.
    private void tryAll(Locale language) {
        var now = look(lan);
        var view = now.game().match().orElseThrow();
        for (var command : all(view)) {
            if (!view.offers().contains(command)) {
                var reply = club.can().send(table, lan, new Move<>(command, now.number()));
                assertThat(reply).as("%s", command).isInstanceOf(Reply.Refused.class);
                if (((Reply.Refused) reply).reason() instanceof CanRefusal reason) {
                    met.add(reason);
                    if (refused.add(reason)) {
                        assertRefused(reason, post(form(command)), language);
                    }
                }
            }
        }
        boolean silent = view.deal().filter(deal -> !deal.held().isEmpty()).isPresent();
        if (silent && met.add(CanRefusal.TALK_BETWEEN_DEALS)) {
            assertRefused(
                    CanRefusal.TALK_BETWEEN_DEALS, post(new Form("say", "text", "!")), language);
        }
    }

    /// A sentence in this language, with the rule where there is one. The house may have been
    /// quicker: then it is another reason.
    private void assertRefused(CanRefusal reason, HttpResponse<String> answer, Locale language) {
        if (answer.statusCode() == 409) { // the house was quicker, and the table has moved on
            refused.remove(reason);
            return;
        }
        var words = Words.in(language);
        var said =
                EnumSet.allOf(CanRefusal.class).stream()
                        .filter(one -> words.refusal(one).equals(answer.body()))
                        .toList();
        assertThat(answer.statusCode()).as("%s: %s", reason, answer.body()).isEqualTo(422);
        assertThat(said).as("%s: %s", reason, answer.body()).hasSize(1);
        if (!said.contains(reason)) {
            refused.remove(reason);
        }
        said.getFirst()
                .law()
                .ifPresent(rule -> assertThat(answer.body()).contains(rule.split("§")[1]));
    }

    /// Every kind of thing that could be asked for, allowed or not.
    private List<OfPlayer> all(CanView view) {
        var all = new ArrayList<OfPlayer>();
        all.add(new DrawCard());
        all.add(new AskCut());
        all.add(new Cut(20));
        all.add(new TakeKitty());
        all.add(new DealCards(DealWay.ALTERNATING));
        all.add(new DeclareTrump(Trump.NONE));
        for (var seat : Seat.values()) {
            all.add(new TakeChair(seat));
            all.add(new NameDealer(seat));
            all.add(new NameTaker(seat));
            all.add(new NameKeeper(seat));
            all.add(new TakeHand(seat));
        }
        CanCall.ALL.forEach(call -> all.add(new MakeCall(call)));
        for (boolean yes : List.of(true, false)) {
            all.add(new AnswerRedeal(yes));
            all.add(new AnswerClaim(yes));
            all.add(new ChooseOrder(yes));
            all.add(new MakeClaim(100, yes));
        }
        var cards = new ArrayList<>(view.hand().stream().toList());
        cards.add(CanSet.ALL.minus(view.hand()).stream().toList().get(chance.nextInt(30)));
        for (CanCard card : cards) {
            all.add(new BuryCard(card));
            all.add(new TakeUpCard(card));
            all.add(new PlayCard(card));
            all.add(new PayTribute(CanSet.of(card)));
            all.add(new ReturnTribute(CanSet.of(card)));
        }
        return all;
    }

    /// The form of the page that asks for it.
    private static Form form(OfPlayer command) {
        return switch (command) {
            case DrawCard _ -> new Form("draw", "any", "card");
            case TakeChair(var seat) -> new Form("chair", "seat", letter(seat));
            case NameDealer(var seat) -> new Form("dealer", "seat", letter(seat));
            case AskCut _ -> new Form("ask-cut", "any", "cut");
            case Cut(int lifted) -> new Form("cut", "lifted", String.valueOf(lifted));
            case DealCards(var way) ->
                    new Form(
                            "deal",
                            "way",
                            way == DealWay.ALTERNATING ? "alternating" : "fives-first");
            case AnswerRedeal(boolean asked) -> new Form("redeal", "ask", yes(asked));
            case PayTribute(var cards) -> new Form("pay", "cards", codes(cards));
            case ReturnTribute(var cards) -> new Form("give-back", "cards", codes(cards));
            case MakeCall(var call) -> new Form("call", "call", call.toString());
            case TakeKitty _ -> new Form("kitty", "any", "card");
            case BuryCard(var card) -> new Form("bury", "card", card.code());
            case TakeUpCard(var card) -> new Form("take-up", "card", card.code());
            case DeclareTrump(var trump) -> new Form("trump", "trump", trump.toString());
            case PlayCard(var card) -> new Form("card", "card", card.code());
            case MakeClaim(int points, boolean last) ->
                    new Form("claim", "points", points + "&last=" + yes(last));
            case AnswerClaim(boolean agreed) -> new Form("claim-answer", "agree", yes(agreed));
            case ChooseOrder(boolean first) -> new Form("order", "first", yes(first));
            case NameTaker(var seat) -> new Form("taker", "seat", letter(seat));
            case NameKeeper(var seat) -> new Form("keeper", "seat", letter(seat));
            case TakeHand(var seat) -> new Form("hand", "seat", letter(seat));
            case SignRecord _ -> new Form("sign", "any", "name");
        };
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }

    private static String yes(boolean said) {
        return said ? "yes" : "no";
    }

    private static String codes(CanSet cards) {
        return cards.stream().map(CanCard::code).collect(Collectors.joining("&cards="));
    }

    private HttpResponse<String> post(Form form) {
        var answer = browser.send(request(form));
        while (answer.statusCode() == 429) { // quicker than a person may be
            Browser.pause();
            answer = browser.send(request(form));
        }
        return answer;
    }

    private String address(Form form) {
        return path + "/" + form.deed();
    }

    private HttpRequest.Builder request(Form form) {
        return browser.form(address(form), Map.of())
                .POST(BodyPublishers.ofString(form.field() + "=" + form.value()))
                .header("HX-Request", "true");
    }
}
