package overtrick.page.server;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import org.eclipse.jetty.http.HttpHeader;
import org.eclipse.jetty.http.HttpStatus;
import org.eclipse.jetty.server.Request;
import org.eclipse.jetty.server.Response;
import org.eclipse.jetty.server.handler.ErrorHandler;
import org.eclipse.jetty.util.Callback;
import overtrick.page.Words;

/// Answers malformed and unsupported requests with a sentence. Nothing of the request is repeated.
final class BadRequests extends ErrorHandler {

    private final int largestRequest;

    BadRequests(int largestRequest) {
        this.largestRequest = largestRequest;
    }

    @Override
    public boolean handle(Request request, Response response, Callback callback) {
        String ranges = request.getHeaders().get(HttpHeader.ACCEPT_LANGUAGE);
        var words = Words.in(Words.preferred(ranges == null ? "" : ranges));
        int status = response.getStatus();
        Strictness.tell(request.isSecure(), response.getHeaders()::put);
        response.getHeaders().put(HttpHeader.CONTENT_TYPE, "text/plain;charset=utf-8");
        response.write(true, sentence(words, status), callback);
        return true;
    }

    private ByteBuffer sentence(Words words, int status) {
        if (status == HttpStatus.PAYLOAD_TOO_LARGE_413) {
            return bytes(words.get("too.large", largestRequest >> 10));
        }
        String key = "bad." + status;
        String other = status == HttpStatus.INTERNAL_SERVER_ERROR_500 ? "our.fault" : "bad.400";
        return bytes(words.get(words.has(key) ? key : other));
    }

    private static ByteBuffer bytes(String sentence) {
        return ByteBuffer.wrap(sentence.getBytes(StandardCharsets.UTF_8));
    }
}
