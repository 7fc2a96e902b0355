package overtrick.app.output;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.function.Function;
import overtrick.app.input.Question;
import overtrick.app.input.UserError;
import overtrick.cards.FormatException;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Answers questions one after the other: JSON Lines in, JSON Lines out, in the same order. A
/// question that is wrong is answered with `{"id","error"}`, the others as if it were not there.
public final class JsonLines {

    /// The longest question, in signs.
    private static final int LONGEST = 100_000;

    private final Function<Question, ObjectNode> answer;
    private int number;
    private int faults;
    private Optional<String> firstFault = Optional.empty();

    private JsonLines(Function<Question, ObjectNode> answer) {
        this.answer = answer;
    }

    /// @param answer throws [UserError] or [FormatException] when the question is wrong
    /// @throws UserError naming the first line that is wrong and how many more are, when all have
    ///   been answered
    public static void answer(Function<Question, ObjectNode> answer) {
        new JsonLines(answer).run();
    }

    private void run() {
        var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        try {
            for (var line = in.readLine(); line != null; line = in.readLine()) {
                number++;
                if (!line.isBlank()) {
                    System.out.println(answered(line));
                }
            }
        } catch (IOException refused) {
            throw new UserError("standard input cannot be read");
        }
        firstFault.ifPresent(fault -> {
            String more = faults == 1 ? "" : " (and %d more lines)".formatted(faults - 1);
            throw new UserError(fault + more);
        });
    }

    private ObjectNode answered(String line) {
        var said = Json.MAPPER.createObjectNode();
        try {
            if (line.length() > LONGEST) {
                throw new UserError("line is longer than %,d signs".formatted(LONGEST));
            }
            var asked = parsed(line);
            if (asked.has("id")) {
                said.set("id", asked.get("id"));
            }
            return said.deepCopy().setAll(answer.apply(new Question(asked)));
        } catch (UserError | FormatException wrong) {
            String fault = String.valueOf(wrong.getMessage());
            faults++;
            firstFault = firstFault.or(() -> Optional.of("line %d: %s".formatted(number, fault)));
            if (!said.has("id")) {
                said.putNull("id");
            }
            return said.put("error", fault);
        }
    }

    private static JsonNode parsed(String line) {
        try {
            var asked = Json.MAPPER.readTree(line);
            if (asked.isObject()) {
                return asked;
            }
        } catch (JacksonException _) {
            // told below: where it breaks is seen on the line itself
        }
        throw new UserError("no JSON object: " + line);
    }
}
