package overtrick.app.data;

import java.io.IOException;
import java.nio.file.Files;
import java.util.concurrent.Callable;
import overtrick.app.input.ExitStatus;
import overtrick.sqlite.Copies;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "backup",
        description = "Copies the whole club, also while it is open.",
        footer = {"", "Example:  overtrick backup club-2026-11-21 --data club"})
public final class BackupCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Mixin private StoreOption store;

    @Mixin private BackupDirectory backup;

    @Override
    public Integer call() throws IOException {
        var file = backup.target();
        var copied =
                store.isGiven()
                        ? store.in(data.path()).backup(file)
                        : Copies.backup(data.existing(), file);
        copied.problems().forEach(problem -> System.err.println(problem.sentence()));
        System.out.printf("%s (%,d bytes)%n", file, Files.size(file));
        copied.head().ifPresent(head -> System.out.println("the log ends at " + head));
        return copied.problems().isEmpty() ? 0 : ExitStatus.OUR_FAULT;
    }
}
