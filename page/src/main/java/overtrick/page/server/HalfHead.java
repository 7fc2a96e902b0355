package overtrick.page.server;

import java.nio.ByteBuffer;
import java.nio.channels.WritePendingException;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;
import org.eclipse.jetty.io.EndPoint;
import org.eclipse.jetty.util.Callback;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import overtrick.page.Words;

/// The answer to a request whose head does not come to its end. There is no request yet that could
/// be answered, and no language that was asked for: they are told in all of them.
final class HalfHead {

    private static final Logger LOG = LoggerFactory.getLogger(HalfHead.class);

    private HalfHead() {}

    /// Says it without waiting, and nothing more after it; the connection is still to be closed.
    static void tell(EndPoint other) {
        try {
            other.write(
                    Callback.from(
                            other::shutdownOutput,
                            gone -> LOG.debug("nobody is there any longer", gone)),
                    ByteBuffer.wrap(answer()));
        } catch (WritePendingException busy) {
            LOG.debug("the rest has just come", busy);
        }
    }

    private static byte[] answer() {
        String sentences =
                Words.LANGUAGES.stream()
                        .map(language -> Words.in(language).get("bad.408"))
                        .distinct()
                        .collect(Collectors.joining("\n"));
        byte[] content = sentences.getBytes(StandardCharsets.UTF_8);
        String head =
                """
                HTTP/1.1 408 Request Timeout
                Cache-Control: no-store
                Content-Type: text/plain;charset=utf-8
                Content-Length: %d
                Connection: close

                """
                        .formatted(content.length)
                        .replace("\n", "\r\n");
        return (head + sentences).getBytes(StandardCharsets.UTF_8);
    }
}
