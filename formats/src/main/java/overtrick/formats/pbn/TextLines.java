package overtrick.formats.pbn;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;
import overtrick.formats.text.ByteLines;

/// The lines of a PBN text, from which those around an embedded one are blanked. Not thread-safe.
final class TextLines {

    /// How far is looked ahead at most, in characters: for a document around, or the end of a
    /// comment.
    private static final int FAR = 1 << 20;

    /// What a line costs besides its characters.
    private static final int LINE = 32;

    /// @param end how many characters end it
    private record Line(String text, int end) {}

    private final ByteLines source;
    private final Diagnostics diagnostics;
    private final Embedding embedding = new Embedding();
    private final Deque<Line> ahead = new ArrayDeque<>();
    private String line = "";
    private int end = 1;
    private int number;
    private int aheadLength;
    private int lastRead;
    private int usualEnd = 1;

    /// Up to which line no comment ends, and the next in which one does.
    private int searched;

    private int found;

    TextLines(ByteLines source, Diagnostics diagnostics) {
        this.source = source;
        this.diagnostics = diagnostics;
    }

    /// Goes on to the next line, if there is one; the first call goes to the first line.
    boolean advance() {
        if (number == 0) {
            lookForDocument();
        }
        if (ahead.isEmpty()) {
            if (!readLine()) {
                return false;
            }
            line = embedding.shown(source.line());
            end = usualEnd;
        } else {
            var next = ahead.remove();
            aheadLength -= LINE + next.text().length();
            line = next.text();
            end = next.end();
        }
        number++;
        return true;
    }

    private boolean readAhead() {
        if (!readLine()) {
            return false;
        }
        var read = new Line(embedding.shown(source.line()), usualEnd);
        ahead.add(read);
        aheadLength += LINE + read.text().length();
        return true;
    }

    private boolean readLine() {
        if (!source.advance()) {
            return false;
        }
        lastRead++;
        if (source.isCut()) {
            diagnostics.error(
                    new Place(lastRead, ByteLines.LONGEST),
                    "line does not end; what stands behind this is left out");
        }
        usualEnd = source.endLength() == 0 ? usualEnd : source.endLength();
        return true;
    }

    /// Text that does not begin as PBN does may be a document with PBN in it.
    private void lookForDocument() {
        boolean blank = true;
        while (aheadLength < FAR && readAhead()) {
            String text = ahead.getLast().text();
            if (blank && beginsPbn(text.stripLeading())) {
                return;
            }
            blank &= text.isBlank();
            if (text.contains(Embedding.BEGIN)) {
                embedding.begin();
                var whole = List.copyOf(ahead);
                ahead.clear();
                whole.forEach(one -> ahead.add(new Line(embedding.shown(one.text()), one.end())));
                return;
            }
        }
    }

    private static boolean beginsPbn(String text) {
        return !text.isEmpty() && "[%;{".indexOf(text.charAt(0)) >= 0;
    }

    /// The line without its end.
    String line() {
        return line;
    }

    /// How many characters end the line; the last one as those before it.
    int endLength() {
        return end;
    }

    /// From 1.
    int number() {
        return number;
    }

    /// Whether another line follows that is not blank.
    boolean goesOn() {
        return (!ahead.isEmpty() || readAhead()) && !ahead.element().text().isBlank();
    }

    /// Whether a comment ends in a line that is still to come, not too far away.
    boolean isCommentEndAhead() {
        if (found > number) {
            return true;
        }
        if (searched < lastRead && isCommentEndIn(number)) {
            return true;
        }
        searched = lastRead;
        while (aheadLength < FAR && readAhead()) {
            searched++;
            if (ahead.getLast().text().indexOf('}') >= 0) {
                found = searched;
                return true;
            }
        }
        return false;
    }

    private boolean isCommentEndIn(int before) {
        int at = before;
        for (var one : ahead) {
            at++;
            if (at > searched && one.text().indexOf('}') >= 0) {
                found = at;
                return true;
            }
        }
        return false;
    }
}
