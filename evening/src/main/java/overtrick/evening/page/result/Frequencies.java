package overtrick.evening.page.result;

import java.util.ArrayList;
import java.util.List;
import overtrick.bridgetable.page.curve.Picture;
import overtrick.evening.page.result.TravellerPage.Bar;
import overtrick.formats.results.CsvCell;
import overtrick.page.Words;

/// How often each score of a board was made, as files: the numbers and the picture of its page.
///
/// @param board its number
/// @param bars the best score for North–South first
record Frequencies(Words words, int board, List<Bar> bars) {

    private static final int ROW = 22;
    private static final int LEFT = 80;
    private static final int WIDTH = 320;

    Frequencies {
        bars = List.copyOf(bars);
    }

    static Frequencies of(TravellerPage page) {
        return new Frequencies(page.words(), page.board(), page.bars());
    }

    /// Worth a picture when there is more than one score.
    boolean isKnown() {
        return bars.size() > 1;
    }

    /// A row for each score, the best for North–South first (RFC 4180).
    String csv() {
        var csv =
                new StringBuilder(
                        CsvCell.row(
                                List.of(words.get("elsewhere.points"), words.get("ev.tables"))));
        bars.forEach(bar ->
                csv.append(
                        CsvCell.row(
                                List.of(
                                        String.valueOf(bar.score()),
                                        String.valueOf(bar.count())))));
        return csv.toString();
    }

    String svg() {
        var drawn = new ArrayList<Picture.Bar>();
        var texts = new ArrayList<Picture.Text>();
        for (int at = 0; at < bars.size(); at++) {
            var bar = bars.get(at);
            int width = WIDTH * bar.share() / 100;
            int y = 4 + ROW * at;
            drawn.add(new Picture.Bar(LEFT, y, width, ROW - 6));
            texts.add(new Picture.Text(LEFT - 8, y + 13, "end", bar.points()));
            texts.add(
                    new Picture.Text(
                            LEFT + width + 8, y + 13, "start", String.valueOf(bar.count())));
        }
        return new Picture(
                        LEFT + WIDTH + 60,
                        8 + ROW * bars.size(),
                        words.get("ev.board", board)
                                + ". "
                                + words.get("ev.frequencies")
                                + ": "
                                + TravellerPage.said(bars),
                        List.of(),
                        drawn,
                        List.of(),
                        texts)
                .svg();
    }
}
