package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import overtrick.app.input.ExitStatus;
import overtrick.app.input.UserError;
import overtrick.sqlite.Copies;
import overtrick.sqlite.SqliteStore;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "backup",
        description = "Copies the whole club, also while it is open.",
        mixinStandardHelpOptions = true,
        footer = {"", "Example:  overtrick backup /media/stick/club-2026-11-21"})
public final class BackupCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Parameters(paramLabel = "DIR", description = "where to; made if need be")
    private Path directory;

    @Override
    public Integer call() throws IOException {
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            throw new UserError("%s is a file; a backup is a directory".formatted(directory));
        }
        var file = directory.resolve(SqliteStore.FILE);
        var copied = Copies.backup(data.existing(), file);
        copied.problems().forEach(problem -> System.err.println(problem.sentence()));
        System.out.printf("%s (%,d bytes)%n", file, Files.size(file));
        copied.head().ifPresent(head -> System.out.println("the log ends at " + head));
        return copied.problems().isEmpty() ? 0 : ExitStatus.OUR_FAULT;
    }
}
