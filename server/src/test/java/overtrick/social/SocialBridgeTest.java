package overtrick.social;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.play.Play;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.score.Result;
import overtrick.bridge.sitting.Draw;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridge.sitting.SpreadView;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableCommand.AddToCircle;
import overtrick.house.table.TableCommand.ComeBack;
import overtrick.house.table.TableCommand.Move;
import overtrick.house.table.TableCommand.Sit;
import overtrick.house.table.TableCommand.SitOut;
import overtrick.house.table.TableView;
import overtrick.house.terms.Strength;
import overtrick.log.host.Reply;
import overtrick.robots.bidding.Agreements;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.testkit.TemporaryDirectory;

/// Evenings among friends at a table of the club, to their end.
@Timeout(value = 120, unit = TimeUnit.SECONDS)
class SocialBridgeTest {

    /// One club for all evenings.
    private static final TemporaryDirectory DIRECTORY = new TemporaryDirectory();

    private static final Club CLUB = open(DIRECTORY.path());

    private final Member.Person lan = CLUB.people().welcome("Lan").person();

    private static Club open(Path directory) {
        return Club.open(
                ClubSettings.in(directory).withRobotPace(Duration.ZERO).withRobots(Strength.THUMB));
    }

    @AfterAll
    static void close() {
        CLUB.close();
        DIRECTORY.close();
    }

    private static TableView<SittingView<Tally>> look(Club club, TableId id) {
        return club.social().tables().look(id, Member.House.HOUSE).orElseThrow();
    }

    private static Tally tally(Club club, TableId id) {
        return look(club, id).game().score();
    }

    /// A person at South, who lets a robot play, and three robots.
    private static TableId begun(Club club, Member.Person person, Form form) {
        return begun(club, person, new SocialTerms(form, Seat.WEST, Agreements.STANDARD));
    }

    private static TableId begun(Club club, Member.Person person, SocialTerms terms) {
        var id = club.social().tables().open(person, "Evening", terms);
        done(club.social().tables().send(id, person, new Sit<>(Seat.SOUTH)));
        done(club.social().tables().send(id, person, new SitOut<>()));
        club.social().tables().fill(id, person, Seat::name);
        return id;
    }

    private static void done(Reply reply) {
        assertThat(reply).isInstanceOf(Reply.Done.class);
    }

    /// Asks for the next deal whenever one is over, until so many games have come to their end.
    private static void play(Club club, TableId id, Member.Person person, int games) {
        while (true) {
            await().pollInterval(Duration.ofMillis(3))
                    .until(() ->
                            look(club, id).game().board().filter(BoardView::isOver).isPresent());
            var now = look(club, id);
            if (now.game().score().all().stream().filter(Standing::isOver).count() >= games) {
                return;
            }
            club.social().tables().next(id, person, now.number());
            await().pollInterval(Duration.ofMillis(1))
                    .until(() -> look(club, id).number() > now.number());
        }
    }

    static Stream<Form> forms() {
        return Stream.of(
                new Form.Rubber(RubberTerms.USUAL),
                new Form.Chicago(ChicagoTerms.CLASSIC),
                new Form.Party(PartyTerms.USUAL.lasting(4)));
    }

    static Stream<Form> olderForms() {
        return Stream.of(
                new Form.Auction("auction", AuctionTerms.AUCTION_CLUB),
                new Form.Auction("auction-1920", AuctionTerms.AUCTION_1920),
                new Form.Auction("plafond", AuctionTerms.PLAFOND),
                new Form.BridgeWhist(BridgeWhistTerms.USUAL),
                new Form.Whist(WhistTerms.AMERICAN, Optional.empty()),
                new Form.Whist(WhistTerms.SHORT, Optional.of(Seat.NORTH)),
                new Form.CutThroat(Seat.NORTH));
    }

    @ParameterizedTest
    @MethodSource("forms")
    void oneGameFollowsTheOtherAndTheBackScoreGrows(Form form) {
        var id = begun(CLUB, lan, form);

        play(CLUB, id, lan, 2);

        var tally = tally(CLUB, id);
        assertThat(tally.finished()).hasSize(1);
        assertThat(tally.now().isOver()).isTrue();
        assertThat(tally.balance(Seat.SOUTH))
                .isEqualTo(
                        tally.finished().getFirst().units(Seat.SOUTH)
                                + tally.now().units(Seat.SOUTH));
    }

    @ParameterizedTest
    @MethodSource("olderForms")
    void everyOlderGameComesToItsEnd(Form form) {
        var id = begun(CLUB, lan, form);

        play(CLUB, id, lan, 1);

        var tally = tally(CLUB, id);
        assertThat(tally.now().isOver()).isTrue();
        assertThat(form.seats().stream().mapToInt(tally::balance).sum()).isZero();
        assertThat(look(CLUB, id).door().circle().ledger().lines()).hasSize(1);
    }

    @Test
    void whoeverIsLeftOfTheLastDealerDealsTheNextRubber() {
        var id = begun(CLUB, lan, new Form.Rubber(RubberTerms.USUAL));
        await().until(() -> look(CLUB, id).game().board().isPresent());
        assertThat(look(CLUB, id).game().board().orElseThrow().dealer()).isEqualTo(Seat.WEST);

        play(CLUB, id, lan, 1);
        var last = look(CLUB, id).game().board().orElseThrow().dealer();
        var now = look(CLUB, id);
        CLUB.social().tables().next(id, lan, now.number());
        await().until(() -> look(CLUB, id).deals() > now.deals());

        var board = look(CLUB, id).game().board().orElseThrow();
        assertThat(board.dealer()).isEqualTo(last.left());
        assertThat(board.vulnerability().includes(Seat.NORTH)).isFalse();
        assertThat(board.vulnerability().includes(Seat.EAST)).isFalse();
    }

    @Test
    void anEveningIsThereAgainAfterARestart(@TempDir Path directory) {
        TableId id;
        TableView<SittingView<Tally>> before;
        try (var club = open(directory)) {
            var lan = club.people().welcome("Lan").person();
            id = begun(club, lan, new Form.Chicago(ChicagoTerms.MODERN));
            play(club, id, lan, 1);
            before = look(club, id);
        }
        try (var club = open(directory)) {
            assertThat(look(club, id)).isEqualTo(before);
            assertThat(SocialTerms.of(look(club, id)).form())
                    .isEqualTo(new Form.Chicago(ChicagoTerms.MODERN));
        }
    }

    @Test
    void theDealCanBeCheckedAgainstItsSeal() {
        var id = begun(CLUB, lan, new Form.Rubber(RubberTerms.USUAL));

        await().until(() ->
                look(CLUB, id).game().board().flatMap(BoardView::commitment).isPresent());

        assertThat(List.of(Seat.values())).allMatch(seat -> look(CLUB, id).chair(seat).isPresent());
    }

    /// A fifth robot waits: after the first game it takes the seat of one that has played, and what
    /// each has won is written down by names.
    @Test
    void whereFivePlayInTurnEachHasHisOwnAccount() {
        var id = begun(CLUB, lan, new Form.Whist(WhistTerms.AMERICAN, Optional.empty()));
        done(CLUB.social().tables().send(id, lan, new AddToCircle<>("Fifth")));
        var fifth = new Occupant.Robot("Fifth");

        play(CLUB, id, lan, 2);

        var circle = look(CLUB, id).door().circle();
        assertThat(circle.waiting()).containsExactly(new Occupant.Robot(Seat.NORTH.name()));
        assertThat(look(CLUB, id).chair(Seat.NORTH).orElseThrow().occupant()).isEqualTo(fifth);
        assertThat(circle.ledger().lines()).hasSize(2);
        assertThat(circle.ledger().lines().getFirst()).doesNotContainKey(fifth);
        assertThat(circle.ledger().lines().getLast()).containsKey(fifth).hasSize(4);
        assertThat(circle.inARow().get(new Occupant.Person(lan.id(), "Lan"))).isEqualTo(2);
    }

    /// A person draws as soon as a pack lies spread; robots do so by themselves.
    private static void draws(TableId id, Member.Person person) {
        var tables = CLUB.social().tables();
        await().pollInterval(Duration.ofMillis(3))
                .until(() -> {
                    var now = tables.look(id, person).orElseThrow();
                    boolean mine = now.game().spread().filter(SpreadView::mine).isPresent();
                    return mine
                            && tables.send(id, person, new Move<>(new DrawCard(), now.number()))
                                    instanceof Reply.Done; // or a robot was quicker
                });
        await().until(() -> look(CLUB, id).game().drawn().isPresent());
    }

    /// They do not let a robot play, so the first deal waits for them.
    private static TableId drawnFor(Member.Person person, Form form) {
        var terms =
                new SocialTerms(form, Seat.WEST, Agreements.STANDARD, Optional.of(Draw.Cut.HIGH));
        var id = CLUB.social().tables().open(person, "Evening", terms);
        done(CLUB.social().tables().send(id, person, new Sit<>(Seat.SOUTH)));
        CLUB.social().tables().fill(id, person, Seat::name);
        return id;
    }

    @Test
    void seatsAreDrawnForBeforeTheFirstDeal() {
        var id = drawnFor(lan, new Form.Rubber(RubberTerms.USUAL));

        await().until(() ->
                look(CLUB, id).game().spread().filter(one -> one.drawn().size() == 3).isPresent());
        assertThat(look(CLUB, id).game().board()).isEmpty();
        draws(id, lan);
        await().until(() -> look(CLUB, id).game().board().isPresent());

        var now = look(CLUB, id);
        var drawn = now.game().drawn().orElseThrow();
        var order = new Draw(Draw.Cut.HIGH, drawn.drawn()).order();
        assertThat(drawn.chairs().get(order.getFirst())).isEqualTo(Seat.WEST);
        assertThat(now.game().board().orElseThrow().dealer()).isEqualTo(Seat.WEST);
        assertThat(now.seatOf(lan.id())).contains(drawn.chairs().get(Seat.SOUTH));
    }

    /// Partners change with every game, and what each has won is their own.
    @Test
    void seatsAreDrawnForAnewWhenAGameIsOver() {
        var id = drawnFor(lan, new Form.Chicago(ChicagoTerms.CLASSIC));
        draws(id, lan);
        await().until(() -> look(CLUB, id).game().board().isPresent());
        done(CLUB.social().tables().send(id, lan, new SitOut<>()));
        play(CLUB, id, lan, 1);
        done(
                CLUB.social()
                        .tables()
                        .send(id, lan, new ComeBack<>())); // the next deal waits for them
        var before = look(CLUB, id);
        assertThat(before.game().drawn()).isEmpty();

        done(CLUB.social().tables().send(id, lan, new AddToCircle<>("Fifth")));
        var fifth = new Occupant.Robot("Fifth");
        done(CLUB.social().tables().next(id, lan, look(CLUB, id).number()));

        // whoever comes draws with the others, and sits where their card says
        assertThat(look(CLUB, id).chairs().values())
                .extracting(chair -> (Object) chair.occupant())
                .contains(fifth);
        var waiting = look(CLUB, id).door().circle().waiting();
        if (look(CLUB, id).seatOf(lan.id()).isPresent()) {
            draws(id, lan);
        }
        await().until(() -> look(CLUB, id).deals() > before.deals());
        assertThat(look(CLUB, id).door().circle().waiting()).isEqualTo(waiting);
        assertThat(look(CLUB, id).chairs().values())
                .extracting(chair -> (Object) chair.occupant())
                .contains(fifth);
        assertThat(look(CLUB, id).door().circle().ledger().players()).hasSize(4);
    }

    /// Every deal is there card by card when it is over, with those who sat there and the hand that
    /// lay on the table.
    @ParameterizedTest
    @MethodSource("olderForms")
    void aDealIsLookedAtWhenItIsOver(Form form) {
        var id = begun(CLUB, lan, form);
        await().until(() -> look(CLUB, id).game().board().filter(BoardView::isOver).isPresent());

        var deal = CLUB.social().past().at(id, 1).orElseThrow();

        var board = look(CLUB, id).game().board().orElseThrow();
        assertThat(deal.form()).isEqualTo(form);
        assertThat(deal.board().result()).isEqualTo(board.result().orElseThrow());
        assertThat(Optional.of(deal.board().board().deal())).isEqualTo(board.deal());
        assertThat(deal.board().names()).containsValue("Lan");
        assertThat(deal.board().play().map(Play::cards).orElse(List.of()))
                .isEqualTo(deal.board().cards());
        assertThat(deal.board().dummy().isPresent()).isEqualTo(hasDummy(form, deal.board()));
        assertThat(CLUB.social().past().at(id, 2)).isEmpty();
    }

    private static boolean hasDummy(Form form, FinishedBoard board) {
        boolean whist = form.code().equals("whist");
        return !whist && board.result() instanceof Result.Played;
    }
}
