package overtrick.app.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import overtrick.app.input.Spelling;
import overtrick.app.input.UserError;
import overtrick.movement.Movement;
import overtrick.movement.choice.Kind;
import overtrick.movement.choice.Wish;
import picocli.CommandLine.Option;

/// The options that say how large a movement is.
final class MovementSize {

    private static final int MOST_BOARDS = 100;

    @Option(names = "--tables", paramLabel = "T", description = "how many tables")
    private Optional<Integer> tables = Optional.empty();

    @Option(
            names = {"--pairs", "--players", "--teams"},
            paramLabel = "P",
            description = "how many pairs, or players of an individual, or teams")
    private Optional<Integer> entries = Optional.empty();

    @Option(names = "--rounds", paramLabel = "R", description = "how many rounds, if not all")
    private Optional<Integer> rounds = Optional.empty();

    @Option(
            names = "--boards-per-round",
            paramLabel = "B",
            description = "how many boards are a set (default: ${DEFAULT-VALUE})")
    private int boards = 1;

    boolean isGiven() {
        return tables.isPresent() || entries.isPresent() || rounds.isPresent();
    }

    /// How many boards are a set.
    int boards() {
        return boards;
    }

    /// The movement of this size.
    ///
    /// @throws UserError if there is none, saying what would do
    Movement movement(String kind) {
        var asked = Kind.named(kind.toLowerCase(Locale.ROOT)).orElseThrow(() -> unknown(kind));
        if (boards < 1 || boards > MOST_BOARDS) {
            throw new UserError(
                    "--boards-per-round is not 1 to %d: %d".formatted(MOST_BOARDS, boards));
        }
        var wish =
                new Wish(entries(asked), rounds.map(OptionalInt::of).orElse(OptionalInt.empty()));
        asked.refusal(wish)
                .ifPresent(sentence -> {
                    throw new UserError(sentence.toString());
                });
        return asked.movement(wish);
    }

    private static UserError unknown(String kind) {
        var words = Arrays.stream(Kind.values()).map(Kind::word).toList();
        return new UserError(
                "there is no movement %s; there are: %s%s"
                        .formatted(kind, String.join(" ", words), Spelling.guess(kind, words)));
    }

    private int entries(Kind asked) {
        if (tables.isPresent() == entries.isPresent()) {
            throw new UserError(
                    "%s: either --tables or --pairs says how many".formatted(asked.word()));
        }
        int count = tables.orElseGet(() -> entries.orElse(0));
        if (count < 1 || count > 10_000) {
            throw new UserError(
                    "%s: %d is not a number of %s; 1 to 10000 would do"
                            .formatted(
                                    asked.word(), count, tables.isPresent() ? "tables" : "pairs"));
        }
        return tables.isPresent() ? asked.entries(count) : count;
    }
}
