package overtrick.formats.ranking;

import java.util.List;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.rank.Scores;

/// A ranking as one HTML page that needs nothing else: a table for each list, with its caption and
/// headers, readable by screen readers, in the dark, and on paper.
public final class RankingHtml {

    private static final String STYLE =
            """
            <style>
            :root { color-scheme: light dark; }
            body { font: 1rem/1.5 system-ui, sans-serif; margin: 2rem auto; max-width: 50rem; padding: 0 1rem; }
            .wide { overflow-x: auto; }
            table { border-collapse: collapse; margin: 1rem 0 2rem; width: 100%; }
            caption { font-weight: 600; padding: .5rem 0; text-align: start; }
            th, td { border-bottom: 1px solid color-mix(in srgb, currentColor 25%, transparent); padding: .35rem .6rem; }
            thead th { border-bottom-width: 2px; }
            .n { font-variant-numeric: tabular-nums; text-align: end; }
            .t { font-weight: normal; text-align: start; }
            thead .t { font-weight: bold; }
            @media print { body { margin: 0; } tr { break-inside: avoid; } thead { display: table-header-group; } }
            </style>
            """;

    private RankingHtml() {}

    /// Writes the ranking as one page of HTML that needs no other file.
    public static String of(Scores scores) {
        var shown = new Shown(scores);
        var tables = new StringBuilder();
        for (var list : shown.ranking().lists()) {
            table(tables, shown, list);
        }
        String title = escaped(shown.title());
        return """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <title>%s</title>
        %s</head>
        <body>
        <main>
        <h1>%s</h1>
        %s</main>
        </body>
        </html>
        """
                .formatted(title, STYLE, title, tables);
    }

    private static void table(StringBuilder html, Shown shown, Standings list) {
        String caption = Shown.caption(list);
        // whoever must scroll the table on a small screen can do so by keyboard
        String label = escaped(caption.isEmpty() ? "Ranking" : caption);
        html.append(
                "<div class=\"wide\" role=\"region\" tabindex=\"0\" aria-label=\"%s\">\n"
                        .formatted(label));
        html.append("<table>\n<caption>%s</caption>\n<thead>\n<tr>".formatted(label));
        var heads = shown.heads();
        for (String head : heads) {
            html.append("<th scope=\"col\" class=\"%s\">%s</th>".formatted(look(head), head));
        }
        html.append("</tr>\n</thead>\n<tbody>\n");
        for (var line : list.lines()) {
            row(html, heads, shown.cells(line));
        }
        html.append("</tbody>\n</table>\n</div>\n");
    }

    /// The contestant's number is the header of their row; a name, when there is one, is better.
    private static void row(StringBuilder html, List<String> heads, List<String> cells) {
        int header = heads.contains("Name") ? heads.indexOf("Name") : heads.indexOf("No.");
        html.append("<tr>");
        for (int at = 0; at < cells.size(); at++) {
            String tag = at == header ? "th scope=\"row\"" : "td";
            String end = at == header ? "th" : "td";
            html.append(
                    "<%s class=\"%s\">%s</%s>"
                            .formatted(tag, look(heads.get(at)), escaped(cells.get(at)), end));
        }
        html.append("</tr>\n");
    }

    private static String look(String head) {
        return head.equals("Name") || head.equals("No.") ? "t" : "n";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
