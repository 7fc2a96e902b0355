package overtrick.laws.training;

import java.util.List;
import java.util.OptionalInt;
import overtrick.laws.Irregularity;
import overtrick.laws.LawRef;
import overtrick.laws.Role;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Verdict;

/// One thing asked of the learner: they pick one of several answers, and one of them is right.
public sealed interface Task {

    /// What a learner is marked for here.
    Aspect aspect();

    /// How many answers there are.
    int size();

    /// The place of the right one, from 0.
    int right();

    /// The Laws that decide it.
    List<LawRef> laws();

    /// The learner finds the heading under which the case comes.
    record FindHeading(List<Irregularity> choices, Irregularity heading) implements Task {
        public FindHeading {
            choices = List.copyOf(choices);
        }

        @Override
        public Aspect aspect() {
            return Aspect.LAW;
        }

        @Override
        public int size() {
            return choices.size();
        }

        @Override
        public int right() {
            return choices.indexOf(heading);
        }

        @Override
        public List<LawRef> laws() {
            return List.of(new LawRef(heading.law(), ""));
        }
    }

    /// A question of the tree, answered from the story.
    record FindFact(Question question, Told told) implements Task {
        @Override
        public Aspect aspect() {
            return Aspect.FACTS;
        }

        @Override
        public int size() {
            return question.answers().size();
        }

        @Override
        public int right() {
            return question.answers().stream()
                    .map(answer -> answer.key())
                    .toList()
                    .indexOf(told.answer());
        }

        @Override
        public List<LawRef> laws() {
            return question.laws();
        }

        /// The sentence that tells it; empty when the auction shows it.
        public OptionalInt sentence() {
            return told.sentence();
        }
    }

    /// The learner finds who has the next choice.
    record FindChooser(Question question, List<Role> roles) implements Task {
        public FindChooser {
            roles = List.copyOf(roles);
        }

        @Override
        public Aspect aspect() {
            return Aspect.ORDER;
        }

        @Override
        public int size() {
            return roles.size();
        }

        @Override
        public int right() {
            return roles.indexOf(question.asked());
        }

        @Override
        public List<LawRef> laws() {
            return question.laws();
        }
    }

    /// The learner finds what that player is offered.
    ///
    /// @param offers lists of options, of which one is whole and has nothing strange in it
    record FindOffer(Question question, List<List<Offered>> offers, int right) implements Task {
        public FindOffer {
            offers = offers.stream().map(List::copyOf).toList();
        }

        @Override
        public Aspect aspect() {
            return Aspect.OPTIONS;
        }

        @Override
        public int size() {
            return offers.size();
        }

        @Override
        public List<LawRef> laws() {
            return question.laws();
        }
    }

    /// The learner finds what follows from all that is known.
    record FindRuling(List<Verdict> verdicts, Verdict verdict) implements Task {
        public FindRuling {
            verdicts = List.copyOf(verdicts);
        }

        @Override
        public Aspect aspect() {
            return Aspect.RULING;
        }

        @Override
        public int size() {
            return verdicts.size();
        }

        @Override
        public int right() {
            return verdicts.indexOf(verdict);
        }

        @Override
        public List<LawRef> laws() {
            return verdict.laws();
        }
    }

    /// An option as it is read out.
    record Offered(Fact fact, String answer) {}
}
