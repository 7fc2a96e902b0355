package overtrick.app.data;

import java.util.concurrent.Callable;
import overtrick.app.input.ExitStatus;
import overtrick.server.Verification;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "verify",
        description =
                "Checks that the club's data is whole: file, numbers, and every table replayed.",
        footer = {"", "Example:  overtrick verify --data club"})
public final class VerifyCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Mixin private StoreOption store;

    @Override
    public Integer call() {
        var found =
                store.isGiven() ? store.in(data.path()).verify() : Verification.of(data.existing());
        found.problems().forEach(System.err::println);
        if (!found.problems().isEmpty()) {
            return ExitStatus.OUR_FAULT;
        }
        System.out.printf("ok: %,d streams, %,d events%n", found.streams(), found.events());
        if (store.isGiven()) {
            store.in(data.path()).anchor().ifPresent(System.out::println);
        }
        found.head().ifPresent(head -> System.out.println("the log ends at " + head));
        return 0;
    }
}
