package overtrick.page.tls;

/// A certificate and its key cannot be used; the message says on one line which file and why.
public final class NoCertificateException extends Exception {

    NoCertificateException(String message) {
        super(message);
    }
}
