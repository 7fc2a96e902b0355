package overtrick.web.card;

import java.util.List;
import java.util.Optional;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.web.Words;

/// A system's card as a page.
public record CardPage(ConventionCard card, Words words) {

    public String title() {
        return card.title();
    }

    /// For the address of a part within the page.
    public String id(ConventionCard.Part part) {
        return "part-" + card.parts().indexOf(part);
    }

    public String heading(ConventionCard.Part part) {
        return words.systems().heading(part);
    }

    public String shows(Meant meant) {
        return words.shows(meant);
    }

    public Optional<String> announcement(Meant meant) {
        return words.systems().announcement(meant);
    }

    public boolean isAlerted(Meant meant) {
        return meant.row().alert() && announcement(meant).isEmpty();
    }

    public String heading(ConventionCard.Chapter chapter) {
        return words.systems().heading(chapter);
    }

    public List<ConventionCard.Chapter> chapters() {
        return card.chapters();
    }

    /// The chapter that is open when the page comes: the openings.
    public boolean isOpen(ConventionCard.Chapter chapter) {
        return chapter.first().kind() == ConventionCard.Kind.OPENINGS;
    }
}
