package overtrick.law.poll;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.bridge.score.Result;
import overtrick.laws.LawBook;
import overtrick.laws.board.FreeCommand;
import overtrick.laws.poll.Prospect;
import overtrick.laws.poll.Tally;
import overtrick.laws.poll.Weighing;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// What has been answered so far, and the sentence for the ruling.
///
/// @param path of the page
/// @param link where players answer, as a picture
/// @param noted the result of an event it is about; empty where the director came from none
public record PollPage(
        Words words,
        String path,
        QrPicture link,
        Question question,
        Weighing weighing,
        boolean thinking,
        Optional<Noted> noted) {

    /// Letters that the console takes for a note.
    private static final int NOTE = 200;

    /// A call in the table.
    public record Line(String call, String people, String robots, String what) {}

    static PollPage of(
            Asked asked,
            boolean thinking,
            String path,
            QrPicture link,
            Words words,
            String system,
            Optional<Noted> noted) {
        return new PollPage(
                words,
                path,
                link,
                Question.of(asked.poll(), system, words),
                asked.weighing(),
                thinking,
                noted);
    }

    public Tally tally() {
        return weighing.tally();
    }

    public int people() {
        return tally().people().size();
    }

    public int robots() {
        return tally().robots().size();
    }

    public List<Line> lines() {
        return tally().lines().stream()
                .map(line ->
                        new Line(
                                words.symbols(line.call()),
                                counted(line.chosen(), line.considered()),
                                counted(line.robots(), line.robotsConsidered()),
                                what(line)))
                .toList();
    }

    /// `2 (3)`: two make it, three think of it.
    private static String counted(int chosen, int considered) {
        return considered == 0
                ? "–"
                : considered > chosen ? "%d (%d)".formatted(chosen, considered) : "" + chosen;
    }

    private String what(Tally.Line line) {
        var all = new ArrayList<String>();
        if (tally().poll().taken().filter(line.call()::equals).isPresent()) {
            all.add(words.get("law.poll.taken"));
        }
        if (line.suggested()) {
            all.add(words.get("law.poll.suggested"));
        }
        if (line.alternative()) {
            all.add(words.get("law.poll.alternative"));
        }
        return String.join(", ", all);
    }

    /// The ruling in sentences, for the director to take over or not. Nothing is ruled before three
    /// people have answered, or all robots in their place.
    public List<String> sentences() {
        if (!tally().isOfPeople() && robots() < RobotsAsked.ROBOTS) {
            return List.of();
        }
        var tally = tally();
        var all = new ArrayList<String>();
        all.add(asked());
        var taken = tally.poll().taken();
        var others = tally.alternatives();
        if (taken.isEmpty() || tally.poll().suggested().isEmpty()) {
            return all;
        }
        if (!tally.poll().suggested().contains(taken.get())) {
            all.add(words.get("law.poll.not.suggested", words.symbols(taken.get())));
        } else if (others.isEmpty()) {
            all.add(words.get("law.poll.no.other", words.symbols(taken.get())));
        } else {
            all.add(words.get("law.poll.barred", listed(others), words.symbols(taken.get())));
            all.add(score());
            layouts().ifPresent(all::add);
        }
        return all;
    }

    private String asked() {
        var tally = tally();
        String counts =
                tally.lines().stream()
                        .map(line -> {
                            int many = tally.isOfPeople() ? line.chosen() : line.robots();
                            return many == 0 ? "" : words.symbols(line.call()) + " " + many;
                        })
                        .filter(text -> !text.isEmpty())
                        .collect(Collectors.joining(", "));
        return tally.isOfPeople()
                ? words.get("law.poll.asked", people(), counts)
                : words.get("law.poll.asked.robots", robots(), counts);
    }

    private String score() {
        var tally = tally();
        if (tally.poll().book() == LawBook.CN1999) {
            return words.get(
                    "law.poll.old",
                    listed(List.copyOf(tally.likely())),
                    listed(List.copyOf(tally.probable())));
        }
        return words.get(
                "law.poll.weights",
                tally.weights().stream()
                        .map(share ->
                                "%d%% %s".formatted(share.percent(), words.symbols(share.call())))
                        .collect(Collectors.joining(" + ")));
    }

    /// What the layouts make of it, as a score that can be given.
    private Optional<String> layouts() {
        var parts = weighing.parts();
        if (!parts.isEmpty()) {
            return Optional.of(
                    words.get(
                            "law.poll.layouts",
                            weighing.layouts(),
                            parts.stream()
                                    .map(part ->
                                            "%d%% %s"
                                                    .formatted(part.percent(), told(part.result())))
                                    .collect(Collectors.joining(" + "))));
        }
        return weighing.best()
                .map(best ->
                        words.get(
                                "law.poll.layouts.old",
                                weighing.layouts(),
                                told(best),
                                told(weighing.worst().orElse(best))));
    }

    /// `4♥ W −1, +50` for the side that is not at fault.
    private String told(Result result) {
        int points = result.points(weighing.innocent(), tally().poll().vulnerability());
        String score = words.get("law.poll.points", words.signed(points));
        return switch (result) {
            case Result.PassedOut() -> words.get("law.poll.passed.out");
            case Result.Played(var contract, int tricks) -> {
                int over = tricks - contract.bid().tricks();
                String margin = over == 0 ? "=" : words.signed(over);
                yield "%s %s %s, %s"
                        .formatted(
                                words.symbols(contract),
                                words.letter(contract.declarer()),
                                margin,
                                score);
            }
        };
    }

    /// What would have come of each call in the layouts, for whoever wants to look at it.
    public List<String> prospects() {
        return weighing.prospects().stream()
                .map(prospect ->
                        words.get(
                                        "law.poll.prospect",
                                        words.symbols(prospect.call()),
                                        prospect.layouts(),
                                        counts(prospect))
                                + prospect.open().stream()
                                        .mapToObj(
                                                tricks -> " " + words.get("law.poll.open", tricks))
                                        .collect(Collectors.joining()))
                .toList();
    }

    /// How the layouts were made, as a key.
    public String hint() {
        boolean known =
                weighing.prospects().stream().anyMatch(prospect -> prospect.open().isPresent());
        return known ? "law.poll.hint.known" : "law.poll.hint.unknown";
    }

    /// What is left out of the weights, and that no Law says so; empty where nothing is weighed.
    public String leftOut() {
        return weighing.parts().isEmpty() ? "" : words.get("law.poll.rare", Weighing.RARE);
    }

    private String counts(Prospect prospect) {
        return prospect.times().entrySet().stream()
                .sorted(
                        Map.Entry.<Result, Integer>comparingByValue()
                                .reversed()
                                .thenComparing(one -> one.getKey().text()))
                .map(one -> "%s × %d".formatted(told(one.getKey()), one.getValue()))
                .collect(Collectors.joining("; "));
    }

    private String listed(List<Call> calls) {
        return calls.stream().map(words::symbols).collect(Collectors.joining(", "));
    }

    /// The sentences in one line, as the history keeps it: where all are too long, as many as there
    /// is room for, the last first, for they say what follows.
    public String note() {
        int most =
                noted.filter(desk -> !desk.place().isEmpty()).isPresent()
                        ? NOTE
                        : FreeCommand.Remark.LONGEST;
        var sentences = new ArrayDeque<>(sentences());
        while (sentences.size() > 1 && String.join(" ", sentences).length() > most) {
            sentences.removeFirst();
        }
        String text = String.join(" ", sentences);
        return text.length() > most ? text.substring(0, most - 1) + "…" : text;
    }
}
