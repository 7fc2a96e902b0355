package overtrick.app;

import java.nio.file.Path;
import java.time.InstantSource;
import java.util.Optional;
import overtrick.app.input.UserError;
import overtrick.page.tls.Encryption;
import overtrick.page.tls.NoCertificateException;
import picocli.CommandLine.Option;

/// By what the club encrypts its lines.
final class CertificateOptions {

    @Option(
            names = "--certificate",
            paramLabel = "FILE",
            description =
                    "encrypts by this certificate (PEM, with its chain); renewed ones are used")
    private Optional<Path> certificate = Optional.empty();

    @Option(
            names = "--key",
            paramLabel = "FILE",
            description = "the key of the certificate (PEM, PKCS #8)")
    private Optional<Path> key = Optional.empty();

    @Option(
            names = "--https-port",
            paramLabel = "N",
            description = "for encrypted lines; --port leads there (default: ${DEFAULT-VALUE})")
    private int port = 8443;

    /// Empty when lines are open.
    ///
    /// @throws UserError when they cannot be used
    Optional<Encryption> open() {
        if (certificate.isEmpty() && key.isEmpty()) {
            return Optional.empty();
        }
        if (port < 0 || port > 65_535) {
            throw new UserError("https port is not 0 to 65535: " + port);
        }
        if (certificate.isEmpty() || key.isEmpty()) {
            throw new UserError("--certificate goes with --key: say both, or neither");
        }
        try {
            var opened = Encryption.by(certificate.get(), key.get(), port, InstantSource.system());
            return Optional.of(opened);
        } catch (NoCertificateException wrong) {
            throw new UserError(String.valueOf(wrong.getMessage()));
        }
    }
}
