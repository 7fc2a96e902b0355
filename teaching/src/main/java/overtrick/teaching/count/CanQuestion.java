package overtrick.teaching.count;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.cards.FormatException;
import overtrick.teaching.memory.Mark;

/// What is asked of a deal of Bài Càn: which cards are out. An answer is a number, a word, or the
/// codes of cards with blanks between.
public sealed interface CanQuestion {

    /// The card is out.
    String OUT = "out";

    /// No card.
    String NONE = "-";

    /// The theme of the exercise.
    String theme();

    /// The answers to choose from; of cards each by itself.
    List<String> options(CanSight sight);

    /// The answer that follows from what was seen.
    String right(CanSight sight);

    /// How it is known.
    List<CanClue> clues(CanSight sight);

    /// Whether an answer is one of those that can be given.
    default boolean allows(CanSight sight, String answer) {
        return options(sight).contains(answer);
    }

    /// How an answer is marked.
    default Mark mark(CanSight sight, String answer) {
        return answer.equals(right(sight)) ? Mark.RIGHT : Mark.WRONG;
    }

    private static List<CanClue> buried(CanSight sight, CanClue... clues) {
        var all = new ArrayList<>(List.of(clues));
        if (sight.viewer() != sight.declarer()) {
            all.add(new CanClue.MayBeBuried());
        }
        return all;
    }

    /// How many trumps are out, jokers among them.
    record TrumpsOut() implements CanQuestion {

        private static final int MOST = 8;

        @Override
        public String theme() {
            return "can-trumps";
        }

        @Override
        public List<String> options(CanSight sight) {
            int out = sight.trumps(sight.out()).size();
            return IntStream.rangeClosed(0, Math.max(MOST, out)).mapToObj(String::valueOf).toList();
        }

        @Override
        public String right(CanSight sight) {
            return String.valueOf(sight.trumps(sight.out()).size());
        }

        @Override
        public List<CanClue> clues(CanSight sight) {
            int own = sight.trumps(sight.own().union(sight.buried())).size();
            int played = sight.trumps(sight.gone().minus(sight.own())).size();
            int out = sight.trumps(sight.out()).size();
            return buried(sight, new CanClue.Trumps(own, played, out));
        }
    }

    /// How many points are out.
    ///
    /// @param offered the numbers to choose from
    record PointsOut(List<Integer> offered) implements CanQuestion {

        public PointsOut {
            offered = List.copyOf(offered);
        }

        @Override
        public String theme() {
            return "can-points";
        }

        @Override
        public List<String> options(CanSight sight) {
            return offered.stream().map(String::valueOf).toList();
        }

        @Override
        public String right(CanSight sight) {
            return String.valueOf(sight.out().points());
        }

        @Override
        public List<CanClue> clues(CanSight sight) {
            int own = sight.own().union(sight.buried()).points();
            int played = sight.gone().minus(sight.own()).points();
            return buried(sight, new CanClue.Points(own, played, sight.out().points()));
        }
    }

    /// Whether a card is out.
    record IsOut(CanCard card) implements CanQuestion {

        @Override
        public String theme() {
            return "can-high";
        }

        @Override
        public List<String> options(CanSight sight) {
            return List.of(OUT, CountQuestion.GONE);
        }

        @Override
        public String right(CanSight sight) {
            return sight.out().contains(card) ? OUT : CountQuestion.GONE;
        }

        @Override
        public List<CanClue> clues(CanSight sight) {
            return clue(sight, card) instanceof CanClue.Gone gone
                    ? List.of(gone)
                    : buried(sight, new CanClue.NotSeen(card));
        }
    }

    /// Which of these cards are out.
    record WhichOut(CanSet cards) implements CanQuestion {

        @Override
        public String theme() {
            return "can-cards";
        }

        @Override
        public List<String> options(CanSight sight) {
            return cards.stream().map(CanCard::code).toList();
        }

        @Override
        public String right(CanSight sight) {
            return written(cards.and(sight.out()));
        }

        @Override
        public boolean allows(CanSight sight, String answer) {
            try {
                return cards.containsAll(read(answer));
            } catch (FormatException wild) {
                return false;
            }
        }

        /// One card too many or one too few is close.
        @Override
        public Mark mark(CanSight sight, String answer) {
            var given = read(answer);
            var right = cards.and(sight.out());
            int off = given.minus(right).size() + right.minus(given).size();
            return off == 0 ? Mark.RIGHT : off == 1 ? Mark.CLOSE : Mark.WRONG;
        }

        @Override
        public List<CanClue> clues(CanSight sight) {
            var clues = new ArrayList<CanClue>();
            for (var card : cards.minus(sight.out())) {
                clues.add(clue(sight, card));
            }
            clues.add(new CanClue.AreOut(cards.and(sight.out())));
            return buried(sight, clues.toArray(CanClue[]::new));
        }

        /// Cards as an answer.
        public static String written(CanSet cards) {
            return cards.isEmpty()
                    ? NONE
                    : cards.stream().map(CanCard::code).collect(Collectors.joining(" "));
        }

        /// Reads an answer.
        ///
        /// @throws FormatException if it is none
        public static CanSet read(String answer) {
            var cards = CanSet.NONE;
            if (!answer.equals(NONE)) {
                for (var code : answer.split(" ", -1)) {
                    cards = cards.with(CanCard.parse(code));
                }
            }
            return cards;
        }
    }

    private static CanClue clue(CanSight sight, CanCard card) {
        int trick = sight.trick(card);
        if (trick == 0) {
            return new CanClue.NotSeen(card);
        }
        var cards = sight.tricks().get(trick - 1);
        return new CanClue.Gone(card, cards.player(cards.cards().indexOf(card)), trick);
    }
}
