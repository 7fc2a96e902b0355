package overtrick.app.play;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import overtrick.app.input.PlayedFor;
import overtrick.app.input.UserError;
import overtrick.app.output.Json;
import overtrick.bridge.board.BoardView;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.search.Level;
import overtrick.robots.search.Odds;
import overtrick.robots.search.Reason;
import overtrick.robots.search.SearchPlayer;
import overtrick.robots.search.Solvers;
import overtrick.robots.search.Thought;
import tools.jackson.databind.node.ObjectNode;

/// Finds cards as the robots at the tables find them, without a clock.
///
/// @param readings and solvers shared by all positions
public record CardSearch(Readings readings, Solvers solvers) {

    /// More layouts than anybody waits for.
    private static final int MOST = 10_000;

    private static final List<String> LEVELS = List.of("expert", "club", "beginner");

    /// How a card is to be found.
    ///
    /// @param samples layouts at trick one; nothing for as many as the level tries
    public record Wish(String level, PlayedFor played, OptionalInt samples, long seed) {

        /// @throws UserError for an unknown word, or too many layouts
        public Wish {
            requireOneOf("level", level, LEVELS);
            if (samples.isPresent() && (samples.getAsInt() < 1 || samples.getAsInt() > MOST)) {
                throw new UserError(
                        "samples are not 1 to %d: %d".formatted(MOST, samples.getAsInt()));
            }
        }

        private static void requireOneOf(String key, String said, List<String> known) {
            if (!known.contains(said)) {
                throw new UserError(
                        "%s is not one of %s: %s".formatted(key, String.join(", ", known), said));
            }
        }

        private Level skill() {
            return Level.valueOf(level.toUpperCase(Locale.ROOT));
        }
    }

    /// What was found, and how long it took.
    ///
    /// @param declares whether the contract is to be made; else it is to be beaten
    /// @param reasons none where nobody asked for them
    record Found(Thought thought, boolean declares, List<Reason> reasons, long millis) {

        /// The card, what each card tried did, and the time.
        ObjectNode json() {
            var line = Json.MAPPER.createObjectNode();
            line.put("card", thought.card().toString());
            var why = line.putArray("why");
            for (var candidate : thought.candidates()) {
                why.addObject()
                        .put("card", candidate.card().toString())
                        .put("mean", Math.round(candidate.score() * 1000) / 1000.0)
                        .put("makes", Math.round(candidate.reached()))
                        .put("of", Math.round(candidate.of()))
                        .put("odds", Odds.of(declares, candidate));
            }
            return line.put("ms", millis);
        }
    }

    /// @param explained whether reasons are wanted
    Found find(BoardView view, Agreements agreements, Wish wish, boolean explained) {
        long begun = System.nanoTime();
        var level = wish.skill();
        var player =
                new SearchPlayer(
                        level,
                        wish.samples().orElse(level.layouts()),
                        agreements,
                        readings,
                        wish.played().stake(view.vulnerability()),
                        solvers,
                        wish.seed());
        var thought = player.think(view, () -> false, _ -> {});
        long millis = (System.nanoTime() - begun) / 1_000_000;
        boolean declares =
                view.contract().stream()
                        .noneMatch(contract ->
                                view.seat().stream()
                                        .anyMatch(seat -> seat.opposes(contract.declarer())));
        return new Found(
                thought, declares, explained ? reasons(player, view, thought) : List.of(), millis);
    }

    private static List<Reason> reasons(SearchPlayer player, BoardView view, Thought thought) {
        return player.reasons(view, player.evened(view, thought, () -> false));
    }
}
