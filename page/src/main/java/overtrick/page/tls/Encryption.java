package overtrick.page.tls;

import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import org.eclipse.jetty.util.ssl.SslContextFactory;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// How the club’s lines are encrypted. Its certificate is read again when its files have changed,
/// so that a renewed one is used without a restart; one that cannot be used is told in the log, and
/// the one from before stays.
public final class Encryption {

    private static final Logger LOG = LoggerFactory.getLogger(Encryption.class);

    private static final Duration WARNING = Duration.ofDays(7);

    /// The files as they are.
    private record Files(Pem certificate, Pem key) {

        private static Files read(Path certificate, Path key) throws NoCertificateException {
            return new Files(Pem.read(certificate, "certificate"), Pem.read(key, "key"));
        }

        private Files again() throws NoCertificateException {
            return read(certificate.file(), key.file());
        }

        private Certificate read(InstantSource clock) throws NoCertificateException {
            return Certificate.of(certificate, key, clock.instant());
        }
    }

    private final int port;
    private final InstantSource clock;
    private final String password = UUID.randomUUID().toString();
    private final SslContextFactory.Server factory = new SslContextFactory.Server();
    private Certificate certificate;
    private Files taken;
    private String told = "";

    private Encryption(Files files, int port, InstantSource clock) throws NoCertificateException {
        this.port = port;
        this.clock = clock;
        this.taken = files;
        this.certificate = files.read(clock);
        factory.setIncludeProtocols("TLSv1.3", "TLSv1.2");
        factory.addExcludeCipherSuites("^.*_CBC_.*$");
        factory.setRenegotiationAllowed(false);
        factory.setKeyStorePassword(password);
        factory.setKeyStore(certificate.store(password));
    }

    /// @param certificate a PEM file: the club's own certificate, then those that lead to it
    /// @param key a PEM file with its key
    /// @param port on which encrypted lines come in; 0 for any free one
    /// @throws NoCertificateException when the two cannot be used
    public static Encryption by(Path certificate, Path key, int port, InstantSource clock)
            throws NoCertificateException {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is not 0 to 65535: " + port);
        }
        return new Encryption(Files.read(certificate, key), port, clock);
    }

    public int port() {
        return port;
    }

    /// The names of the club in its certificate.
    public synchronized Set<String> names() {
        return certificate.names();
    }

    /// For the server.
    public SslContextFactory.Server factory() {
        return factory;
    }

    /// Looks whether there is another certificate, and uses it from the next line on.
    public synchronized void look() {
        try {
            var files = taken.again();
            if (!files.equals(taken)) {
                var renewed = files.read(clock);
                var store = renewed.store(password);
                factory.reload(context -> context.setKeyStore(store));
                taken = files;
                certificate = renewed;
                tell(Optional.empty());
                LOG.info("the renewed certificate is used, until {}", day());
            } else if (clock.instant().isAfter(certificate.until().minus(WARNING))) {
                tell(Optional.of("the certificate runs out on " + day()));
            }
        } catch (NoCertificateException wrong) {
            tell(Optional.of(String.valueOf(wrong.getMessage())));
        } catch (Exception failed) { // as the server declares it
            tell(Optional.of("the renewed certificate is not used: " + failed));
        }
    }

    private String day() {
        return Certificate.day(certificate.until()).toString();
    }

    /// Says it once, however often it is looked.
    private void tell(Optional<String> trouble) {
        trouble.filter(sentence -> !sentence.equals(told)).ifPresent(LOG::warn);
        told = trouble.orElse("");
    }
}
