package overtrick.app.data;

import java.io.IOException;
import java.net.InetAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.regex.Pattern;
import overtrick.app.input.UserError;
import overtrick.log.Neighbourhood;
import overtrick.log.Neighbours;
import picocli.CommandLine.Option;

/// The options by which several programs serve one club.
public final class ClusterOptions {

    /// Beside the program: what only they need.
    private static final String JARS = "cluster";

    private static final Pattern PLACE = Pattern.compile("[A-Za-z0-9._-]+:[1-9][0-9]{0,4}");

    @Option(
            names = "--cluster",
            split = ", *",
            paramLabel = "HOST:PORT",
            description = {
                "all programs that serve this club from the same --store, in the same order everywhere,",
                "or one name that leads to all of them; nobody else may reach these ports"
            })
    private List<String> cluster = List.of();

    @Option(
            names = "--node",
            paramLabel = "HOST:PORT",
            description =
                    "which of --cluster this program is (default: the one that is this machine)")
    private Optional<String> node = Optional.empty();

    /// Whether there are others.
    public boolean isGiven() {
        return !cluster.isEmpty();
    }

    /// Comes to the others.
    ///
    /// @param shutOut run when they have gone on without this program
    /// @throws UserError when it is not said who they are, or their jars are not here
    /// @throws overtrick.log.StoreException when they do not let this program in
    Neighbours join(Runnable shutOut) {
        for (String one : cluster) {
            if (!PLACE.matcher(one).matches()) {
                throw new UserError("--cluster: %s is no HOST:PORT".formatted(one));
            }
        }
        var all = cluster.size() == 1 ? behind(cluster.getFirst()) : cluster;
        return neighbourhood().join(own(all), all, shutOut);
    }

    /// All addresses that a name leads to, in one order for everybody.
    private static List<String> behind(String place) {
        int colon = place.lastIndexOf(':');
        try {
            return Arrays.stream(InetAddress.getAllByName(place.substring(0, colon)))
                    .map(InetAddress::getHostAddress)
                    .filter(address -> !address.contains(":"))
                    .sorted()
                    .map(address -> address + place.substring(colon))
                    .toList();
        } catch (UnknownHostException unknown) {
            throw new UserError("--cluster: nobody knows where %s is".formatted(place));
        }
    }

    private String own(List<String> all) {
        if (node.isPresent()) {
            if (!all.contains(node.get())) {
                throw new UserError(
                        "--node: %s is none of %s".formatted(node.get(), String.join(", ", all)));
            }
            return node.get();
        }
        var here = all.stream().filter(ClusterOptions::isHere).toList();
        if (here.size() != 1) {
            throw new UserError(
                    "say with --node which of %s this program is"
                            .formatted(String.join(", ", all)));
        }
        return here.getFirst();
    }

    private static boolean isHere(String place) {
        try {
            var address = InetAddress.getByName(place.substring(0, place.lastIndexOf(':')));
            return NetworkInterface.getByInetAddress(address) != null;
        } catch (UnknownHostException | SocketException nowhere) {
            return false;
        }
    }

    private static Neighbourhood neighbourhood() {
        var here = ClusterOptions.class.getClassLoader();
        return found(here)
                .or(() -> found(new URLClassLoader(jars(), here)))
                .orElseThrow(() ->
                        new UserError(
                                "what programs need to serve a club together is not here:"
                                        + " unpack overtrick-cluster beside overtrick.jar"));
    }

    private static Optional<Neighbourhood> found(ClassLoader loader) {
        return ServiceLoader.load(Neighbourhood.class, loader).findFirst();
    }

    private static URL[] jars() {
        var jars = new ArrayList<URL>();
        try {
            var own = ClusterOptions.class.getProtectionDomain().getCodeSource().getLocation();
            var folder = Path.of(own.toURI()).resolveSibling(JARS);
            if (Files.isDirectory(folder)) {
                try (var all = Files.newDirectoryStream(folder, "*.jar")) {
                    for (var jar : all) {
                        jars.add(jar.toUri().toURL());
                    }
                }
            }
        } catch (IOException | URISyntaxException unreadable) {
            throw new UserError(
                    "what programs need to serve a club together cannot be read: "
                            + unreadable.getMessage());
        }
        return jars.toArray(URL[]::new);
    }
}
