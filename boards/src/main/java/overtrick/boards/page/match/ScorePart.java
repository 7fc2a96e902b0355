package overtrick.boards.page.match;

import java.util.List;
import java.util.Optional;
import overtrick.boards.match.RobotMatch;
import overtrick.boards.match.Team;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.bridgetable.page.ResultText;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.scoring.Outcome;

/// How a match among robots stands.
public record ScorePart(Words words, RobotMatch match, Readings readings) {

    /// A board as people read it.
    ///
    /// @param home IMPs of the first team; empty when it has none here
    public record Line(int board, Room open, Room closed, String home, String away) {}

    /// @param path where the board is replayed; empty before both rooms have played it
    public record Room(String result, String points, String path) {
        static final Room NOTHING = new Room("", "", "");
    }

    /// Such as `Acol · expert`.
    public String one() {
        return named(match.one());
    }

    public String other() {
        return named(match.other());
    }

    private String named(Team team) {
        return system(team) + " · " + level(team);
    }

    public String system(Team team) {
        return readings.title(team.system(), words.locale());
    }

    public String level(Team team) {
        return words.get("match.level." + team.strength().word());
    }

    /// What tells the first team from the other, for the head of a column.
    public String shortOne() {
        return differing(match.one()).orElseGet(() -> words.get("match.team.one"));
    }

    public String shortOther() {
        return differing(match.other()).orElseGet(() -> words.get("match.team.other"));
    }

    private Optional<String> differing(Team team) {
        if (!match.one().system().equals(match.other().system())) {
            return Optional.of(system(team));
        }
        return match.one().equals(match.other()) ? Optional.empty() : Optional.of(level(team));
    }

    public String path() {
        return "/matches/" + match.open().code();
    }

    public String openRoom() {
        return "/tables/" + match.open().code();
    }

    public String closedRoom() {
        return "/tables/" + match.closed().code();
    }

    public List<Line> lines() {
        return match.boards().stream().map(this::line).toList();
    }

    private Line line(RobotMatch.Line line) {
        boolean open = line.imps().isPresent();
        int imps = line.imps().orElse(0);
        return new Line(
                line.board(),
                room(line.open(), open),
                room(line.closed(), open),
                imps > 0 ? String.valueOf(imps) : "",
                imps < 0 ? String.valueOf(-imps) : "");
    }

    private Room room(Optional<FinishedBoard> played, boolean open) {
        return played.map(board -> room(board, open)).orElse(Room.NOTHING);
    }

    private Room room(FinishedBoard board, boolean open) {
        int points = board.points(Side.NORTH_SOUTH);
        var outcome = new Outcome.Scored(points, Optional.of(board.result()));
        return new Room(
                ResultText.of(outcome, words),
                words.signed(points),
                open
                        ? "/tables/%s/boards/%d".formatted(board.table().code(), board.ordinal())
                        : "");
    }
}
