package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import overtrick.can.CanCard;
import overtrick.can.CanCard.Joker;
import overtrick.can.CanSet;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.can.match.CanTable;
import overtrick.can.play.CanPlay;
import overtrick.can.play.CanTrick;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.view.CanView;
import overtrick.can.view.PlayView;
import overtrick.cards.Rank;
import overtrick.robots.can.CanDecision;
import overtrick.robots.can.CanRobot;
import overtrick.robots.can.table.RobotTable;
import overtrick.teaching.count.CanQuestion.IsOut;
import overtrick.teaching.count.CanQuestion.PointsOut;
import overtrick.teaching.count.CanQuestion.TrumpsOut;
import overtrick.teaching.count.CanQuestion.WhichOut;

/// Deals the tasks of Bài Càn: trumps, points, a high card, and all factors or trumps. The same
/// number always gives the same task.
public final class CanCountTasks {

    private static final int DEALS = 100;
    private static final int FIRST = 3;
    private static final int LAST = 9;
    private static final int KINDS = 4;
    private static final int CHOICES = 5;
    private static final int STEP = 5;

    private CanCountTasks() {}

    /// @param number 1 to [CountTasks#MOST]
    /// @throws IllegalArgumentException for others
    public static CanCountTask task(int number) {
        if (number < 1 || number > CountTasks.MOST) {
            throw new IllegalArgumentException("there is no task " + number);
        }
        var chance = new SplittableRandom(number);
        for (int count = 0; count < DEALS; count++) {
            var task = new Deal(chance).played().flatMap(whole -> task(number, whole, chance));
            if (task.isPresent()) {
                return task.get();
            }
        }
        throw new IllegalStateException("no deal fits task " + number);
    }

    private static Optional<CanCountTask> task(int number, CanSight whole, RandomGenerator chance) {
        int last = Math.min(LAST, whole.tricks().size());
        var moments = new ArrayList<>(IntStream.rangeClosed(FIRST, last).boxed().toList());
        Collections.shuffle(moments, Random.from(chance));
        for (int after : moments) {
            var question = question(number, CanCountTask.seen(whole, after), chance);
            if (question.isPresent()) {
                return Optional.of(new CanCountTask(number, whole, after, question.get()));
            }
        }
        return Optional.empty();
    }

    private static Optional<CanQuestion> question(
            int number, CanSight sight, RandomGenerator chance) {
        return switch (number % KINDS) {
            case 0 -> Optional.of(new TrumpsOut());
            case 1 -> Optional.of(points(sight, chance));
            case 2 -> high(number, sight, chance);
            default ->
                    Optional.of(
                            new WhichOut(
                                    (chance.nextBoolean() ? CanSet.FACTORS : trumps(sight))
                                            .minus(sight.own())
                                            .minus(sight.buried())));
        };
    }

    private static CanSet trumps(CanSight sight) {
        return sight.trumps(CanSet.ALL);
    }

    private static CanQuestion points(CanSight sight, RandomGenerator chance) {
        int points = sight.out().points();
        int below = Math.min(points / STEP, chance.nextInt(CHOICES));
        int lowest = points - below * STEP;
        return new PointsOut(
                IntStream.range(0, CHOICES).mapToObj(at -> lowest + at * STEP).toList());
    }

    /// Half the time it is out.
    private static Optional<CanQuestion> high(int number, CanSight sight, RandomGenerator chance) {
        var cards = new ArrayList<CanCard>(List.of(Joker.BIG, Joker.SMALL));
        sight.trump()
                .suit()
                .ifPresent(suit -> {
                    for (var rank : List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.TEN)) {
                        cards.add(CanCard.of(suit, rank));
                    }
                });
        Collections.shuffle(cards, Random.from(chance));
        boolean out = number / KINDS % 2 == 0;
        return cards.stream()
                .filter(card -> !sight.own().contains(card) && !sight.buried().contains(card))
                .filter(card -> sight.out().contains(card) == out)
                .findFirst()
                .map(IsOut::new);
    }

    /// The first deal of a match among four robots, as South sees it. No tribute is due in it.
    private static final class Deal implements RobotTable.Watcher {

        private static final CanGame GAME = new CanGame();

        private final RobotTable table;
        private @Nullable CanSight whole;
        private boolean over;

        Deal(RandomGenerator chance) {
            var robot = CanRobot.byRules();
            table = new RobotTable(_ -> robot, chance, this);
        }

        /// Nothing if it ended before enough tricks were played.
        Optional<CanSight> played() {
            table.open(CanRules.CLUB);
            while (!over) {
                table.step();
            }
            return Optional.ofNullable(whole).filter(seen -> seen.tricks().size() >= FIRST);
        }

        @Override
        public void decided(CanView view, CanDecision decision) {}

        @Override
        public void happened(CanEvent event, CanTable now) {
            var view = GAME.view(now, CanCountTask.VIEWER).orElseThrow();
            view.play()
                    .filter(play -> play.buried() == CanPlay.BURIED && !play.tricks().isEmpty())
                    .ifPresent(play -> whole = seen(view, play));
            over = !view.record().isEmpty();
        }

        private static CanSight seen(CanView view, PlayView play) {
            var own = view.hand();
            for (var trick : play.tricks()) {
                own = own.with(by(trick));
            }
            if (play.current().cards().size() > turn(play.current())) {
                own = own.with(by(play.current()));
            }
            return new CanSight(
                    CanCountTask.VIEWER,
                    play.declarer(),
                    play.trump().orElse(Trump.NONE),
                    own,
                    play.own().orElse(CanSet.NONE),
                    play.tricks());
        }

        private static CanCard by(CanTrick trick) {
            return trick.cards().get(turn(trick));
        }

        private static int turn(CanTrick trick) {
            int place = 0;
            while (trick.player(place) != CanCountTask.VIEWER) {
                place++;
            }
            return place;
        }
    }
}
