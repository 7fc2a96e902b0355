package overtrick.practice.lesson;

import java.util.EnumSet;
import java.util.List;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.page.paper.Paper;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.Lesson;
import overtrick.teaching.lesson.LessonBoard;
import overtrick.teaching.lesson.Scene;

/// A lesson as sheets of A4: the questions with the hands that are seen then, and the answers with
/// all hands on a sheet behind them.
final class HandoutPdf {

    private static final float TITLE = 20;
    private static final float HEADING = 13;
    private static final float TEXT = 10;
    private static final float SMALL = 8;
    private static final float LINE = 14;
    private static final float LEFT = 2 * Paper.MARGIN;
    private static final float WIDE = Paper.WIDTH - 2 * LEFT;
    private static final float BOTTOM = Paper.HEIGHT - 2 * Paper.MARGIN;
    private static final float COLUMN = WIDE / 4;
    private static final int HAND_LINES = 5;
    private static final List<Suit> SUITS =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);

    private final Paper paper;
    private final Lesson lesson;
    private final Words words;
    private float y;

    private HandoutPdf(Paper paper, Lesson lesson, Words words) {
        this.paper = paper;
        this.lesson = lesson;
        this.words = words;
    }

    static byte[] of(Lesson lesson, Words words) {
        try (var paper = new Paper(lesson.title())) {
            var pdf = new HandoutPdf(paper, lesson, words);
            pdf.turn();
            pdf.y += TITLE;
            paper.fitted(LEFT, pdf.y, TITLE, WIDE, lesson.title());
            pdf.y += LINE;
            for (int at = 0; at < lesson.boards().size(); at++) {
                pdf.questions(at + 1, lesson.boards().get(at));
            }
            pdf.turn();
            pdf.heading(words.get("lesson.print.answers"));
            for (int at = 0; at < lesson.boards().size(); at++) {
                pdf.answers(at + 1, lesson.boards().get(at));
            }
            return paper.bytes();
        }
    }

    private void turn() {
        paper.turn();
        y = Paper.MARGIN + LINE;
        float foot = Paper.HEIGHT - Paper.MARGIN;
        paper.text(LEFT, foot, SMALL, Paper.GREY, lesson.title());
        paper.toLeft(LEFT + WIDE, foot, SMALL, "" + paper.pages());
    }

    private void room(float wanted) {
        if (y + wanted > BOTTOM) {
            turn();
        }
    }

    private void heading(String text) {
        room((HAND_LINES + 4) * LINE);
        y += LINE;
        paper.fitted(LEFT, y, HEADING, WIDE, text);
        y += LINE / 2;
        paper.rule(LEFT, y, WIDE);
        y += LINE;
    }

    private void questions(int number, LessonBoard board) {
        heading(title(number, board));
        var seats = Scene.at(board, 0).shown();
        hands(board, List.copyOf(seats));
        boolean asked = false;
        for (int at = 0; at < board.steps().size(); at++) {
            var step = board.steps().get(at);
            if (!step.ask().isQuestion()) {
                continue;
            }
            auction(board, at);
            text(step.text());
            room(2 * LINE);
            y += LINE / 2;
            paper.text(LEFT, y, TEXT, words.get("lesson.print.answer"));
            paper.rule(LEFT + COLUMN, y + 2, COLUMN);
            y += LINE;
            asked = true;
        }
        if (!asked) {
            text(board.steps().getFirst().text());
        }
    }

    private String title(int number, LessonBoard board) {
        var deal = board.played().board();
        return words.get("lesson.board", number)
                + " · "
                + words.get(
                        "board.about", words.name(deal.dealer()), words.name(deal.vulnerability()));
    }

    private void answers(int number, LessonBoard board) {
        heading(title(number, board));
        var given = EnumSet.allOf(Seat.class);
        given.removeAll(board.hidden());
        hands(board, List.copyOf(given));
        for (var step : board.steps()) {
            text(step.text());
            answer(step.ask());
        }
    }

    private void answer(Ask ask) {
        String right =
                switch (ask) {
                    case Ask.Bid(var call, _) -> words.symbols(call);
                    case Ask.Choose(var cards) ->
                            String.join(", ", cards.stream().sorted().map(words::symbols).toList());
                    case Ask.Move _ -> "";
                };
        if (!right.isEmpty()) {
            room(LINE);
            paper.bold(LEFT, y, TEXT, words.get("lesson.print.right", right));
            y += LINE;
        }
    }

    private void auction(LessonBoard board, int step) {
        board.auction()
                .map(all -> all.first(board.callsAt(step)))
                .filter(auction -> !auction.calls().isEmpty())
                .ifPresent(auction -> {
                    var line = new StringBuilder();
                    for (int at = 0; at < auction.calls().size(); at++) {
                        line.append(line.isEmpty() ? "" : "   ")
                                .append(words.letter(auction.caller(at)))
                                .append(": ")
                                .append(words.symbols(auction.calls().get(at)));
                    }
                    text(line.toString());
                });
    }

    private void hands(LessonBoard board, List<Seat> seats) {
        room(HAND_LINES * LINE);
        float x = LEFT;
        for (var seat : seats) {
            hand(x, words.name(seat), board.played().board().deal().hand(seat));
            x += COLUMN;
        }
        y += (HAND_LINES + 0.5f) * LINE;
    }

    private void hand(float x, String name, CardSet hand) {
        paper.bold(x, y, TEXT, name);
        float line = y;
        for (var suit : SUITS) {
            line += LINE;
            String ranks = hand.length(suit) == 0 ? "–" : words.spaced(hand.in(suit));
            paper.fitted(x, line, TEXT, COLUMN - 4, suit.symbol() + " " + ranks);
        }
    }

    private void text(String text) {
        for (var paragraph : text.replaceAll("</?b>", "").split("\n\n")) {
            for (var line : paper.lines(paragraph, TEXT, WIDE)) {
                room(LINE);
                paper.text(LEFT, y, TEXT, line);
                y += LINE;
            }
            y += LINE / 3;
        }
    }
}
