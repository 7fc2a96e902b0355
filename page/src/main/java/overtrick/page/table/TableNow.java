package overtrick.page.table;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.Chair;
import overtrick.house.table.ChatLine;
import overtrick.house.table.Occupant;
import overtrick.house.table.TableView;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.page.api.About;
import overtrick.page.api.Variant;

/// A table as a program is told of it: what its member may know, and nothing else.
@About("A table as your seat may see it.")
public record TableNow(
        @About(value = "By which the table is found.", example = "K7Q2M") String code,
        @About(
                        value =
                                "Of the last event that is told here; send it as `seen` with what"
                                        + " you do.",
                        example = "17")
                long number,
        @About(value = "What is played there.", example = "duplicate") String game,
        @About("What the table is called.") String name,
        @About(
                        value = "Who may come besides those who sit there.",
                        words = {"open", "members", "friends", "closed"})
                String access,
        @About("Whether the house says who sits where, as in an event.") boolean arranged,
        @About(
                        value = "Where you sit.",
                        words = {"N", "E", "S", "W"})
                Optional<String> seat,
        @About("Who sits where; a free seat is not there.") Map<String, SeatNow> seats,
        @About("What you may hear, the latest last.") List<ChatNow> chat,
        @About("The names of those who comment on it, whom its owner has let do so.")
                List<String> commentators,
        @About("What is played there, where programs are told of it, once it has begun.")
                Optional<Variant> board,
        @About("How it stands, where the game keeps a score of its own.") Optional<Variant> sheet) {

    /// Somebody at a table.
    @About("Somebody at a table.")
    public record SeatNow(
            String name,
            @About(
                            value = "Who it is.",
                            words = {"person", "robot"})
                    String kind,
            @About("Whether the person is away and a robot plays.") boolean away) {

        private static SeatNow of(Chair chair, Words words) {
            boolean person = chair.occupant() instanceof Occupant.Person;
            return new SeatNow(
                    Called.in(words, chair.occupant().name()),
                    person ? "person" : "robot",
                    chair.sittingOut());
        }
    }

    /// Something that was said.
    @About("Something that was said at a table.")
    public record ChatNow(long number, String name, boolean seated, String text) {

        private static ChatNow of(ChatLine line) {
            return new ChatNow(line.number(), line.name(), line.seated(), line.text());
        }
    }

    static TableNow of(
            TableId id,
            String game,
            TableView<?> view,
            Optional<Variant> board,
            Optional<Variant> sheet,
            Words words) {
        var seats = new LinkedHashMap<String, SeatNow>();
        for (var seat : Seat.values()) {
            view.chair(seat).ifPresent(chair -> seats.put(letter(seat), SeatNow.of(chair, words)));
        }
        return new TableNow(
                id.code(),
                view.number(),
                game,
                Called.in(words, view.name()),
                view.door().access().name().toLowerCase(Locale.ROOT),
                view.terms().hosted(),
                view.seat().map(TableNow::letter),
                seats,
                TalkBeside.called(view.chat(), words).stream().map(ChatNow::of).toList(),
                view.door().commentary().chosen().values().stream()
                        .map(name -> Called.in(words, name))
                        .sorted()
                        .toList(),
                board,
                sheet);
    }

    private static String letter(Seat seat) {
        return String.valueOf(seat.letter());
    }
}
