package overtrick.cantable;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.OfHouse;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.game.CanGame;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Rules;
import overtrick.testkit.Conformance;
import overtrick.testkit.Game.Move;
import overtrick.testkit.SeatedGame;

/// A table of Bài Càn keeps the promises of every game, whoever does the formalities. That no
/// hidden card is seen is shown for the match itself, in its kernel.
@Timeout(300)
class SittingConformanceTest {

    @ParameterizedTest
    @EnumSource(Ceremony.class)
    void keepsThePromisesOfEveryGame(Ceremony ceremony) {
        var played = new Conformance<>(new Matches(ceremony)).play(1);

        assertThat(played)
                .allSatisfy(match -> {
                    var story = match.end().story();
                    assertThat(story.outcome()).isPresent();
                    assertThat(story.deals()).hasSizeBetween(8, 12);
                });
    }

    private record Matches(Ceremony ceremony)
            implements SeatedGame<Sitting, CanCommand, CanEvent, CanSeen> {

        @Override
        public Rules<Sitting, Party, CanCommand, CanEvent, CanSeen> rules() {
            return new SittingRules(ceremony);
        }

        @Override
        public Optional<Move<Party, CanCommand>> houseMove(
                Sitting sitting, RandomGenerator chance) {
            if (sitting.match().isEmpty()) {
                return Optional.of(new Move<>(Outsider.HOUSE, new OpenMatch(CanRules.CUP)));
            }
            boolean awaits = !isOver(sitting) && sitting.awaited().isEmpty();
            boolean lots =
                    rules().offers(sitting, Outsider.HOUSE).stream()
                            .anyMatch(DrawLots.class::isInstance);
            return awaits && !lots
                    ? Optional.of(new Move<>(Outsider.HOUSE, new BringPack(Pack.shuffled(chance))))
                    : Optional.empty();
        }

        private static boolean isOver(Sitting sitting) {
            return sitting.publicly().filter(CanView::isOver).isPresent();
        }

        @Override
        public boolean mayEnd(Sitting sitting) {
            return isOver(sitting);
        }

        @Override
        public int longest() {
            return 6_000;
        }

        @Override
        public Collection<CanCommand> candidates(Sitting sitting) {
            var all = new LinkedHashSet<CanCommand>();
            actors().forEach(actor -> all.addAll(rules().offers(sitting, actor)));
            all.addAll(List.of(new DrawCard(), new AskCut(), new TakeKitty()));
            all.addAll(List.of(new AnswerRedeal(true), new AnswerRedeal(false)));
            for (var way : DealWay.values()) {
                all.add(new DealCards(way));
            }
            CanCall.ALL.forEach(call -> all.add(new MakeCall(call)));
            for (var seat : Seat.values()) {
                all.add(new TakeChair(seat));
                all.add(new NameDealer(seat));
            }
            return all;
        }

        @Override
        public Set<Party> inTurn(Sitting sitting) {
            var seen = sitting.publicly();
            boolean calls =
                    seen.flatMap(CanView::deal)
                            .filter(deal -> deal.step() == DealView.Step.AUCTION)
                            .isPresent();
            if (calls) {
                return Set.copyOf(sitting.awaited());
            }
            boolean claimed = seen.flatMap(CanView::deal).flatMap(DealView::claim).isPresent();
            return seen.flatMap(CanView::play)
                    .filter(play -> play.buried() == 6 && play.kitty() == 0)
                    .filter(play -> !play.awaitsTrump() && !claimed)
                    .flatMap(play -> play.turn())
                    .<Set<Party>>map(Set::of)
                    .orElse(Set.of());
        }

        @Override
        public boolean isTurnBound(CanCommand command) {
            return command instanceof MakeCall || command instanceof PlayCard;
        }

        @Override
        public int weight(Sitting sitting, Move<Party, CanCommand> move) {
            return switch (move.command()) {
                case MakeClaim _, AskCut _, CallMisdeal _ -> 1;
                case CanCommand.Rule _, CanCommand.Substitute _, CanCommand.LetTimePass _ -> 1;
                case AnswerRedeal(boolean asked) -> asked ? 1 : 60;
                case OfHouse _ -> 40;
                case CanCommand _ -> 200;
            };
        }

        @Override
        public Optional<List<CanEvent>> redeal(
                List<CanEvent> events, Party viewer, RandomGenerator chance) {
            return Optional.empty();
        }

        @Override
        public void checkConserved(Sitting sitting) {
            for (var deal : sitting.story().deals()) {
                assertThat(deal.dealt().all().union(deal.kitty())).isEqualTo(CanSet.ALL);
            }
        }

        @Override
        public void checkSecrets(Sitting sitting, Party viewer, CanSeen seen) {
            assertThat(seen.match()).isEqualTo(new CanGame().view(sitting.table(), viewer));
            var hands = seen.match().map(CanView::hands).orElse(Map.of());
            assertThat(hands.keySet())
                    .isSubsetOf(viewer instanceof Seat ? Set.of(Seat.values()) : Set.of());
        }
    }
}
