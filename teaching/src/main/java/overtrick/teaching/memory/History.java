package overtrick.teaching.memory;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/// All answers to one exercise, in the order of their times. What is remembered follows from them.
public record History(List<Answer> answers) {

    public static final History NONE = new History(List.of());

    /// How many answers are kept; older ones are dropped.
    public static final int MOST = 60;

    /// Less lies within one sitting, and says nothing about forgetting.
    private static final Duration A_NIGHT = Duration.ofHours(12);

    private static final Pattern FORM = Pattern.compile("(-?[0-9]{1,15})([rcw])");

    public History {
        answers =
                answers.stream()
                        .sorted(Comparator.comparing(Answer::at))
                        .skip(Math.max(0, answers.size() - MOST))
                        .toList();
    }

    /// With one answer more.
    public History with(Answer answer) {
        return new History(Stream.concat(answers.stream(), Stream.of(answer)).toList());
    }

    /// With all answers of another.
    public History with(History other) {
        return new History(
                Stream.concat(answers.stream(), other.answers.stream()).distinct().toList());
    }

    /// What is remembered now; nothing before the first answer.
    public Optional<Memory> memory(Pace pace) {
        return answers.stream()
                .findFirst()
                .map(first -> {
                    var memory = Memory.first(first);
                    for (var answer : answers.subList(1, answers.size())) {
                        memory = memory.after(answer, pace);
                    }
                    return memory;
                });
    }

    /// One question after the first, a day or more after the one before: how likely it was known,
    /// and whether it was.
    record Trial(double recall, boolean known) {}

    List<Trial> trials(Pace pace) {
        var trials = new ArrayList<Trial>();
        if (answers.isEmpty()) {
            return trials;
        }
        var memory = Memory.first(answers.getFirst());
        for (var answer : answers.subList(1, answers.size())) {
            if (!answer.at().isBefore(memory.last().plus(A_NIGHT))) {
                trials.add(
                        new Trial(memory.recall(answer.at(), pace), answer.mark() != Mark.WRONG));
            }
            memory = memory.after(answer, pace);
        }
        return trials;
    }

    /// As text, such as `1764246000000w 1764332400000r`.
    public String written() {
        return answers.stream()
                .map(one -> one.at().toEpochMilli() + letter(one.mark()))
                .collect(Collectors.joining(" "));
    }

    /// Reads what was written.
    ///
    /// @throws IllegalArgumentException if it is not that
    public static History read(String text) {
        var answers = new ArrayList<Answer>();
        for (var word : text.isBlank() ? new String[0] : text.split(" ")) {
            var matcher = FORM.matcher(word);
            if (!matcher.matches()) {
                throw new IllegalArgumentException("not an answer: " + word);
            }
            answers.add(
                    new Answer(
                            Instant.ofEpochMilli(Long.parseLong(matcher.group(1))),
                            mark(matcher.group(2))));
        }
        return new History(answers);
    }

    private static String letter(Mark mark) {
        return switch (mark) {
            case RIGHT -> "r";
            case CLOSE -> "c";
            case WRONG -> "w";
        };
    }

    private static Mark mark(String letter) {
        return letter.equals("r") ? Mark.RIGHT : letter.equals("c") ? Mark.CLOSE : Mark.WRONG;
    }
}
