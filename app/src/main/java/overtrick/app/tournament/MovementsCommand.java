package overtrick.app.tournament;

import java.time.Duration;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.input.UserError;
import overtrick.movement.choice.Evening;
import overtrick.movement.choice.Proposal;
import overtrick.movement.choice.Proposer;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "movements",
        description = "Which movements of pairs fit an evening, best first, and why.",
        footer = {"", "Example:  overtrick movements --tables 7 --boards 26 --minutes 240"})
public final class MovementsCommand implements Callable<Integer> {

    @Option(names = "--tables", paramLabel = "T", required = true, description = "2 to 100")
    private int tables;

    @Option(
            names = "--boards",
            paramLabel = "B",
            required = true,
            description = "how many boards everybody wants to play, 1 to 100")
    private int boards;

    @Option(names = "--minutes", paramLabel = "M", description = "how long it may take")
    private Optional<Integer> minutes = Optional.empty();

    @Override
    public Integer call() {
        requireRange("--tables", tables, 2, 100);
        requireRange("--boards", boards, 1, 100);
        minutes.ifPresent(given -> requireRange("--minutes", given, 1, 10_000));
        var evening = new Evening(2 * tables, boards, minutes.map(Duration::ofMinutes));
        var proposals = Proposer.proposals(evening);
        if (proposals.isEmpty()) {
            throw new UserError(nothingFits());
        }
        int place = 0;
        for (var proposal : proposals) {
            place++;
            System.out.println(line(place, proposal));
        }
        return 0;
    }

    private String nothingFits() {
        var shortest =
                Proposer.proposals(new Evening(2 * tables, boards, Optional.empty())).stream()
                        .map(Proposal::duration)
                        .min(Comparator.naturalOrder());
        return "no movement of %d tables and %d boards fits%s"
                .formatted(
                        tables,
                        boards,
                        shortest.map(time -> "; --minutes %d would do".formatted(time.toMinutes()))
                                .orElse(""));
    }

    private static String line(int place, Proposal proposal) {
        return String.format(
                Locale.ROOT,
                "%2d  %-21s %2d rounds of %d, %3d boards, %3d minutes, balance %.2f  %s",
                place,
                proposal.kind().word(),
                proposal.movement().rounds(),
                proposal.boardsPerRound(),
                proposal.boards(),
                proposal.duration().toMinutes(),
                proposal.balance().deviation(),
                proposal.points().stream()
                        .map(reason -> reason.sentence().in(Locale.ENGLISH))
                        .collect(Collectors.joining("; ")));
    }

    private static void requireRange(String option, int value, int least, int most) {
        if (value < least || value > most) {
            throw new UserError("%s is not %d to %d: %d".formatted(option, least, most, value));
        }
    }
}
