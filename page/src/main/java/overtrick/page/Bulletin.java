package overtrick.page;

import io.javalin.http.Context;
import java.util.List;
import java.util.function.Supplier;

/// Something that the club tells everybody on every page. A page that is open hears from its stream
/// that it has changed, by its sign.
///
/// @param key of the sentence into which the text goes; empty when the text is all
/// @param text in the words of whoever tells it
public record Bulletin(String key, String text) {

    /// What is told at any moment.
    @FunctionalInterface
    public interface Board extends Supplier<List<Bulletin>> {}

    /// The part of a page with all of them.
    public record Part(List<Bulletin> bulletins, Words words) {
        public Part {
            bulletins = List.copyOf(bulletins);
        }

        public String sign() {
            return Bulletin.sign(bulletins);
        }
    }

    private static final String BOARD = "bulletins";

    /// Keeps for a request where to look.
    public static void keep(Context ctx, Board board) {
        ctx.attribute(BOARD, board);
    }

    /// Where the request looks: at the club's own board, or at an empty one.
    public static Board board(Context ctx) {
        Board kept = ctx.attribute(BOARD);
        return kept == null ? List::of : kept;
    }

    /// Another text after each change, the same for the same bulletins.
    public static String sign(List<Bulletin> bulletins) {
        return Integer.toHexString(bulletins.hashCode());
    }

    public String sentence(Words words) {
        return key.isEmpty() ? text : words.get(key, text);
    }
}
