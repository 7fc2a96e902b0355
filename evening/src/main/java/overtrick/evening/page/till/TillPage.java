package overtrick.evening.page.till;

import java.util.List;
import overtrick.page.Words;
import overtrick.tournament.session.Fees;

/// What is paid, who has paid, and who wins what.
///
/// @param sum what lies in the till
/// @param due what it would be if everybody who has said nothing paid the whole fee
/// @param prizes as they are typed, one in a line
/// @param once whether nobody is given two prizes
/// @param spent all prizes together
/// @param directs whether the visitor sets fees and prizes
public record TillPage(
        Words words,
        String path,
        Fees fees,
        String sum,
        String due,
        List<Line> lines,
        String prizes,
        boolean once,
        String spent,
        List<Won> won,
        boolean directs) {

    public TillPage {
        lines = List.copyOf(lines);
        won = List.copyOf(won);
    }

    /// A player.
    ///
    /// @param paid the amount; empty for nothing
    /// @param rate `full`, `reduced` or `free` as it fits the amount; empty for nothing or another
    public record Line(int entry, String number, String player, String paid, String rate) {}

    /// Who wins.
    ///
    /// @param list which ranking; empty where there is one
    public record Won(String list, String place, String name, String amount) {}
}
