package overtrick.tournament.laid;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import overtrick.cards.Side;
import overtrick.scoring.reckoning.Fraction;

/// How those stand who have played all the deals.
///
/// @param lines the best first
public record LaidRanking(List<Line> lines) {

    public LaidRanking {
        lines = List.copyOf(lines);
    }

    /// Somebody who has finished.
    ///
    /// @param who by what they are known
    /// @param table where they have played
    /// @param sides with whom they sat, deal by deal
    public record Player(String who, String table, List<Side> sides) {
        public Player {
            sides = List.copyOf(sides);
        }
    }

    /// A line of the ranking.
    ///
    /// @param place from 1; the same for those with the same percentage
    /// @param shared whether others have the same
    /// @param percent the mean of the deals
    /// @param imps the sum of the deals
    public record Line(int place, boolean shared, Player player, Fraction percent, Fraction imps) {

        /// `3`, or `3=` when it is shared.
        public String placeText() {
            return place + (shared ? "=" : "");
        }
    }

    /// Ranks those who have played all deals, whatever the others have played so far.
    ///
    /// @param deals how many there are
    public static LaidRanking of(LaidField field, int deals, List<Player> players) {
        var lines =
                players.stream()
                        .filter(player -> player.sides().size() == deals)
                        .map(player -> line(field, player))
                        .sorted(Comparator.comparing(Line::percent).reversed())
                        .toList();
        var placed = new ArrayList<Line>();
        for (var line : lines) {
            boolean shares = !placed.isEmpty() && placed.getLast().percent().equals(line.percent());
            int place = shares ? placed.getLast().place() : placed.size() + 1;
            placed.add(new Line(place, false, line.player(), line.percent(), line.imps()));
        }
        return of(placed);
    }

    /// A ranking that is known but for who shares a place.
    public static LaidRanking of(List<Line> placed) {
        var times = new HashMap<Integer, Integer>();
        placed.forEach(line -> times.merge(line.place(), 1, Integer::sum));
        return new LaidRanking(
                placed.stream()
                        .map(line ->
                                new Line(
                                        line.place(),
                                        times.getOrDefault(line.place(), 1) > 1,
                                        line.player(),
                                        line.percent(),
                                        line.imps()))
                        .toList());
    }

    private static Line line(LaidField field, Player player) {
        var percent = Fraction.ZERO;
        var imps = Fraction.ZERO;
        int deals = player.sides().size();
        for (int deal = 0; deal < deals; deal++) {
            var side = player.sides().get(deal);
            percent = percent.plus(field.percent(player.table(), deal, side));
            imps = imps.plus(field.imps(player.table(), deal, side));
        }
        return new Line(0, false, player, percent.over(deals), imps);
    }
}
