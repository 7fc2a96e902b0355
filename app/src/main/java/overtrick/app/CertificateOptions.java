package overtrick.app;

import java.nio.file.Path;
import java.time.InstantSource;
import overtrick.app.input.UserError;
import overtrick.page.tls.Encryption;
import overtrick.page.tls.NoCertificateException;
import picocli.CommandLine.Option;

/// By what the club encrypts its lines.
final class CertificateOptions {

    @Option(
            names = "--certificate",
            required = true,
            paramLabel = "FILE",
            description =
                    "encrypts by this certificate (PEM, with its chain); renewed ones are used")
    private Path certificate = Path.of("");

    @Option(
            names = "--key",
            required = true,
            paramLabel = "FILE",
            description = "its key (PEM, PKCS #8)")
    private Path key = Path.of("");

    @Option(
            names = "--https-port",
            paramLabel = "N",
            description = "for encrypted lines; --port leads there (default: ${DEFAULT-VALUE})",
            defaultValue = "8443")
    private int port;

    /// @throws UserError when they cannot be used
    Encryption open() {
        if (port < 0 || port > 65_535) {
            throw new UserError("https port is not 0 to 65535: " + port);
        }
        try {
            return Encryption.by(certificate, key, port, InstantSource.system());
        } catch (NoCertificateException wrong) {
            throw new UserError(String.valueOf(wrong.getMessage()));
        }
    }
}
