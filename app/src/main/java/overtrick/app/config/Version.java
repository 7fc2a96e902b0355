package overtrick.app.config;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Objects;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/// Which version of the program this is, as it was built.
public final class Version implements IVersionProvider {

    /// Such as `0.1.0`.
    public static String number() {
        try (var stream =
                Objects.requireNonNull(Version.class.getResourceAsStream("version.properties"))) {
            var properties = new Properties();
            properties.load(stream);
            return properties.getProperty("version", "");
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    @Override
    public String[] getVersion() {
        return new String[] {"overtrick " + number()};
    }
}
