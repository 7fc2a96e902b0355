package overtrick.evening.page.phone;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// Whose telephone this is: asked before anything is shown, and changed where a telephone stays at
/// a table while the pairs move.
///
/// @param mine the number of the pair it speaks for; empty when nobody has said it
/// @param table whose card was read
/// @param choices who sits there now
/// @param chairs which of the pair's players sit where; empty where nobody wants to know it
public record WhoPart(
        Words words,
        String path,
        String mine,
        String table,
        List<Choice> choices,
        Optional<Chairs> chairs) {

    /// @param number of the pair, or in an individual of the player
    /// @param side empty of those who sit out
    public record Choice(int number, String side, String pair, String names) {}

    /// Who of the pair or the team sits on which chair.
    ///
    /// @param first North, or East
    /// @param second South, or West
    /// @param told who sits there, the first chair first; none while nobody has said it
    public record Chairs(
            int round, String first, String second, List<String> players, List<String> told) {

        public Chairs {
            players = List.copyOf(players);
            told = List.copyOf(told);
        }

        /// `North: Lan · South: Minh`, as it was said.
        public String sits(Words words) {
            return sits(words, told.getFirst(), told.getLast());
        }

        /// The same of a pair, of whom one sits on the first chair.
        public String sits(Words words, int north) {
            return sits(words, players.get(north), players.get(1 - north));
        }

        private String sits(Words words, String one, String other) {
            return words.get("ev.lineup.sits", first, one, second, other);
        }

        /// Whether a player is shown on a chair: who was told to sit there, before that one after
        /// the other.
        ///
        /// @param at 0 for the first chair, 1 for the second
        public boolean isOn(int at, int player) {
            return told.isEmpty() ? player == at : players.get(player).equals(told.get(at));
        }

        /// Of a pair one tap is enough.
        public boolean isPair() {
            return players.size() == 2;
        }
    }

    public WhoPart {
        choices = List.copyOf(choices);
    }

    public boolean isAsked() {
        return mine.isEmpty() && !choices.isEmpty();
    }

    /// Whether somebody else may take the telephone over.
    public boolean isOffered() {
        return !mine.isEmpty()
                && !choices.isEmpty()
                && choices.stream().noneMatch(choice -> choice.pair().equals(mine));
    }

    /// Whether it is still to be said who sits on which chair.
    public boolean asksChairs() {
        return chairs.filter(one -> one.told().isEmpty()).isPresent();
    }
}
