package overtrick.app;

import java.net.BindException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.function.Supplier;
import java.util.stream.Stream;
import overtrick.app.config.ConfigExample;
import overtrick.app.config.Configured;
import overtrick.app.data.ClusterOptions;
import overtrick.app.data.DataDirectory;
import overtrick.app.data.StoreOption;
import overtrick.app.input.Input;
import overtrick.app.input.UserError;
import overtrick.bridgetable.duplicate.BoardSetException;
import overtrick.house.terms.Strength;
import overtrick.page.WebSettings;
import overtrick.page.door.Deed;
import overtrick.page.server.Web;
import overtrick.server.Club;
import overtrick.server.ClubSettings;
import overtrick.server.front.ClubPages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

@Command(
        name = "serve",
        description = "Opens the club; prints its address when it is ready.",
        footer = {"", "Example:  overtrick serve --boards friday.pbn"})
final class ServeCommand implements Callable<Integer> {

    /// The program's end when others have gone on without it.
    private static final int SHUT_OUT = 3;

    @Spec private CommandSpec spec;

    @SuppressWarnings("UnusedVariable") // read before all others are, by Configured
    @Option(
            names = "--config",
            paramLabel = "FILE",
            description = "takes settings from this file too; see --config-example")
    private Optional<Path> config = Optional.empty();

    @Option(
            names = "--config-example",
            description = "prints such a file, with every setting and what it is for")
    private boolean showsExample;

    @Mixin private DataDirectory data;

    @Mixin private StoreOption store;

    @Mixin private ClusterOptions cluster;

    @Option(
            names = "--clubs",
            paramLabel = "DIR",
            description =
                    "serves several clubs: each directory below this one, under the host it is called after")
    private Optional<Path> directory = Optional.empty();

    @Option(
            names = "--port",
            paramLabel = "N",
            description = "at which it is reached (default: ${DEFAULT-VALUE})")
    private int port = 8080;

    @Option(
            names = "--host",
            paramLabel = "ADDRESS",
            description = "0.0.0.0 lets others in (default: ${DEFAULT-VALUE})")
    private String host = "127.0.0.1";

    @Option(
            names = "--name",
            split = ", *",
            paramLabel = "NAME",
            description = "a name under which the club is reached, such as bridge.example.org")
    private Set<String> names = Set.of();

    @Option(
            names = "--proxy",
            split = ", *",
            paramLabel = "ADDRESS",
            description = "a server in front of this one, believed of where visitors come from")
    private Set<String> proxies = Set.of();

    @Mixin private CertificateOptions encryption;

    @Option(
            names = "--people",
            paramLabel = "N",
            description =
                    "may come from one address, as behind a Wi-Fi (default: ${DEFAULT-VALUE})")
    private int people = Deed.PEOPLE;

    @Option(
            names = "--boards",
            paramLabel = "FILE",
            description = "new tables play the boards of this PBN file, in its order")
    private Optional<Path> boards = Optional.empty();

    @Option(
            names = "--robot-pace",
            paramLabel = "MILLIS",
            description = "how long robots wait before they act (default: ${DEFAULT-VALUE})")
    private int robotPace = 700;

    @Option(
            names = "--robots",
            description =
                    "how robots play their cards: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE})")
    private Strength robots = Strength.CLUB;

    @Mixin private WatchOptions watching;

    @Mixin private LogOptions log;

    @Override
    public Integer call() throws InterruptedException {
        if (showsExample) {
            System.out.print(ConfigExample.of(spec));
            return 0;
        }
        log.apply();
        Configured.unknown(spec).forEach(System.err::println);
        expect(port >= 0 && port <= 65_535, "--port", port, "port is not 0 to 65535");
        expect(people >= 1, "--people", people, "people is not 1 or more");
        expect(
                robotPace >= 0,
                "--robot-pace",
                robotPace,
                "robot pace is not 0 or more milliseconds");
        return directory.isPresent() ? serveSeveral(directory.get()) : serveOne();
    }

    /// @throws UserError with the place where a wrong value was said
    private void expect(boolean right, String option, int value, String sentence) {
        if (!right) {
            String origin = Configured.origin(spec, option, String.valueOf(value));
            throw new UserError("%s%s: %d".formatted(origin, sentence, value));
        }
    }

    private ClubSettings settings(Path path) {
        return ClubSettings.in(path)
                .withRobotPace(Duration.ofMillis(robotPace))
                .withRobots(robots)
                .withDailyDeals();
    }

    private int serveOne() throws InterruptedException {
        var door = door();
        var club = open(settings(data.path()));
        boards.ifPresent(file -> offer(club, file));
        var web = start(() -> ClubPages.open(club, door), club, door);
        var closed = closedAtShutdown(web, club);
        tellFounding(club, tell(web, door));
        closed.await();
        return 0;
    }

    private Club open(ClubSettings settings) {
        if (cluster.isGiven()) {
            return Club.open(
                    settings, store.in(settings.data()).open(cluster, ServeCommand::shutOut));
        }
        return store.isGiven()
                ? Club.open(settings, store.in(settings.data()).open())
                : Club.open(settings);
    }

    /// Whoever looks after the program starts it again; then it comes back as a new one.
    private static void shutOut() {
        System.err.println(
                "The other programs have gone on without this one, which did not answer for too"
                        + " long; it ends, and is to be started again.");
        Thread.ofPlatform().start(() -> System.exit(SHUT_OUT));
    }

    private int serveSeveral(Path path) throws InterruptedException {
        if (data.isGiven() || boards.isPresent() || store.isGiven() || cluster.isGiven()) {
            throw new UserError(
                    "--clubs goes with none of --data, --store, --cluster and --boards");
        }
        var door = door();
        String base = names.stream().findFirst().orElse("localhost");
        var served = ServedClubs.open(path, base, this::settings);
        var web = start(() -> ClubPages.open(served.clubs(), door), served, door);
        var closed = closedAtShutdown(web, served);
        String address = tell(web, door);
        served.clubs()
                .forEach((host, club) -> {
                    String own = address.replaceFirst("//[^:/]+", "//" + host);
                    System.out.println("A club is open: " + own);
                    tellFounding(club, own);
                });
        closed.await();
        return 0;
    }

    /// Registers the hook that closes all at the end of the program; to be called before the
    /// address is told, as whoever has read it may end the program at once.
    private static CountDownLatch closedAtShutdown(Web web, AutoCloseable clubs) {
        var closed = new CountDownLatch(1);
        Runtime.getRuntime()
                .addShutdownHook(
                        new Thread(
                                () -> {
                                    web.stop();
                                    close(clubs);
                                    closed.countDown();
                                },
                                "overtrick-shutdown"));
        return closed;
    }

    private static void close(AutoCloseable clubs) {
        try {
            clubs.close();
        } catch (Exception failed) {
            throw new IllegalStateException(failed);
        }
    }

    private static void tellFounding(Club club, String address) {
        club.members()
                .offices()
                .foundingSecret()
                .ifPresent(secret ->
                        System.err.printf(
                                "The club has no owner yet: whoever opens %sclub/own/%s becomes it%n",
                                address, secret));
    }

    private WebSettings door() {
        var plain =
                new WebSettings(host, port)
                        .withNames(names)
                        .withProxies(proxies)
                        .withPeople(people)
                        .withWatching(watching.read());
        return encryption.open().map(plain::withEncryption).orElse(plain);
    }

    /// @return the address that is told
    private String tell(Web web, WebSettings door) {
        var encrypted = web.encryptedPort();
        if (encrypted.isPresent()) {
            var known = Stream.of(names, door.allNames()).flatMap(all -> all.stream().sorted());
            String name = known.findFirst().orElse(host);
            String address = "https://%s:%d/".formatted(name, encrypted.getAsInt());
            System.out.println("Overtrick is ready: " + address);
            return address;
        }
        String address = "http://%s:%d/".formatted(host, web.port());
        System.out.println("Overtrick is ready: " + address);
        if (!isThisMachine(host)) {
            System.err.printf(
                    "http://%s:%d/ is not encrypted: from other machines no passwords are taken"
                            + " there; see --certificate and --proxy%n",
                    host, web.port());
        }
        return address;
    }

    private static boolean isThisMachine(String host) {
        return host.equals("localhost") || host.startsWith("127.") || host.equals("::1");
    }

    /// @param clubs to be closed when it fails
    private static Web start(Supplier<Web> starting, AutoCloseable clubs, WebSettings door) {
        try {
            return starting.get();
        } catch (RuntimeException failed) {
            close(clubs);
            if (isTaken(failed)) {
                throw new UserError(taken(door));
            }
            throw failed;
        }
    }

    private static String taken(WebSettings door) {
        return door.encryption()
                .map(own ->
                        "port %d or %d is in use; say others with --port and --https-port"
                                .formatted(door.port(), own.port()))
                .orElseGet(
                        () -> "port %d is in use; say another with --port".formatted(door.port()));
    }

    private static boolean isTaken(Throwable failed) {
        for (Throwable cause = failed; cause != null; cause = cause.getCause()) {
            if (cause instanceof BindException) {
                return true;
            }
        }
        return false;
    }

    private static void offer(Club club, Path file) {
        try {
            String name = String.valueOf(file.getFileName());
            club.boardSets().offerToAll(club.boardSets().add(name, Input.read(file)));
        } catch (BoardSetException wrong) {
            throw new UserError("%s: %s".formatted(file, wrong.getMessage()));
        }
    }
}
