package overtrick.app.tournament;

import java.util.Map;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.formats.results.ResultFile;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The movement by which an event was played, when the files do not tell it.
final class PlayedMovement {

    @Option(
            names = "--movement",
            paramLabel = "KIND",
            description =
                    "the movement that was played, with --tables or --pairs and --boards-per-round:"
                            + " every result is held against it")
    private Optional<String> kind = Optional.empty();

    @Mixin private MovementSize size = new MovementSize();

    /// Who sat where, under the name of the movement; nothing when no movement was named.
    ///
    /// @throws UserError if there is no such movement
    Map<String, ResultFile> seatings() {
        if (kind.isEmpty()) {
            if (size.isGiven()) {
                throw new UserError(
                        "the size of a movement is told, but not its kind; add --movement");
            }
            return Map.of();
        }
        var played = size.movement(kind.get());
        return Map.of(played.name(), ResultFile.seatings(played, size.boards()));
    }
}
