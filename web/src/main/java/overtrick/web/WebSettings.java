package overtrick.web;

/// Where the pages are served.
///
/// @param host the address to listen on, such as `0.0.0.0`
/// @param port 0 for any free one
/// @param largestRequest in bytes; a larger one is turned away
public record WebSettings(String host, int port, int largestRequest) {

    private static final int MEBIBYTE = 1 << 20;

    public WebSettings {
        if (port < 0 || port > 65_535) {
            throw new IllegalArgumentException("port is not 0 to 65535: " + port);
        }
        if (largestRequest < 1) {
            throw new IllegalArgumentException(
                    "largest request is not 1 or more: " + largestRequest);
        }
    }

    public WebSettings(String host, int port) {
        this(host, port, 2 * MEBIBYTE);
    }
}
