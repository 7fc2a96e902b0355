package overtrick.solver.search;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/// An order of leads that records, for some of the positions in which a lead decided, whether
/// another lead would have been better.
final class RecordingOrder extends LeadOrder {

    private final long[] hands;
    private final Course course;
    private final RandomGenerator chance;
    private final Consumer<Question> questions;
    private final int[] spare = new int[14];
    private final long[] trumps = new long[14];

    private boolean recording;
    private final List<Integer> ofSuit = new ArrayList<>();
    private final List<Integer> ofCard = new ArrayList<>();
    private final List<int[]> places = new ArrayList<>();
    private final List<Long> cards = new ArrayList<>();

    RecordingOrder(
            long[] hands, Course course, RandomGenerator chance, Consumer<Question> questions) {
        super(hands);
        this.hands = hands;
        this.course = course;
        this.chance = chance;
        this.questions = questions;
    }

    @Override
    int sort(int leader, int left, long leads, long out, long trumps, long shape, int spare) {
        this.spare[left] = spare;
        this.trumps[left] = trumps;
        return super.sort(leader, left, leads, out, trumps, shape, spare);
    }

    @Override
    void decided(int leader, int left, long card) {
        if (course.oneIn(left) > 0 && chance.nextInt(course.oneIn(left)) == 0) {
            ask(leader, left);
        }
        super.decided(leader, left, card);
    }

    private void ask(int leader, int left) {
        long out = Arrays.stream(hands).reduce(0, (one, two) -> one | two);
        long leads = Lanes.representatives(hands[leader], out);
        int spare = this.spare[left];
        int need = (leader & 1) == 0 ? left - spare : spare + 1;
        recording = true;
        places.clear();
        cards.clear();
        sort(leader, left, leads, out, trumps[left], Search.shape(hands), spare);
        recording = false;
        if (cards.size() > 1) {
            questions.accept(
                    new Question(
                            hands.clone(),
                            trumps[left],
                            leader,
                            need,
                            left,
                            cards.stream().mapToLong(Long::longValue).toArray(),
                            places.toArray(int[][]::new)));
        }
    }

    @Override
    void suit(int leader, int left, long lane, long lengths, long out, long trumps) {
        ofCard.clear();
        super.suit(leader, left, lane, lengths, out, trumps);
        ofSuit.clear();
        ofSuit.addAll(ofCard);
        ofCard.clear();
    }

    @Override
    int weight(int place) {
        if (recording) {
            ofCard.add(place);
        }
        return super.weight(place);
    }

    @Override
    int insert(int row, int n, long card, int score) {
        if (recording) {
            ofCard.addAll(ofSuit);
            places.add(ofCard.stream().mapToInt(Integer::intValue).toArray());
            cards.add(card);
            ofCard.clear();
        }
        return super.insert(row, n, card, score);
    }
}
