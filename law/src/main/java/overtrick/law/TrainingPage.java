package overtrick.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.laws.LawRef;
import overtrick.laws.training.Aspect;
import overtrick.laws.training.Attempt;
import overtrick.laws.training.Attempt.Mark;
import overtrick.laws.training.Attempt.Tried;
import overtrick.laws.training.Scene.Laid;
import overtrick.laws.training.Stories;
import overtrick.laws.training.Task;
import overtrick.laws.training.TrainingCase;
import overtrick.page.Words;

/// A case of the training: its story, what is asked now, and at the end the marks.
public record TrainingPage(Attempt attempt, Progress progress, Words words) {

    private static final int SEATS = Seat.values().length;

    /// A task that is done.
    ///
    /// @param answer the right one, in as many lines
    public record Done(String question, List<String> answer, List<LawRef> laws, boolean isClean) {}

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
                Optional.empty(),
                given().thing(),
                SuitsShown.UNKNOWN,
                given().facts());
    }

    private TaskWords says() {
        return new TaskWords(given(), file().says(words), words);
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
                    places.addAll(Collections.nCopies(before, Optional.<Call>empty()));
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
        return new Done(
                question(task),
                says().answer(task, task.right()),
                task.laws(),
                tried.wrong().isEmpty());
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
        return says().question(task);
    }

    public String lead(Task task) {
        return says().lead(task);
    }

    public List<Choice> choices() {
        var open = attempt.open().orElseThrow();
        return IntStream.range(0, open.task().size())
                .mapToObj(pick ->
                        new Choice(
                                pick,
                                says().answer(open.task(), pick),
                                open.wrong().contains(pick)))
                .toList();
    }

    /// Why the last answer was wrong; empty when there was none.
    public Optional<String> correction() {
        return attempt.open().filter(open -> !open.wrong().isEmpty()).map(says()::correction);
    }

    /// How many mistakes were made in the whole case.
    public String mistakes() {
        int mistakes = attempt.mistakes();
        return mistakes == 0
                ? words.get("law.training.clean.all")
                : words.count("law.training.mistakes.all", mistakes);
    }

    public Map<Aspect, Mark> marks() {
        return attempt.marks();
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
}
