package overtrick.app.deal;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.random.RandomGenerator;
import overtrick.app.input.Packs;
import overtrick.app.input.UserError;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.SealedDeal;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// `deal`: boards by chance, or those that a script asks for.
@Command(
        name = "deal",
        description = "Deals boards, uniformly over all deals there are, or as a script asks.",
        footer = {
            "",
            "A script is one of Hans van Staveren's dealer, with what others added to it.",
            "Its results go to standard output, how many deals it took to standard error.",
            "",
            "Example:  overtrick deal -n 16 --format pbn",
            "Example:  echo 'hcp(south) >= 20 action printpbn' \\",
            "          | overtrick deal --script - -p 4",
            "Example:  echo 'hcp(south) >= 20 action average losers(south)' \\",
            "          | overtrick deal --script - -p 1000 --seed 1 --json"
        })
public final class DealCommand implements Callable<Integer> {

    enum Format {
        PBN,
        LIN,
        LINE
    }

    @Mixin private Packs packs = new Packs();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "pbn, lin, or line: one deal a line (default: ${DEFAULT-VALUE})")
    private Format format = Format.LINE;

    @Option(names = "--commit", description = "with each deal its key and its SHA-256 commitment")
    private boolean commit;

    @Mixin private ScriptOptions script = new ScriptOptions();

    @Override
    public Integer call() {
        if (script.given()) {
            if (commit) {
                throw new UserError("--commit has no place beside --script");
            }
            script.run(packs.seed());
            return 0;
        }
        script.requireNone();
        int count = packs.count();
        if (commit && format == Format.LIN) {
            throw new UserError("--commit has no place in LIN; use --format pbn or line");
        }
        var chance = packs.source();
        switch (format) {
            case LINE -> {
                for (int number = 1; number <= count; number++) {
                    System.out.println(line(SealedDeal.draw(chance)));
                }
            }
            case PBN -> System.out.print(Pbn.text(boards(count, chance)));
            case LIN -> System.out.print(Lin.text(boards(count, chance)));
        }
        return 0;
    }

    private List<PlayedBoard> boards(int count, RandomGenerator chance) {
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
