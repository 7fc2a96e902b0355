package overtrick.boxes;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.scoring.Award;
import overtrick.scoring.Outcome;
import overtrick.scoring.reckoning.Fraction;

/// What a line of results says. Boxes write the contract as `3 NT` or `4 S x`, tricks as `=`, `+1`
/// or `-2`, who declared as a seat and as the number of the pair; without a contract the remark
/// tells what became of the board.
///
/// @param outcome empty when it cannot be a result: half of a line is none
record Said(Optional<Outcome> outcome, String text) {

    private static final Pattern CONTRACT =
            Pattern.compile("([1-7])(NT|[NCDHS])(X{0,2})", Pattern.CASE_INSENSITIVE);
    private static final Pattern TRICKS = Pattern.compile("=|[+-]\\d{1,2}");
    private static final Pattern AVERAGES = Pattern.compile("(\\d{1,3})%\\s*-\\s*(\\d{1,3})%");

    static Said of(Cells row, int board) {
        String contract = row.capitals("Contract").replace(" ", "");
        String tricks = row.text("Result").replace(" ", "");
        if (contract.equals("PASS")) {
            return new Said(Optional.of(new Outcome.Scored(0, passedOut())), "P");
        }
        if (contract.isEmpty() && tricks.isEmpty()) {
            return remarked(row.text("Remarks"));
        }
        String words = contract + " " + row.text("NS/EW") + " " + tricks;
        if (!CONTRACT.matcher(contract).matches() || !TRICKS.matcher(tricks).matches()) {
            return new Said(Optional.empty(), words);
        }
        return played(row, new Place(contract, tricks, board), words);
    }

    private static Optional<Result> passedOut() {
        return Optional.of(new Result.PassedOut());
    }

    private record Place(String contract, String tricks, int board) {}

    private static Said played(Cells row, Place place, String words) {
        String seat = row.capitals("NS/EW");
        var side = side(seat);
        if (side.isEmpty() || !isOf(side.get(), row)) {
            return new Said(Optional.empty(), words);
        }
        try {
            var known = seat.length() == 1 ? Seat.parse(seat) : side.get().seats().getFirst();
            if (!(Notation.parse(place.contract() + known.letter() + place.tricks())
                    instanceof Notation.Played(var bid, var doubling, _, int won))) {
                return new Said(Optional.empty(), words);
            }
            var result = new Result.Played(new Contract(bid, doubling, known), won);
            int points =
                    result.points(Side.NORTH_SOUTH, new BoardNumber(place.board()).vulnerability());
            // of which of the two declared nothing is said: the points are the same for both
            return seat.length() == 1
                    ? new Said(
                            Optional.of(new Outcome.Scored(points, Optional.of(result))),
                            result.text())
                    : new Said(Optional.of(Outcome.scored(points)), "" + points);
        } catch (FormatException | IllegalArgumentException impossible) {
            return new Said(Optional.empty(), words);
        }
    }

    private static Optional<Side> side(String seat) {
        return switch (seat) {
            case "N", "S", "NS" -> Optional.of(Side.NORTH_SOUTH);
            case "E", "W", "EW" -> Optional.of(Side.EAST_WEST);
            default -> Optional.empty();
        };
    }

    /// The number of the declaring pair, where it is said, must be of the same side as the seat.
    private static boolean isOf(Side side, Cells row) {
        int declarer = row.number("Declarer");
        int northSouth = row.number("PairNS");
        int eastWest = row.number("PairEW");
        return declarer == 0
                || northSouth == eastWest
                || declarer == (side == Side.NORTH_SOUTH ? northSouth : eastWest);
    }

    private static Said remarked(String remark) {
        if (remark.toLowerCase(Locale.ROOT).startsWith("not played")) {
            return new Said(Optional.of(new Outcome.NotPlayed()), "-");
        }
        var averages = AVERAGES.matcher(remark);
        if (!averages.matches()) {
            return new Said(Optional.empty(), remark);
        }
        try {
            var northSouth = new Award(Fraction.parse(averages.group(1)));
            var eastWest = new Award(Fraction.parse(averages.group(2)));
            return new Said(
                    Optional.of(new Outcome.Artificial(northSouth, eastWest)),
                    averages.group(1) + "/" + averages.group(2));
        } catch (IllegalArgumentException impossible) {
            return new Said(Optional.empty(), remark);
        }
    }
}
