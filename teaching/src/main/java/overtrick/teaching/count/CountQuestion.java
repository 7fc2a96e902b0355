package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.teaching.memory.Mark;

/// What is asked after the tricks. An answer is a short text: a number, the letter of a seat, a
/// shape, or [#UNKNOWN].
public sealed interface CountQuestion {

    /// It cannot be known.
    String UNKNOWN = "?";

    /// A card has been played.
    String GONE = "gone";

    /// The theme of the exercise.
    String theme();

    /// The answers to choose from.
    List<String> options(Sight sight);

    /// The answer that follows from what was seen.
    String right(Sight sight);

    /// How it is known.
    List<Clue> clues(Sight sight);

    /// How an answer is marked. Who guesses right where nothing can be known is close.
    ///
    /// @param deal all hands, for what is so although it could not be known
    default Mark mark(Sight sight, Deal deal, String answer) {
        return answer.equals(right(sight)) ? Mark.RIGHT : Mark.WRONG;
    }

    /// Whether an answer is one of those that can be given.
    default boolean allows(Sight sight, String answer) {
        return options(sight).contains(answer);
    }

    private static List<String> numbers(int from, int to) {
        return IntStream.rangeClosed(from, to).mapToObj(String::valueOf).toList();
    }

    private static List<String> with(List<String> options, String... more) {
        var all = new ArrayList<>(options);
        all.addAll(List.of(more));
        return all;
    }

    /// How many trumps the two hidden hands still hold.
    record TrumpsOut(Suit trumps) implements CountQuestion {

        private static final int MOST = 6;

        @Override
        public String theme() {
            return "trumps";
        }

        @Override
        public List<String> options(Sight sight) {
            return numbers(0, Math.max(MOST, sight.out().length(trumps)));
        }

        @Override
        public String right(Sight sight) {
            return String.valueOf(sight.out().length(trumps));
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return List.of(new Clues(sight).counted(trumps));
        }
    }

    /// Where a card is.
    record Where(Card card) implements CountQuestion {

        @Override
        public String theme() {
            return "honours";
        }

        @Override
        public List<String> options(Sight sight) {
            var seats = sight.hidden().stream().map(seat -> "" + seat.letter()).toList();
            return with(seats, GONE, UNKNOWN);
        }

        @Override
        public String right(Sight sight) {
            return sight.gone().contains(card)
                    ? GONE
                    : sight.holder(card).map(seat -> "" + seat.letter()).orElse(UNKNOWN);
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return new Clues(sight).where(card);
        }

        @Override
        public Mark mark(Sight sight, Deal deal, String answer) {
            boolean lucky =
                    right(sight).equals(UNKNOWN) && answer.equals("" + deal.holder(card).letter());
            return lucky ? Mark.CLOSE : CountQuestion.super.mark(sight, deal, answer);
        }
    }

    /// How many cards of a suit a hidden hand still has.
    record Left(Seat seat, Suit suit) implements CountQuestion {

        @Override
        public String theme() {
            return "lengths";
        }

        @Override
        public List<String> options(Sight sight) {
            return with(numbers(0, Math.min(sight.left(), sight.out().length(suit))), UNKNOWN);
        }

        @Override
        public String right(Sight sight) {
            var range = sight.left(seat, suit);
            return range.isKnown() ? String.valueOf(range.least()) : UNKNOWN;
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return new Clues(sight).left(seat, suit);
        }

        @Override
        public Mark mark(Sight sight, Deal deal, String answer) {
            int has = deal.hand(seat).minus(sight.gone()).length(suit);
            boolean lucky = right(sight).equals(UNKNOWN) && answer.equals(String.valueOf(has));
            return lucky ? Mark.CLOSE : CountQuestion.super.mark(sight, deal, answer);
        }
    }

    /// How many points a hidden hand has shown.
    ///
    /// @param offered the numbers to choose from
    record Points(Seat seat, List<Integer> offered) implements CountQuestion {

        public Points {
            offered = List.copyOf(offered);
        }

        @Override
        public String theme() {
            return "points";
        }

        @Override
        public List<String> options(Sight sight) {
            return offered.stream().map(String::valueOf).toList();
        }

        @Override
        public String right(Sight sight) {
            return String.valueOf(sight.played(seat).highCardPoints());
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return List.of(new Clues(sight).points(seat));
        }
    }

    /// Which of these shapes a hidden hand may still have been dealt: one of them.
    record WhichShape(Seat seat, List<Shape> offered) implements CountQuestion {

        public WhichShape {
            offered = List.copyOf(offered);
        }

        @Override
        public String theme() {
            return "shapes";
        }

        @Override
        public List<String> options(Sight sight) {
            return offered.stream().map(Shape::toString).toList();
        }

        @Override
        public String right(Sight sight) {
            return offered.stream()
                    .filter(shape -> sight.isPossible(seat, shape))
                    .map(Shape::toString)
                    .collect(Collectors.joining(" "));
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return new Clues(sight).impossible(seat, offered);
        }
    }

    /// How a hidden hand was dealt: four numbers with dashes between, spades first, and a question
    /// mark for what cannot be known.
    record Whole(Seat seat) implements CountQuestion {

        private static final int LONGEST = 13;

        @Override
        public String theme() {
            return "distribution";
        }

        /// The choices for one suit.
        @Override
        public List<String> options(Sight sight) {
            return with(numbers(0, LONGEST), UNKNOWN);
        }

        @Override
        public boolean allows(Sight sight, String answer) {
            var parts = answer.split("-", -1);
            return parts.length == Shape.ORDER.size()
                    && options(sight).containsAll(Arrays.asList(parts));
        }

        @Override
        public String right(Sight sight) {
            return Shape.ORDER.stream()
                    .map(suit -> sight.dealt(seat, suit))
                    .map(range -> range.isKnown() ? String.valueOf(range.least()) : UNKNOWN)
                    .collect(Collectors.joining("-"));
        }

        @Override
        public List<Clue> clues(Sight sight) {
            return new Clues(sight).whole(seat);
        }

        /// One card too many in a suit and one too few in another is close, and so is saying what a
        /// suit was where it could not be known.
        @Override
        public Mark mark(Sight sight, Deal deal, String answer) {
            var right = right(sight).split("-");
            var given = answer.split("-", -1);
            var real = Shape.of(deal.hand(seat)).toString().split("-");
            int off = 0;
            int wrong = 0;
            for (int at = 0; at < right.length; at++) {
                if (!given[at].equals(right[at])) {
                    off++;
                    wrong += isNear(given[at], real[at]) ? 0 : 1;
                }
            }
            return off == 0 ? Mark.RIGHT : off <= 2 && wrong == 0 ? Mark.CLOSE : Mark.WRONG;
        }

        private static boolean isNear(String given, String real) {
            return !given.equals(UNKNOWN)
                    && Math.abs(Integer.parseInt(given) - Integer.parseInt(real)) <= 1;
        }
    }
}
