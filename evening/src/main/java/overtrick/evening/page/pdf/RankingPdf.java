package overtrick.evening.page.pdf;

import java.util.List;
import overtrick.evening.page.RankingLines;
import overtrick.page.Words;
import overtrick.page.paper.Paper;

/// The ranking as it hangs on the club's wall.
public final class RankingPdf {

    private static final float LARGE = 18;
    private static final float TEXT = 11;
    private static final float SMALL = 8;
    private static final float LINE = 17;
    private static final float BOTTOM = Paper.HEIGHT - Paper.MARGIN - LINE;

    /// The right edges of place and number, where names begin, and the right edges of the rest.
    private static final float PLACE = Paper.MARGIN + 40;

    private static final float NUMBER = PLACE + 45;
    private static final float NAMES = NUMBER + 14;
    private static final float BOARDS = Paper.WIDTH - Paper.MARGIN;
    private static final float VALUE = BOARDS - 60;

    private final Paper paper;
    private final String title;
    private final String when;
    private final Words words;
    private float y;

    private RankingPdf(Paper paper, String title, String when, Words words) {
        this.paper = paper;
        this.title = title;
        this.when = when;
        this.words = words;
        turn();
    }

    public static byte[] of(String title, String when, List<RankingLines> lists, Words words) {
        try (var paper = new Paper(title)) {
            var ranking = new RankingPdf(paper, title, when, words);
            lists.forEach(ranking::list);
            return paper.bytes();
        }
    }

    private void turn() {
        paper.turn();
        y = Paper.MARGIN + LARGE;
        paper.fitted(Paper.MARGIN, y, LARGE, Paper.WIDTH - 2 * Paper.MARGIN, title);
        y += LINE;
        paper.text(Paper.MARGIN, y, SMALL, Paper.GREY, when);
        paper.toLeft(BOARDS, Paper.HEIGHT - Paper.MARGIN + 2, SMALL, "" + paper.pages());
        y += LINE;
    }

    private void list(RankingLines list) {
        if (y + 3 * LINE > BOTTOM) {
            turn();
        }
        if (!list.caption().isEmpty()) {
            y += LINE;
            paper.bold(Paper.MARGIN, y, TEXT, list.caption());
            y += LINE;
        }
        head(list);
        for (var line : list.lines()) {
            if (y > BOTTOM) {
                turn();
                head(list);
            }
            paper.toLeft(PLACE, y, TEXT, line.place());
            paper.toLeft(NUMBER, y, TEXT, line.number());
            float room = VALUE - NAMES - paper.width(line.value(), TEXT) - TEXT;
            paper.fitted(NAMES, y, TEXT, room, line.name());
            paper.toLeft(VALUE, y, TEXT, line.value());
            paper.toLeft(BOARDS, y, TEXT, "" + line.boards());
            paper.rule(Paper.MARGIN, y + 5, BOARDS - Paper.MARGIN);
            y += LINE;
        }
    }

    private void head(RankingLines list) {
        paper.toLeft(PLACE, y, SMALL, words.get("ev.place"));
        paper.toLeft(NUMBER, y, SMALL, words.get("ev.number"));
        paper.text(NAMES, y, SMALL, Paper.GREY, words.get("ev.names"));
        paper.toLeft(VALUE, y, SMALL, list.unit());
        paper.toLeft(BOARDS, y, SMALL, words.get("sheet.boards"));
        y += LINE;
    }
}
