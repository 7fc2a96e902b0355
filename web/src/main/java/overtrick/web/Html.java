package overtrick.web;

import gg.jte.TemplateOutput;

/// Where a page is written: runs of blanks become one, so that fragments have no line breaks and no
/// byte too many. Made to be used again and again.
public final class Html implements TemplateOutput {

    private final StringBuilder text = new StringBuilder(1 << 14);
    private boolean blank = true;

    @Override
    public void writeContent(String content) {
        writeContent(content, 0, content.length());
    }

    @Override
    public void writeContent(String content, int begin, int end) {
        for (int at = begin; at < end; at++) {
            char sign = content.charAt(at);
            boolean white = sign == ' ' || sign == '\n' || sign == '\t' || sign == '\r';
            if (!white) {
                text.append(sign);
            } else if (!blank) {
                text.append(' ');
            }
            blank = white;
        }
    }

    /// How long the text is now.
    public int length() {
        return text.length();
    }

    /// A number that tells texts apart: two different ones have the same by a chance of one in
    /// 2^64.
    public long digest(int from) {
        long digest = 0xcbf29ce484222325L; // FNV-1a
        for (int at = from; at < text.length(); at++) {
            digest = (digest ^ text.charAt(at)) * 0x100000001b3L;
        }
        return digest;
    }

    /// Forgets what came after.
    public void shorten(int length) {
        text.setLength(length);
        blank = true;
    }

    @Override
    public String toString() {
        return text.toString();
    }
}
