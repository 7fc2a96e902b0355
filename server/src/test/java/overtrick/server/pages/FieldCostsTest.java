package overtrick.server.pages;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.extension.RegisterExtension;
import overtrick.boards.review.Costs;
import overtrick.boards.review.Costs.Slip;
import overtrick.boards.review.Phase;
import overtrick.bridgetable.duplicate.BoardPlan;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What errors cost in an event of pairs that is played in the program: percent of a top, the same
/// on every page and in every file.
@Timeout(value = 90, unit = TimeUnit.SECONDS)
@Tag("evening")
class FieldCostsTest {

    private static final int MORE_THAN_ANYBODY = 20_000;

    @RegisterExtension private static final House HOUSE = House.hurrying();

    private final Browser director = HOUSE.visitor();
    private final Browser player = HOUSE.visitor();
    private final Browser watcher = HOUSE.visitor();

    /// Two tables have played the boards of the first round, and nobody else will.
    private Desk played() {
        var fields = new HashMap<>(Map.of("where", "online", "fill", "yes", "hand", "yes"));
        fields.putAll(Map.of("tables", "2", "boards", "6", "barometer", "yes", "title", "Pairs"));
        var desk = Desk.of(director, fields);
        player.submit("/account/join", Map.of("name", "Chi", "password", "seven of diamonds"));
        player.submit(desk.event() + "/join", Map.of("name", "Chi", "partner", ""));
        desk.seat().begin(1);
        String table = player.get(desk.event() + "/table").uri().getPath();
        player.post(table + "/sit-out", Map.of());
        watcher.await(desk.event() + "/costs", "of 4 boards");
        return desk;
    }

    private List<FinishedBoard> boards(Desk desk) {
        String set = BoardPlan.OfEvent.set(desk.event().split("/")[2]);
        return HOUSE.club().bridge().history().openOf(set);
    }

    /// As if a card had made the best score of all the worst: against one other table that is all
    /// of the top. Of the other boards nothing was lost.
    private void keep(List<FinishedBoard> boards) {
        for (var board : boards) {
            var seat = seat(board);
            var slip = slip(seat.orElse(Seat.NORTH));
            boolean lost = seat.isPresent() && board.board().number().value() == 1;
            var slips = lost ? List.of(slip) : List.<Slip>of();
            HOUSE.club()
                    .boards()
                    .reviews()
                    .keep(board.at(), new Costs(Map.of(), Map.of(), List.of(), Optional.of(slips)));
        }
    }

    private static Slip slip(Seat seat) {
        int best = seat.side() == Side.NORTH_SOUTH ? MORE_THAN_ANYBODY : -MORE_THAN_ANYBODY;
        return new Slip(seat, Phase.DEFENCE, false, 2, "SA", 1, best, -best);
    }

    private static Optional<Seat> seat(FinishedBoard board) {
        return board.names().entrySet().stream()
                .filter(name -> name.getValue().equals("Chi"))
                .map(Map.Entry::getKey)
                .findFirst();
    }

    @Test
    void itIsPercentOnEveryPageAndInEveryFile() {
        var desk = played();
        assertThat(watcher.get(desk.event() + "/costs").body())
                .contains("Percent of a top given away", "in 0 of 4 boards");
        keep(boards(desk));

        assertThat(watcher.get(desk.event() + "/costs").body())
                .contains("in 4 of 4 boards", ">100%<", "Most went here: Defence, 100%.");
        assertThat(watcher.get(desk.event() + "/costs.csv").body().lines().skip(1))
                .containsExactly("1,0,0,100", "2,0,0,100");
        assertThat(watcher.get(desk.event() + "/costs.svg").body())
                .contains("Percent of a top given away against best play", ">100 · Defence");
        assertThat(player.get("/me/boards").body())
                .contains("Defence: 100%", ">100%</text>", "in 2 of 2 boards");
        assertThat(player.get("/me/boards.csv").body())
                .contains(",lost_in,")
                .containsOnlyOnce(",percent,0,0,0,100,")
                .containsOnlyOnce(",percent,0,0,0,0,");
        assertThat(new ApiClient(player, ApiClient.token(HOUSE, "Chi")).ask("/me/boards").body())
                .contains(
                        "\"lost\":{\"in\":\"percent\",\"bidding\":0,\"lead\":0,\"declarer\":0,"
                                + "\"defence\":100}");
        assertThat(player.get("/practice/own/defence").body()).contains("It cost 100%.");

        desk.does("/console/course", Map.of("shown", "no"));
        assertThat(watcher.get(desk.event() + "/costs").body())
                .as("what nobody may compare yet")
                .contains("IMPs given away")
                .doesNotContain("Percent of a top");
    }
}
