package overtrick.formats.notes;

import java.util.Locale;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.systems.sheet.Booklet;
import overtrick.systems.sheet.Booklet.Chapter;
import overtrick.systems.sheet.Booklet.Entry;
import overtrick.systems.sheet.Booklet.Section;

/// A booklet as one page of HTML that needs nothing else, to be read on a telephone and printed.
public final class BookletHtml {

    private static final String STYLE =
            """
            :root { color-scheme: light dark; }
            body { font: 1rem/1.5 system-ui, "Liberation Sans", sans-serif; max-width: 48rem;
              margin: 0 auto; padding: 1rem; }
            h1 { font-size: 2rem; line-height: 1.2; margin: 0 0 0.5rem; }
            h2 { margin: 2rem 0 0.5rem; border-bottom: 2px solid; }
            h3 { font-size: 1rem; margin: 1.25rem 0 0.25rem; }
            nav ol { padding-left: 1.25rem; }
            nav a { display: inline-block; padding: 0.6rem 0; }
            dl { margin: 0; }
            dl > div { display: grid; grid-template-columns: 5.5rem 1fr; gap: 0.5rem;
              padding: 0.15rem 0; border-bottom: 1px solid color-mix(in srgb, currentColor 20%, transparent); }
            dt { font-weight: 600; }
            dt small { font-weight: 400; }
            dd { margin: 0; overflow-wrap: anywhere; }
            .h { color: #c01020; } .d { color: #b05800; } .c { color: #107030; }
            @media (prefers-color-scheme: dark) {
              .h { color: #ff8088; } .d { color: #ffb060; } .c { color: #70d090; }
            }
            @page { size: A4; margin: 16mm; }
            @media print {
              body { font-size: 9.5pt; line-height: 1.35; max-width: none; padding: 0; }
              nav { display: none; }
              h2 { break-before: page; margin-top: 0; }
              h2.first { break-before: auto; }
              h2, h3 { break-after: avoid; }
              dl > div { break-inside: avoid; }
            }
            """;

    private final StringBuilder page = new StringBuilder();

    private BookletHtml() {}

    /// The page.
    public static String of(Booklet booklet, Locale language) {
        var html = new BookletHtml();
        html.line("<!doctype html>");
        html.line("<html lang=\"" + language.getLanguage() + "\">");
        html.line("<head>").line("<meta charset=\"utf-8\">");
        html.line("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">");
        html.line("<title>" + escaped(booklet.title()) + "</title>");
        html.line("<style>").line(STYLE.strip()).line("</style>").line("</head>").line("<body>");
        html.line("<h1>" + text(booklet.title()) + "</h1>");
        html.line("<p>" + text(booklet.lead()) + "</p>");
        html.contents(booklet);
        for (int at = 0; at < booklet.chapters().size(); at++) {
            html.chapter(booklet.chapters().get(at), at + 1);
        }
        html.line("</body>").line("</html>");
        return html.page.toString();
    }

    private BookletHtml line(String line) {
        page.append(line).append('\n');
        return this;
    }

    private void contents(Booklet booklet) {
        line("<nav><ol>");
        for (int at = 0; at < booklet.chapters().size(); at++) {
            String heading = text(booklet.chapters().get(at).heading());
            line("<li><a href=\"#c%d\">%s</a></li>".formatted(at + 1, heading));
        }
        line("</ol></nav>");
    }

    private void chapter(Chapter chapter, int number) {
        String first = number == 1 ? " class=\"first\"" : "";
        line("<h2 id=\"c%d\"%s>%s</h2>".formatted(number, first, text(chapter.heading())));
        chapter.sections().forEach(this::section);
    }

    private void section(Section section) {
        if (!section.heading().isEmpty()) {
            line("<h3>" + text(section.heading()) + "</h3>");
        }
        if (!section.entries().isEmpty()) {
            line("<dl>");
            section.entries().forEach(this::entry);
            line("</dl>");
        }
        if (!section.sentences().isEmpty()) {
            line("<ul>");
            section.sentences().forEach(one -> line("<li>" + text(one) + "</li>"));
            line("</ul>");
        }
    }

    private void entry(Entry entry) {
        String mark = entry.mark().isEmpty() ? "" : " <small>" + text(entry.mark()) + "</small>";
        line(
                "<div><dt>%s%s</dt><dd>%s</dd></div>"
                        .formatted(text(signs(entry.call())), mark, text(entry.text())));
    }

    private static String signs(Call call) {
        return call instanceof Bid(int level, var strain) ? level + strain.symbol() : call.code();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }

    /// With the suits in their colours.
    private static String text(String text) {
        return escaped(text)
                .replace("♥", "<span class=\"h\">♥</span>")
                .replace("♦", "<span class=\"d\">♦</span>")
                .replace("♣", "<span class=\"c\">♣</span>");
    }
}
