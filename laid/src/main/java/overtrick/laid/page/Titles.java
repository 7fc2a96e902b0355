package overtrick.laid.page;

import java.time.ZoneId;
import overtrick.page.Words;
import overtrick.tournament.laid.Occasion;

/// What deals are called.
final class Titles {

    private Titles() {}

    static String of(Occasion occasion, int deals, Words words) {
        var day = occasion.opens(ZoneId.systemDefault());
        return switch (occasion) {
            case Occasion.Day _ -> words.get("laid.day", words.day(day));
            case Occasion.Week _ -> words.get("laid.week", words.day(day));
            case Occasion.Challenge _ -> words.count("laid.challenge", deals);
        };
    }

    /// A game by its word.
    static String game(String word, Words words) {
        return words.get("laid.game." + word);
    }
}
