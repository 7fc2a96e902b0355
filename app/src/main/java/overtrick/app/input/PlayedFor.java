package overtrick.app.input;

import java.util.List;
import java.util.regex.Pattern;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.party.PartyTerms;
import overtrick.cards.Side;
import overtrick.robots.stake.PartyStake;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.SheetStake;
import overtrick.robots.stake.Stake;
import overtrick.scoring.odds.RubberStanding;

/// What a position is called and played for, as it is typed.
///
/// @param scoring one of [#SCORINGS]
/// @param below what North and South, then East and West have below the line of a rubber, such as
///   `60/0`
public record PlayedFor(String scoring, String below) {

    /// How deals are scored: IMPs, matchpoints, board-a-match, points, a rubber, a party.
    public static final List<String> SCORINGS =
            List.of("imp", "mp", "bam", "total", "rubber", "party");

    /// Nothing below the line.
    public static final String NOTHING = "0/0";

    private static final Pattern BELOW = Pattern.compile("([0-9]0|0)/([0-9]0|0)");

    /// @throws UserError for an unknown word, or what cannot stand below the line
    public PlayedFor {
        if (!SCORINGS.contains(scoring)) {
            throw new UserError(
                    "scoring is not one of %s: %s".formatted(String.join(", ", SCORINGS), scoring));
        }
        if (!BELOW.matcher(below).matches()) {
            throw new UserError(
                    "below is not two of 0, 10 and so on to 90, such as 60/0: " + below);
        }
        if (!scoring.equals("rubber") && !below.equals(NOTHING)) {
            throw new UserError("below belongs to a rubber: scoring is " + scoring);
        }
    }

    /// As it stands: who is vulnerable has a game.
    public Stake stake(Vulnerability vulnerability) {
        return switch (scoring) {
            case "imp" -> Plain.IMPS;
            case "mp" -> Plain.MATCHPOINTS;
            case "bam" -> Plain.BOARD_A_MATCH;
            case "total" -> Plain.TOTAL_POINTS;
            case "party" -> new PartyStake(PartyTerms.USUAL);
            default ->
                    new SheetStake(
                            new RubberStanding(
                                    vulnerability.includes(Side.NORTH_SOUTH) ? 1 : 0,
                                    vulnerability.includes(Side.EAST_WEST) ? 1 : 0,
                                    Integer.parseInt(below.split("/")[0]),
                                    Integer.parseInt(below.split("/")[1])));
        };
    }
}
