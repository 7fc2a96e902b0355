package overtrick.house.json;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Column;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.JsonParser;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.SerializationContext;
import tools.jackson.databind.deser.std.StdDeserializer;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.StdSerializer;

/// The JSON of the house: records as they are; cards, calls, seats, deals and results in the text
/// forms players know. The kernels know nothing of it.
public final class Json {

    public static final JsonMapper MAPPER =
            JsonMapper.builder()
                    .addModule(textForms())
                    .changeDefaultPropertyInclusion(
                            form -> form.withValueInclusion(JsonInclude.Include.NON_ABSENT))
                    .build();

    private Json() {}

    private static SimpleModule textForms() {
        var module = new SimpleModule("overtrick");
        addText(module, Card.class, Card::code, Card::parse);
        addText(module, Seat.class, seat -> String.valueOf(seat.letter()), Seat::parse);
        addText(module, Deal.class, Deal::pbn, Deal::parse);
        addText(module, Call.class, Call::code, Call::parse);
        addText(module, Auction.class, Json::text, Json::auction);
        addText(module, Result.class, Result::text, Json::result);
        addText(module, Column.class, Column::code, Column::parse);
        addNumber(module, BoardNumber.class, BoardNumber::value, BoardNumber::new);
        module.addKeySerializer(Seat.class, new SeatKey());
        return module;
    }

    private static String text(Auction auction) {
        return auction.dealer().letter() + ":" + auction.text();
    }

    private static Auction auction(String text) {
        return Auction.parse(Seat.parse(text.substring(0, 1)), text.substring(2));
    }

    private static Result result(String text) {
        return switch (Notation.parse(text)) {
            case Notation.PassedOut() -> new Result.PassedOut();
            case Notation.Played(var bid, var doubling, var declarer, int tricks) ->
                    new Result.Played(new Contract(bid, doubling, declarer.orElseThrow()), tricks);
        };
    }

    /// Writes and reads a type as a text of its own.
    public static <T> void addText(
            SimpleModule module,
            Class<T> type,
            Function<T, String> write,
            Function<String, T> read) {
        writeAs(module, type, (out, value) -> out.writeString(write.apply(value)));
        readFrom(module, type, in -> read.apply(in.getString()));
    }

    /// Writes a type as a text of its own.
    public static <T> void writeText(SimpleModule module, Class<T> type, Function<T, String> text) {
        writeAs(module, type, (out, value) -> out.writeString(text.apply(value)));
    }

    /// Writes and reads a type as a number.
    public static <T> void addNumber(
            SimpleModule module, Class<T> type, ToIntFunction<T> write, IntFunction<T> read) {
        writeNumber(module, type, write);
        readFrom(module, type, in -> read.apply(in.getIntValue()));
    }

    /// Writes a type as a number.
    public static <T> void writeNumber(
            SimpleModule module, Class<T> type, ToIntFunction<T> number) {
        writeAs(module, type, (out, value) -> out.writeNumber(number.applyAsInt(value)));
    }

    private static <T> void writeAs(
            SimpleModule module, Class<T> type, BiConsumer<JsonGenerator, T> write) {
        module.addSerializer(
                type,
                new StdSerializer<T>(type) {
                    @Override
                    public void serialize(
                            T value, JsonGenerator out, SerializationContext context) {
                        write.accept(out, value);
                    }
                });
    }

    private static <T> void readFrom(
            SimpleModule module, Class<T> type, Function<JsonParser, T> read) {
        module.addDeserializer(
                type,
                new StdDeserializer<T>(type) {
                    @Override
                    public T deserialize(JsonParser in, DeserializationContext context) {
                        return read.apply(in);
                    }
                });
    }

    /// A seat as the name of a member; reading goes through [Seat#parse].
    private static final class SeatKey extends StdSerializer<Seat> {
        private SeatKey() {
            super(Seat.class);
        }

        @Override
        public void serialize(Seat seat, JsonGenerator out, SerializationContext context) {
            out.writeName(String.valueOf(seat.letter()));
        }
    }
}
