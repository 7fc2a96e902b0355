package overtrick.teaching.can;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.score.DealClass;
import overtrick.can.score.DealResult;
import overtrick.can.shootout.KickResult;
import overtrick.can.shootout.Kicks;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.teaching.can.Task.Asked;
import overtrick.teaching.can.Task.Kind;
import overtrick.teaching.can.Task.Move;
import overtrick.teaching.can.Task.Question;

/// The course of Bài Càn: what wins comes first, and a goal lost at trick twelve before all.
///
/// Right answers are not written down here: positions are judged by the rules, and questions are
/// answered by them.
public final class CanCourse {

    private static final List<Task> TASKS =
            List.of(
                    task(Chapter.WINS, "last-trick", plays(Places.trickEleven(), "S2")),
                    task(Chapter.WINS, "forty-five", plays(Places.nearlyFortyFive(), "HK")),
                    task(Chapter.WINS, "sweep", goal(CanLevel.EIGHTY, 0, false)),
                    task(Chapter.WINS, "match", words("more-goals", "more-goals", "more-points")),
                    task(Chapter.PACK, "points", points("HK HT H5 H9")),
                    task(Chapter.PACK, "joker", plays(Places.trumpsLed(), "BJ")),
                    task(Chapter.PACK, "direction", seat(Seat.SOUTH.right())),
                    task(Chapter.PLAY, "give", plays(Places.partnersAce(), "CT")),
                    task(Chapter.PLAY, "keep", card(Places.lowDiamond(), one -> one.points() == 0)),
                    task(
                            Chapter.PLAY,
                            "ruff",
                            card(Places.pointsToRuff(), CanCourse::isSmallTrump)),
                    task(
                            Chapter.CALLS,
                            "outbid",
                            does(
                                    Places.strongSouth().kept().bids("P", "85"),
                                    new MakeCall(new CanCall.Bid(CanLevel.NINETY)))),
                    task(
                            Chapter.CALLS,
                            "silence",
                            does(
                                    Places.strongNorth().kept().bids("P", "P"),
                                    new MakeCall(CanCall.Word.PASS))),
                    task(Chapter.CALLS, "formula", result(CanLevel.NINETY, 20, false)),
                    task(Chapter.CALLS, "thirty-five", result(CanLevel.EIGHTY, 35, false)),
                    task(
                            Chapter.TRIBUTE,
                            "pay",
                            new Move(Places.southOwes(), PayTribute.class::isInstance)),
                    task(
                            Chapter.TRIBUTE,
                            "return",
                            new Move(Places.westHasPaid(), CanCourse::idle)),
                    task(Chapter.TRIBUTE, "show", shown("HA", "LJ")),
                    task(
                            Chapter.TRIBUTE,
                            "redeal",
                            does(Places.poorSouth(), new AnswerRedeal(true))),
                    task(
                            Chapter.KITTY,
                            "bury",
                            new Move(
                                    Places.withKitty(),
                                    one -> one instanceof BuryCard(var card) && isIdle(card))),
                    task(Chapter.KITTY, "count", words("nobody", "declarer", "nobody", "last")),
                    task(
                            Chapter.KITTY,
                            "trump",
                            does(
                                    Places.withKitty().buries("D6", "D4", "D3", "D2", "C7", "C3"),
                                    new DeclareTrump(Trump.of(Suit.SPADES)))),
                    task(Chapter.DEFENCE, "shorten", plays(Places.declarerOutOfClubs(), "C7")),
                    task(Chapter.DEFENCE, "two-ways", result(CanLevel.EIGHTY, 30, true)),
                    task(Chapter.DEFENCE, "dear", result(CanLevel.HUNDRED, 20, false)),
                    task(Chapter.MATCH, "extra", words("extra", "draw", "extra", "shoot-out")),
                    task(
                            Chapter.MATCH,
                            "kick",
                            kick(new KickResult(Seat.SOUTH, Seat.EAST, 0, true))),
                    task(Chapter.MATCH, "kicks", series("goal", "saved", "saved", "saved")));

    private CanCourse() {}

    /// All the tasks, in their order.
    public static List<Task> tasks() {
        return TASKS;
    }

    /// The tasks of a chapter, in their order.
    public static List<Task> tasks(Chapter chapter) {
        return TASKS.stream().filter(task -> task.chapter() == chapter).toList();
    }

    /// The task of a number from 1.
    public static Optional<Task> task(int number) {
        return number < 1 || number > TASKS.size()
                ? Optional.empty()
                : Optional.of(TASKS.get(number - 1));
    }

    /// The number of a task, from 1.
    public static int number(Task task) {
        return TASKS.indexOf(task) + 1;
    }

    private static Task task(Chapter chapter, String name, Asked asked) {
        return new Task(chapter, name, asked);
    }

    private static Asked does(Position position, CanCommand command) {
        return new Move(position, command::equals);
    }

    private static Asked plays(Position position, String card) {
        return does(position, new PlayCard(CanCard.parse(card)));
    }

    private static Asked card(Position position, Predicate<CanCard> good) {
        return new Move(position, one -> one instanceof PlayCard(var card) && good.test(card));
    }

    private static boolean isSmallTrump(CanCard card) {
        return card.isOf(Suit.SPADES) && card.factor().isEmpty();
    }

    private static boolean idle(CanCommand command) {
        return command instanceof ReturnTribute(var cards)
                && cards.stream().allMatch(CanCourse::isIdle);
    }

    /// Neither points nor a factor nor a spade.
    private static boolean isIdle(CanCard card) {
        return card.points() == 0 && card.factor().isEmpty() && !card.isOf(Suit.SPADES);
    }

    /// What a deal comes to, by the club's rules.
    private static Asked result(CanLevel level, int points, boolean lastLost) {
        return result(level, points, lastLost, DealClass.values());
    }

    /// The same for who has not heard of tribute yet: which of the three goals it is.
    private static Asked goal(CanLevel level, int points, boolean lastLost) {
        return result(
                level,
                points,
                lastLost,
                DealClass.POINTS_GOAL,
                DealClass.LAST_TRICK_GOAL,
                DealClass.CLEAN_SWEEP);
    }

    private static Asked result(
            CanLevel level, int points, boolean lastLost, DealClass... answers) {
        var comes = new DealResult(1, Seat.SOUTH, level, points, lastLost).dealClass(CanRules.CLUB);
        return new Question(
                Kind.RESULT, Arrays.stream(answers).map(Enum::name).toList(), comes.name());
    }

    private static Asked points(String trick) {
        int worth = CanSet.copyOf(cards(trick)).points();
        return new Question(Kind.POINTS, List.of("15", "20", "25", "30"), String.valueOf(worth));
    }

    private static List<CanCard> cards(String codes) {
        return Stream.of(codes.split(" ")).map(CanCard::parse).toList();
    }

    private static Asked seat(Seat right) {
        return new Question(Kind.SEAT, List.of(Seat.WEST.name(), Seat.EAST.name()), right.name());
    }

    private static Asked words(String right, String... answers) {
        return new Question(Kind.WORDS, List.of(answers), right);
    }

    /// Who sees a card of the kitty after this tribute.
    private static Asked shown(String paid, String found) {
        var showing =
                Showing.of(
                        CanCard.parse(found),
                        Optional.of(CanSet.of(CanCard.parse(paid))),
                        CanRules.CLUB.tribute());
        return words(
                switch (showing) {
                    case NOBODY -> "nobody-sees";
                    case RECIPIENT -> "recipient";
                    case EVERYBODY -> "everybody";
                },
                "nobody-sees",
                "recipient",
                "everybody");
    }

    private static Asked kick(KickResult kick) {
        return words(kick.isGoal() ? "goal" : "saved", "goal", "saved");
    }

    /// The first four kicks in turn, South's first.
    private static Asked series(String... kicks) {
        var taken = new Kicks(Side.NORTH_SOUTH, List.of());
        for (String kick : kicks) {
            var taker = taken.takers().iterator().next();
            int points = kick.equals("goal") ? 0 : 10;
            taken = taken.with(new KickResult(taker, taker.right(), points, false));
        }
        var winner = taken.winner(CanRules.CUP.shootOut().firstSeries());
        return words(
                winner.map(side -> side == Side.NORTH_SOUTH ? "ours" : "theirs").orElse("goes-on"),
                "ours",
                "theirs",
                "goes-on");
    }
}
