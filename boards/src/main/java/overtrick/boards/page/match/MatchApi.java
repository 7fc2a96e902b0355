package overtrick.boards.page.match;

import java.util.List;
import java.util.Optional;
import overtrick.boards.PlayedBoards;
import overtrick.boards.match.RobotMatch;
import overtrick.boards.match.Team;
import overtrick.bridge.score.Result;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Side;
import overtrick.page.Right;
import overtrick.page.Visit;
import overtrick.page.api.About;
import overtrick.page.api.Operation;

/// Matches among robots as programs begin and follow them. The tables of both rooms are followed
/// like any other.
public record MatchApi(PlayedBoards archive) {

    @About("A match to be begun between two teams of robots.")
    record MatchAsked(
            @About(value = "How many boards both rooms play, 1 to 32.", example = "8") int boards,
            @About(value = "The system of the first team.", example = "standard-american")
                    String one,
            @About(value = "The system of the other team.", example = "acol") String other,
            @About(
                            value = "How well the first team plays.",
                            words = {"thumb", "beginner", "club", "expert"})
                    String oneLevel,
            @About(
                            value = "How well the other team plays.",
                            words = {"thumb", "beginner", "club", "expert"})
                    String otherLevel) {}

    @About("A match as it stands.")
    record MatchNow(
            @About(value = "By which it is found.", example = "K7Q2M") String code,
            @About("The table of the open room, where the first team is North and South.")
                    String open,
            @About("The table of the closed room, where it is East and West.") String closed,
            TeamNow one,
            TeamNow other,
            @About("IMPs that the first team has won.") int won,
            @About("IMPs that the other team has won.") int lost,
            @About("Boards that both rooms have played.") int played,
            boolean over,
            List<MatchBoard> boards) {

        private static MatchNow of(RobotMatch match) {
            return new MatchNow(
                    match.open().code(),
                    match.open().code(),
                    match.closed().code(),
                    TeamNow.of(match.one()),
                    TeamNow.of(match.other()),
                    match.won(),
                    match.lost(),
                    match.played(),
                    match.isOver(),
                    match.boards().stream().map(MatchBoard::of).toList());
        }
    }

    @About("Four robots of one kind.")
    record TeamNow(
            @About(value = "What they bid by.", example = "acol") String system,
            @About(
                            value = "How well they play.",
                            words = {"thumb", "beginner", "club", "expert"})
                    String level) {

        private static TeamNow of(Team team) {
            return new TeamNow(team.system(), team.strength().word());
        }
    }

    @About("A board of a match; nothing of a room that has still to play it.")
    record MatchBoard(
            int board,
            Optional<RoomBoard> open,
            Optional<RoomBoard> closed,
            @About("For the first team, when both rooms have played it.") Optional<Integer> imps) {

        private static MatchBoard of(RobotMatch.Line line) {
            return new MatchBoard(
                    line.board(),
                    line.open().map(RoomBoard::of),
                    line.closed().map(RoomBoard::of),
                    line.imps());
        }
    }

    @About("What a room has made of a board.")
    record RoomBoard(
            @About(value = "As everywhere.", example = "4SW+1") String result,
            @About("Points for North and South.") int points) {

        private static RoomBoard of(FinishedBoard board) {
            Result result = board.result();
            return new RoomBoard(result.text(), board.points(Side.NORTH_SOUTH));
        }
    }

    /// What programs can ask.
    public List<Operation> operations() {
        return List.of(
                Operation.act(
                        Right.PLAY,
                        "/matches",
                        "Begins a match between two teams of robots.",
                        MatchAsked.class,
                        MatchNow.class,
                        this::begin),
                Operation.look(
                        "/matches/{code}",
                        "A match between two teams of robots.",
                        MatchNow.class,
                        visit -> MatchNow.of(new MatchRoutes(archive).match(visit))));
    }

    private MatchNow begin(Visit visit) {
        return MatchNow.of(new MatchRoutes(archive).begun(visit, "oneLevel", "otherLevel"));
    }
}
