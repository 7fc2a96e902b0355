package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.Rule;
import overtrick.can.act.CanCommand.Substitute;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.RefusedClaim;
import overtrick.can.match.Stage.Between;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.LeadOutOfTurn;
import overtrick.can.ruling.Irregularity.Revoke;
import overtrick.can.ruling.Irregularity.Underpaid;
import overtrick.can.score.DealResult;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Showing;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;

/// One deal at a time: cut, redeal, tribute, kitty, trump, play, rulings (can.md §§4–10). North
/// deals the first deal and West the second; tests that need a tribute begin with the second.
class DealStoryTest {

    private static final Debt SOUTH_OWES = new Debt(Seat.SOUTH, 1, 1);

    private static Story before(int deal, CanRules rules, Debt... debts) {
        return new Story(Matches.before(deal, rules, debts));
    }

    private static Story first(String... lines) {
        return before(1, CanRules.CLUB.with(lines));
    }

    private static CanSet set(String codes) {
        return CanSet.copyOf(Story.cards(codes));
    }

    // the deal

    @Test
    void ruling18WhoeverAsksCutsTheLeftNeighbourFirst() {
        var pack = Pack.shuffled(Seeds.chance(1));
        var story = first().house(new BringPack(pack)); // North deals
        story.refuses(Seat.SOUTH, new AskCut(), CanRefusal.DEALERS_SIDE_DOES_NOT_CUT);
        story.refuses(Seat.EAST, new Cut(20), CanRefusal.NOT_THE_CUTTER);
        story.does(Seat.WEST, new AskCut());
        story.refuses(Seat.NORTH, new DealCards(DealWay.FIVES_FIRST), CanRefusal.CUT_FIRST);
        story.does(Seat.EAST, new AskCut()); // East is North's left-hand neighbour
        story.refuses(Seat.WEST, new Cut(20), CanRefusal.NOT_THE_CUTTER);
        story.refuses(Seat.EAST, new Cut(0), CanRefusal.CUT_IN_TWO);
        story.does(Seat.EAST, new Cut(20));
        story.refuses(Seat.EAST, new DealCards(DealWay.FIVES_FIRST), CanRefusal.NOT_THE_DEALER);
        story.does(Seat.NORTH, new DealCards(DealWay.FIVES_FIRST));

        assertThat(story.view(Seat.NORTH).hand().contains(pack.cards().get(20))).isTrue();

        var right = first("dealing.cutter = right").house(new BringPack(pack));
        right.does(Seat.WEST, new AskCut()).does(Seat.EAST, new AskCut());
        right.refuses(Seat.EAST, new Cut(20), CanRefusal.NOT_THE_CUTTER)
                .does(Seat.WEST, new Cut(3));
        first("dealing.cut = never")
                .house(new BringPack(pack))
                .refuses(Seat.EAST, new AskCut(), CanRefusal.NO_CUT_HERE);
    }

    @Test
    void ruling25TheDealerChoosesTheWay() {
        var pack = new BringPack(Pack.shuffled(Seeds.chance(2)));
        for (var way : DealWay.values()) {
            first().house(pack).does(Seat.NORTH, new DealCards(way));
        }
        first("dealing.way = alternating")
                .house(pack)
                .refuses(
                        Seat.NORTH,
                        new DealCards(DealWay.FIVES_FIRST),
                        CanRefusal.OTHER_WAY_OF_DEALING);
    }

    @Test
    void aMisdealIsDealtAgainByTheSameDealer() {
        var story = before(2, CanRules.CLUB, SOUTH_OWES).deals("...", "...", "...", "...", "");
        story.house(new CallMisdeal());

        var deal = (DealInPlay) story.match().stage();
        assertThat(deal.dealer()).isEqualTo(Seat.WEST);
        assertThat(deal.debts()).containsExactly(SOUTH_OWES);
        assertThat(deal.step()).isInstanceOf(DealStep.Shuffling.class);
    }

    // the redeal

    /// No points and no factors.
    private static final String POOR = "Q987.Q987.Q98.Q";

    @Test
    void ruling16ARedealHasTheSameDealerAndNumber() {
        for (var after : Map.of("same-dealer", Seat.NORTH, "next-dealer", Seat.WEST).entrySet()) {
            var story = first("dealing.after-redeal = " + after.getKey());
            story.deals("...", "...", POOR, "...", "");
            story.refuses(Seat.WEST, new AnswerRedeal(true), CanRefusal.HAND_NOT_FOR_REDEAL);
            story.does(Seat.SOUTH, new AnswerRedeal(true));
            assertThat(story.view(Seat.EAST).deal().orElseThrow().answered())
                    .containsExactly(Seat.SOUTH); // but not what they said
            story.refuses(Seat.SOUTH, new AnswerRedeal(false), CanRefusal.ALREADY_ANSWERED);
            story.keepsAll();

            var deal = (DealInPlay) story.match().stage();
            assertThat(deal.number()).isEqualTo(1);
            assertThat(deal.redeals()).isEqualTo(1);
            assertThat(deal.dealer()).isEqualTo(after.getValue());
        }
    }

    @Test
    void theFirstInTurnFromTheDealerDecides() {
        var story = before(2, CanRules.CLUB, SOUTH_OWES); // West deals, then South, East, North
        story.deals("...", POOR, "J6432.J643.J76.", "...", "");
        story.does(Seat.EAST, new AnswerRedeal(false)).does(Seat.WEST, new AnswerRedeal(false));
        story.does(Seat.SOUTH, new PayTribute(set("SJ")));
        story.does(Seat.EAST, new ReturnTribute(set("SJ")));
        story.does(Seat.EAST, new AnswerRedeal(true)); // would cancel it, as South does themselves
        story.does(Seat.SOUTH, new AnswerRedeal(true));
        story.keepsAll();

        assertThat(story.news().getLast()).isEqualTo(new RedealGranted(Seat.SOUTH, List.of()));
    }

    /// West deals: they come before North, who is at their left and would have the tribute stay.
    @Test
    void theDealerIsTheFirst() {
        var story = before(2, CanRules.CLUB, SOUTH_OWES);
        story.deals(POOR, "...", "A...", "J6432.J643.J76.", "HA HK DA DK BJ LJ");
        story.does(Seat.EAST, new AnswerRedeal(false)).does(Seat.WEST, new AnswerRedeal(false));
        story.does(Seat.SOUTH, new PayTribute(set("SA")));
        story.does(Seat.EAST, new ReturnTribute(set("SA")));
        story.does(Seat.NORTH, new AnswerRedeal(true));
        story.does(Seat.WEST, new AnswerRedeal(true));
        story.keepsAll();

        assertThat(story.news().getLast()).isEqualTo(new RedealGranted(Seat.WEST, List.of()));
    }

    /// The golden examples of can.md §7: South pays East.
    @ParameterizedTest(name = "{0} asks, tribute paid {1}: still due {2}")
    @CsvSource({"NORTH, true, true", "SOUTH, true, false", "EAST, false, false"})
    void redealsAndTribute(Seat asker, boolean paid, boolean due) {
        var story = before(2, CanRules.CLUB, SOUTH_OWES);
        story.deals(
                asker == Seat.NORTH ? POOR : "...",
                asker == Seat.EAST ? POOR : "...",
                asker == Seat.SOUTH ? POOR : "A...",
                "...",
                "");
        story.refuses(Seat.SOUTH, new AnswerRedeal(false), CanRefusal.NOT_ASKED);
        if (paid) {
            story.keepsAll();
            var card = asker == Seat.SOUTH ? "SQ" : "SA";
            story.refuses(Seat.EAST, new ReturnTribute(set("S2")), CanRefusal.RETURN_WAITS);
            story.does(Seat.SOUTH, new PayTribute(set(card)));
            story.does(Seat.EAST, new ReturnTribute(set(card)));
        }
        story.does(asker, new AnswerRedeal(true)).keepsAll();

        var deal = (DealInPlay) story.match().stage();
        assertThat(deal.debts()).isEqualTo(due ? List.of(SOUTH_OWES) : List.of());
        assertThat(deal.dealer()).isEqualTo(Seat.WEST);
        assertThat(deal.number()).isEqualTo(2);
    }

    @Test
    void aClubMayLimitRedeals() {
        var story = first("redeal.limit = 1").deals("...", "...", POOR, "...", "");
        story.does(Seat.SOUTH, new AnswerRedeal(true)).keepsAll();
        story.deals("...", "...", POOR, "...", "");

        assertThat(((DealInPlay) story.match().stage()).step())
                .isInstanceOf(DealStep.Bidding.class);
    }

    // tribute and the kitty

    @Test
    void bothPartnersPayAndNobodyReturnsBeforeBothHavePaid() {
        var north = new Debt(Seat.NORTH, 1, 1);
        var story = before(2, CanRules.CLUB, SOUTH_OWES, north);
        story.deals("A...", "...", ".A..", "...", "").keepsAll();
        story.does(Seat.SOUTH, new PayTribute(set("HA")));
        story.refuses(Seat.EAST, new ReturnTribute(set("HA")), CanRefusal.RETURN_WAITS);
        story.refuses(Seat.SOUTH, new PayTribute(set("SA")), CanRefusal.TRIBUTE_GIVEN);
        story.refuses(Seat.WEST, new PayTribute(set("SA")), CanRefusal.NOT_A_PAYER);
        assertThat(story.view(Seat.EAST).deal().orElseThrow().paidBy(Seat.SOUTH))
                .contains(set("HA"));
        assertThat(story.view(Seat.NORTH).deal().orElseThrow().paidBy(Seat.SOUTH)).isEmpty();
        assertThat(story.view(Outsider.WATCHER).deal().orElseThrow().paidBy(Seat.SOUTH)).isEmpty();
        story.does(Seat.NORTH, new PayTribute(set("SA")));
        story.does(Seat.EAST, new ReturnTribute(set("HA")));
        story.does(Seat.WEST, new ReturnTribute(set("SA")));

        assertThat(story.view(Seat.SOUTH).hand().contains(CanCard.parse("HA"))).isTrue();
        assertThat(((DealInPlay) story.match().stage()).step()).isInstanceOf(DealStep.Asking.class);
    }

    @Test
    void aClubMayReturnEachTributeAsSoonAsItIsThere() {
        var north = new Debt(Seat.NORTH, 1, 1);
        var rules = CanRules.CLUB.with("tribute.returns = at-once");
        var story = before(2, rules, SOUTH_OWES, north);
        story.deals("A...", "...", ".A..", "...", "").keepsAll();
        story.does(Seat.SOUTH, new PayTribute(set("HA")));
        story.refuses(Seat.WEST, new ReturnTribute(set("S2")), CanRefusal.RETURN_WAITS);
        story.does(Seat.EAST, new ReturnTribute(set("HA")));

        assertThat(story.view(Seat.SOUTH).hand().contains(CanCard.parse("HA"))).isTrue();
    }

    /// A declarer who has paid takes the kitty card by card and shows what they must (can.md §6.4).
    @Test
    void thePayerShowsWhatTheKittyHolds() {
        var story = before(2, CanRules.CLUB, SOUTH_OWES);
        story.deals("...", "...", "QJ98.A432.Q98.Q", "...", "LJ SK D7 BJ HK C2").keepsAll();
        story.does(Seat.SOUTH, new PayTribute(set("HA")));
        story.does(Seat.EAST, new ReturnTribute(set("HA"))).keepsAll();
        story.calls("P 85 P P"); // West deals, South bids
        story.refuses(Seat.EAST, new TakeKitty(), CanRefusal.NOT_THE_DECLARER);
        story.news();
        for (int card = 0; card < 6; card++) {
            story.does(Seat.SOUTH, new TakeKitty());
        }
        story.refuses(Seat.SOUTH, new TakeKitty(), CanRefusal.KITTY_TAKEN);

        assertThat(story.news().stream().filter(CardShown.class::isInstance))
                .containsExactly(
                        new CardShown(Seat.SOUTH, CanCard.Joker.SMALL, Showing.RECIPIENT),
                        new CardShown(Seat.SOUTH, CanCard.Joker.BIG, Showing.EVERYBODY));
        assertThat(shown(story, Seat.EAST)).containsExactly("LJ", "BJ");
        assertThat(shown(story, Seat.NORTH)).containsExactly("BJ");
        assertThat(shown(story, Seat.WEST)).containsExactly("BJ");
        assertThat(story.view(Seat.SOUTH).hand().size()).isEqualTo(18);
    }

    private static List<String> shown(Story story, Seat viewer) {
        return story.view(viewer).deal().orElseThrow().shown().stream()
                .map(card -> card.card().code())
                .toList();
    }

    @Test
    void ruling15WhoHasPaidNothingTakesTheKittyAtOnce() {
        var story = first().deals("...", "...", "...", "...", "LJ SK D7 BJ HK C2").keepsAll();
        story.calls("P P P P").news();
        story.does(Seat.NORTH, new TakeKitty());

        assertThat(story.news()).hasSize(1);
        assertThat(story.view(Seat.NORTH).hand().size()).isEqualTo(18);
    }

    @Test
    void ruling26ASubstituteInheritsTheTribute() {
        var story = before(2, CanRules.CLUB, SOUTH_OWES).house(new Substitute(Seat.SOUTH));
        assertThat(story.match().debts()).containsExactly(SOUTH_OWES);

        var free = CanRules.CLUB.with("tribute.substitute = is-free");
        assertThat(before(2, free, SOUTH_OWES).house(new Substitute(Seat.SOUTH)).match().debts())
                .isEmpty();
        story.deals("...", "...", "...", "...", "")
                .refuses(Outsider.HOUSE, new Substitute(Seat.SOUTH), CanRefusal.ONLY_BETWEEN_DEALS);
    }

    // the play

    /// North has declared at 80; they hold the jokers, hearts from the ace down to the six, and the
    /// deuce of spades, which East's ace will beat in the last trick. Fifty points can be buried.
    private static Story northPlays(String... lines) {
        var story = first(lines);
        story.deals("2.AKQJT9876...BL", "A...", "J...", "Q...", "SK ST DK DT D5 C5").keepsAll();
        return story.calls("P P P P").buries(Seat.NORTH, "SK ST DK DT D5 C5");
    }

    private static final String TRUMPS = "BJ LJ HA HK HQ HJ HT H9 H8 H7 H6";

    @Test
    void theLastTrickIsAGoalForTheDefenders() {
        var story = northPlays().does(Seat.NORTH, new DeclareTrump(Trump.parse("H")));
        story.leads(TRUMPS + " S2");

        assertThat(story.match().record().getLast().result())
                .contains(new DealResult(1, Seat.NORTH, CanLevel.EIGHTY, 0, true));
        assertThat(story.match().goals(Side.EAST_WEST)).isEqualTo(1);
        assertThat(story.match().goals(Side.NORTH_SOUTH)).isZero();
        assertThat(story.view(Seat.EAST).lastDeal().orElseThrow().tricks()).hasSize(12);
    }

    /// Ruling 6: what is buried counts for nobody, unless the club says otherwise.
    @ParameterizedTest(name = "{0}: B = {1}")
    @CsvSource({"nobody, 0", "last-trick, 50", "last-trick-double, 100"})
    void ruling6BuriedPoints(String option, int points) {
        var story = northPlays("playing.buried-points = " + option);
        story.does(Seat.NORTH, new DeclareTrump(Trump.parse("H"))).leads(TRUMPS + " S2");

        var result = story.match().record().getLast().result().orElseThrow();
        assertThat(result.points()).isEqualTo(points);
        assertThat(result.defendersWonLast()).isTrue();
    }

    @Test
    void aCleanSweepIsAGoalForTheDeclarersSide() {
        var story = first();
        story.deals("32.AKQJT98765..", "...", "...", "...", "BJ LJ C2 C3 C4 D2").keepsAll();
        story.calls("P P P P").buries(Seat.NORTH, "S2 S3 C2 C3 C4 D2");
        story.leads("HA HK HQ HJ HT H9 H8 H7 H6 H5 BJ LJ");

        assertThat(story.news())
                .contains(new DealEnded(new DealResult(1, Seat.NORTH, CanLevel.EIGHTY, 0, false)));
        assertThat(story.match().goals(Side.NORTH_SOUTH)).isEqualTo(1);
        assertThat(story.match().debts()).isEmpty();
        assertThat(story.match().stage()).isInstanceOf(Between.class);
    }

    /// The play stops at once when the defenders have 45 points.
    @Test
    void fortyFivePointsEndThePlay() {
        var story = first();
        story.deals("KT5.2.KT5.KT", "...", "...", ".AKQJT98765...BL", "").keepsAll();
        story.calls("P P P P");
        story.buries(Seat.NORTH, low(story));
        story.generous().plays("H2 BJ").answers(2);
        for (var trump : List.of("LJ", "HA", "HK", "HQ", "HJ", "HT")) {
            if (story.match().stage() instanceof DealInPlay) {
                story.plays(trump).answers(3);
            }
        }

        var result = story.match().record().getLast().result().orElseThrow();
        assertThat(result.points()).isGreaterThanOrEqualTo(45);
        assertThat(result.defendersWonLast()).isFalse();
        assertThat(story.view(Seat.EAST).lastDeal().orElseThrow().tricks()).hasSizeLessThan(12);
        assertThat(story.match().goals(Side.EAST_WEST)).isEqualTo(1);
    }

    /// Six cards of North's that are neither points nor hearts.
    private static String low(Story story) {
        story.does(Seat.NORTH, new TakeKitty());
        var idle =
                story.view(Seat.NORTH).hand().minus(CanSet.POINTS).stream()
                        .filter(card -> !card.code().startsWith("H"))
                        .limit(6)
                        .map(CanCard::code)
                        .toList();
        return String.join(" ", idle);
    }

    @Test
    void ruling4TheHouseLetsTimePass() {
        var story = northPlays().plays("BJ");
        story.refuses(Seat.WEST, new PlayCard(CanCard.parse("SQ")), CanRefusal.TRUMP_FIRST);
        assertThat(story.view(Seat.EAST).awaited()).containsExactly(Seat.NORTH);
        story.house(new LetTimePass());
        assertThat(story.view(Seat.EAST).awaited()).containsExactly(Seat.WEST);
        story.plays("SQ");

        assertThat(story.view(Seat.WEST).play().orElseThrow().trump()).contains(Trump.parse("S"));
        northPlays().refuses(Outsider.HOUSE, new LetTimePass(), CanRefusal.NOT_NOW);
    }

    // rulings (21)

    @Test
    void ruling21ClaimsByAgreementOfAll() {
        var story = northPlays().plays("HA");
        story.refuses(Seat.EAST, new MakeClaim(105, true), CanRefusal.CLAIM_OUT_OF_RANGE);
        story.does(Seat.NORTH, new MakeClaim(0, true));
        story.refuses(Seat.EAST, new PlayCard(CanCard.parse("SA")), CanRefusal.CLAIM_PENDING);
        story.does(Seat.EAST, new AnswerClaim(true)).does(Seat.WEST, new AnswerClaim(false));
        story.refuses(Seat.SOUTH, new AnswerClaim(true), CanRefusal.NOTHING_TO_ANSWER);
        story.does(Seat.NORTH, new MakeClaim(10, false));
        for (var seat : List.of(Seat.EAST, Seat.SOUTH, Seat.WEST)) {
            story.does(seat, new AnswerClaim(true));
        }

        assertThat(story.match().record().getLast().result())
                .contains(new DealResult(1, Seat.NORTH, CanLevel.EIGHTY, 10, false));
        northPlays("playing.claims = none")
                .plays("HA")
                .refuses(Seat.NORTH, new MakeClaim(0, true), CanRefusal.NO_CLAIMS);
    }

    /// It is news for as long as a trick takes.
    @Test
    void aClaimThatCameToNothingIsNewsForATrick() {
        var story = northPlays().plays("HA");
        story.does(Seat.NORTH, new MakeClaim(0, true)).does(Seat.WEST, new AnswerClaim(false));

        var refused = refused(story).orElseThrow();
        assertThat(refused.by()).isEqualTo(Seat.WEST);
        assertThat(refused.isWithdrawn()).isFalse();
        assertThat(refused.claim().points()).isZero();
        story.does(Seat.NORTH, new MakeClaim(5, true));
        assertThat(refused(story)).isEmpty();
        story.does(Seat.NORTH, new AnswerClaim(false));
        assertThat(refused(story).orElseThrow().isWithdrawn()).isTrue();
        for (int card = 1; card <= 3; card++) {
            story.answers(1);
            assertThat(refused(story)).isPresent();
        }
        story.answers(1);
        assertThat(refused(story)).isEmpty();
    }

    private static Optional<RefusedClaim> refused(Story story) {
        return story.view(Outsider.WATCHER).deal().orElseThrow().refused();
    }

    @Test
    void ruling21ALateRevokeIsAGoalAndNoTribute() {
        var story = northPlays().plays("HA");
        story.house(new Rule(new Revoke(Seat.EAST, false)), new Rule(new LeadOutOfTurn(Seat.WEST)));
        assertThat(story.match().stage()).isInstanceOf(DealInPlay.class); // both are put right
        story.house(new Rule(new Revoke(Seat.EAST, true)));

        assertThat(story.match().goals(Side.NORTH_SOUTH)).isEqualTo(1);
        assertThat(story.match().debts()).isEmpty();
        assertThat(story.match().stage()).isInstanceOf(Between.class);
        var lenient = northPlays("playing.late-revoke = nothing").plays("HA");
        lenient.house(new Rule(new Revoke(Seat.EAST, true)));
        assertThat(lenient.match().stage()).isInstanceOf(DealInPlay.class);
    }

    @Test
    void ruling21AnExposedCardLiesFaceUp() {
        var card = CanCard.parse("SA");
        var story = northPlays();
        story.refuses(
                Outsider.HOUSE, new Rule(new ExposedCard(Seat.WEST, card)), CanRefusal.NOT_IN_HAND);
        story.house(new Rule(new ExposedCard(Seat.EAST, card)));

        assertThat(story.view(Outsider.WATCHER).play().orElseThrow().exposed())
                .isEqualTo(CanSet.of(card));
    }

    @Test
    void aTributeFoundTooLowCostsAGoal() {
        for (boolean costs : new boolean[] {true, false}) {
            var rules = CanRules.CLUB.with("tribute.underpaid = " + (costs ? "goal" : "nothing"));
            var story = before(2, rules, SOUTH_OWES).deals("...", "...", "A...", "...", "");
            story.keepsAll().does(Seat.SOUTH, new PayTribute(set("SA")));
            story.does(Seat.EAST, new ReturnTribute(set("SA"))).keepsAll();
            story.refuses(
                    Outsider.HOUSE, new Rule(new Underpaid(Seat.NORTH)), CanRefusal.NOT_A_PAYER);
            story.house(new Rule(new Underpaid(Seat.SOUTH)));
            var again = new Rule(new Underpaid(Seat.SOUTH));
            story.refuses(Outsider.HOUSE, again, CanRefusal.RULED_ALREADY); // in the auction
            story.calls("P P P P").does(Seat.WEST, new TakeKitty());
            story.refuses(Outsider.HOUSE, again, CanRefusal.RULED_ALREADY); // and in the play

            assertThat(story.match().goals(Side.EAST_WEST)).isEqualTo(costs ? 1 : 0);
            assertThat(story.match().stage()).isInstanceOf(DealInPlay.class);
        }
    }
}
