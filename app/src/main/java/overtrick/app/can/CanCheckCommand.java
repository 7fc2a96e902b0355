package overtrick.app.can;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.cantable.check.MatchCheck;
import overtrick.cards.FormatException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

@Command(
        name = "check",
        description = {
            "Finds out whether a record of Bài Càn is right: every card of every trick,",
            "tribute, dealers, goals. A record is what a page of the club gives, and what",
            "can match and can score print with --json. It is checked by code of its own,",
            "which knows the pack and none of the rules of the program."
        },
        footer = {
            "",
            "Example:  overtrick can match --robots rules --seed 7 --json \\",
            "            | overtrick can check -"
        })
final class CanCheckCommand implements Callable<Integer> {

    private static final int MOST_BYTES = 1 << 24;

    @Parameters(paramLabel = "FILE", description = "the record, or - for standard input")
    private String file = "";

    @Override
    public Integer call() {
        byte[] content = Input.readOrStandard(file);
        if (content.length > MOST_BYTES) {
            throw new UserError("%s is longer than 16 MB".formatted(file));
        }
        boolean right = true;
        int number = 0;
        for (var match : matches(new String(content, StandardCharsets.UTF_8))) {
            right &= tell(++number, match);
        }
        return right ? 0 : ExitStatus.OUR_FAULT;
    }

    /// A file may hold many records one after the other.
    private static List<List<String>> matches(String text) {
        var matches = new ArrayList<List<String>>();
        text.lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> {
                    if (matches.isEmpty() || line.contains("\"event\":\"begun\"")) {
                        matches.add(new ArrayList<>());
                    }
                    matches.getLast().add(line);
                });
        if (matches.isEmpty()) {
            throw new UserError("there is no record in the file");
        }
        return matches;
    }

    private static boolean tell(int number, List<String> lines) {
        MatchCheck.Report report;
        try {
            report = MatchCheck.report(lines);
        } catch (FormatException wrong) {
            throw new UserError("match %d, %s".formatted(number, wrong.getMessage()));
        }
        boolean right = report.faults().isEmpty();
        System.out.printf(
                "match %d: %d deals, %d kicks, %d cards: %s%n",
                number, report.deals(), report.kicks(), report.cards(), right ? "right" : "wrong");
        report.faults().forEach(fault -> System.out.println("  " + fault));
        return right;
    }
}
