package overtrick.app;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import overtrick.app.input.Chance;
import overtrick.app.input.UserError;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.SealedDeal;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

@Command(
        name = "deal",
        description = "Deals boards, uniformly over all deals there are.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick deal -n 16 --format pbn"})
final class DealCommand implements Callable<Integer> {

    enum Format {
        PBN,
        LIN,
        LINE
    }

    @Option(names = "-n", paramLabel = "N", description = "how many (default: ${DEFAULT-VALUE})")
    private int count = 1;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "the same number, the same deals; without it a secure source")
    private Optional<Long> seed = Optional.empty();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "pbn, lin, or line: one deal a line (default: ${DEFAULT-VALUE})")
    private Format format = Format.LINE;

    @Option(names = "--commit", description = "with each deal its key and its SHA-256 commitment")
    private boolean commit;

    @Override
    public Integer call() {
        if (count < 1) {
            throw new UserError("-n is not 1 or more: " + count);
        }
        if (commit && format == Format.LIN) {
            throw new UserError("--commit has no place in LIN; use --format pbn or line");
        }
        var chance = Chance.of(seed);
        switch (format) {
            case LINE -> {
                for (int number = 1; number <= count; number++) {
                    System.out.println(line(SealedDeal.draw(chance)));
                }
            }
            case PBN -> System.out.print(Pbn.text(boards(chance)));
            case LIN -> System.out.print(Lin.text(boards(chance)));
        }
        return 0;
    }

    private List<PlayedBoard> boards(RandomGenerator chance) {
        var boards = new ArrayList<PlayedBoard>();
        for (int number = 1; number <= count; number++) {
            boards.add(board(number, SealedDeal.draw(chance)));
        }
        return boards;
    }

    private PlayedBoard board(int number, SealedDeal sealed) {
        Map<String, String> tags =
                commit
                        ? Map.of("DealCommitment", sealed.commitment(), "DealKey", sealed.key())
                        : Map.of();
        return PlayedBoard.dealt(Board.of(new BoardNumber(number), sealed.deal()), tags);
    }

    private String line(SealedDeal sealed) {
        String deal = sealed.deal().pbn();
        return commit ? "%s %s %s".formatted(deal, sealed.key(), sealed.commitment()) : deal;
    }
}
