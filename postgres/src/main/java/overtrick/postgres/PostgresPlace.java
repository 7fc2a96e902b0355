package overtrick.postgres;

import java.net.URI;
import java.net.URISyntaxException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.postgresql.ds.PGSimpleDataSource;
import overtrick.log.StoreException;

/// Where a club's database is: `postgres://user:password@host:port/database?schema=club`. Without a
/// password the driver looks for one in the file of `PGPASSFILE`, else in `.pgpass`.
///
/// @param hosts one or several, each with its port if it is not the usual one
/// @param schema that holds the club; a database can hold several
/// @param more of the driver's own settings, such as `sslmode`
public record PostgresPlace(
        String hosts,
        String database,
        Optional<String> user,
        Optional<String> password,
        String schema,
        Map<String, String> more) {

    private static final Pattern URL = Pattern.compile("postgres(ql)?://.*");
    private static final Pattern SCHEMA = Pattern.compile("[a-z][a-z0-9_]{0,40}");
    private static final String USUAL_SCHEMA = "overtrick";

    public PostgresPlace {
        if (!SCHEMA.matcher(schema).matches()) {
            throw new StoreException(
                    "a schema is called in small letters, digits and _, not " + schema);
        }
        more = Map.copyOf(more);
    }

    /// Whether a text is meant as the address of a database.
    public static boolean isOne(String text) {
        return URL.matcher(text).matches();
    }

    /// Reads an address.
    ///
    /// @throws StoreException when it is none; the message is a sentence for people
    public static PostgresPlace of(String text) {
        try {
            var uri = new URI(text);
            if (!isOne(text) || uri.getRawAuthority() == null || uri.getPath().length() < 2) {
                throw noPlace();
            }
            var parameters = parameters(uri);
            String schema = parameters.remove("schema");
            String authority = uri.getRawAuthority();
            int at = authority.lastIndexOf('@');
            var names = at < 0 ? new String[0] : authority.substring(0, at).split(":", 2);
            return new PostgresPlace(
                    authority.substring(at + 1),
                    uri.getPath().substring(1),
                    Arrays.stream(names).findFirst().map(PostgresPlace::decoded),
                    Arrays.stream(names).skip(1).findFirst().map(PostgresPlace::decoded),
                    schema == null ? USUAL_SCHEMA : schema,
                    parameters);
        } catch (URISyntaxException unreadable) {
            throw noPlace();
        }
    }

    private static StoreException noPlace() {
        return new StoreException(
                "a database is named as in postgres://user@host/database?schema=club");
    }

    private static TreeMap<String, String> parameters(URI uri) {
        var parameters = new TreeMap<String, String>();
        String query = uri.getRawQuery();
        if (query != null) {
            for (String one : query.split("&")) {
                var parts = one.split("=", 2);
                parameters.put(decoded(parts[0]), parts.length > 1 ? decoded(parts[1]) : "");
            }
        }
        return parameters;
    }

    private static String decoded(String text) {
        return URLDecoder.decode(text.replace("+", "%2B"), StandardCharsets.UTF_8);
    }

    /// The same database, another club in it.
    public PostgresPlace withSchema(String other) {
        return new PostgresPlace(hosts, database, user, password, other, more);
    }

    /// Connections to it.
    ///
    /// @param name by which the server knows them
    /// @param silence after which a server that does not answer is taken for gone; zero for never
    PGSimpleDataSource source(String name, Duration silence) {
        var source = new PGSimpleDataSource();
        String settings =
                more.entrySet().stream()
                        .map(one -> one.getKey() + "=" + one.getValue())
                        .collect(Collectors.joining("&"));
        source.setUrl(
                "jdbc:postgresql://%s/%s%s"
                        .formatted(hosts, database, settings.isEmpty() ? "" : "?" + settings));
        user.ifPresent(source::setUser);
        password.ifPresent(source::setPassword);
        source.setCurrentSchema(schema);
        source.setApplicationName(name);
        source.setConnectTimeout(5);
        source.setLoginTimeout(10);
        source.setTcpKeepAlive(true);
        source.setReWriteBatchedInserts(true);
        source.setSocketTimeout((int) silence.toSeconds());
        return source;
    }

    /// For people; without the password.
    @Override
    public String toString() {
        return "postgres://%s%s/%s?schema=%s"
                .formatted(user.map(one -> one + "@").orElse(""), hosts, database, schema);
    }
}
