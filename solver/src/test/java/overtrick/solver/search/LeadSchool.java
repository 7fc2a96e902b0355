package overtrick.solver.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.SplittableRandom;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;

/// Learns the weights by which leads are ordered, and prints them in the form of
/// `lead-order-early.txt`.
///
/// What makes a lead good is not only that it decides but how little it costs to find out. So at
/// positions drawn from the search of random deals every lead is searched with an empty memory, and
/// the weights are those by which the expected cost of the first lead is least.
final class LeadSchool {

    private static final int MEGABYTES = 16;

    private final Course course;
    private final List<Question> questions = new ArrayList<>();
    private final Search pupil;
    private final Search examiner = new Search(MEGABYTES, this::giveUp);
    private long limit;

    LeadSchool(Course course, long seed) {
        this.course = course;
        var chance = new SplittableRandom(seed);
        pupil =
                new Search(
                        64,
                        () -> {},
                        hands -> new RecordingOrder(hands, course, chance, questions::add));
    }

    /// @param arguments `early` or `late`, the number of deals and the seed
    public static void main(String... arguments) {
        var course = Course.valueOf(arguments[0].toUpperCase(Locale.ROOT));
        int deals = arguments.length > 1 ? Integer.parseInt(arguments[1]) : course.deals;
        long seed = arguments.length > 2 ? Long.parseLong(arguments[2]) : 9001;
        System.out.println("# Weights by which the search orders its leads, learnt by LeadSchool");
        System.out.println("# What each group is indexed by stands in LeadWeights.java.");
        System.out.print(LeadWeights.print(new LeadSchool(course, seed).learn(deals, seed)));
    }

    int[] learn(int deals, long seed) {
        var chance = new SplittableRandom(seed);
        for (int i = 0; i < deals; i++) {
            solve(SealedDeal.draw(chance).deal());
        }
        System.err.println(questions.size() + " positions");
        var lessons = questions.stream().map(this::lesson).filter(Lesson::teaches).toList();
        System.err.printf(
                "%,d lessons; now %s%n", lessons.size(), Teacher.report(lessons, course.now()));
        return new Teacher(course, lessons, seed).teach();
    }

    /// Searches a deal as the solver does: every strain, every leader, target by target.
    private void solve(Deal deal) {
        var hands = new long[4];
        for (var seat : Seat.values()) {
            hands[seat.ordinal()] = Lanes.of(deal.hand(seat));
        }
        for (var strain : Strain.values()) {
            pupil.forget();
            int need = 7;
            for (int leader = 0; leader < 4; leader++) {
                pupil.set(hands, Lanes.of(strain));
                boolean up = pupil.lead(leader, need, 13) < 0;
                boolean same = up;
                while (same == up && need > 0 && need < 14) {
                    need += up ? 1 : -1;
                    pupil.set(hands, Lanes.of(strain));
                    same = pupil.lead(leader, need, 13) < 0;
                }
            }
        }
    }

    /// What every lead of a position costs.
    private Lesson lesson(Question question) {
        int leads = question.cards().length;
        var cost = new double[leads];
        var decides = new boolean[leads];
        for (int i = 0; i < leads; i++) {
            var hands = question.hands().clone();
            hands[question.leader()] ^= question.cards()[i];
            examiner.set(hands, question.trumps());
            examiner.forget();
            long before = examiner.leads();
            limit = before + course.patience;
            try {
                decides[i] = examine(question, question.cards()[i]);
            } catch (GivenUp late) {
                decides[i] = false;
            }
            cost[i] = 1.0 + examiner.leads() - before;
        }
        return Lesson.of(course, question.places(), decides, cost);
    }

    private boolean examine(Question question, long card) {
        int leader = question.leader();
        long answer =
                examiner.follow(
                        (leader + 1) & 3,
                        2,
                        Lanes.laneOf(card),
                        card,
                        leader,
                        card,
                        question.need(),
                        question.left());
        return (answer < 0) == ((leader & 1) == 0);
    }

    private void giveUp() {
        if (examiner.leads() > limit) {
            throw new GivenUp();
        }
    }

    private static final class GivenUp extends RuntimeException {
        private static final long serialVersionUID = 1;

        GivenUp() {
            super("too dear", null, false, false);
        }
    }
}
