package overtrick.formats.json;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.FormatException;
import overtrick.formats.Diagnostic;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.pbn.PlayedBoard;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.TokenStreamLocation;
import tools.jackson.core.json.JsonFactory;

/// Reads boards written as JSON, one after the other: the whole file, or one board a line. What is
/// wrong in one board does not keep the others from being read. Not thread-safe.
public final class BoardsJsonReader {

    private static final int DEEPEST = 20;

    private static final JsonFactory JSON =
            JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(DEEPEST).build())
                    .build();

    private final JsonParser parser;
    private final Diagnostics diagnostics = new Diagnostics();
    private boolean inBoards;
    private boolean over;
    private int leftOut;

    private BoardsJsonReader(JsonParser parser) {
        this.parser = parser;
    }

    /// Reads a stream in UTF-8, or in UTF-16 or UTF-32. Whoever opened it closes it.
    public static BoardsJsonReader of(InputStream stream) {
        return new BoardsJsonReader(JSON.createParser(ObjectReadContext.empty(), stream));
    }

    /// The next board; empty at the end of the text, or where it is no JSON.
    public Optional<PlayedBoard> next() {
        try {
            while (!over) {
                var board = step();
                if (board.isPresent()) {
                    return board;
                }
            }
        } catch (JacksonException wrong) {
            over = true;
            var where = Optional.ofNullable(wrong.getLocation()).orElse(parser.currentLocation());
            diagnostics.error(
                    place(where),
                    "this is no JSON: "
                            + wrong.getOriginalMessage().replaceFirst(" \\(start marker at .*", "")
                            + "; what stands behind it is not read");
        }
        return Optional.empty();
    }

    private Optional<PlayedBoard> step() {
        var token = parser.nextToken();
        if (token == null) {
            over = true;
            return Optional.empty();
        }
        if (token == JsonToken.END_ARRAY) {
            inBoards = false;
            skipToEnd();
            return Optional.empty();
        }
        var place = place(parser.currentTokenLocation());
        if (token == JsonToken.START_OBJECT) {
            return object(place);
        }
        diagnostics.error(place, "this is no board in braces");
        parser.skipChildren();
        return Optional.empty();
    }

    /// A board, or what is around all of them.
    private Optional<PlayedBoard> object(Place place) {
        var draft = new BoardDraft(place);
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            if (name.equals("boards")
                    && !inBoards
                    && parser.currentToken() == JsonToken.START_ARRAY) {
                inBoards = true;
                return Optional.empty();
            }
            member(draft, name);
        }
        if (!inBoards && !draft.isBegun()) {
            diagnostics.error(place, "object has no member boards");
            return Optional.empty();
        }
        try {
            return Optional.of(draft.board());
        } catch (FormatException | IllegalArgumentException wrong) {
            leftOut++;
            diagnostics.error(draft.placeOfFault(), wrong.getMessage() + "; the board is left out");
            return Optional.empty();
        }
    }

    private void member(BoardDraft draft, String name) {
        var place = place(parser.currentTokenLocation());
        switch (parser.currentToken()) {
            case START_OBJECT -> {
                while (parser.nextToken() != JsonToken.END_OBJECT) {
                    String key = parser.currentName();
                    parser.nextToken();
                    plain().ifPresent(text -> draft.put(name, key, text, place));
                }
            }
            case START_ARRAY -> {
                var words = new ArrayList<String>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    plain().ifPresent(words::add);
                }
                draft.put(name, words, place);
            }
            default -> plain().ifPresent(text -> draft.put(name, List.of(text), place));
        }
    }

    private Optional<String> plain() {
        var token = parser.currentToken();
        if (token.isStructStart()) {
            diagnostics.error(
                    place(parser.currentTokenLocation()), "this is not a text or a number");
            parser.skipChildren();
            return Optional.empty();
        }
        return token == JsonToken.VALUE_NULL
                ? Optional.empty()
                : Optional.of(String.valueOf(parser.getString()));
    }

    /// Behind the boards nothing more is said.
    private void skipToEnd() {
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            parser.nextToken();
            parser.skipChildren();
        }
    }

    /// How many boards could not be read so far.
    public int leftOut() {
        return leftOut;
    }

    /// Takes away what was wrong since it was last asked.
    public List<Diagnostic> diagnostics() {
        return diagnostics.takeAll();
    }

    private static Place place(TokenStreamLocation where) {
        return new Place(Math.max(1, where.getLineNr()), Math.max(1, where.getColumnNr()));
    }
}
