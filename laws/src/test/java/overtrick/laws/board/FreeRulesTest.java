package overtrick.laws.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.board.FreeCommand.AskLead;
import overtrick.laws.board.FreeCommand.CallAnyway;
import overtrick.laws.board.FreeCommand.Choose;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.laws.board.FreeCommand.Replace;
import overtrick.laws.board.FreeCommand.RollBack;
import overtrick.laws.board.Pending.LeadOption;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.table.PenaltyCard;

/// What goes wrong at a free table, ruled and carried to the end of the board. North deals; South
/// plays spades or hearts and West leads, unless something is said.
@Timeout(30)
class FreeRulesTest {

    private static final Deal DEAL =
            Deal.parse("N:AKQ2.T98.J54.K32 JT9.AKQ2.T98.J54 876.J543.AKQ2.T9 543.76.763.AQ876");

    private static final List<Suit> SPADES = List.of(Suit.SPADES);

    private FreeRules rules;
    private FreeSession session;

    FreeRulesTest() {
        opened(false);
    }

    private void opened(boolean directed) {
        rules = new FreeRules(LawBook.WBF2017, directed);
        session = rules.start();
        var board = Board.of(new BoardNumber(1), DEAL);
        does(Outsider.HOUSE, new InOrder(new OpenBoard(board, Optional.empty())));
    }

    private void does(Party who, FreeCommand command) {
        switch (rules.decide(session, who, command)) {
            case Accepted<FreeEvent>(var events) ->
                    events.forEach(event -> session = rules.evolve(session, event));
            case Refused<FreeEvent>(var reason) ->
                    throw new AssertionError(command + " is refused: " + reason);
        }
    }

    private FreeBoard board() {
        return session.board().orElseThrow();
    }

    private void calls(String calls) {
        for (String call : calls.split(" ")) {
            does(board().auction().turn(), new InOrder(new MakeCall(Call.parse(call))));
        }
    }

    private void plays(String cards) {
        for (String card : cards.split(" ")) {
            var play = board().play().orElseThrow();
            var dummy = play.contract().dummy();
            var player = play.turn() == dummy ? play.contract().declarer() : play.turn();
            does(player, new InOrder(new PlayCard(Card.parse(card))));
        }
    }

    private void chooses(Seat who, Fact fact, String answer) {
        does(who, new Choose(fact, answer, Optional.empty()));
    }

    private static FreeCommand anyway(String call) {
        return new CallAnyway(Call.parse(call), Optional.empty());
    }

    private Decision<FreeEvent> tried(Seat who, FreeCommand command) {
        return rules.decide(session, who, command);
    }

    @Test
    void anInsufficientBidIsRefusedAndAnotherCallBarsThePartner() {
        calls("1S");
        does(Seat.EAST, anyway("1H"));
        chooses(Seat.EAST, Fact.UNINTENDED, "no");
        assertThat(board().pending().flatMap(Pending::player)).contains(Seat.SOUTH);
        assertThat(tried(Seat.SOUTH, new InOrder(new MakeCall(Call.parse("2S")))))
                .isEqualTo(Decision.refuse(FreeRefusal.RULING_PENDING));
        chooses(Seat.SOUTH, Fact.ACCEPTED, "no");

        var view = rules.view(session, Seat.EAST).orElseThrow();
        assertThat(view.free()).containsExactly(Call.parse("2H"));
        calls("3D 3S");
        assertThat(rules.view(session, Seat.WEST).orElseThrow().board().calls())
                .containsExactly(Call.Word.PASS);
        calls("P P P");

        assertThat(board().inPlay().contract()).hasToString("Optional[3SN]");
    }

    /// 1NT–(2♠)–2♦, a transfer: what shows hearts is free, what names diamonds is not (27B1(a)).
    @Test
    void whatTheWithdrawnBidShowedDecides() {
        calls("1N 2S");
        does(Seat.SOUTH, anyway("2D"));
        chooses(Seat.SOUTH, Fact.UNINTENDED, "no");
        chooses(Seat.WEST, Fact.ACCEPTED, "no");
        assertThat(rules.view(session, Seat.SOUTH).orElseThrow().free())
                .containsExactly(Call.parse("3D"));
        var told =
                new FreeCommand.Understand(
                        Seat.SOUTH,
                        Call.parse("2D"),
                        Set.of(Strain.HEARTS),
                        Optional.of(Call.parse("3H")));
        assertThat(tried(Seat.WEST, told))
                .isEqualTo(Decision.refuse(FreeRefusal.ONLY_THE_DIRECTOR));
        does(Outsider.HOUSE, told);

        assertThat(board().notUnderstood()).isEmpty();
        assertThat(rules.view(session, Seat.SOUTH).orElseThrow().free())
                .containsExactly(Call.parse("3H"));
        calls("3D");
        assertThat(board().auction().isBarred(Seat.NORTH)).isTrue();
    }

    /// What it showed is established while the others are still asked, so that nobody who replaces
    /// it at once is ruled by its name.
    @Test
    void whatItShowedIsKnownBeforeItIsReplaced() {
        calls("1N 2S");
        does(Seat.SOUTH, anyway("2D"));
        does(
                Outsider.HOUSE,
                new FreeCommand.Understand(
                        Seat.SOUTH,
                        Call.parse("2D"),
                        Set.of(Strain.HEARTS),
                        Optional.of(Call.parse("3H"))));
        assertThat(board().notUnderstood()).isEmpty();
        chooses(Seat.SOUTH, Fact.UNINTENDED, "no");
        chooses(Seat.WEST, Fact.ACCEPTED, "no");

        assertThat(rules.view(session, Seat.SOUTH).orElseThrow().free())
                .containsExactly(Call.parse("3H"));
    }

    /// The maker of an insufficient bid says that it was a slip, and makes the call they meant.
    @Test
    void aSlipIsMendedForNothing() {
        calls("1S");
        does(Seat.EAST, anyway("1H"));
        chooses(Seat.EAST, Fact.UNINTENDED, "yes");

        assertThat(board().isHalted()).isFalse();
        calls("2H");
        assertThat(board().auction().isBarred(Seat.WEST)).isFalse();
        assertThat(board().inPlay().auction().text()).isEqualTo("1S 2H");
    }

    private void doubted() {
        spadesBySouth();
        plays("H7 H8 HA H3 HK H5 H6 H9");
        int left = board().inPlay().play().orElseThrow().left();
        does(Seat.EAST, new InOrder(new BoardCommand.MakeClaim(left, "the rest")));
        does(Seat.SOUTH, new InOrder(new BoardCommand.AnswerClaim(false)));
        assertThat(board().chooser()).contains(Seat.SOUTH);
        assertThat(tried(Seat.EAST, new InOrder(new PlayCard(Card.parse("HQ")))))
                .isEqualTo(Decision.refuse(FreeRefusal.RULING_PENDING));
    }

    /// Law 68D2(b): who did not claim asks, and all four concur, dummy as well.
    @Test
    void allFourMayPlayOn() {
        doubted();
        chooses(Seat.SOUTH, Fact.PLAY_ON_ASKED, "yes");
        for (var seat : List.of(Seat.EAST, Seat.WEST, Seat.NORTH)) {
            assertThat(board().chooser()).contains(seat);
            chooses(seat, Fact.ALL_AGREE_TO_PLAY, "yes");
        }

        assertThat(board().isHalted()).isFalse();
        plays("HQ");
        assertThat(board().ledger().rulings().getLast().verdict().laws())
                .contains(LawRef.parse("68D2(b)"));
    }

    @Test
    void oneWhoDoesNotAgreeLeavesItToTheDirector() {
        doubted();
        chooses(Seat.SOUTH, Fact.PLAY_ON_ASKED, "yes");
        chooses(Seat.EAST, Fact.ALL_AGREE_TO_PLAY, "no");

        assertThat(board().pending()).containsInstanceOf(Pending.Deciding.class);
        var lines = List.of(ConsideredLine.of(List.of(), 4), ConsideredLine.of(SPADES, 3));
        does(Outsider.HOUSE, new FreeCommand.StudyClaim(lines));
        assertThat(board().contested().orElseThrow().proposal()).isEqualTo(3);
        assertThat(tried(Seat.EAST, new FreeCommand.DecideClaim(3)))
                .isEqualTo(Decision.refuse(FreeRefusal.ONLY_THE_DIRECTOR));
        does(Outsider.HOUSE, new FreeCommand.DecideClaim(3));

        assertThat(board().isOver()).isTrue();
        assertThat(board().inPlay().result().orElseThrow().text()).isEqualTo("4SS-2");
        assertThat(board().ledger().rulings().getLast().verdict().laws())
                .contains(LawRef.parse("68D2(a)"), LawRef.parse("70A"));
    }

    /// In 1999 nobody plays on (Law 68D).
    @Test
    void in1999TheDirectorDecidesAtOnce() {
        claimedIn1999(12);

        assertThat(board().pending()).containsInstanceOf(Pending.Deciding.class);
        isDecidedBy("70C", "70D1", TO_A_TRUMP);
    }

    /// Where no trump takes the trick, in every line that comes to so few, or where the claim gave
    /// that trick up itself, Law 70C has nothing to say.
    @ParameterizedTest
    @CsvSource({"12, false, false", "12, true, false", "11, true, true"})
    void otherClaimsAreNotRuledByLaw70C(int claimed, boolean first, boolean second) {
        claimedIn1999(claimed);

        isDecidedBy("70D1", "70C", first ? TO_A_TRUMP : TO_A_KING, second ? TO_A_TRUMP : TO_A_KING);
    }

    /// Nobody has forgotten trumps that they see.
    @Test
    void aClaimThatLosesToDummysTrumpIsNotRuledByLaw70C() {
        claimedIn1999(12, Seat.WEST, Seat.SOUTH);

        isDecidedBy("70D1", "70C", lostTo(Seat.NORTH, "S2", true));
    }

    private void claimedIn1999(int tricks) {
        claimedIn1999(tricks, Seat.SOUTH, Seat.WEST);
    }

    private void claimedIn1999(int tricks, Seat claimer, Seat objector) {
        rules = new FreeRules(LawBook.CN1999, false);
        session = rules.start();
        does(
                Outsider.HOUSE,
                new InOrder(new OpenBoard(Board.of(new BoardNumber(1), DEAL), Optional.empty())));
        spadesBySouth();
        plays("H7 H8 HA H3");
        does(claimer, new InOrder(new BoardCommand.MakeClaim(tricks, "")));
        does(objector, new InOrder(new BoardCommand.AnswerClaim(false)));
    }

    private static final ConsideredLine TO_A_TRUMP = lostTo(Seat.WEST, "S2", true);
    private static final ConsideredLine TO_A_KING = lostTo(Seat.WEST, "HK", false);

    private static ConsideredLine lostTo(Seat winner, String card, boolean trump) {
        var lost = new ConsideredLine.LostTrick(Card.parse("HA"), winner, Card.parse(card), trump);
        return new ConsideredLine(SPADES, 10, Optional.of(lost));
    }

    private void isDecidedBy(String law, String notBy, ConsideredLine... careless) {
        var lines = new ArrayList<>(List.of(careless));
        lines.addFirst(ConsideredLine.of(List.of(), 12));
        does(Outsider.HOUSE, new FreeCommand.StudyClaim(lines));
        does(Outsider.HOUSE, new FreeCommand.DecideClaim(10));
        assertThat(board().ledger().rulings().getLast().verdict().laws())
                .contains(LawRef.parse(law))
                .doesNotContain(LawRef.parse(notBy));
    }

    @Test
    void acceptedItStandsAndTheAuctionGoesOnFromThere() {
        calls("1S");
        does(Seat.EAST, anyway("1H"));
        chooses(Seat.EAST, Fact.UNINTENDED, "no");
        chooses(Seat.SOUTH, Fact.ACCEPTED, "yes");

        assertThat(board().inPlay().auction().text()).isEqualTo("1S 1H");
        assertThat(board().inPlay().auction().isRegular()).isFalse();
        calls("P P P");
        assertThat(board().inPlay().contract()).hasToString("Optional[1HE]");
    }

    /// Law 26B: declarer asks at the offender's partner's first lead, here the opening lead.
    @Test
    void theLeadIsRestrictedAtTrickOne() {
        calls("1C");
        does(Seat.EAST, anyway("1C"));
        chooses(Seat.EAST, Fact.UNINTENDED, "no");
        chooses(Seat.SOUTH, Fact.ACCEPTED, "no");
        calls("1H 1S P 4S P P");
        calls("P");
        // East bid hearts; North declares in spades? South named them first
        assertThat(board().inPlay().contract()).hasToString("Optional[4SS]");
        var leading = (Pending.Leading) board().pending().orElseThrow();
        assertThat(leading.leader()).isEqualTo(Seat.WEST);
        assertThat(leading.options())
                .contains(new LeadOption(Demand.FORBID, Set.of(Suit.CLUBS)))
                .doesNotContain(new LeadOption(Demand.FORBID, Set.of(Suit.HEARTS)));
        does(Seat.SOUTH, new AskLead(Demand.FORBID, Set.of(Suit.CLUBS)));

        assertThat(tried(Seat.WEST, new InOrder(new PlayCard(Card.parse("CA")))))
                .isEqualTo(Decision.refuse(FreeRefusal.NOT_AS_RULED));
        plays("D7");
        assertThat(board().ledger().owed()).isEmpty();
    }

    private void spadesBySouth() {
        calls("P P 1S P 4S P P P");
    }

    private void leadOutOfTurn(String choice) {
        spadesBySouth();
        does(Seat.EAST, new PlayAnyway(Card.parse("HA")));
        assertThat(board().isHalted()).isTrue();
        assertThat(rules.offers(session, Seat.SOUTH)).hasSize(5);
        chooses(Seat.SOUTH, Fact.LEAD_CHOICE, choice);
    }

    @Test
    void declarerSpreadsHisHand() {
        leadOutOfTurn("spread");

        var play = board().play().orElseThrow();
        assertThat(play.contract().declarer()).isEqualTo(Seat.NORTH);
        assertThat(play.turn()).isEqualTo(Seat.SOUTH);
        assertThat(rules.view(session, Seat.WEST).orElseThrow().board().hands())
                .containsOnlyKeys(Seat.WEST, Seat.SOUTH);
    }

    @Test
    void declarerAcceptsTheLeadAndPlaysSecond() {
        leadOutOfTurn("accept");

        assertThat(board().play().orElseThrow().turn()).isEqualTo(Seat.SOUTH);
        plays("H3 H6 H8");
        assertThat(board().play().orElseThrow().turn()).isEqualTo(Seat.EAST);
    }

    @Test
    void theSuitIsRequiredAndTheCardGoesBack() {
        leadOutOfTurn("require");

        var play = board().play().orElseThrow();
        assertThat(play.penaltyCards()).isEmpty();
        assertThat(play.playable()).isEqualTo(DEAL.hand(Seat.WEST).in(Suit.HEARTS));
    }

    @Test
    void theSuitIsForbidden() {
        leadOutOfTurn("forbid");

        assertThat(board().play().orElseThrow().playable().in(Suit.HEARTS).isEmpty()).isTrue();
    }

    @Test
    void theCardLiesAsAPenaltyCardAndIsPlayedAtTheFirstChance() {
        leadOutOfTurn("leave");

        assertThat(board().play().orElseThrow().penaltyCards())
                .containsExactly(new PenaltyCard(Seat.EAST, Card.parse("HA"), true));
        plays("H7 H8");
        assertThat(tried(Seat.EAST, new InOrder(new PlayCard(Card.parse("H2")))))
                .isEqualTo(Decision.refuse(FreeRefusal.PENALTY_CARD_FIRST));
        plays("HA H3");
        assertThat(board().inPlay().play().orElseThrow().won(Seat.EAST.side())).isEqualTo(1);
    }

    /// Law 55A: dummy's hand is led from though declarer's has won; both defenders are asked, and
    /// where they differ the next in turn decides, which is East.
    @ParameterizedTest
    @CsvSource({
        "yes, yes, true",
        "no, no, false",
        "yes, no, false",
        "no, yes, true",
    })
    void eitherDefenderAnswersForDeclarersLead(String west, String east, boolean stands) {
        spadesBySouth();
        plays("D7 D4 D8 DA");
        does(Seat.SOUTH, new PlayAnyway(Card.parse("C2")));

        assertThat(rules.offers(session, Seat.EAST)).isEmpty();
        assertThat(rules.offers(session, Seat.WEST)).hasSize(2);
        chooses(Seat.WEST, Fact.LEAD_ACCEPTED, west);
        assertThat(rules.offers(session, Seat.WEST)).isEmpty();
        chooses(Seat.EAST, Fact.LEAD_ACCEPTED, east);

        var play = board().play().orElseThrow();
        assertThat(board().isHalted()).isFalse();
        assertThat(play.turn()).isEqualTo(stands ? Seat.EAST : Seat.SOUTH);
        assertThat(play.current().isEmpty()).isEqualTo(!stands);
        assertThat(play.penaltyCards()).isEmpty();
    }

    /// As logs have it from before both were asked: the next in turn has decided alone.
    @Test
    void whoeverIsNextDecidesAlone() {
        spadesBySouth();
        plays("D7 D4 D8 DA");
        does(Seat.SOUTH, new PlayAnyway(Card.parse("C2")));
        var alone =
                new FreeEvent.Answered(
                        Optional.of(Seat.EAST), Fact.LEAD_ACCEPTED, "yes", Optional.empty());
        session = rules.evolve(session, alone);

        assertThat(board().play().orElseThrow().turn()).isEqualTo(Seat.EAST);
    }

    /// Laws 62B1 and 62C: the card becomes a penalty card, and who played after it may change
    /// theirs.
    @Test
    void aRevokeIsCorrectedInTime() {
        spadesBySouth();
        plays("H7 H8");
        does(Seat.EAST, new PlayAnyway(Card.parse("CJ")));
        plays("H3");
        assertThat(rules.view(session, Seat.SOUTH).orElseThrow().rulings()).isEmpty();
        does(Seat.SOUTH, new DrawAttention());
        assertThat(tried(Seat.EAST, new Replace(Optional.of(Card.parse("C5")))))
                .isEqualTo(Decision.refuse(FreeRefusal.NOT_AN_OPTION));
        does(Seat.EAST, new Replace(Optional.of(Card.parse("HA"))));

        assertThat(board().chooser()).contains(Seat.SOUTH);
        does(Seat.SOUTH, new Replace(Optional.of(Card.parse("H5"))));
        var play = board().play().orElseThrow();
        assertThat(play.tricks().getFirst().cards()).isEqualTo(cards("H7 H8 HA H5"));
        assertThat(play.penaltyCards())
                .containsExactly(new PenaltyCard(Seat.EAST, Card.parse("CJ"), true));
        assertThat(play.turn()).isEqualTo(Seat.EAST);
    }

    @Test
    void anEstablishedRevokeCostsTricksAtTheEnd() {
        spadesBySouth();
        plays("H7 H8");
        does(Seat.EAST, new PlayAnyway(Card.parse("CJ")));
        plays("H3");
        while (!board().isOver()) {
            var play = board().play().orElseThrow();
            plays(play.playable().iterator().next().toString());
        }

        var play = board().inPlay().play().orElseThrow();
        int won = play.won(Seat.SOUTH.side());
        assertThat(board().ledger().rulings().getLast().about()).isEqualTo("CJ");
        var played = (Result.Played) board().inPlay().result().orElseThrow();
        assertThat(played.tricks()).isEqualTo(Math.min(13, won + 1));
        assertThat(board().ledger().reviews()).isNotEmpty();
    }

    private static List<Card> cards(String text) {
        return Arrays.stream(text.split(" ")).map(Card::parse).toList();
    }

    /// Law 51B2(c), correction 15: several suits may be forbidden at once, and their cards go back.
    @Test
    void severalSuitsAreForbiddenAtOnce() {
        spadesBySouth();
        does(Seat.EAST, new Expose(Set.copyOf(cards("HA CJ"))));

        var leading = (Pending.Leading) board().pending().orElseThrow();
        var both = new LeadOption(Demand.FORBID, Set.of(Suit.HEARTS, Suit.CLUBS));
        assertThat(leading.options()).hasSize(6).contains(both);
        does(Seat.SOUTH, new AskLead(both.demand(), both.suits()));

        var play = board().play().orElseThrow();
        assertThat(play.penaltyCards()).isEmpty();
        assertThat(play.playable())
                .isEqualTo(
                        DEAL.hand(Seat.WEST)
                                .in(Suit.SPADES)
                                .union(DEAL.hand(Seat.WEST).in(Suit.DIAMONDS)));
    }

    @Test
    void requiringOneSuitLeavesTheOtherCard() {
        spadesBySouth();
        does(Seat.EAST, new Expose(Set.copyOf(cards("HA CJ"))));
        does(Seat.SOUTH, new AskLead(Demand.REQUIRE, Set.of(Suit.CLUBS)));

        assertThat(board().play().orElseThrow().penaltyCards())
                .containsExactly(new PenaltyCard(Seat.EAST, Card.parse("HA"), true));
    }

    @Test
    void theBoardIsTakenBackAndNothingIsStruckOut() {
        opened(true);
        calls("1S");
        int stood = board().trail().size();
        does(Seat.EAST, anyway("1H"));
        does(Outsider.HOUSE, new Choose(Fact.UNINTENDED, "no", Optional.empty()));
        chooses(Seat.SOUTH, Fact.ACCEPTED, "yes");
        int happened = board().trail().size();
        assertThat(rules.decide(session, Seat.EAST, new RollBack(stood)))
                .isEqualTo(Decision.refuse(FreeRefusal.ONLY_THE_DIRECTOR));
        does(Outsider.HOUSE, new RollBack(stood));

        assertThat(board().inPlay().auction().text()).isEqualTo("1S");
        assertThat(board().trail()).hasSize(happened + 1);
        does(Outsider.HOUSE, new RollBack(happened));
        assertThat(board().inPlay().auction().text()).isEqualTo("1S 1H");
        for (int nowhere : new int[] {0, board().trail().size()}) {
            assertThat(rules.decide(session, Outsider.HOUSE, new RollBack(nowhere)))
                    .isEqualTo(Decision.refuse(FreeRefusal.NO_SUCH_POINT));
        }
    }

    /// Law 10A: no person is above the program where it rules, whoever speaks for the house.
    @Test
    void whereTheProgramRulesNothingIsTakenBackAndNoScoreGiven() {
        calls("P P P P");
        var plus = new FreeCommand.Adjust(new Adjustment(2_000, -2_000, "mine"));

        for (Party who : List.of(Outsider.HOUSE, Seat.SOUTH, Outsider.WATCHER)) {
            assertThat(rules.decide(session, who, plus))
                    .isEqualTo(Decision.refuse(FreeRefusal.PROGRAM_RULES));
            assertThat(rules.decide(session, who, new RollBack(1)))
                    .isEqualTo(Decision.refuse(FreeRefusal.PROGRAM_RULES));
        }
        assertThat(rules.offers(session, Outsider.HOUSE)).isEmpty();
    }
}
