package overtrick.evening.page.draw;

import java.util.List;
import overtrick.page.Words;

/// The next round as it would be drawn, for the director.
///
/// @param round to draw
/// @param rounds planned
/// @param missing results of the rounds drawn so far
/// @param trouble why it cannot be drawn as asked; empty when it can
/// @param drawn the round as a text, so that what is taken is what was seen
/// @param swiss whether there is a choice of ways, of which one is chosen
/// @param ties matches of a knock-out without a winner
/// @param tied whether some of them are tied
/// @param extra whether those are played on
/// @param champion of a knock-out; empty until it is known
/// @param back whether the last round drawn can still be taken back
public record DrawPage(
        Words words,
        String path,
        String title,
        int round,
        int rounds,
        int missing,
        String trouble,
        String drawn,
        boolean swiss,
        List<Way> ways,
        List<Line> lines,
        List<String> triangle,
        String bye,
        String byeWorth,
        List<Player> players,
        List<Tie> ties,
        boolean tied,
        boolean extra,
        String champion,
        boolean back) {

    public DrawPage {
        ways = List.copyOf(ways);
        lines = List.copyOf(lines);
        triangle = List.copyOf(triangle);
        players = List.copyOf(players);
        ties = List.copyOf(ties);
    }

    /// A way to draw.
    public record Way(String word, boolean chosen) {}

    /// A match that would be played.
    ///
    /// @param tables such as `1 · 2`
    /// @param reasons why these two meet
    public record Line(String tables, String home, String away, List<String> reasons) {}

    /// Somebody in the ranking by which is drawn.
    ///
    /// @param out whether they are left out
    public record Player(
            String place, String number, String name, String total, boolean out, boolean hadBye) {}

    /// A match of a knock-out without a winner.
    ///
    /// @param key as forms carry it
    public record Tie(String key, List<Side> sides, boolean tied) {}

    /// One of the two.
    public record Side(int number, String name, boolean chosen) {}
}
