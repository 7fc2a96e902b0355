package overtrick.library.paper;

import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.page.paper.Paper;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.Booklet.Chapter;
import overtrick.systems.sheet.Booklet.Entry;
import overtrick.systems.sheet.Booklet.Section;

/// A booklet as sheets of A4, a chapter on a new one.
public final class BookletPdf {

    private static final float TITLE = 22;
    private static final float HEADING = 15;
    private static final float SMALL = 8;
    private static final float TEXT = 9;
    private static final float LINE = 12;
    private static final float LEFT = 2 * Paper.MARGIN;
    private static final float WIDE = Paper.WIDTH - 2 * LEFT;
    private static final float BOTTOM = Paper.HEIGHT - 2 * Paper.MARGIN;

    /// Where what a call shows begins.
    private static final float SHOWS = LEFT + 62;

    private final Paper paper;
    private final String title;
    private float y;

    private BookletPdf(Paper paper, String title) {
        this.paper = paper;
        this.title = title;
    }

    public static byte[] of(Booklet booklet) {
        try (var paper = new Paper(booklet.title())) {
            var pdf = new BookletPdf(paper, booklet.title());
            pdf.turn();
            pdf.y += TITLE;
            paper.fitted(LEFT, pdf.y, TITLE, WIDE, booklet.title());
            pdf.y += LINE;
            pdf.text(LEFT, booklet.lead());
            for (int at = 0; at < booklet.chapters().size(); at++) {
                if (at > 0) {
                    pdf.turn();
                }
                pdf.chapter(booklet.chapters().get(at));
            }
            return paper.bytes();
        }
    }

    private void turn() {
        paper.turn();
        y = Paper.MARGIN + LINE;
        float foot = Paper.HEIGHT - Paper.MARGIN;
        paper.text(LEFT, foot, SMALL, Paper.GREY, title);
        paper.toLeft(LEFT + WIDE, foot, SMALL, "" + paper.pages());
    }

    private void room(float wanted) {
        if (y + wanted > BOTTOM) {
            turn();
        }
    }

    private void chapter(Chapter chapter) {
        y += 2 * LINE;
        paper.fitted(LEFT, y, HEADING, WIDE, chapter.heading());
        y += LINE / 2;
        paper.rule(LEFT, y, WIDE);
        y += LINE;
        chapter.sections().forEach(this::section);
    }

    private void section(Section section) {
        if (!section.heading().isEmpty()) {
            room(4 * LINE);
            y += LINE / 2;
            paper.bold(LEFT, y, TEXT, section.heading());
            y += LINE;
        }
        section.entries().forEach(this::entry);
        section.sentences()
                .forEach(sentence -> {
                    paper.text(LEFT, y, TEXT, "–");
                    text(LEFT + LINE, sentence);
                });
    }

    private void entry(Entry entry) {
        room(LINE);
        String mark = entry.mark().isEmpty() ? "" : " " + entry.mark();
        paper.fitted(LEFT, y, TEXT, SHOWS - LEFT - 4, signs(entry.call()) + mark);
        text(SHOWS, entry.text());
    }

    private void text(float x, String text) {
        for (var line : paper.lines(text, TEXT, LEFT + WIDE - x)) {
            room(LINE);
            paper.text(x, y, TEXT, line);
            y += LINE;
        }
    }

    private static String signs(Call call) {
        return call instanceof Bid(int level, var strain) ? level + strain.symbol() : call.code();
    }
}
