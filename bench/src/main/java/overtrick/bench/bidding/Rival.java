package overtrick.bench.bidding;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.house.json.Json;
import overtrick.systems.BiddingSystem;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import tools.jackson.core.JacksonException;

/// Another program, or an earlier version of this one, that answers positions as `bid --batch`
/// does: one JSON object a line in, one out.
final class Rival implements Player, Closeable {

    private final BiddingSystem system;
    private final Process process;
    private final Writer questions;
    private final BufferedReader answers;

    /// @param command the program with its arguments
    /// @param system what it plays, as this version understands it
    Rival(List<String> command, BiddingSystem system) {
        this.system = system;
        try {
            process =
                    new ProcessBuilder(command)
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
        } catch (IOException trouble) {
            throw new RivalException("the rival cannot be started: " + trouble.getMessage());
        }
        questions = process.outputWriter();
        answers = process.inputReader();
    }

    @Override
    public BiddingSystem system() {
        return system;
    }

    @Override
    public Call call(List<Understanding> auction, Hand hand) {
        var now = auction.getLast();
        String answer = answer(question(now, hand));
        var call = parsed(answer);
        if (now.auction().standing().refusal(call).isPresent()) {
            throw new RivalException(
                    "the rival calls %s after %s".formatted(call.code(), now.auction().text()));
        }
        return call;
    }

    /// @throws RivalException if it has ended; what it said of that stands on standard error
    private String answer(String question) {
        try {
            questions.write(question);
            questions.write('\n');
            questions.flush();
            var answer = answers.readLine();
            if (answer != null) {
                return answer;
            }
        } catch (IOException _) {
            // told below: it no longer reads
        }
        throw new RivalException("the rival has ended; asked was: " + question);
    }

    private static Call parsed(String answer) {
        try {
            return Call.parse(Json.MAPPER.readTree(answer).path("call").asString(""));
        } catch (FormatException | JacksonException _) {
            throw new RivalException("the rival's answer is not like {\"call\":\"1S\"}: " + answer);
        }
    }

    private String question(Understanding now, Hand hand) {
        var question = Json.MAPPER.createObjectNode();
        question.putObject("systems").put("ns", system.name()).put("ew", system.name());
        question.put("dealer", String.valueOf(now.auction().dealer().letter()));
        question.put("vul", now.vulnerability().code());
        question.put("hand", hand.toString());
        question.put("scoring", "imp").put("mode", "rules");
        var calls = question.putArray("auction");
        now.auction().calls().forEach(call -> calls.add(call.code()));
        return question.toString();
    }

    @Override
    public void close() {
        process.destroy();
    }
}
