package overtrick.evening.page.paper;

import java.util.List;
import overtrick.page.Words;
import overtrick.page.link.QrPicture;

/// A card for each table, with the picture that makes a telephone its scoring box.
public record CardsPage(Words words, String path, String title, boolean alone, List<Card> cards) {

    public CardsPage {
        cards = List.copyOf(cards);
    }

    /// A table, and where it stands in the movement.
    ///
    /// @param rounds such as `1: 1 – 101, 1–4`
    public record Card(String table, QrPicture picture, List<Round> rounds) {}

    /// Who meets there on which boards.
    ///
    /// @param notes what is special in this round; empty as a rule
    public record Round(
            int round, String northSouth, String eastWest, String boards, List<String> notes) {

        public Round {
            notes = List.copyOf(notes);
        }
    }
}
