package overtrick.library.card;

import java.util.List;
import java.util.stream.Stream;
import overtrick.page.Words;
import overtrick.systems.sheet.CardSheet;
import overtrick.systems.sheet.SheetWords;

/// The card of a pair, to be printed.
///
/// @param name of the system as addresses have it
public record CardSheetPage(CardSheet sheet, String name, Words words) {

    /// A file with what it is.
    public record Link(String address, String text) {}

    /// The system with all its explanations.
    public String system() {
        return "/systems/" + name;
    }

    /// The card as PDF.
    public List<Link> files() {
        return List.of(
                link(SystemFile.CARD, "lib.sheet.a4"),
                link(SystemFile.FOLDED_CARD, "lib.sheet.a5"));
    }

    private Link link(SystemFile file, String key) {
        return new Link(system() + "/files/" + file.file(), words.get(key));
    }

    /// What the opponents should know first, and what is played over their bids.
    public List<CardSheet.Box> front() {
        return Stream.of(sheet.summary(), sheet.defence(), sheet.carding())
                .flatMap(List::stream)
                .toList();
    }

    /// A heading of the card.
    public String heading(String key) {
        return SheetWords.in(words.locale()).text(key);
    }
}
