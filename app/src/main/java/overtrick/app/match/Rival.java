package overtrick.app.match;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.Writer;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.search.Level;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.node.ObjectNode;

/// Another program, or another version of this one, that answers questions as `overtrick batch`
/// does: one JSON object a line in, one out. It is asked by several threads, one after the other.
final class Rival implements Closeable {

    /// The longest answer that is read, in signs.
    private static final int LONGEST = 1_000_000;

    private final Process process;
    private final Writer questions;
    private final LinkedBlockingQueue<Optional<String>> answers = new LinkedBlockingQueue<>(1);
    private final int patience;

    /// @param command the program with its arguments, with blanks between
    /// @param patience for each answer, in seconds
    /// @throws UserError if it cannot be started
    Rival(String command, int patience) {
        if (command.isBlank() || patience < 1) {
            throw new UserError("the rival has no command, or no time to answer");
        }
        try {
            process =
                    new ProcessBuilder(List.of(command.strip().split("\\s+")))
                            .redirectError(ProcessBuilder.Redirect.INHERIT)
                            .start();
        } catch (IOException trouble) {
            throw new UserError("the rival cannot be started: " + trouble.getMessage());
        }
        this.patience = patience;
        this.questions = process.outputWriter();
        Thread.ofVirtual().name("rival").start(() -> read(process.inputReader()));
    }

    private void read(BufferedReader in) {
        try {
            var line = new StringBuilder();
            for (int sign = in.read(); sign >= 0 && line.length() < LONGEST; sign = in.read()) {
                if (sign == '\n') {
                    answers.put(Optional.of(line.toString()));
                    line.setLength(0);
                } else {
                    line.append((char) sign);
                }
            }
            answers.put(Optional.empty());
        } catch (IOException _) {
            answers.offer(Optional.empty());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
        }
    }

    /// The rival as a player of a side, at a table where these systems are played.
    ///
    /// @param level and seed what it is asked for; whether it has levels is its own business
    RivalPlayer at(Agreements agreements, Level level, long seed) {
        return new RivalPlayer(this, agreements, level, seed);
    }

    /// @param wanted the member of the answer that is asked for
    /// @throws UserError if the rival does not answer so
    synchronized String answer(ObjectNode question, String wanted) {
        String asked = question.toString();
        try {
            questions.write(asked + "\n");
            questions.flush();
            var answer = answers.poll(patience, TimeUnit.SECONDS);
            if (answer == null) {
                throw new UserError(
                        "the rival has not answered within %d s; asked was: %s"
                                .formatted(patience, asked));
            }
            return told(
                    answer.orElseThrow(
                            () -> new UserError("the rival has ended; asked was: " + asked)),
                    wanted);
        } catch (IOException _) {
            throw new UserError("the rival has ended; asked was: " + asked);
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw new UserError("the match was interrupted");
        }
    }

    private static String told(String answer, String wanted) {
        try {
            var json = Json.MAPPER.readTree(answer);
            if (json.path(wanted).isString()) {
                return json.path(wanted).asString();
            }
        } catch (JacksonException _) {
            // told below
        }
        String shown = answer.substring(0, Math.min(200, answer.length()));
        throw new UserError("the rival's answer has no \"%s\": %s".formatted(wanted, shown));
    }

    @Override
    public void close() {
        process.destroy();
    }
}
