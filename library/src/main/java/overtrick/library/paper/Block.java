package overtrick.library.paper;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import overtrick.page.paper.Paper;
import overtrick.systems.sheet.CardSheet.Box;
import overtrick.systems.sheet.CardSheet.Opening;

/// A piece of a card, which is as high as its lines are many and never stands in two columns.
interface Block {

    /// Between the text and the lines around it, as a share of the letters' size.
    float PAD = 0.4f;

    /// From one line to the next, as a share of the letters' size.
    float LEADING = 1.25f;

    /// @param width of the column
    float height(Paper paper, float size, float width);

    /// Draws it from its upper left corner.
    void draw(Paper paper, float x, float y, float size, float width);

    /// A heading with lines below it, in a frame.
    record Boxed(Box box) implements Block {

        private List<String> lines(Paper paper, float size, float width) {
            float room = width - 2 * PAD * size;
            return box.lines().stream()
                    .flatMap(line -> paper.lines(line, size, room).stream())
                    .toList();
        }

        @Override
        public float height(Paper paper, float size, float width) {
            int lines = lines(paper, size, width).size() + 1;
            return lines * LEADING * size + 2 * PAD * size;
        }

        @Override
        public void draw(Paper paper, float x, float y, float size, float width) {
            paper.frame(x, y, width, height(paper, size, width));
            float at = y + PAD * size + size;
            paper.bold(x + PAD * size, at, size, box.heading());
            for (var line : lines(paper, size, width)) {
                at += LEADING * size;
                paper.text(x + PAD * size, at, size, line);
            }
        }
    }

    /// A row of the table of openings.
    ///
    /// @param cells line by line
    /// @param bold whether it is the head of the table
    record Row(List<List<String>> cells, boolean bold) implements Block {

        /// Of call, artificial, fewest cards, negative doubles, what it shows, responses, and those
        /// of a passed hand.
        private static final float[] SHARES = {0.07f, 0.06f, 0.05f, 0.08f, 0.2f, 0.44f, 0.1f};

        static Row of(Opening opening) {
            return new Row(
                    Stream.of(
                                    List.of(opening.call()),
                                    List.of(opening.artificial() ? "*" : ""),
                                    List.of(opening.minimum()),
                                    List.of(opening.negative()),
                                    List.of(opening.shows()),
                                    List.of(String.join(" · ", opening.responses())),
                                    opening.passed())
                            .map(List::copyOf)
                            .toList(),
                    false);
        }

        private List<List<String>> wrapped(Paper paper, float size, float width) {
            var all = new ArrayList<List<String>>();
            for (int at = 0; at < cells.size(); at++) {
                float room = SHARES[at] * width - 2 * PAD * size;
                all.add(
                        cells.get(at).stream()
                                .flatMap(line -> paper.lines(line, size, room).stream())
                                .toList());
            }
            return all;
        }

        @Override
        public float height(Paper paper, float size, float width) {
            int most = wrapped(paper, size, width).stream().mapToInt(List::size).max().orElse(1);
            return Math.max(1, most) * LEADING * size + 2 * PAD * size;
        }

        @Override
        public void draw(Paper paper, float x, float y, float size, float width) {
            float height = height(paper, size, width);
            var wrapped = wrapped(paper, size, width);
            float left = x;
            for (int at = 0; at < wrapped.size(); at++) {
                paper.frame(left, y, SHARES[at] * width, height);
                float line = y + PAD * size + size;
                for (var text : wrapped.get(at)) {
                    if (bold || at == 0) {
                        paper.bold(left + PAD * size, line, size, text);
                    } else {
                        paper.text(left + PAD * size, line, size, text);
                    }
                    line += LEADING * size;
                }
                left += SHARES[at] * width;
            }
        }
    }
}
