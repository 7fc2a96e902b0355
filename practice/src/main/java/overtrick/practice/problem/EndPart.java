package overtrick.practice.problem;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridge.play.Play;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.page.Words;
import overtrick.teaching.problem.Problem;

/// What is told when all is decided: the whole hand, the line and the reason.
///
/// @param headline how it came out
/// @param why sentences with what was counted
/// @param line the tricks of the line that works, as text
public record EndPart(String headline, List<String> why, List<String> line, Deal deal) {

    static EndPart of(Given given, Course course, Judging judging, Words words) {
        var play = given.after(course.cards());
        boolean reached = play.won(given.sight().me().side()) >= given.target();
        String headline =
                !reached
                        ? words.get("problem.end.failed", given.target())
                        : course.wrong() == 0
                                ? words.get("problem.end.clean")
                                : words.count("problem.end.taken", course.wrong());
        var why = given.problem().map(problem -> why(problem, words)).orElse(List.of());
        return new EndPart(headline, why, line(given, judging, words), given.deal());
    }

    /// Why the right card is right, in figures that were counted when the problem was proved.
    private static List<String> why(Problem problem, Words words) {
        var figures = problem.figures();
        String right = words.symbols(problem.right());
        String wrong = words.symbols(problem.wrong());
        var facts = new FactWords(words).all(problem.counted());
        var lines = new ArrayList<String>();
        lines.add(words.get("problem.why." + problem.theme().code()));
        lines.add(
                facts.isEmpty()
                        ? words.get("problem.why.all", right, figures.claimed())
                        : words.get(
                                "problem.why.counted",
                                right,
                                String.join("; ", facts),
                                figures.claimed()));
        lines.add(words.get("problem.why.wrong", wrong, figures.fails(), figures.claimed()));
        lines.add(
                words.get(
                        "problem.why.wide",
                        figures.wide(),
                        right,
                        figures.right(),
                        wrong,
                        figures.wrong()));
        return lines;
    }

    /// The line from the first card of the problem on, one trick a line.
    private static List<String> line(Given given, Judging judging, Words words) {
        var start = new ArrayList<Card>();
        given.problem().map(Problem::right).ifPresent(start::add);
        var cards = judging.played(given, start);
        var play = Play.of(given.sight().contract(), given.deal(), cards);
        var lines = new ArrayList<String>();
        for (var trick : play.tricks()) {
            lines.add(line(trick, play, words));
        }
        return lines;
    }

    private static String line(Trick trick, Play play, Words words) {
        var laid = new ArrayList<String>();
        for (int at = 0; at < trick.cards().size(); at++) {
            laid.add(
                    words.letter(trick.leader().plus(at))
                            + "\u00a0"
                            + words.symbols(trick.cards().get(at)));
        }
        return words.get(
                "problem.line",
                String.join(", ", laid),
                words.name(trick.winner(play.contract().strain())));
    }
}
