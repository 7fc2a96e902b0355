package overtrick.formats.json;

import java.io.OutputStream;
import java.util.List;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.formats.pbn.ExportValues;
import overtrick.formats.pbn.PlayedBoard;
import tools.jackson.core.JsonEncoding;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.StreamWriteFeature;
import tools.jackson.core.json.JsonFactory;

/// Writes boards as JSON, one after the other. Not thread-safe.
public final class BoardsJsonWriter implements AutoCloseable {

    /// What the member `format` says.
    static final String FORMAT = "overtrick-boards";

    /// What the member `version` says.
    static final int VERSION = 1;

    private static final JsonFactory JSON =
            JsonFactory.builder().disable(StreamWriteFeature.AUTO_CLOSE_TARGET).build();

    private final JsonGenerator json;

    /// Begins a file.
    ///
    /// @param file stays open when this is closed
    public BoardsJsonWriter(OutputStream file) {
        json = JSON.createGenerator(ObjectWriteContext.empty(), file, JsonEncoding.UTF8);

        json.writeStartObject();
        json.writeStringProperty("format", FORMAT);
        json.writeNumberProperty("version", VERSION);
        json.writeArrayPropertyStart("boards");
    }

    /// Writes a board on a line of its own.
    public void write(PlayedBoard played) {
        var board = played.board();
        json.writeRaw('\n');
        json.writeStartObject();
        json.writeNumberProperty("number", board.number().value());
        json.writeStringProperty("dealer", String.valueOf(board.dealer().letter()));
        json.writeStringProperty("vulnerable", ExportValues.vulnerable(board.vulnerability()));
        json.writeStringProperty("deal", board.deal().pbn());
        if (!played.tags().isEmpty()) {
            json.writeObjectPropertyStart("tags");
            played.tags().forEach(json::writeStringProperty);
            json.writeEndObject();
        }
        played.auction().ifPresent(auction -> words("auction", codes(auction.calls())));
        if (!played.notes().isEmpty()) {
            json.writeObjectPropertyStart("notes");
            played.notes()
                    .forEach((place, text) ->
                            json.writeStringProperty(String.valueOf(place + 1), text));
            json.writeEndObject();
        }
        played.ending().ifPresent(this::ending);
        if (!played.cards().isEmpty()) {
            words("play", played.cards().stream().map(Card::code).toList());
        }
        played.result().ifPresent(this::tricks);
        json.writeEndObject();
    }

    private static List<String> codes(List<Call> calls) {
        return calls.stream().map(Call::code).toList();
    }

    private void words(String name, List<String> words) {
        json.writeArrayPropertyStart(name);
        words.forEach(json::writeString);
        json.writeEndArray();
    }

    private void ending(AuctionResult ending) {
        json.writeStringProperty(
                "contract",
                switch (ending) {
                    case AuctionResult.PassedOut() -> "P";
                    case Contract contract -> contract.code();
                });
    }

    private void tricks(Result result) {
        if (result instanceof Result.Played(_, int tricks)) {
            json.writeNumberProperty("tricks", tricks);
        }
    }

    /// Ends the file.
    @Override
    public void close() {
        json.writeRaw('\n');
        json.writeEndArray();
        json.writeEndObject();
        json.writeRaw('\n');
        json.close();
    }
}
