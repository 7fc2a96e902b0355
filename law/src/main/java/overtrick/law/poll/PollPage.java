package overtrick.law.poll;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.laws.LawBook;
import overtrick.laws.poll.Tally;
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
        Tally tally,
        boolean thinking,
        Optional<Noted> noted) {

    /// Letters that the console takes for a note.
    private static final int NOTE = 200;

    /// A call in the table.
    public record Line(String call, String people, String robots, String what) {}

    static PollPage of(
            Asked asked,
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
                asked.tally(),
                asked.isThinking(),
                noted);
    }

    public int people() {
        return tally.people().size();
    }

    public int robots() {
        return tally.robots().size();
    }

    public List<Line> lines() {
        return tally.lines().stream()
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
        if (tally.poll().taken().filter(line.call()::equals).isPresent()) {
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

    /// The ruling in sentences, for the director to take over or not.
    public List<String> sentences() {
        if (people() + robots() == 0) {
            return List.of();
        }
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
        }
        return all;
    }

    private String asked() {
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
                                "%d %% %s".formatted(share.percent(), words.symbols(share.call())))
                        .collect(Collectors.joining(" + ")));
    }

    private String listed(List<Call> calls) {
        return calls.stream().map(words::symbols).collect(Collectors.joining(", "));
    }

    /// The sentences in one line, as a result's history keeps it.
    public String note() {
        String text = String.join(" ", sentences());
        return text.length() > NOTE ? text.substring(0, NOTE - 1) + "…" : text;
    }
}
