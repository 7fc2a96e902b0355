package overtrick.can.duplicate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.deal.CanDeal;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Bidding;
import overtrick.can.rules.CanRules;
import overtrick.can.tribute.Debt;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.testkit.Seeds;

/// One prepared deal at several tables.
class DuplicateGameTest {

    /// `-Dovertrick.deals=1000` plays that many.
    private static final int DEALS = Integer.getInteger("overtrick.deals", 24);

    /// The same choices with the same cards give the same score in all chairs, also with tribute
    /// due and redeals.
    @Test
    void aTurnedTablePlaysTheSameDeal() {
        int redealt = 0;
        for (int number = 1; number <= DEALS; number++) {
            var deal = owing(DuplicateDeal.drawn(number, Seeds.chance(number)), number % 3);
            var first = new Table(deal, 0);
            first.playOut(Seeds.chance(number));
            redealt += first.redealt() ? 1 : 0;
            for (int turned = 1; turned < 4; turned++) {
                var other = new Table(deal, turned);
                other.playOut(Seeds.chance(number));
                assertThat(other.score()).as("deal %d turned %d", number, turned).isPresent();
                assertThat(other.score()).isEqualTo(first.score());
            }
        }
        assertThat(redealt).isPositive();
    }

    private static DuplicateDeal owing(DuplicateDeal deal, int debtors) {
        var debts =
                List.of(new Debt(Seat.SOUTH, 1, 1), new Debt(Seat.NORTH, 1, 1)).subList(0, debtors);
        return new DuplicateDeal(deal.number(), deal.dealer(), deal.way(), deal.packs(), debts);
    }

    /// The hands of the deal as it was made lie so many chairs further to the right.
    @Test
    void theHandsAreThoseOfTheDealTurned() {
        var deal = DuplicateDeal.drawn(1, Seeds.chance(1));
        var made = CanDeal.of(deal.packs().getFirst(), deal.dealer(), deal.way());
        for (int turned = 0; turned < 4; turned++) {
            var table = new Table(deal, turned);
            table.does(deal.turned(turned).dealer(), new DealCards(deal.way()));
            for (var seat : Seat.values()) {
                assertThat(table.hand(seat)).isEqualTo(made.turned(turned).hands().of(seat));
            }
        }
    }

    @Test
    void noTributeIsDueUnlessStated() {
        var deal = DuplicateDeal.drawn(1, Seeds.chance(1));
        var stated = owing(deal, 1);

        assertThat(new Table(deal, 0).state.match().orElseThrow().debts()).isEmpty();
        assertThat(new Table(stated, 1).state.match().orElseThrow().debts())
                .containsExactly(new Debt(Seat.EAST, 1, 1));
    }

    @Test
    void thePacksLieReadyAndAreDealtOneWay() {
        var table = new Table(DuplicateDeal.drawn(1, Seeds.chance(1)), 0);
        var pack = Pack.shuffled(Seeds.chance(2));

        table.refuses(Outsider.HOUSE, new BringPack(pack), CanRefusal.NOT_NOW);
        table.refuses(Seat.WEST, new CanCommand.AskCut(), CanRefusal.NO_CUT_HERE);
        table.refuses(
                Seat.NORTH, new DealCards(DealWay.ALTERNATING), CanRefusal.OTHER_WAY_OF_DEALING);
    }

    /// A misdeal is dealt from the same pack again, a redeal from the next; then nobody is asked.
    @Test
    void redealsUseUpThePacks() {
        var deal = redealable();
        var table = new Table(deal, 0);
        table.does(Seat.NORTH, new DealCards(deal.way()));
        var hand = table.hand(Seat.SOUTH);
        table.does(Outsider.HOUSE, new CallMisdeal());
        for (int redeal = 1; redeal <= deal.redeals(); redeal++) {
            table.does(Seat.NORTH, new DealCards(deal.way()));
            assertThat(table.hand(Seat.SOUTH)).isEqualTo(hand);
            table.answerAll();
            var next = new PackBrought(deal.packs().get(redeal));
            assertThat(table.events.getLast()).isEqualTo(next);
        }
        table.does(Seat.NORTH, new DealCards(deal.way()));

        assertThat(((DealInPlay) table.state.match().orElseThrow().stage()).step())
                .isInstanceOf(Bidding.class);
    }

    /// A deal with a hand that may be redealt, and the same pack twice more.
    private static DuplicateDeal redealable() {
        for (long seed = 0; ; seed++) {
            var pack = Pack.shuffled(Seeds.chance(seed));
            var deal =
                    new DuplicateDeal(
                            1,
                            Seat.NORTH,
                            DealWay.FIVES_FIRST,
                            List.of(pack, pack, pack),
                            List.of());
            var table = new Table(deal, 0);
            table.does(Seat.NORTH, new DealCards(deal.way()));
            for (var seat : Seat.values()) {
                if (table.offers(seat).contains(new AnswerRedeal(true))) {
                    return deal;
                }
            }
        }
    }

    @Test
    void aDealNeedsAPackForARedeal() {
        var one = List.of(Pack.shuffled(Seeds.chance(1)));
        assertThatThrownBy(
                        () -> new DuplicateDeal(4, Seat.NORTH, DealWay.ALTERNATING, one, List.of()))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("there is no pack for a redeal among the packs of deal 4");
    }

    /// A table under way. Mutable and confined to one test.
    private static final class Table {

        private final DuplicateGame game;
        private final ArrayList<CanEvent> events = new ArrayList<>();
        private final int turned;
        private CanTable state;

        Table(DuplicateDeal deal, int turned) {
            this.game = new DuplicateGame(deal, turned, CanRules.CLUB);
            this.turned = turned;
            this.state = game.start();
        }

        CanSet hand(Seat seat) {
            return game.view(state, seat).orElseThrow().hand();
        }

        List<CanCommand> offers(Seat seat) {
            return game.offers(state, seat);
        }

        Optional<DuplicateScore> score() {
            return game.score(state);
        }

        boolean redealt() {
            return events.stream().anyMatch(RedealGranted.class::isInstance);
        }

        void refuses(Party actor, CanCommand command, CanRefusal reason) {
            assertThat(game.decide(state, actor, command)).isEqualTo(Decision.refuse(reason));
        }

        void does(Party actor, CanCommand command) {
            if (!(game.decide(state, actor, command) instanceof Accepted<CanEvent>(var more))) {
                throw new AssertionError(command + ": " + game.decide(state, actor, command));
            }
            for (var event : more) {
                events.add(event);
                state = game.evolve(state, event);
            }
        }

        /// Everybody asked for a redeal wants one if they may.
        void answerAll() {
            for (var seat : game.view(state, Seat.NORTH).orElseThrow().awaited()) {
                does(seat, offers(seat).getFirst());
            }
        }

        /// Random choices, in the order of the deal as it was made and not of the chairs.
        void playOut(RandomGenerator chance) {
            while (score().isEmpty()) {
                for (var made : Seat.values()) {
                    var seat = made.plus(-turned);
                    var offers =
                            offers(seat).stream()
                                    .filter(offer -> !(offer instanceof MakeClaim))
                                    .filter(offer -> !(offer instanceof TakeUpCard))
                                    .toList();
                    if (!offers.isEmpty()) {
                        does(seat, offers.get(chance.nextInt(offers.size())));
                    }
                }
            }
        }
    }
}
