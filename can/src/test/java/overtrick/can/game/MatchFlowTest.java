package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanRefusal;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.match.Stage.Between;
import overtrick.can.match.Stage.Lots;
import overtrick.can.match.Stage.Naming;
import overtrick.can.match.Stage.OrderChoice;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.score.Outcome;
import overtrick.can.score.Outcome.Means;
import overtrick.can.shootout.KickResult;
import overtrick.can.tribute.Debt;
import overtrick.can.view.KickView;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;

/// From deal to deal: dealers, chairs, tribute, extra time, shoot-out, lots (can.md §§3, 11).
/// North-South deal first.
class MatchFlowTest {

    private static Story at(int deal, CanRules rules) {
        return new Story(Matches.before(deal, rules));
    }

    /// A whole match that stays level through extra time.
    @Test
    void twelveDealsAndTheirDealers() {
        var story = at(1, CanRules.CUP.with("playing.claims = by-agreement"));
        var events = new ArrayList<CanEvent>();
        for (int deal = 1; deal <= 12; deal++) {
            if (deal == 5) {
                assertThat(story.match().stage()).isEqualTo(new Naming(5, Side.EAST_WEST));
                story.does(Seat.WEST, new NameDealer(Seat.WEST));
            }
            story.settles(deal, "80", 5, false);
            events.addAll(story.news());
        }

        assertThat(
                        events.stream()
                                .filter(CardsDealt.class::isInstance)
                                .map(event -> ((CardsDealt) event).dealer()))
                .containsExactly(
                        Seat.NORTH,
                        Seat.WEST,
                        Seat.SOUTH,
                        Seat.EAST, // each to the right
                        Seat.WEST,
                        Seat.SOUTH,
                        Seat.EAST,
                        Seat.NORTH,
                        Seat.WEST,
                        Seat.SOUTH, // extra time
                        Seat.EAST,
                        Seat.NORTH); // the partner of the ninth dealer
        assertThat(events.stream().filter(ChairsSwapped.class::isInstance))
                .containsExactly(
                        new ChairsSwapped(Side.NORTH_SOUTH), new ChairsSwapped(Side.NORTH_SOUTH));
        assertThat(story.match().chairs().came(Seat.NORTH)).isEqualTo(Seat.NORTH);
        assertThat(story.view(Seat.NORTH).draw()).isPresent(); // for the first kick
    }

    /// The payer keeps their debt when they change chairs, and pays the neighbour they have then
    /// (can.md §6.2).
    @Test
    void tributeAcrossTheSwap() {
        var story = at(4, CanRules.CLUB).settles(1, "100", 20, false); // East deals and declares
        assertThat(story.match().debts()).containsExactly(new Debt(Seat.EAST, 2, 4));
        assertThat(story.match().chairs().came(Seat.NORTH)).isEqualTo(Seat.SOUTH);
        assertThat(story.match().chairs().came(Seat.EAST)).isEqualTo(Seat.EAST);

        var tenth = at(10, CanRules.CUP.with("playing.claims = by-agreement"));
        tenth.settles(2, "100", 20, false); // North deals the tenth, and moves to South
        assertThat(tenth.match().debts()).containsExactly(new Debt(Seat.SOUTH, 2, 10));
        assertThat(tenth.match().debts().getFirst().recipient()).isEqualTo(Seat.EAST);
        assertThat(tenth.match().chairs().came(Seat.SOUTH)).isEqualTo(Seat.NORTH);
    }

    @Test
    void tributeIntoExtraTimeAndFromTheTenthDeal() {
        var rules = CanRules.CUP.with("playing.claims = by-agreement");
        assertThat(at(8, rules).settles(3, "100", 20, false).match().debts())
                .containsExactly(new Debt(Seat.SOUTH, 2, 8));
        var lapses = rules.with("tribute.second-period = lapses");
        assertThat(at(10, lapses).settles(3, "100", 20, false).match().debts()).isEmpty();
        assertThat(at(8, CanRules.CLUB).settles(3, "100", 20, false).match().debts())
                .isEmpty(); // the last deal of the match
    }

    @ParameterizedTest(name = "{0}, {1}: goal in deal {2} ends the match: {3}")
    @CsvSource({
        "none,          draw, 8,  EIGHT_DEALS",
        "none,          draw, 0,  DRAW",
        "both-periods,  draw, 8,  EIGHT_DEALS",
        "both-periods,  draw, 9,  EXTRA_TIME",
        "both-periods,  draw, 12, EXTRA_TIME",
        "both-periods,  draw, 0,  DRAW",
        "until-decided, draw, 9,  EXTRA_TIME",
        "until-decided, draw, 12, EXTRA_TIME",
    })
    void ruling22ExtraTime(String extra, String decider, int goalIn, Means means) {
        var rules = CanRules.CLUB.with("match.extra-time = " + extra, "match.decider = " + decider);
        var story = at(8, rules);
        while (!story.match().isOver()) {
            int deal = story.match().record().size() + 1;
            story.settles(deal, "80", deal == goalIn ? 0 : 5, false);
        }

        var outcome = ((MatchEnded) story.news().getLast()).outcome();
        assertThat(outcome.by()).isEqualTo(means);
        int last =
                extra.equals("none") || goalIn == 8
                        ? 8
                        : extra.equals("until-decided") && goalIn == 9 ? 10 : 12;
        assertThat(story.match().record()).hasSize(last);
        assertThat(outcome.winner().isPresent()).isEqualTo(goalIn > 0);
    }

    @Test
    void lots() {
        var rules = CanRules.CLUB.with("match.decider = lots");
        var story = at(8, rules).settles(1, "80", 5, false);
        assertThat(story.match().stage()).isInstanceOf(Lots.class);
        story.refuses(Seat.NORTH, new DrawLots(Side.EAST_WEST), CanRefusal.NOT_THE_HOUSE);
        story.house(new DrawLots(Side.EAST_WEST));

        assertThat(story.news().getLast())
                .isEqualTo(new MatchEnded(Outcome.won(Side.EAST_WEST, Means.LOTS)));
    }

    // the shoot-out

    private static Story shootOut(String... lines) {
        var rules = CanRules.CUP.with(lines);
        return new Story(Matches.levelAfterTwelve(rules));
    }

    /// The card drawn is red: the drawer's side takes first.
    private static Story northSouthFirst(String... lines) {
        return shootOut(lines)
                .house(new BringPack(PreparationTest.topped("H2")))
                .does(Seat.SOUTH, new DrawCard());
    }

    @Test
    void whoTakesFirst() {
        var black = shootOut().house(new BringPack(PreparationTest.topped("S2")));
        black.refuses(Seat.EAST, new DrawCard(), CanRefusal.NOT_YOUR_DRAW);
        black.does(Seat.NORTH, new DrawCard());
        assertThat(kick(black).kicks().first()).isEqualTo(Side.EAST_WEST);

        var delegates = shootOut("shoot-out.draw = delegates");
        delegates.house(new BringPack(PreparationTest.topped("D9 H9")));
        delegates.does(Seat.NORTH, new DrawCard());
        delegates.refuses(Seat.SOUTH, new DrawCard(), CanRefusal.NOT_YOUR_DRAW);
        delegates.does(Seat.WEST, new DrawCard());
        assertThat(delegates.match().stage()).isEqualTo(new OrderChoice(Side.EAST_WEST));
        delegates.refuses(Seat.NORTH, new ChooseOrder(true), CanRefusal.OTHER_SIDE_CHOOSES);
        delegates.does(Seat.EAST, new ChooseOrder(false));
        assertThat(kick(delegates).kicks().first()).isEqualTo(Side.NORTH_SOUTH);
    }

    private static KickView kick(Story story) {
        return story.view(Outsider.WATCHER).kick().orElseThrow();
    }

    /// The taker holds all but three trumps; with the ace of spades in the keeper's hand, and a
    /// plain deuce kept, there is no goal.
    private static Story kicks(Story story, Seat taker, boolean goal) {
        if (kick(story).taker().isEmpty()) {
            story.does(taker, new NameTaker(taker));
        }
        var keeper = taker.right();
        story.does(keeper, new NameKeeper(keeper));
        var strong = goal ? ".AKQJT98765...BL" : "2.AKQJT9876...BL";
        var hands = new String[] {"A...", "A...", "A...", "A..."};
        for (var seat : Seat.values()) {
            hands[seat.ordinal()] = seat == taker ? strong : seat == keeper ? "A..." : "...";
        }
        story.deals(hands[0], hands[1], hands[2], hands[3], "");
        story.does(keeper, new TakeHand(taker.right()));
        var kitty = story.view(taker).hand();
        story.buries(taker, "");
        var own = story.view(taker).hand().minus(kitty);
        own.forEach(card -> story.does(taker, new BuryCard(card)));
        story.does(taker, new DeclareTrump(Trump.parse("H")));
        var lead =
                goal
                        ? "BJ LJ HA HK HQ HJ HT H9 H8 H7 H6 H5"
                        : "BJ LJ HA HK HQ HJ HT H9 H8 H7 H6 S2";
        return story.leads(lead);
    }

    /// The golden example: F1 goal, C1 no, F2 no, C2 no, and the first side wins 1–0.
    @Test
    void theFirstSeries() {
        var story = northSouthFirst();
        story.refuses(Seat.EAST, new NameTaker(Seat.EAST), CanRefusal.OTHER_SIDE_CHOOSES);
        kicks(story, Seat.NORTH, true);
        assertThat(kick(story).kicks().goals(Side.NORTH_SOUTH)).isEqualTo(1);
        kicks(story, Seat.WEST, false);
        assertThat(kick(story).taker()).contains(Seat.SOUTH); // North has taken
        kicks(story, Seat.SOUTH, false);
        kicks(story, Seat.EAST, false);

        assertThat(story.news().getLast())
                .isEqualTo(new MatchEnded(Outcome.won(Side.NORTH_SOUTH, Means.SHOOT_OUT)));
        assertThat(kick(story).kicks().taken())
                .contains(new KickResult(Seat.WEST, Seat.SOUTH, 0, true));
    }

    @Test
    void pairsOfKicksUntilOneDecides() {
        var story = northSouthFirst();
        for (int pair = 0; pair < 3; pair++) {
            kicks(story, pair % 2 == 0 ? Seat.NORTH : Seat.SOUTH, true);
            kicks(story, pair % 2 == 0 ? Seat.EAST : Seat.WEST, pair < 2);
        }

        assertThat(story.match().isOver()).isTrue();
        assertThat(kick(story).kicks().taken()).hasSize(6);
    }

    @Test
    void fourKicksThenLots() {
        var story = northSouthFirst("match.decider = four-kicks-then-lots");
        for (var taker : List.of(Seat.NORTH, Seat.EAST, Seat.SOUTH, Seat.WEST)) {
            kicks(story, taker, false);
        }

        assertThat(story.match().stage()).isInstanceOf(Lots.class);
        assertThat(kick(story).kicks().taken()).hasSize(4);
    }

    private static Story choosing(String... lines) {
        var story = northSouthFirst(lines);
        story.does(Seat.SOUTH, new NameTaker(Seat.NORTH))
                .does(Seat.WEST, new NameKeeper(Seat.EAST));
        story.house(new BringPack(Pack.shuffled(Seeds.chance(5))));
        return story.does(Seat.NORTH, new DealCards(DealWay.ALTERNATING));
    }

    @Test
    void ruling28TheKeeperChoosesUnseen() {
        var story = choosing();
        assertThat(story.view(Seat.EAST).hands()).isEmpty();
        assertThat(story.view(Seat.NORTH).hand().size()).isEqualTo(12);
        story.refuses(Seat.EAST, new TakeHand(Seat.SOUTH), CanRefusal.NOT_A_SIDE_HAND);
        story.refuses(Seat.WEST, new TakeHand(Seat.WEST), CanRefusal.NOT_THE_KEEPER);
        story.does(Seat.EAST, new TakeHand(Seat.WEST));
        assertThat(story.view(Seat.EAST).hand().size()).isEqualTo(12);
        assertThat(story.view(Seat.WEST).hands()).isEmpty(); // out of play

        assertThat(choosing("shoot-out.keeper = seeing").view(Seat.EAST).hands())
                .containsOnlyKeys(Seat.EAST, Seat.WEST);
    }

    @Test
    void ruling29NoRedealInAShootOut() {
        var story = choosing().does(Seat.EAST, new TakeHand(Seat.EAST));
        story.refuses(Seat.EAST, new AnswerRedeal(false), CanRefusal.NOT_NOW);

        var asked = choosing("shoot-out.redeal = yes").does(Seat.EAST, new TakeHand(Seat.EAST));
        assertThat(asked.view(Seat.EAST).awaited())
                .containsExactlyInAnyOrder(Seat.NORTH, Seat.EAST);
        asked.does(Seat.EAST, new AnswerRedeal(false)).does(Seat.NORTH, new AnswerRedeal(false));
        assertThat(kick(asked).step()).isEqualTo(KickView.Step.KITTY);
    }

    @Test
    void betweenDealsTheHouseIsAwaited() {
        var story = at(3, CanRules.CLUB);
        assertThat(story.match().stage()).isInstanceOf(Between.class);
        assertThat(story.view(Seat.NORTH).awaited()).isEmpty();
        story.refuses(
                Seat.NORTH,
                new BringPack(Pack.shuffled(Seeds.chance(1))),
                CanRefusal.NOT_THE_HOUSE);
    }
}
