package overtrick.library.card;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.page.Words;
import overtrick.systems.Agreement;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.systems.ReadyCard;

/// A system's card as a page.
///
/// @param agreement the system with its players' own choices
/// @param open what the system leaves to them
public record CardPage(
        ConventionCard card, Agreement agreement, Map<String, List<String>> open, Words words) {

    /// Something that is left to the players.
    ///
    /// @param choice what holds
    /// @param own whether they have chosen something else than is usual
    public record Left(String option, String choice, boolean own) {}

    /// All that is left to the players.
    public List<Left> left() {
        return open.entrySet().stream().map(one -> left(one.getKey(), one.getValue())).toList();
    }

    private Left left(String option, List<String> choices) {
        boolean own = agreement.choices().containsKey(option);
        String choice = agreement.choices().getOrDefault(option, choices.getFirst());
        var systems = words.systems();
        return new Left(systems.option(option), systems.choice(option, choice), own);
    }

    public boolean hasOwnChoices() {
        return !agreement.choices().isEmpty();
    }

    /// The card to be printed.
    public String sheet() {
        return "/systems/" + agreement + "/card";
    }

    /// The system as files.
    public List<CardSheetPage.Link> files() {
        return List.of(
                link(SystemFile.BOOKLET, "lib.sheet.pdf"),
                link(SystemFile.PAGE, "lib.sheet.html"),
                link(SystemFile.NOTES, "lib.sheet.bml"));
    }

    private CardSheetPage.Link link(SystemFile file, String key) {
        String address = "/systems/%s/files/%s".formatted(agreement, file.file());
        return new CardSheetPage.Link(address, words.get(key));
    }

    /// What players call it.
    public String title() {
        return ReadyCard.of(agreement)
                .map(ready -> words.systems().title(ready.name()))
                .orElseGet(() -> words.systems().title(agreement.system()));
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
