package overtrick.library.dealing;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// The page on which a script is written.
///
/// @param text of the script so far
/// @param fault why it was not run
public record DealingPage(Words words, String text, Optional<String> fault) {

    /// The longest script that is taken.
    public static final int LONGEST = 20_000;

    /// A script to begin with.
    ///
    /// @param name key of what it shows
    public record Sample(String name, String text) {}

    private static final List<Sample> SAMPLES =
            List.of(
                    new Sample(
                            "notrump",
                            """
                            # A strong notrump opposite a hand that may invite
                            opener = shape(south, any 4333 + any 4432 + any 5332)
                              and hcp(south) >= 15 and hcp(south) <= 17
                            condition opener and hcp(north) >= 8 and hcp(north) <= 9
                            produce 12
                            action printall, average "tricks in notrump" tricks(south, notrump)
                            """),
                    new Sample(
                            "fit",
                            """
                            # How long is the fit when one hand has five spades?
                            condition spades(south) == 5
                            action average "spades together" spades(north) + spades(south),
                              frequency "spades with partner" (spades(north), 0, 8)
                            """),
                    new Sample(
                            "break",
                            """
                            # How five missing trumps lie, and whether the king is alone
                            predeal north SAQ72 south SJT98
                            action frequency "trumps of West" (spades(west), 0, 5),
                              average "a bare king" spades(west) == 1 and hascard(west, SK)
                                or spades(east) == 1 and hascard(east, SK)
                            """));

    /// Scripts to begin with.
    public List<Sample> samples() {
        return SAMPLES;
    }
}
