package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardInPlay;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.DealNumber;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.robots.board.Robot;
import overtrick.robots.board.RobotBoard;
import overtrick.teaching.count.CountQuestion.Left;
import overtrick.teaching.count.CountQuestion.Points;
import overtrick.teaching.count.CountQuestion.TrumpsOut;
import overtrick.teaching.count.CountQuestion.Where;
import overtrick.teaching.count.CountQuestion.WhichShape;
import overtrick.teaching.count.CountQuestion.Whole;

/// Deals the tasks of five levels: trumps, honours, lengths, points and shapes, whole hands. The
/// same level and number always give the same task.
public final class CountTasks {

    /// From trumps to the whole distribution.
    public static final int LEVELS = 5;

    /// Tasks of a level, from 1.
    public static final int MOST = 999_999;

    /// One board in some fits what is wanted; so many are never needed.
    private static final int BOARDS = 400;

    private static final int FIRST = 3;
    private static final int LAST = 10;
    private static final int BOARD_NUMBERS = 16;
    private static final int CHOICES = 4;
    private static final int FEWEST_POINTS = 4;

    /// Of how many wanted cases one is the odd one, such as what cannot be known.
    private static final int CASES = 3;

    private final Robot robot;

    /// @param robot who plays all four hands; quick, as many boards are played for one task
    public CountTasks(Robot robot) {
        this.robot = robot;
    }

    /// @param level 1 to [#LEVELS]
    /// @param number 1 to [#MOST]
    /// @throws IllegalArgumentException for others
    public CountTask task(int level, int number) {
        if (level < 1 || level > LEVELS || number < 1 || number > MOST) {
            throw new IllegalArgumentException(
                    "there is no task %d of level %d".formatted(number, level));
        }
        var chance = new SplittableRandom(number * 31L + level);
        for (int count = 0; count < BOARDS; count++) {
            var task = task(level, number, chance);
            if (task.isPresent()) {
                return task.get();
            }
        }
        throw new IllegalStateException(
                "no board fits task %d of level %d".formatted(number, level));
    }

    private Optional<CountTask> task(int level, int number, RandomGenerator chance) {
        var deal = DealNumber.draw(chance).deal();
        var board = Board.of(new BoardNumber(1 + chance.nextInt(BOARD_NUMBERS)), deal);
        var table = new RobotBoard(board, robot, robot);
        while (!table.now().auction().isOver()) {
            table.move(() -> false);
        }
        if (table.now().contract().filter(one -> fits(level, one)).isEmpty()) {
            return Optional.empty();
        }
        while (!table.now().isOver()) {
            table.move(() -> false);
        }
        var played = table.now();
        var moments = shuffled(IntStream.rangeClosed(FIRST, LAST).boxed().toList(), chance);
        for (int after : moments) {
            var sight = sight(played, after);
            var question = question(level, number, sight, deal, chance);
            if (question.isPresent()) {
                return Optional.of(
                        new CountTask(
                                level,
                                number,
                                played.auction(),
                                played.play().orElseThrow(),
                                after,
                                question.get()));
            }
        }
        return Optional.empty();
    }

    private static boolean fits(int level, Contract contract) {
        return contract.dummy() != CountTask.VIEWER
                && (level > 1 || contract.strain() != Strain.NOTRUMP);
    }

    private static Sight sight(BoardInPlay played, int after) {
        var play = played.play().orElseThrow();
        return new Sight(
                CountTask.VIEWER,
                play.contract(),
                play.deal().hand(CountTask.VIEWER),
                play.deal().hand(play.contract().dummy()),
                play.tricks().subList(0, after));
    }

    private static Optional<CountQuestion> question(
            int level, int number, Sight sight, Deal deal, RandomGenerator chance) {
        return switch (level) {
            case 1 -> trumps(number, sight);
            case 2 -> where(number, sight, chance);
            case 3 -> left(number, sight, chance);
            case 4 -> number % 2 == 0 ? points(sight, chance) : shape(sight, deal, chance);
            default -> whole(number, sight, chance);
        };
    }

    /// Half the time they are gone. A trump has been played by a hand that is not seen.
    private static Optional<CountQuestion> trumps(int number, Sight sight) {
        return sight.contract()
                .strain()
                .trumps()
                .filter(trumps -> isCounted(sight, trumps))
                .filter(trumps -> sight.out().length(trumps) == 0 == (number % 2 == 0))
                .map(TrumpsOut::new);
    }

    private static boolean isCounted(Sight sight, Suit suit) {
        return sight.hidden().stream().anyMatch(seat -> sight.played(seat).length(suit) > 0);
    }

    /// Of three honours one has been played, one is known, and one is not.
    private static Optional<CountQuestion> where(int number, Sight sight, RandomGenerator chance) {
        var honours = new ArrayList<Card>();
        for (var suit : Suit.values()) {
            for (var rank : List.of(Rank.ACE, Rank.KING, Rank.QUEEN, Rank.JACK)) {
                honours.add(Card.of(suit, rank));
            }
        }
        return shuffled(honours, chance).stream()
                .filter(card -> !sight.own().contains(card) && !sight.table().contains(card))
                .filter(card -> isCounted(sight, card.suit()))
                .filter(card -> place(sight, card) == number % CASES)
                .findFirst()
                .map(Where::new);
    }

    private static int place(Sight sight, Card card) {
        return sight.gone().contains(card) ? 0 : sight.holder(card).isPresent() ? 1 : 2;
    }

    /// Of three lengths two are known.
    private static Optional<CountQuestion> left(int number, Sight sight, RandomGenerator chance) {
        boolean known = number % CASES > 0;
        var all = new ArrayList<Left>();
        for (var seat : sight.hidden()) {
            for (var suit : Suit.values()) {
                all.add(new Left(seat, suit));
            }
        }
        return shuffled(all, chance).stream()
                .filter(one -> sight.out().length(one.suit()) > 0)
                .filter(one -> isCounted(sight, one.suit()))
                .filter(one -> sight.left(one.seat(), one.suit()).isKnown() == known)
                .filter(one -> !known || sight.left(one.seat(), one.suit()).least() > 0)
                .<CountQuestion>map(one -> one)
                .findFirst();
    }

    private static Optional<CountQuestion> points(Sight sight, RandomGenerator chance) {
        for (var seat : shuffled(sight.hidden(), chance)) {
            int points = sight.played(seat).highCardPoints();
            if (points >= FEWEST_POINTS) {
                int lowest = points - chance.nextInt(CHOICES);
                var offered = IntStream.range(lowest, lowest + CHOICES).boxed().toList();
                return Optional.of(new Points(seat, offered));
            }
        }
        return Optional.empty();
    }

    /// Three shapes near the real one that cannot be.
    private static Optional<CountQuestion> shape(Sight sight, Deal deal, RandomGenerator chance) {
        for (var seat : shuffled(sight.hidden(), chance)) {
            var real = Shape.of(deal.hand(seat));
            var wrong =
                    shuffled(real.near(), chance).stream()
                            .filter(shape -> !sight.isPossible(seat, shape))
                            .filter(shape -> hasCardsPlayed(sight, seat, shape))
                            .limit(CHOICES - 1L)
                            .toList();
            if (wrong.size() == CHOICES - 1) {
                var offered = new ArrayList<>(wrong);
                offered.add(real);
                return Optional.of(new WhichShape(seat, shuffled(offered, chance)));
            }
        }
        return Optional.empty();
    }

    /// A shape with fewer cards than were played is no temptation.
    private static boolean hasCardsPlayed(Sight sight, Seat seat, Shape shape) {
        return Shape.ORDER.stream()
                .allMatch(suit -> shape.of(suit) >= sight.played(seat).length(suit));
    }

    /// Of three hands two can be counted out, and of the third some suits.
    private static Optional<CountQuestion> whole(int number, Sight sight, RandomGenerator chance) {
        boolean all = number % CASES > 0;
        return shuffled(sight.hidden(), chance).stream()
                .filter(seat -> {
                    long known =
                            Shape.ORDER.stream()
                                    .filter(suit -> sight.dealt(seat, suit).isKnown())
                                    .count();
                    return all ? known == Shape.ORDER.size() : known == 1 || known == 2;
                })
                .<CountQuestion>map(Whole::new)
                .findFirst();
    }

    private static <T> List<T> shuffled(List<T> all, RandomGenerator chance) {
        var shuffled = new ArrayList<>(all);
        Collections.shuffle(shuffled, Random.from(chance));
        return shuffled;
    }
}
