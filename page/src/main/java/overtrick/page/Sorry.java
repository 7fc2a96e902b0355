package overtrick.page;

import io.javalin.http.HttpStatus;
import java.util.function.Function;

/// A request that cannot be met: what went wrong, as a sentence for whoever asked.
public final class Sorry extends RuntimeException {

    private final HttpStatus status;
    private final String code;
    private final transient Function<Words, String> sentence;

    public Sorry(HttpStatus status, Function<Words, String> sentence) {
        this(status, "", sentence);
    }

    /// @param code by which programs know what is the matter; may be empty
    public Sorry(HttpStatus status, String code, Function<Words, String> sentence) {
        super(status + ": " + sentence.apply(Words.in(Words.LANGUAGES.getFirst())));
        this.status = status;
        this.code = code;
        this.sentence = sentence;
    }

    /// Something in the request is not understood.
    public static Sorry unclear(String key, Object... details) {
        return new Sorry(HttpStatus.UNPROCESSABLE_CONTENT, key, words -> words.get(key, details));
    }

    public static Sorry notFound(String key, Object... details) {
        return new Sorry(HttpStatus.NOT_FOUND, key, words -> words.get(key, details));
    }

    /// It could be met at another time.
    static Sorry busy(String key, Object... details) {
        return new Sorry(HttpStatus.SERVICE_UNAVAILABLE, key, words -> words.get(key, details));
    }

    public HttpStatus status() {
        return status;
    }

    /// By which programs know what is the matter, whatever the language; empty where it has none.
    public String code() {
        return code;
    }

    public String sentence(Words words) {
        return sentence.apply(words);
    }
}
