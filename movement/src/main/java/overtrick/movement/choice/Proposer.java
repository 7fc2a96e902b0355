package overtrick.movement.choice;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.cards.words.Sentence;
import overtrick.cards.words.Wording;
import overtrick.movement.Balance;
import overtrick.movement.Inspection;
import overtrick.movement.Movement;
import overtrick.movement.Promise;
import overtrick.movement.choice.Proposal.Reason;
import overtrick.movement.howell.Howell;

/// Which movements fit an evening of pairs, best first. What counts against one is a ruling of
/// ours, in points: a board fewer than wanted costs as much as a deviation of balance of one.
public final class Proposer {

    private static final int BOARD_SHORT = 4;
    private static final int BOARD_OVER = 6;
    private static final int DEVIATION = 4;
    private static final int COPY = 8;
    private static final int TWO_WINNERS = 6;
    private static final int UNEVEN_SETS = 5;
    private static final int SITTING_OUT = 6;
    private static final int ONE_BOARD_ROUNDS = 10;
    private static final int LONG_ROUNDS = 3;
    private static final int COMFORTABLE_BOARDS = 4;
    private static final int MOST_BOARDS_A_ROUND = 8;

    private static final List<Kind> FOR_PAIRS =
            List.of(
                    Kind.HOWELL,
                    Kind.THREE_QUARTER_HOWELL,
                    Kind.SCRAMBLED,
                    Kind.MITCHELL,
                    Kind.SKIP_MITCHELL,
                    Kind.SHARE_RELAY,
                    Kind.HESITATION,
                    Kind.WEB,
                    Kind.BOWMAN,
                    Kind.ROVER);

    private Proposer() {}

    /// All that fit, best first.
    public static List<Proposal> proposals(Evening evening) {
        return FOR_PAIRS.stream()
                .flatMap(kind -> best(kind, rounds(kind, evening), evening))
                .sorted(Comparator.comparingInt(Proposal::against))
                .toList();
    }

    /// All that fit and have so many rounds, best first: also a round more than a movement has by
    /// itself, in which opponents meet again.
    public static List<Proposal> proposals(Evening evening, int rounds) {
        return FOR_PAIRS.stream()
                .flatMap(kind -> best(kind, IntStream.of(rounds), evening))
                .sorted(Comparator.comparingInt(Proposal::against))
                .toList();
    }

    /// The best of a kind.
    private static Stream<Proposal> best(Kind kind, IntStream rounds, Evening evening) {
        return rounds
                .mapToObj(Wish.entries(evening.pairs())::withRounds)
                .filter(wish -> kind.refusal(wish).isEmpty())
                .map(kind::movement)
                .flatMap(movement -> proposals(kind, movement, evening))
                .min(Comparator.comparingInt(Proposal::against))
                .stream();
    }

    /// Each number of rounds that some number of boards a round brings near the boards wanted.
    private static IntStream rounds(Kind kind, Evening evening) {
        if (kind.refusal(Wish.entries(evening.pairs())).isPresent()) {
            return IntStream.empty();
        }
        int tables = (evening.pairs() + 1) / 2;
        if (kind == Kind.THREE_QUARTER_HOWELL) {
            return Howell.threeQuarterRounds(tables).stream().mapToInt(Integer::intValue);
        }
        return IntStream.rangeClosed(1, MOST_BOARDS_A_ROUND)
                .flatMap(boards ->
                        IntStream.of(
                                evening.boards() / boards,
                                Math.ceilDiv(evening.boards(), boards),
                                boards == 1 ? 2 * tables - 1 : tables + boards - 3))
                .filter(rounds -> rounds > 2)
                .distinct();
    }

    private static Stream<Proposal> proposals(Kind kind, Movement movement, Evening evening) {
        int even = evening.boards() / movement.rounds();
        return IntStream.of(even, even + 1)
                .filter(boards -> boards > 0 && boards <= MOST_BOARDS_A_ROUND)
                .filter(boards -> fits(movement, boards, evening))
                .mapToObj(boards -> proposal(kind, movement, boards, evening));
    }

    private static boolean fits(Movement movement, int boards, Evening evening) {
        var needed = Evening.duration(movement.rounds(), boards);
        return evening.time().isEmpty() || needed.compareTo(evening.time().get()) <= 0;
    }

    private static Proposal proposal(Kind kind, Movement movement, int boards, Evening evening) {
        var balance = movement.balance();
        var reasons = new ArrayList<Reason>();
        reasons.add(boards(movement.rounds() * boards, evening.boards()));
        reasons.add(winners(kind));
        reasons.add(balance(balance));
        inspected(movement.inspection(), evening, reasons);
        if (boards == 1) {
            reasons.add(reason(ChoicePhrase.ONE_BOARD_ROUNDS, ONE_BOARD_ROUNDS));
        }
        if (boards > COMFORTABLE_BOARDS) {
            int against = LONG_ROUNDS * (boards - COMFORTABLE_BOARDS);
            reasons.add(reason(ChoicePhrase.LONG_ROUNDS, against));
        }
        return new Proposal(kind, movement, boards, balance, reasons);
    }

    private static Reason boards(int played, int wanted) {
        int over = played - wanted;
        if (over == 0) {
            return reason(ChoicePhrase.ALL_BOARDS, 0);
        }
        return over > 0
                ? boards(ChoicePhrase.BOARDS_MORE, over, BOARD_OVER)
                : boards(ChoicePhrase.BOARDS_FEWER, -over, BOARD_SHORT);
    }

    private static Reason boards(ChoicePhrase phrase, int boards, int each) {
        return new Reason(Sentence.of(phrase, new Wording.Count(boards)), boards * each);
    }

    private static Reason reason(ChoicePhrase phrase, int against) {
        return new Reason(Sentence.of(phrase), against);
    }

    private static Reason winners(Kind kind) {
        return switch (kind) {
            case MITCHELL, SKIP_MITCHELL, SHARE_RELAY, WEB, BOWMAN, ROVER ->
                    reason(ChoicePhrase.TWO_WINNERS, TWO_WINNERS);
            default -> reason(ChoicePhrase.ONE_WINNER, 0);
        };
    }

    private static Reason balance(Balance balance) {
        int against = (int) Math.round(balance.deviation() * DEVIATION);
        var deviation = new Wording.Decimal(balance.deviation(), 2);
        return balance.isPerfect()
                ? reason(ChoicePhrase.PERFECT_BALANCE, 0)
                : new Reason(Sentence.of(ChoicePhrase.BALANCE, deviation), against);
    }

    private static void inspected(Inspection inspection, Evening evening, List<Reason> reasons) {
        if (inspection.keeps(Promise.NO_SHARING)) {
            reasons.add(reason(ChoicePhrase.NO_SHARING, 0));
        } else {
            int copies = inspection.copies();
            reasons.add(new Reason(Sentence.of(ChoicePhrase.COPIES, copies), COPY * (copies - 1)));
        }
        if (!inspection.setsEven()) {
            reasons.add(reason(ChoicePhrase.SETS_UNEVEN, UNEVEN_SETS));
        }
        if (!inspection.keeps(Promise.NO_OPPONENT_TWICE)) {
            reasons.add(reason(ChoicePhrase.OPPONENTS_AGAIN, 5 * SITTING_OUT));
        }
        if (!inspection.playEven()) {
            int against = evening.pairs() % 2 == 0 ? 2 * SITTING_OUT : SITTING_OUT;
            reasons.add(reason(ChoicePhrase.SOME_SIT_OUT, against));
        }
    }
}
