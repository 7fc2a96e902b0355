package overtrick.app.data;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "move",
        description = {
            "Takes a club from its file into a PostgreSQL database, or back. The club is closed",
            "meanwhile. All that is taken over is checked and added up on both sides; what was there",
            "stays, to be put away when you have seen the club at its new place."
        },
        footer = {
            "",
            "Example:  overtrick move --data club --store postgres://anna@db.example/clubs"
        })
public final class MoveCommand implements Callable<Integer> {

    @Mixin private DataDirectory data;

    @Mixin private StoreOption store;

    @Option(names = "--back", description = "from the database into a file in the data directory")
    private boolean back;

    @Override
    public Integer call() {
        var database = store.in(back ? data.path() : data.existing());
        System.out.println(back ? database.takeToFile() : database.takeFromFile());
        System.out.printf("the club is in %s now%n", back ? data.path() : database);
        return 0;
    }
}
