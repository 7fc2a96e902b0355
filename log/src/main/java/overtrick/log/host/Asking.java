package overtrick.log.host;

import java.util.HashMap;
import java.util.Map;
import java.util.function.ToLongFunction;

/// A question from outside, such as a request for a page. Whoever asks may come from a neighbour
/// with what was acknowledged there, and sees it here: what is looked at for the question is at
/// least as new as the log was when the question first came to it.
///
/// It goes with the thread that answers. Whatever is looked at without a question, such as pictures
/// for pages that stay open, follows the words of the neighbours.
public final class Asking {

    private static final ScopedValue<Asking> NOW = ScopedValue.newInstance();

    /// Where streams ended.
    private final Map<String, Long> heads = new HashMap<>();

    private Asking() {}

    /// Answers a question: all that the work looks at on this thread is looked at for it.
    public static void during(Runnable work) {
        ScopedValue.where(NOW, new Asking()).run(work);
    }

    /// The least number that whoever asks is to see of a stream; 0 where nobody asks.
    ///
    /// @param head where the stream ends; asked once for each question
    static long number(String stream, ToLongFunction<String> head) {
        return NOW.isBound() ? NOW.get().heads.computeIfAbsent(stream, head::applyAsLong) : 0;
    }
}
