package overtrick.evening.page.hall;

import java.util.List;
import overtrick.evening.page.RankingLines;
import overtrick.evening.page.result.MatchLine;
import overtrick.page.Words;

/// All that the projector shows.
///
/// @param end of the round, in milliseconds; 0 while the clock stands
/// @param left milliseconds that were left when it was stopped
/// @param warnings when the tables are warned, in milliseconds
/// @param notices what else is to be told: late play, or that results are shown later
/// @param shown the round being played and the one to come, so far as they are known
public record HallPart(
        Words words,
        String title,
        State state,
        int round,
        int rounds,
        long end,
        long left,
        boolean stopped,
        List<Long> warnings,
        List<Shown> shown,
        List<String> entered,
        List<String> notices,
        List<RankingLines> ranking) {

    private static final long MINUTE = 60_000;
    private static final int LAST_DIGITS = 3;

    /// How far the evening has come.
    public enum State {
        ENTRY,
        SEATED,
        PLAY,
        LAST,
        CLOSED
    }

    /// A round.
    ///
    /// @param next whether it is yet to come
    /// @param moves how everybody and the boards go to it, a sentence each
    /// @param rows who sits where
    /// @param matches of teams, instead of rows
    /// @param out who does not play
    public record Shown(
            int round,
            boolean next,
            List<String> moves,
            List<Row> rows,
            List<MatchLine> matches,
            List<String> out) {

        public Shown {
            moves = List.copyOf(moves);
            rows = List.copyOf(rows);
            matches = List.copyOf(matches);
            out = List.copyOf(out);
        }
    }

    /// A table.
    ///
    /// @param switched whether the pairs sit in the other direction than they began in
    public record Row(
            String table,
            String northSouth,
            String namesNorthSouth,
            String eastWest,
            String namesEastWest,
            String boards,
            boolean switched) {}

    public HallPart {
        warnings = List.copyOf(warnings);
        shown = List.copyOf(shown);
        entered = List.copyOf(entered);
        notices = List.copyOf(notices);
        ranking = List.copyOf(ranking);
    }

    /// How many digits the clock is to have: more of them are smaller, in the last minute there are
    /// seconds and their colon.
    ///
    /// @param now in milliseconds
    public int digits(long now) {
        long minutes = Math.abs(end > 0 ? end - now : left) / MINUTE;
        return minutes == 0 ? LAST_DIGITS : String.valueOf(minutes).length();
    }

    /// Whether the time of the round is over.
    public boolean isOver(long now) {
        return end > 0 && end <= now;
    }

    /// What stands above a round: before the first, that these are the seats.
    public String heading(Shown one) {
        if (round == 0) {
            return words.get("ev.seating");
        }
        return words.get(one.next() ? "ev.then.positions" : "ev.now.positions", one.round());
    }

    /// The moves to the round to come; none before the first and after the last.
    public List<String> moves() {
        return shown.stream().filter(Shown::next).flatMap(one -> one.moves().stream()).toList();
    }
}
