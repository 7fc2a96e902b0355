package overtrick.law;

import java.util.List;
import java.util.stream.Stream;
import overtrick.laws.LawRef;
import overtrick.laws.index.LawIndex;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.training.Attempt.Tried;
import overtrick.laws.training.Stories;
import overtrick.laws.training.Task;
import overtrick.laws.training.Task.FindChooser;
import overtrick.laws.training.Task.FindFact;
import overtrick.laws.training.Task.FindHeading;
import overtrick.laws.training.Task.FindOffer;
import overtrick.laws.training.Task.FindRuling;
import overtrick.laws.training.TrainingCase;
import overtrick.page.Words;

/// How the tasks of a case are put, and how a wrong answer is met.
///
/// @param says what a director says, with the names of the case
record TaskWords(TrainingCase given, LawWords says, Words words) {

    /// What stands before a question: what is looked for, or that somebody has chosen.
    String lead(Task task) {
        if (task instanceof FindFact(var question, _) && question.isChoice()) {
            return words.get("law.training.chose", capital(says.role(question.asked())));
        }
        return words.get("law.training.aspect." + task.aspect().code());
    }

    String question(Task task) {
        return switch (task) {
            case FindHeading _ -> words.get("law.training.heading");
            case FindFact(var question, _) -> says.question(question);
            case FindChooser _ -> words.get("law.training.chooser");
            case FindOffer(var question, _, _) ->
                    words.get("law.training.offer", says.role(question.asked()));
            case FindRuling _ -> words.get("law.training.ruling");
        };
    }

    /// What one of the answers says, in as many lines.
    List<String> answer(Task task, int pick) {
        return switch (task) {
            case FindHeading(var choices, _) -> List.of(says.irregularity(choices.get(pick)));
            case FindFact(var question, _) ->
                    List.of(says.answer(question.fact(), question.answers().get(pick).key()));
            case FindChooser(_, var roles) -> List.of(capital(says.role(roles.get(pick))));
            case FindOffer(_, var offers, _) ->
                    offers.get(pick).stream()
                            .map(offered -> says.answer(offered.fact(), offered.answer()))
                            .toList();
            case FindRuling(var verdicts, _) -> sentences(verdicts.get(pick));
        };
    }

    /// Everything that follows, in its order, and under which heading it goes on.
    private List<String> sentences(Verdict verdict) {
        return Stream.concat(
                        verdict.rectifications().stream().map(says::rectification),
                        verdict.then().stream()
                                .map(then -> says.sheet("then") + ": " + says.irregularity(then)))
                .toList();
    }

    /// Why the last answer was wrong: what the story says, or what the Law is about.
    String correction(Tried tried) {
        return switch (tried.task()) {
            case FindHeading(var choices, _) ->
                    about(new LawRef(choices.get(tried.wrong().getLast()).law(), ""));
            case FindFact fact ->
                    words.get(
                            "law.training.told",
                            Stories.in(words.locale()).telling(given, fact.sentence()));
            case FindChooser chooser -> about(chooser.laws().getFirst());
            case FindOffer _ -> words.get("law.training.offer.wrong");
            case FindRuling _ -> words.get("law.training.ruling.wrong");
        };
    }

    private String about(LawRef law) {
        String says = LawIndex.in(words.locale()).entry(law.number()).says();
        return words.get("law.training.about", law.number(), says);
    }

    private String capital(String text) {
        return text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
    }
}
