package overtrick.log.commit;

import java.util.function.Function;

/// How a store speaks of its troubles.
///
/// @param words the reason in words, to be put after a colon
/// @param slow what is said when the writer does not come to a piece of work in time
/// @param unknown what is said when it cannot be told whether something was kept
public record Voice(Function<Throwable, String> words, String slow, String unknown) {

    String of(Throwable trouble) {
        return words.apply(trouble);
    }
}
