package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.testkit.Seeds;

/// Long runs of random matches under the rules of the club: what is always true is looked at after
/// every event. `-Dovertrick.can.events=5000000` plays longer.
class RandomMatchesTest {

    private static final int EVENTS = 20_000;

    private static final CanGame GAME = new CanGame();
    private static final MatchGame LAWS = new MatchGame(_ -> CanRules.CLUB);
    private static final CanRules RULES =
            CanRules.CLUB.with(
                    "match.extra-time = both-periods", "match.decider = four-kicks-then-lots");

    @Test
    void whatIsAlwaysTrue() {
        int wanted = Integer.getInteger("overtrick.can.events", EVENTS);
        var tally = new Tally();
        for (long seed = 0; tally.events < wanted; seed++) {
            try {
                play(Seeds.chance(seed), tally);
            } catch (AssertionError | RuntimeException failure) {
                throw new AssertionError("seed %d: %s".formatted(seed, failure), failure);
            }
        }

        assertThat(tally.redeals).isPositive();
        assertThat(tally.worlds).isGreaterThan(wanted / 500);
        assertThat(tally.classes).contains(DealClass.POINTS_GOAL, DealClass.LAST_TRICK_GOAL);
        if (wanted > EVENTS) {
            System.out.printf(
                    "%,d events, %,d matches, %,d redeals, %,d other worlds%n",
                    tally.events, tally.matches, tally.redeals, tally.worlds);
        }
    }

    /// What one run has seen. Mutable and confined to it.
    private static final class Tally {
        int events;
        int matches;
        int redeals;
        int worlds;
        final List<DealClass> classes = new ArrayList<>();
    }

    private static void play(RandomGenerator chance, Tally tally) {
        var log = new ArrayList<CanEvent>();
        var worlds = new Worlds(GAME);
        var table = GAME.start();
        var dealer = Optional.<CardsDealt>empty();
        while (table.match().isEmpty() || !table.match().get().isOver()) {
            var move = next(table, chance);
            var decision = GAME.decide(table, move.actor(), move.command());
            if (!(decision instanceof Accepted<CanEvent>(var events))) {
                throw new AssertionError(move + ": " + decision);
            }
            for (var event : events) {
                if (event instanceof DealEnded ended) {
                    checkEnd(table.match().orElseThrow(), ended, tally);
                }
                dealer = checkDealer(event, dealer);
                table = GAME.evolve(table, event);
                log.add(event);
                LAWS.checkConserved(table);
                tally.events++;
                tally.redeals += event instanceof RedealGranted ? 1 : 0;
            }
            if (chance.nextInt(100) == 0) {
                tally.worlds += compare(worlds, table, log, chance);
            }
        }
        tally.matches++;
        checkScore(table.match().orElseThrow());
    }

    private record Move(Party actor, CanCommand command) {}

    private static Move next(CanTable table, RandomGenerator chance) {
        if (table.match().isEmpty()) {
            return new Move(Outsider.HOUSE, new OpenMatch(RULES));
        }
        var match = table.match().get();
        if (House.awaitsPack(match)) {
            return new Move(Outsider.HOUSE, new BringPack(Pack.shuffled(chance)));
        }
        if (match.stage() instanceof Stage.Lots) {
            return new Move(Outsider.HOUSE, new DrawLots(Side.values()[chance.nextInt(2)]));
        }
        var awaited = List.copyOf(Turns.awaited(match));
        var seat = awaited.get(chance.nextInt(awaited.size()));
        var offers =
                GAME.offers(table, seat).stream()
                        .filter(offer -> !(offer instanceof MakeClaim))
                        .filter(offer -> !(offer instanceof TakeUpCard) || chance.nextInt(4) == 0)
                        .toList();
        return offers.isEmpty()
                ? next(table, chance)
                : new Move(seat, offers.get(chance.nextInt(offers.size())));
    }

    /// B, the declarer's points and the buried ones are a hundred when all is played, and the class
    /// is the one that counting the cards anew gives.
    private static void checkEnd(CanMatch match, DealEnded ended, Tally tally) {
        var deal = (DealInPlay) match.stage();
        var play = ((DealStep.Playing) deal.step()).play();
        var result = ended.result();
        tally.classes.add(result.dealClass(match.rules()));
        assertThat(result.points()).isEqualTo(counted(play));
        if (play.isPlayedOut()) {
            assertThat(play.pointsAgainst() + play.pointsFor() + play.buried().points())
                    .isEqualTo(100);
        } else {
            assertThat(result.points()).isGreaterThanOrEqualTo(45);
        }
        var before = play.tricks().subList(0, play.tricks().size() - 1);
        assertThat(before.stream().mapToInt(trick -> against(play, trick)).sum())
                .as("it would have ended before")
                .isLessThan(45);
    }

    private static int counted(CanPlay play) {
        return play.tricks().stream().mapToInt(trick -> against(play, trick)).sum();
    }

    private static int against(CanPlay play, CanTrick trick) {
        int points = 0;
        for (var card : trick.cards()) {
            points +=
                    switch (card.code().charAt(1)) {
                        case 'K', 'T' -> 10;
                        case '5' -> 5;
                        default -> 0;
                    };
        }
        return play.winner(trick).opposes(play.declarer()) ? points : 0;
    }

    /// A redealt hand keeps its dealer (ruling 16).
    private static Optional<CardsDealt> checkDealer(CanEvent event, Optional<CardsDealt> before) {
        return switch (event) {
            case CardsDealt dealt -> {
                before.ifPresent(first -> assertThat(dealt.dealer()).isEqualTo(first.dealer()));
                yield Optional.of(dealt);
            }
            case DealEnded _, CanEvent.KickEnded _ -> Optional.empty();
            case CanEvent _ -> before;
        };
    }

    private static int compare(
            Worlds worlds, CanTable table, List<CanEvent> log, RandomGenerator chance) {
        Party viewer =
                chance.nextInt(5) == 0
                        ? Outsider.WATCHER
                        : Seat.values()[chance.nextInt(Seat.values().length)];
        var view = GAME.view(table, viewer);
        LAWS.checkSecrets(table, viewer, view);
        var other = worlds.other(log, viewer, chance);
        other.ifPresent(
                events -> assertThat(GAME.view(GAME.replay(events), viewer)).isEqualTo(view));
        return other.isPresent() ? 1 : 0;
    }

    /// The goals are those of the deals, and each side has dealt half of them.
    private static void checkScore(CanMatch match) {
        assertThat(match.record().size()).isIn(8, 12);
        for (var side : Side.values()) {
            long scored =
                    match.record().stream()
                            .filter(line -> line.goal().equals(Optional.of(side)))
                            .count();
            assertThat(match.goals(side)).isEqualTo((int) scored);
        }
        assertThat(match.stage()).isNotInstanceOf(ShootOut.class);
    }
}
