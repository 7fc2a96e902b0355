package overtrick.guide.book;

import java.text.BreakIterator;
import java.util.List;
import java.util.Locale;

/// A guide in one language, ready for a page.
///
/// @param language of the text; it may be another than was asked for
/// @param title its first heading
/// @param html everything below the title, with the anchors of its sections
public record Chapter(
        Guide guide, Locale language, String title, String html, List<Section> sections) {

    private static final int ROOM = 200;

    public Chapter {
        sections = List.copyOf(sections);
    }

    /// The sections with a heading, as a table of contents names them.
    public List<Section> contents() {
        return sections.stream().filter(section -> !section.anchor().isEmpty()).toList();
    }

    /// What the guide is about: its first sentences, as many as a shelf has room for.
    public String lead() {
        String text = sections.isEmpty() ? "" : sections.getFirst().text();
        int line = text.indexOf('\n');
        String paragraph = line < 0 ? text : text.substring(0, line);
        var sentences = BreakIterator.getSentenceInstance(language);
        sentences.setText(paragraph);
        int end = Math.max(sentences.next(), 0);
        for (int next = end; next > 0 && next <= ROOM; next = sentences.next()) {
            end = next;
        }
        return paragraph.substring(0, end).strip();
    }
}
