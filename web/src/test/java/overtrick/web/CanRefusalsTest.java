package overtrick.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.http.HttpResponse;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
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
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cards.Seat;
import overtrick.club.Club;
import overtrick.club.ClubSettings;
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
import overtrick.web.server.Web;

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
                    CanRefusal.CLAIM_OUT_OF_RANGE,
                    CanRefusal.NOTHING_TO_ANSWER,
                    CanRefusal.NOT_A_SIDE_HAND,
                    CanRefusal.NOT_THE_KEEPER,
                    CanRefusal.TALK_BETWEEN_DEALS);

    @TempDir private static Path data;

    private static Club club;
    private static Web web;

    private final RandomGenerator chance = Seeds.chance(8);
    private final Set<CanRefusal> refused = EnumSet.noneOf(CanRefusal.class);
    private final Set<Class<?>> done = new HashSet<>();
    private final Set<String> moments = new HashSet<>();

    @BeforeAll
    static void open() {
        club = Club.open(ClubSettings.in(data).withRobotPace(Duration.ZERO));
        web = Web.start(club, new WebSettings("127.0.0.1", 0).withPeople(10_000));
    }

    @AfterAll
    static void close() {
        web.stop();
        club.close();
    }

    /// A form, and the command that it stands for.
    private record Attempt(CanCommand command, String deed, Map<String, String> fields) {}

    @ParameterizedTest
    @ValueSource(strings = {"en", "vi"})
    void whatIsForbiddenIsRefusedWithItsRule(String language) {
        try (var browser = new Browser(web.port())) {
            String path = browser.submit("/can/tables", RULES).uri().getPath();
            browser.post("/preferences", Map.of("language", language));
            var table = new TableId(path.substring("/tables/".length()));
            var people = gather(table);
            var lan = people.get(Seat.SOUTH);
            for (int step = 0; step < 4_000; step++) {
                var view = look(table, lan).game().match();
                if (view.filter(CanView::isOver).isPresent()) {
                    break;
                }
                view.filter(seen -> moments.add(moment(seen)))
                        .ifPresent(_ -> tryAll(browser, table, lan, Locale.of(language)));
                people.values().forEach(person -> act(table, person));
            }
            assertThat(look(table, lan).game().match().filter(CanView::isOver)).isPresent();
        }
        System.out.println("refused " + refused + "\nnever " + EnumSet.complementOf(EnumSet.copyOf(refused)));
        assertThat(refused).containsAll(COMMON);
        assertThat(done).containsAll(List.of(CanCommand.OfPlayer.class.getPermittedSubclasses()));
    }

    private static Map<Seat, Member.Person> gather(TableId table) {
        var people = new HashMap<Seat, Member.Person>();
        var south = look(table, Member.House.HOUSE).chair(Seat.SOUTH).orElseThrow().occupant();
        if (south instanceof Occupant.Person(var id, var name)) {
            people.put(Seat.SOUTH, new Member.Person(id, name));
        }
        for (var seat : List.of(Seat.EAST, Seat.NORTH, Seat.WEST)) {
            var person = new Member.Person(new PersonId(table.code() + seat), seat.name());
            club.can().send(table, person, new Sit<>(seat));
            people.put(seat, person);
        }
        return people;
    }

    private static TableView<CanSeen> look(TableId table, Member viewer) {
        return club.can().look(table, viewer).orElseThrow();
    }

    private static String moment(CanView view) {
        int tricks = view.play().map(play -> Math.min(2, play.tricks().size())).orElse(0);
        int buried = view.play().map(PlayView::buried).filter(now -> now % 6 == 0).orElse(0);
        return "%s %s %s %s %d %d %s %s"
                .formatted(
                        view.isMyTurn(),
                        view.draw(),
                        view.deal().map(DealView::step),
                        view.kick().map(kick -> kick.step()),
                        tricks,
                        buried,
                        view.play().map(play -> play.declarer() == Seat.SOUTH),
                        view.deal().flatMap(DealView::claim).isPresent());
    }

    /// Does something that is allowed: agrees to a claim, makes one after two tricks, or anything.
    private void act(TableId table, Member.Person person) {
        var now = look(table, person);
        var view = now.game().match();
        if (view.isEmpty() || view.get().offers().isEmpty()) {
            next(table, person, now);
            return;
        }
        chosen(view.get())
                .filter(command -> view.get().isMyTurn() || command instanceof MakeClaim || command instanceof AskCut)
                .ifPresent(command -> {
                    done.add(command.getClass());
                    club.can().send(table, person, new Move<>(command, now.number()));
                });
    }

    private static void next(TableId table, Member.Person person, TableView<CanSeen> now) {
        boolean over = now.game().match().filter(view -> view.lastDeal().isPresent()).isPresent();
        if (over) {
            club.can().next(table, person, now.number());
        }
    }

    private Optional<CanCommand> chosen(CanView view) {
        var offers = view.offers();
        int tricks = view.play().map(play -> play.tricks().size()).orElse(0);
        if (offers.contains(new AnswerClaim(true))) {
            return Optional.of(new AnswerClaim(true));
        }
        if (tricks >= 2 && offers.contains(new MakeClaim(35, false))) {
            return Optional.of(new MakeClaim(35, false)); // a card each: tribute follows
        }
        var others =
                offers.stream()
                        .filter(offer -> !(offer instanceof MakeClaim || offer instanceof AnswerClaim))
                        .toList();
        return others.isEmpty()
                ? Optional.empty()
                : Optional.of(others.get(chance.nextInt(others.size())));
    }

    /// All that is forbidden is refused; the first time for each reason on the page.
    private void tryAll(Browser browser, TableId table, Member.Person lan, Locale language) {
        var now = look(table, lan);
        var view = now.game().match().orElseThrow();
        for (var attempt : attempts(view)) {
            if (!view.offers().contains(attempt.command())) {
                var reply =
                        club.can().send(table, lan, new Move<>(attempt.command(), now.number()));
                assertThat(reply).as("%s", attempt).isInstanceOf(Reply.Refused.class);
                if (((Reply.Refused) reply).reason() instanceof CanRefusal reason
                        && refused.add(reason)) {
                    assertRefused(
                            reason,
                            browser.post(path(table) + "/" + attempt.deed(), attempt.fields()),
                            language);
                }
            }
        }
        boolean silent = view.deal().filter(deal -> !deal.held().isEmpty()).isPresent();
        if (silent && refused.add(CanRefusal.TALK_BETWEEN_DEALS)) {
            assertRefused(
                    CanRefusal.TALK_BETWEEN_DEALS,
                    browser.post(path(table) + "/say", Map.of("text", "!")),
                    language);
        }
    }

    private static String path(TableId table) {
        return "/tables/" + table.code();
    }

    /// The sentence in this language, with the rule where there is one.
    private static void assertRefused(
            CanRefusal reason, HttpResponse<String> answer, Locale language) {
        assertThat(answer.statusCode()).as("%s: %s", reason, answer.body()).isEqualTo(422);
        assertThat(answer.body()).isEqualTo(Words.in(language).refusal(reason));
        reason.law().ifPresent(rule -> assertThat(answer.body()).contains(rule.split("§")[1]));
    }

    private List<Attempt> attempts(CanView view) {
        var all = new ArrayList<Attempt>();
        all.add(new Attempt(new DrawCard(), "draw", Map.of("any", "card")));
        all.add(new Attempt(new AskCut(), "ask-cut", Map.of("any", "cut")));
        all.add(new Attempt(new Cut(20), "cut", Map.of("lifted", "20")));
        all.add(new Attempt(new TakeKitty(), "kitty", Map.of("any", "card")));
        for (var seat : Seat.values()) {
            var field = Map.of("seat", "" + seat.letter());
            all.add(new Attempt(new TakeChair(seat), "chair", field));
            all.add(new Attempt(new NameDealer(seat), "dealer", field));
            all.add(new Attempt(new NameTaker(seat), "taker", field));
            all.add(new Attempt(new NameKeeper(seat), "keeper", field));
            all.add(new Attempt(new TakeHand(seat), "hand", field));
        }
        for (var call : CanCall.ALL) {
            all.add(new Attempt(new MakeCall(call), "call", Map.of("call", call.toString())));
        }
        for (boolean yes : List.of(true, false)) {
            String said = yes ? "yes" : "no";
            all.add(new Attempt(new AnswerRedeal(yes), "redeal", Map.of("ask", said)));
            all.add(new Attempt(new AnswerClaim(yes), "claim-answer", Map.of("agree", said)));
            all.add(new Attempt(new ChooseOrder(yes), "order", Map.of("first", said)));
            all.add(
                    new Attempt(
                            new MakeClaim(100, yes), "claim", Map.of("points", "100", "last", said)));
        }
        all.add(
                new Attempt(
                        new DealCards(DealWay.ALTERNATING), "deal", Map.of("way", "alternating")));
        var trump = Trump.NONE;
        all.add(new Attempt(new DeclareTrump(trump), "trump", Map.of("trump", trump.toString())));
        addCards(view, all);
        return all;
    }

    /// Every card he holds and one that he does not.
    private void addCards(CanView view, List<Attempt> all) {
        var cards = new ArrayList<>(view.hand().stream().toList());
        cards.add(CanSet.ALL.minus(view.hand()).stream().toList().get(chance.nextInt(30)));
        for (CanCard card : cards) {
            var field = Map.of("card", card.code());
            all.add(new Attempt(new BuryCard(card), "bury", field));
            all.add(new Attempt(new TakeUpCard(card), "take-up", field));
            all.add(new Attempt(new PlayCard(card), "card", field));
            var one = CanSet.of(card);
            all.add(new Attempt(new PayTribute(one), "pay", Map.of("cards", card.code())));
            all.add(new Attempt(new ReturnTribute(one), "give-back", Map.of("cards", card.code())));
        }
    }
}
