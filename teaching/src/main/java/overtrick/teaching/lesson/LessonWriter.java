package overtrick.teaching.lesson;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Set;
import java.util.StringJoiner;
import java.util.TreeMap;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Call;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnElement;
import overtrick.formats.pbn.PbnFile;
import overtrick.formats.pbn.PbnGame;
import overtrick.formats.pbn.PbnTag;
import overtrick.formats.pbn.PlayedBoard;

/// Writes lessons in the export form of PBN, with their directives: read back, a lesson is the
/// same.
public final class LessonWriter {

    private LessonWriter() {}

    /// The file of a lesson.
    public static byte[] write(Lesson lesson) {
        var games = new ArrayList<PbnGame>();
        for (var board : lesson.boards()) {
            games.add(game(games.size() + 1, board));
        }
        return Pbn.write(new PbnFile(games, List.of()));
    }

    private static PbnGame game(int number, LessonBoard board) {
        var game = given(PbnGame.of(number, withStudent(board)), board);
        String text = board.told() ? text(board.steps()) : board.steps().getLast().text();
        if (text.isEmpty()) {
            return game;
        }
        var comment = new PbnElement.Comment(Place.START, text);
        var tags = new ArrayList<PbnTag>();
        boolean auction = game.tag("Auction").isPresent();
        for (var tag : game.tags()) {
            boolean behind = tag.name().equals(auction ? "Auction" : "Student");
            tags.add(behind ? with(tag, comment) : tag);
        }
        return new PbnGame(game.number(), game.place(), game.escapes(), game.comments(), tags);
    }

    /// The game without the hands that are not known.
    private static PbnGame given(PbnGame game, LessonBoard board) {
        if (board.hidden().isEmpty()) {
            return game;
        }
        var first = board.played().board().dealer();
        var hands = new StringJoiner(" ", first.letter() + ":", "");
        for (int place = 0; place < Seat.values().length; place++) {
            var seat = first.plus(place);
            var hand = board.played().board().deal().hand(seat);
            hands.add(board.hidden().contains(seat) ? "-" : hand.pbn());
        }
        return game.with("Deal", hands.toString());
    }

    private static PbnTag with(PbnTag tag, PbnElement.Comment comment) {
        if (tag.body().isEmpty()) {
            return new PbnTag(
                    tag.place(),
                    tag.name(),
                    tag.valuePlace(),
                    tag.value(),
                    List.of(comment),
                    tag.body());
        }
        var body = new ArrayList<>(tag.body());
        body.add(comment);
        return new PbnTag(
                tag.place(), tag.name(), tag.valuePlace(), tag.value(), tag.comments(), body);
    }

    private static PlayedBoard withStudent(LessonBoard board) {
        var played = board.played();
        var tags = new TreeMap<>(played.tags());
        tags.put("Student", String.valueOf(board.student().letter()));
        return new PlayedBoard(
                played.board(),
                tags,
                played.auction(),
                played.notes(),
                played.play(),
                played.result());
    }

    /// Steps as the text of a comment.
    public static String text(List<Step> steps) {
        return steps.stream().map(LessonWriter::text).collect(Collectors.joining("\n\n"));
    }

    private static String text(Step step) {
        var parts = new ArrayList<String>();
        if (!step.displays().isEmpty()) {
            parts.add(
                    step.displays().stream()
                            .map(LessonWriter::directive)
                            .collect(Collectors.joining(" ")));
        }
        if (!step.text().isEmpty()) {
            parts.add(plain(step.text()));
        }
        String ask = directive(step.ask());
        if (!ask.isEmpty()) {
            parts.add(ask);
        }
        return String.join("\n\n", parts);
    }

    /// Suits by their letters, so that a file needs no more than plain letters for them.
    private static String plain(String text) {
        return text.replace("♠", "\\S")
                .replace("♥", "\\H")
                .replace("♦", "\\D")
                .replace("♣", "\\C")
                .replace('{', '(')
                .replace('}', ')');
    }

    private static String directive(Ask ask) {
        return switch (ask) {
            case Ask.Bid(var right, var accepted) ->
                    "[BID " + right.code() + "]" + (accepted.isEmpty() ? "" : accept(accepted));
            case Ask.Choose(var right) -> "[choose-card " + choice(right) + "]";
            case Ask.Move.NEXT -> "[NEXT]";
            case Ask.Move.ROTATE -> "[ROTATE]";
            case Ask.Move.END -> "";
        };
    }

    private static String accept(List<Call> calls) {
        return calls.stream().map(Call::code).collect(Collectors.joining(" ", " [ACCEPT ", "]"));
    }

    private static String choice(Set<Card> right) {
        var codes = right.stream().sorted().map(Card::code).toList();
        return codes.size() == 1 ? codes.getFirst() : "any:" + String.join(",", codes);
    }

    private static String directive(Display display) {
        return switch (display) {
            case Display.Show(var seats) -> "[SHOW " + letters(seats) + "]";
            case Display.OnTable(var cards) -> "[showcards " + bySeat(cards) + "]";
            case Display.Gone(var cards) -> "[PLAY " + bySeat(cards) + "]";
            case Display.AuctionShown(boolean shown) -> "[AUCTION " + (shown ? "on]" : "off]");
            case Display.Nearest(var seat) -> "[ROTATE " + seat.letter() + "]";
            case Display.Heading(boolean role, var text) ->
                    (role ? "[ROLE " : "[STAGE ") + plain(text) + "]";
            case Display.Sign.RESET -> "[RESET]";
            case Display.Sign.SHOW_LEAD -> "[SHOW_LEAD]";
            case Display.Sign.CLEAR_COMMENTARY -> "[clear-commentary]";
        };
    }

    private static String letters(Set<Seat> seats) {
        return seats.size() == Seat.values().length
                ? "ALL"
                : seats.stream()
                        .sorted()
                        .map(seat -> String.valueOf(seat.letter()))
                        .collect(Collectors.joining());
    }

    private static String bySeat(List<Display.Held> cards) {
        var bySeat = new LinkedHashMap<Seat, List<String>>();
        for (var held : cards) {
            bySeat.computeIfAbsent(held.seat(), _ -> new ArrayList<>()).add(held.card().code());
        }
        return bySeat.entrySet().stream()
                .map(one -> one.getKey().letter() + ":" + String.join(",", one.getValue()))
                .collect(Collectors.joining(" "));
    }
}
