package overtrick.web.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.laws.LawRef;
import overtrick.laws.ruling.LawWords;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.training.Aspect;
import overtrick.laws.training.Attempt;
import overtrick.laws.training.Attempt.Mark;
import overtrick.laws.training.Attempt.Tried;
import overtrick.laws.training.Scene.Laid;
import overtrick.laws.training.Stories;
import overtrick.laws.training.Task;
import overtrick.laws.training.Task.FindChooser;
import overtrick.laws.training.Task.FindFact;
import overtrick.laws.training.Task.FindHeading;
import overtrick.laws.training.Task.FindOffer;
import overtrick.laws.training.Task.FindRuling;
import overtrick.laws.training.TrainingCase;
import overtrick.web.Words;

/// A case of the training: its story, what is asked now, and at the end the marks.
public record TrainingPage(Attempt attempt, Progress progress, Words words) {

    private static final int SEATS = Seat.values().length;

    /// A task that is done.
    public record Done(String question, String answer, List<LawRef> laws, boolean isClean) {}

    /// An answer to choose.
    ///
    /// @param lines what it says, in as many lines
    public record Choice(int pick, List<String> lines, boolean isWrong) {}

    public TrainingCase given() {
        return attempt.given();
    }

    private CaseFile file() {
        return new CaseFile(
                given().book(),
                given().irregularity(),
                given().offender(),
                given().declarer(),
                given().thing(),
                given().facts());
    }

    private LawWords says() {
        return file().says(words);
    }

    private Stories stories() {
        return Stories.in(words.locale());
    }

    public String title() {
        return stories().title(given());
    }

    public List<String> story() {
        return stories().story(given());
    }

    public Optional<Auction> auction() {
        return given().scene().auction();
    }

    /// The calls in rows from West to South; places without a call are empty.
    public List<List<Optional<Call>>> auctionRows() {
        var places = new ArrayList<Optional<Call>>();
        auction()
                .ifPresent(auction -> {
                    int before = Seat.WEST.placesTo(auction.dealer());
                    places.addAll(java.util.Collections.nCopies(before, Optional.<Call>empty()));
                    auction.calls().forEach(call -> places.add(Optional.of(call)));
                });
        while (places.size() % SEATS != 0) {
            places.add(Optional.empty());
        }
        var rows = new ArrayList<List<Optional<Call>>>();
        for (int from = 0; from < places.size(); from += SEATS) {
            rows.add(places.subList(from, from + SEATS));
        }
        return rows;
    }

    /// The hands that are shown, from North on.
    public List<Map.Entry<Seat, CardSet>> hands() {
        var hands = given().scene().hands();
        return Arrays.stream(Seat.values())
                .filter(hands::containsKey)
                .map(seat -> Map.entry(seat, hands.getOrDefault(seat, CardSet.NONE)))
                .toList();
    }

    public List<Laid> trick() {
        return given().scene().trick();
    }

    /// What is done so far, in its order.
    public List<Done> done() {
        int count = attempt.tried().size() - (attempt.isSolved() ? 0 : 1);
        return attempt.tried().subList(0, count).stream().map(this::done).toList();
    }

    private Done done(Tried tried) {
        var task = tried.task();
        String answer = String.join("; ", lines(task, task.right()));
        return new Done(question(task), answer, task.laws(), tried.wrong().isEmpty());
    }

    /// What is asked now; empty when the case is solved.
    public Optional<Task> task() {
        return attempt.open().map(Tried::task);
    }

    public String step() {
        return words.get("law.training.step", attempt.tried().size(), attempt.tasks());
    }

    public String aspect(Aspect aspect) {
        return words.get("law.training.aspect." + aspect.code());
    }

    public String question(Task task) {
        return switch (task) {
            case FindHeading _ -> words.get("law.training.heading");
            case FindFact(var question, _) -> says().question(question);
            case FindChooser _ -> words.get("law.training.chooser");
            case FindOffer(var question, _, _) ->
                    words.get("law.training.offer", says().role(question.asked()));
            case FindRuling _ -> words.get("law.training.ruling");
        };
    }

    /// What stands before a question: that the director looks for it, or that somebody has chosen.
    public String lead(Task task) {
        if (task instanceof FindFact(Question question, _) && question.isChoice()) {
            return words.get("law.training.chose", capital(says().role(question.asked())));
        }
        return aspect(task.aspect());
    }

    public List<Choice> choices() {
        var open = attempt.open().orElseThrow();
        var choices = new ArrayList<Choice>();
        for (int pick = 0; pick < open.task().size(); pick++) {
            choices.add(new Choice(pick, lines(open.task(), pick), open.wrong().contains(pick)));
        }
        return choices;
    }

    private List<String> lines(Task task, int pick) {
        return switch (task) {
            case FindHeading(var choices, _) -> List.of(says().irregularity(choices.get(pick)));
            case FindFact(var question, _) ->
                    List.of(says().answer(question.fact(), question.answers().get(pick).key()));
            case FindChooser(_, var roles) -> List.of(capital(says().role(roles.get(pick))));
            case FindOffer(_, var offers, _) ->
                    offers.get(pick).stream()
                            .map(offered -> says().answer(offered.fact(), offered.answer()))
                            .toList();
            case FindRuling(var verdicts, _) -> sentences(verdicts.get(pick));
        };
    }

    /// Everything that follows, in its order, and under which heading it goes on.
    public List<String> sentences(Verdict verdict) {
        return Stream.concat(
                        verdict.rectifications().stream().map(says()::rectification),
                        verdict.then().stream()
                                .map(then ->
                                        says().sheet("then") + ": " + says().irregularity(then)))
                .toList();
    }

    /// Why the last answer was wrong: what the story says, or what the Law is about.
    public Optional<String> correction() {
        return attempt.open()
                .filter(open -> !open.wrong().isEmpty())
                .map(open ->
                        switch (open.task()) {
                            case FindHeading(var choices, _) ->
                                    of(new LawRef(choices.get(open.wrong().getLast()).law(), ""));
                            case FindFact fact ->
                                    words.get(
                                            "law.training.told",
                                            stories().telling(given(), fact.sentence()));
                            case FindChooser task -> of(task.laws().getFirst());
                            case FindOffer _ -> words.get("law.training.offer.wrong");
                            case FindRuling _ -> words.get("law.training.ruling.wrong");
                        });
    }

    private String of(LawRef law) {
        var page = LawPage.of(law.number(), words);
        return words.get("law.training.about", law.number(), page.law().says());
    }

    public Map<Aspect, Mark> marks() {
        return attempt.marks();
    }

    public Verdict verdict() {
        return given().ruling().verdict();
    }

    public String why() {
        return stories().why(given());
    }

    /// The director's page of this very case.
    public String assistant() {
        return file().path();
    }

    /// The next case to go to; empty when all are solved.
    public OptionalInt next() {
        return progress.next(given().number());
    }

    private String capital(String text) {
        return text.substring(0, 1).toUpperCase(words.locale()) + text.substring(1);
    }
}
