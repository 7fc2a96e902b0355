package overtrick.guide.book;

import java.util.List;
import java.util.Locale;

/// A guide in one language, ready for a page.
///
/// @param language of the text; it may be another than was asked for
/// @param title its first heading
/// @param html everything below the title, with the anchors of its sections
public record Chapter(
        Guide guide, Locale language, String title, String html, List<Section> sections) {

    public Chapter {
        sections = List.copyOf(sections);
    }

    /// The sections with a heading, as a table of contents names them.
    public List<Section> contents() {
        return sections.stream().filter(section -> !section.anchor().isEmpty()).toList();
    }

    /// The first paragraph: what the guide is about.
    public String lead() {
        String text = sections.isEmpty() ? "" : sections.getFirst().text();
        int end = text.indexOf('\n');
        return end < 0 ? text : text.substring(0, end);
    }
}
