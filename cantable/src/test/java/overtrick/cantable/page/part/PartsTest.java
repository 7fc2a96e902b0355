package overtrick.cantable.page.part;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.bridge.sheet.BackScore;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Hands;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.deal.CanDeal;
import overtrick.can.deal.Dealers;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.can.match.Stage;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.Purpose;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealResult;
import overtrick.can.score.Outcome;
import overtrick.can.score.Outcome.Means;
import overtrick.can.tribute.Debt;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanTerms;
import overtrick.cantable.MatchStory;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.Prelude;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.house.codes.TableId;
import overtrick.house.table.Access;
import overtrick.house.table.Circle;
import overtrick.house.table.Commentary;
import overtrick.house.table.Delay;
import overtrick.house.table.Door;
import overtrick.house.table.Pace;
import overtrick.house.table.TableView;
import overtrick.page.Words;

/// What stands on the page of a table, of positions come to by lawful steps. North deals.
class PartsTest {

    private static final CanGame GAME = new CanGame();

    private static final Speech ENGLISH = Speech.of(Words.in(Locale.ENGLISH));

    private CanTable table = CanTable.EMPTY;
    private MatchStory story = story(CanRules.CLUB, 0, Optional.empty());

    private static MatchStory story(CanRules rules, int deals, Optional<Outcome> outcome) {
        return new MatchStory(
                rules,
                List.of(),
                List.of(),
                Optional.of(Side.NORTH_SOUTH),
                IntStream.rangeClosed(1, deals).mapToObj(PartsTest::played).toList(),
                List.of(),
                outcome,
                List.of());
    }

    private static PlayedDeal played(int number) {
        return new PlayedDeal(
                number,
                Seat.NORTH,
                Chairs.AS_THEY_CAME,
                new Prelude(Optional.empty(), List.of()),
                Hands.EMPTY,
                List.of(),
                List.of(),
                List.of(),
                new PlayedDeal.Line(Seat.NORTH, CanSet.NONE, Optional.empty(), List.of()),
                new PlayedDeal.Ending(
                        Optional.of(new DealResult(number, Seat.NORTH, CanLevel.EIGHTY, 5, false)),
                        Optional.empty(),
                        List.of()));
    }

    private void match(CanRules rules, List<Debt> debts, Stage stage) {
        var match =
                new CanMatch(
                        rules,
                        Chairs.AS_THEY_CAME,
                        Optional.of(Side.NORTH_SOUTH),
                        Optional.of(new Dealers(Seat.NORTH, Optional.empty())),
                        debts,
                        List.of(),
                        List.of(),
                        stage);
        table = new CanTable(1, Optional.of(match));
    }

    /// A deal with these hands; what nobody holds is the kitty.
    private void deal(String north, String east, String south, String west, Debt... debts) {
        match(CanRules.CLUB, List.of(debts), new Between(1, Optional.empty()));
        var hands =
                new Hands(
                        CanSet.parse(north),
                        CanSet.parse(east),
                        CanSet.parse(south),
                        CanSet.parse(west));
        var kitty = CanSet.ALL.minus(hands.all()).stream().toList();
        var pack = new CanDeal(Seat.NORTH, hands, kitty).pack(DealWay.FIVES_FIRST);
        does(Outsider.HOUSE, new BringPack(pack));
        does(Seat.NORTH, new DealCards(DealWay.FIVES_FIRST));
    }

    private void does(Party actor, CanCommand command) {
        if (!(GAME.decide(table, actor, command) instanceof Accepted<CanEvent>(var events))) {
            throw new AssertionError(actor + " may not " + command);
        }
        for (var event : events) {
            table = GAME.evolve(table, event);
        }
    }

    /// All but these play on with the hands they have.
    private void keep(Seat... others) {
        for (var seat : Seat.values()) {
            boolean asked = GAME.offers(table, seat).contains(new AnswerRedeal(false));
            if (asked && !Arrays.asList(others).contains(seat)) {
                does(seat, new AnswerRedeal(false));
            }
        }
    }

    private CanPage page(Party viewer) {
        var seat = viewer instanceof Seat own ? Optional.of(own) : Optional.<Seat>empty();
        var door =
                new Door(
                        Optional.empty(),
                        Access.OPEN,
                        Map.of(),
                        Set.of(),
                        Optional.empty(),
                        Map.of(),
                        new Circle(List.of(), Map.of(), BackScore.empty()),
                        Delay.NONE,
                        false,
                        new Commentary(Map.of(), Map.of()));
        var seen = new CanSeen(GAME.view(table, viewer), story, 1);
        var view =
                new TableView<>(
                        1,
                        "Friday",
                        CanTerms.USUAL,
                        1,
                        Map.of(),
                        Optional.empty(),
                        seat,
                        Pace.USUAL,
                        false,
                        door,
                        false,
                        List.of(),
                        Set.of(),
                        List.of(),
                        seen);
        return new CanPage(new TableId("ABCDE"), view, ENGLISH);
    }

    private static List<SeatPart.Tags> tags(CanPage page) {
        return Arrays.stream(Seat.values()).map(seat -> SeatPart.of(page, seat).tags()).toList();
    }

    // Tribute

    /// It stands at the seat of the player who owes it, until it is paid (can.md §6.2).
    @ParameterizedTest
    @EnumSource(Seat.class)
    void tributeStandsAtTheSeatThatOwesIt(Seat viewer) {
        deal(
                "32.KQ5.KT9.K652",
                "65.7643.J75.AJ8",
                "AKQJ98.A.32.43.B",
                "T7.JT98.AQ8.QT9",
                new Debt(Seat.SOUTH, 2, 1));

        assertThat(page(viewer).phase()).isEqualTo(Phase.REDEAL);
        assertThat(tags(page(viewer))).extracting(SeatPart.Tags::owes).containsExactly(0, 0, 2, 0);
        keep();
        assertThat(page(viewer).phase()).isEqualTo(Phase.TRIBUTE);
        assertThat(tags(page(viewer))).extracting(SeatPart.Tags::owes).containsExactly(0, 0, 2, 0);
    }

    /// Whoever owes picks the cards, and the player on their right gives as many back.
    @Test
    void theCardsOfATributeArePickedByThePayerAndThenByTheRecipient() {
        deal(
                "32.KQ5.KT9.K652",
                "65.7643.J75.AJ8",
                "AKQJ98.A.32.43.B",
                "T7.JT98.AQ8.QT9",
                new Debt(Seat.SOUTH, 1, 1));
        keep();

        assertThat(uses())
                .containsExactly(
                        SeatPart.Use.LOOK,
                        SeatPart.Use.LOOK,
                        SeatPart.Use.PAY_ONE,
                        SeatPart.Use.LOOK);
        does(Seat.SOUTH, new PayTribute(CanSet.parse("....B")));
        assertThat(uses())
                .containsExactly(
                        SeatPart.Use.LOOK,
                        SeatPart.Use.RETURN_ONE,
                        SeatPart.Use.LOOK,
                        SeatPart.Use.LOOK);
        does(Seat.EAST, new ReturnTribute(CanSet.parse("....B")));
        keep();
        assertThat(page(Seat.EAST).phase()).isEqualTo(Phase.AUCTION);
        assertThat(tags(page(Seat.EAST))).extracting(SeatPart.Tags::owes).containsOnly(0);
    }

    /// What each player may do with their own cards.
    private List<SeatPart.Use> uses() {
        return Arrays.stream(Seat.values())
                .map(seat -> SeatPart.of(page(seat), seat).use())
                .toList();
    }

    // The redeal

    /// Whoever is asked has the right to a redeal, and that is their secret (can.md §12): the
    /// others read the same, whoever it is.
    @ParameterizedTest
    @CsvSource({"EAST, SOUTH, WEST", "NORTH, SOUTH, WEST", "WEST, SOUTH, EAST"})
    void nobodyReadsWhoMayAskForARedeal(Seat viewer, Seat one, Seat other) {
        poor(one);
        keep(one);
        assertThat(page(one).view().orElseThrow().awaited()).containsExactly(one);
        var sentence = TurnPart.of(page(viewer));
        var tags = tags(page(viewer));
        var watched = tags(page(Outsider.WATCHER));
        poor(other);
        keep(other);

        assertThat(TurnPart.of(page(viewer))).isEqualTo(sentence);
        assertThat(tags(page(viewer))).isEqualTo(tags);
        assertThat(tags(page(Outsider.WATCHER))).isEqualTo(watched);
        assertThat(TurnPart.of(page(other)).sentence()).isNotEqualTo(sentence.sentence());
        assertThat(TurnPart.of(page(other)).awaited()).isTrue();
    }

    /// One hand that may be redealt, and three that may not.
    private void poor(Seat seat) {
        var others = List.of("AK76.A65.A76.A9", "T54.KT4.K54.K87", "32.J32.JT32.J6.B").iterator();
        var hands =
                Arrays.stream(Seat.values())
                        .map(one -> one == seat ? "QJ98.Q987.Q98.Q" : others.next())
                        .toList();
        deal(hands.get(0), hands.get(1), hands.get(2), hands.get(3));
    }

    // The auction

    @Test
    void whoDealsAndWhoseTurnItIsStandsAtTheirSeat() {
        deal("32.KQ5.KT9.K652", "65.7643.J75.AJ8", "AKQJ98.A.32.43.B", "T7.JT98.AQ8.QT9");
        keep();
        does(Seat.NORTH, new MakeCall(CanCall.Word.PASS));

        for (var viewer : List.of(Seat.EAST, Seat.WEST, Outsider.WATCHER)) {
            var tags = tags(page(viewer));
            assertThat(tags)
                    .extracting(SeatPart.Tags::deals)
                    .containsExactly(true, false, false, false);
            assertThat(tags)
                    .extracting(SeatPart.Tags::turn)
                    .containsExactly(false, false, false, true);
        }
        assertThat(TurnPart.of(page(Seat.EAST)).sentence()).isEqualTo("Waiting for West.");
        assertThat(TurnPart.of(page(Seat.EAST)).awaited()).isFalse();
        assertThat(TurnPart.of(page(Seat.WEST)).awaited()).isTrue();
    }

    /// The dealer's pass is worth 80; nobody else's is (can.md §8).
    @Test
    void onlyTheFirstPassIsEighty() {
        deal("32.KQ5.KT9.K652", "65.7643.J75.AJ8", "AKQJ98.A.32.43.B", "T7.JT98.AQ8.QT9");
        keep();

        assertThat(ChoicePart.of(page(Seat.NORTH)).passIsEighty()).isTrue();
        for (var seat : List.of(Seat.NORTH, Seat.WEST, Seat.SOUTH)) {
            does(seat, new MakeCall(CanCall.Word.PASS));
            assertThat(ChoicePart.of(page(seat.right())).passIsEighty()).isFalse();
        }
        does(Seat.EAST, new MakeCall(CanCall.Word.PASS));
        assertThat(ChoicePart.of(page(Seat.NORTH)).passIsEighty()).isFalse();
    }

    /// Who has not seen the draw, or does not know what it means, is told before they choose.
    @Test
    void theDrawSaysWhoDealsAndWhoChoosesChairs() {
        match(CanRules.CLUB, List.of(), new Between(1, Optional.empty()));
        assertThat(ChoicePart.of(page(Seat.NORTH)).decided()).isEmpty();
        assertThat(drawn("♥5")).contains("♥5, red. The side that drew it deals first");
        assertThat(drawn("BJ")).contains("red. The side that drew it deals first");
        assertThat(drawn("♣A")).contains("♣A, black. The side that drew it chooses its chairs");
        assertThat(drawn("LJ")).contains("black. The side that drew it chooses its chairs");
    }

    private String drawn(String card) {
        var draw = new MatchStory.Draw(Purpose.FIRST_DEAL, Seat.EAST, CanCard.parse(card));
        story =
                new MatchStory(
                        CanRules.CLUB,
                        List.of(draw),
                        List.of(),
                        Optional.empty(),
                        List.of(),
                        List.of(),
                        Optional.empty(),
                        List.of());
        return ChoicePart.of(page(Seat.NORTH)).decided().orElseThrow();
    }

    /// Six cards are no hand: a suit that is not among them is no void.
    @Test
    void aSuitThatIsNotInTheKittyIsNotToldOf() {
        assertThat(ENGLISH.cards(CanSet.parse("64..Q9.42")))
                .isEqualTo("♠\u00a06\u00a04\u2003♦\u00a0Q\u00a09\u2003♣\u00a04\u00a02");
        assertThat(ENGLISH.cards(CanSet.NONE)).isEmpty();
    }

    // The play

    /// The first lead is for good, so it is asked about: it is no card like the others.
    @Test
    void theFirstLeadIsNoPlay() {
        deal("32.AKQJT98.2.32", "J7.432.A76.K65.L", "AKQ4..KQJ3.QJT.B", "T98.765.T98.987");
        keep();
        for (int call = 0; call < 4; call++) {
            does(Seat.NORTH.plus(-call), new MakeCall(CanCall.Word.PASS));
        }
        does(Seat.NORTH, new TakeKitty());
        assertThat(use(Seat.NORTH)).isEqualTo(SeatPart.Use.BURY);
        for (var card : CanSet.parse("65..54.43").stream().toList()) {
            does(Seat.NORTH, new BuryCard(card));
        }
        does(Seat.NORTH, new DeclareTrump(Trump.parse("H")));

        assertThat(use(Seat.NORTH)).isEqualTo(SeatPart.Use.LEAD);
        assertThat(TurnPart.of(page(Seat.NORTH)).sentence()).isEqualTo("Lead to the first trick");
        does(Seat.NORTH, new PlayCard(CanSet.parse(".A..").highest()));
        assertThat(use(Seat.NORTH)).isEqualTo(SeatPart.Use.LOOK);
        for (var seat : List.of(Seat.WEST, Seat.SOUTH, Seat.EAST)) {
            assertThat(use(seat)).isEqualTo(SeatPart.Use.PLAY);
            does(seat, new PlayCard(GAME.view(table, seat).orElseThrow().playable().lowest()));
        }
    }

    private SeatPart.Use use(Seat seat) {
        return SeatPart.of(page(seat), seat).use();
    }

    // The change of chairs

    /// After the fourth deal of eight and before the last two of extra time, if another deal
    /// follows (can.md §3).
    @ParameterizedTest(name = "{0} deals of {1}, over: {3}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    3  | eight | until-decided | no  | ''
                    4  | eight | until-decided | no  | 4
                    4  | eight | until-decided | yes | ''
                    8  | eight | until-decided | yes | 4
                    10 | eight | until-decided | no  | 4 10
                    10 | eight | until-decided | yes | 4
                    12 | eight | both-periods  | yes | 4 10
                    4  | four  | until-decided | no  | ''
                    6  | four  | until-decided | yes | ''
                    6  | four  | until-decided | no  | 6
                    """)
    void chairsAreChangedWhereAnotherDealFollows(
            int deals, String length, String extra, String over, String swaps) {
        var rules = CanRules.CLUB.with("match.deals = " + length, "match.extra-time = " + extra);
        boolean ended = over.equals("yes");
        var outcome = Outcome.won(Side.EAST_WEST, Means.EIGHT_DEALS);
        story = story(rules, deals, ended ? Optional.of(outcome) : Optional.empty());
        match(rules, List.of(), new Between(deals + 1, Optional.empty()));
        var sheet = SheetPart.of(page(Outsider.WATCHER));

        assertThat(sheet.lines().stream().filter(sheet::isSwappedAfter).map(SheetPart.Line::number))
                .map(String::valueOf)
                .isEqualTo(Arrays.stream(swaps.split(" ")).filter(one -> !one.isEmpty()).toList());
        var verdict =
                new VerdictPart(
                        ENGLISH,
                        Optional.of(
                                new VerdictPart.Over(
                                        story,
                                        "ABCDE",
                                        1,
                                        false,
                                        Seat.SOUTH,
                                        ended,
                                        false,
                                        Optional.empty())));
        boolean now = Arrays.asList(swaps.split(" ")).contains(String.valueOf(deals));
        assertThat(verdict.swapped().isPresent()).isEqualTo(now);
    }

    @Test
    void whoChangesChairsIsToldAfterTheFourthDeal() {
        story = story(CanRules.CLUB, 4, Optional.empty());
        match(CanRules.CLUB, List.of(), new Naming(5, Side.EAST_WEST));

        var verdict = VerdictPart.of(page(Outsider.WATCHER));

        assertThat(verdict.swapped())
                .contains(ENGLISH.get("swapped", ENGLISH.name(Side.NORTH_SOUTH)));
    }
}
