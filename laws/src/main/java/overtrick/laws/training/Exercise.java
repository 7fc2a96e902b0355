package overtrick.laws.training;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import overtrick.laws.Irregularity;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.training.Task.FindChooser;
import overtrick.laws.training.Task.FindFact;
import overtrick.laws.training.Task.FindHeading;
import overtrick.laws.training.Task.FindOffer;
import overtrick.laws.training.Task.FindRuling;
import overtrick.laws.training.Task.Offered;

/// What a case asks of the learner, in the order in which a director goes: the heading, the
/// questions, whoever chooses and what they are offered, the ruling. A case always asks the same.
final class Exercise {

    /// How many headings are shown.
    private static final int HEADINGS = 5;

    /// From so many answers on it is asked what is offered; yes and no need no list.
    private static final int LONG_OFFER = 3;

    private static final List<Role> PLAYERS =
            List.of(Role.OFFENDER, Role.LEFT, Role.PARTNER, Role.RIGHT, Role.DIRECTOR);
    private static final List<Role> AT_PLAY =
            List.of(Role.DECLARER, Role.OFFENDER, Role.PARTNER, Role.DIRECTOR);
    private static final List<Role> DEFENCE = List.of(Role.DECLARER, Role.DEFENDERS, Role.DIRECTOR);
    private static final List<Role> SIDES =
            List.of(Role.OFFENDING_SIDE, Role.OTHER_SIDE, Role.DIRECTOR);

    private Exercise() {}

    static List<Task> of(TrainingCase one) {
        var tasks = new ArrayList<Task>();
        tasks.add(new FindHeading(headings(one), one.irregularity()));
        for (var given : one.ruling().path()) {
            var question = given.question();
            if (question.isChoice()) {
                tasks.add(new FindChooser(question, roles(question.asked())));
                if (question.answers().size() >= LONG_OFFER) {
                    tasks.add(offer(question, one.number()));
                }
            }
            tasks.add(new FindFact(question, told(one, question.fact())));
        }
        tasks.add(new FindRuling(Alternatives.of(one), one.ruling().verdict()));
        return List.copyOf(tasks);
    }

    private static Told told(TrainingCase one, Fact fact) {
        return one.told().stream().filter(told -> told.fact() == fact).findFirst().orElseThrow();
    }

    /// Neighbours, for what lies side by side there is easily confused.
    private static List<Irregularity> headings(TrainingCase one) {
        var all = Irregularity.values();
        int before = one.irregularity().ordinal() - one.number() % HEADINGS;
        int from = Math.clamp(before, 0, all.length - HEADINGS);
        return Arrays.asList(all).subList(from, from + HEADINGS);
    }

    private static List<Role> roles(Role asked) {
        return Stream.of(PLAYERS, AT_PLAY, DEFENCE, SIDES)
                .filter(roles -> roles.contains(asked))
                .findFirst()
                .orElseThrow();
    }

    private static FindOffer offer(Question question, int number) {
        var whole =
                question.answers().stream()
                        .map(answer -> new Offered(question.fact(), answer.key()))
                        .toList();
        var lacking = new ArrayList<>(whole);
        lacking.remove(number % whole.size());
        var padded = new ArrayList<>(whole);
        padded.add(stranger(question));
        List<List<Offered>> offers = new ArrayList<>(List.of(whole, lacking, padded));
        Collections.rotate(offers, number);
        return new FindOffer(question, offers, offers.indexOf(whole));
    }

    /// An option that belongs elsewhere, or to the other book.
    private static Offered stranger(Question question) {
        var known = question.answers().stream().map(answer -> answer.key()).toList();
        return question.fact().answers().stream()
                .filter(answer -> !known.contains(answer))
                .map(answer -> new Offered(question.fact(), answer))
                .findFirst()
                .orElseGet(() -> elsewhere(question.fact()));
    }

    private static Offered elsewhere(Fact fact) {
        return switch (fact) {
            case REPLACEMENT -> new Offered(Fact.FIRST_CALL_KEPT, "no");
            case PARTNERS_CARD -> new Offered(Fact.SUIT_CHOICE, "leave");
            default -> new Offered(Fact.PARTNERS_CARD, "highest");
        };
    }
}
