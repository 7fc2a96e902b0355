package overtrick.standing.rated;

import java.time.Instant;
import java.time.LocalDate;
import java.time.temporal.IsoFields;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import overtrick.house.compared.Comparables.Place;
import overtrick.scoring.rating.Calibration;
import overtrick.scoring.rating.ComparedBoard;
import overtrick.scoring.rating.Comparison;
import overtrick.scoring.rating.LadderTerms;
import overtrick.scoring.rating.Partnership;
import overtrick.scoring.rating.Player;
import overtrick.scoring.rating.RatingLadder;
import overtrick.scoring.rating.RatingRules;
import overtrick.scoring.rating.Ratings;

/// Works ratings out: nothing but boards, a day and a calibration go in.
final class Reckoning {

    /// Boards of a person that are kept to be shown.
    static final int RECENT = 40;

    /// Seasons that are looked back at.
    static final int SEASONS = 8;

    /// The last first: board 12 of an event comes after its board 9.
    private static final Comparator<ComparedBoard> LAST =
            Comparator.comparingLong(ComparedBoard::day)
                    .thenComparing(board -> thing(board.id()))
                    .thenComparingInt(board -> board.id().length())
                    .thenComparing(ComparedBoard::id)
                    .reversed();

    private final List<ComparedBoard> boards;
    private final Calibration calibration;

    Reckoning(List<ComparedBoard> boards, Calibration calibration) {
        this.boards = boards;
        this.calibration = calibration;
    }

    private static LadderTerms terms(Player.Kind kind) {
        return new LadderTerms(
                kind,
                LadderTerms.USUAL_LEAST,
                Long.MIN_VALUE,
                player -> player.isRobot() || !Place.isPlace(player.id()));
    }

    Rated at(Instant now) {
        long day = day(now);
        var ratings = Ratings.of(boards, day, calibration, RatingRules.STANDARD);
        return new Rated(
                now,
                boards.size(),
                calibration,
                ratings,
                RatingLadder.ofPlayers(ratings, terms(Player.Kind.PERSON)),
                RatingLadder.ofPairs(ratings, terms(Player.Kind.PERSON)),
                RatingLadder.ofPlayers(ratings, terms(Player.Kind.ROBOT)),
                recent(),
                Map.of());
    }

    static long day(Instant now) {
        return Math.floorDiv(now.getEpochSecond(), 86_400L);
    }

    private static String thing(String id) {
        return id.substring(0, id.lastIndexOf('/') + 1);
    }

    private Map<Player, List<Rated.Behind>> recent() {
        var sorted = new ArrayList<>(boards);
        sorted.sort(LAST);
        var recent = new HashMap<Player, List<Rated.Behind>>();
        for (var board : sorted) {
            for (var table : board.tables()) {
                add(recent, board, table.northSouth(), table.value());
                add(recent, board, table.eastWest(), -table.value());
            }
        }
        recent.replaceAll((_, list) -> List.copyOf(list));
        return recent;
    }

    private void add(
            Map<Player, List<Rated.Behind>> recent,
            ComparedBoard board,
            Partnership pair,
            double value) {
        for (var player : pair.players()) {
            if (player.isRobot() || Place.isPlace(player.id())) {
                continue;
            }
            var list = recent.computeIfAbsent(player, _ -> new ArrayList<>());
            if (list.size() < RECENT) {
                var partner = pair.first().equals(player) ? pair.second() : pair.first();
                list.add(
                        new Rated.Behind(
                                board.id(),
                                board.day(),
                                value * imps(board.comparison()),
                                board.tables().size(),
                                partner));
            }
        }
    }

    private double imps(Comparison comparison) {
        return switch (comparison) {
            case CROSS_IMPS -> 1;
            case DATUM -> calibration.imps() / calibration.datum();
            case MATCHPOINTS -> calibration.imps() / calibration.share();
        };
    }

    /// What ratings were at the end of a season, and what they followed from.
    ///
    /// @param boards a number that is another one when the boards are others
    record Season(long boards, Calibration calibration, Map<Player, Rated.Point> points) {}

    /// Each person’s rating at the ends of the seasons before, and now.
    ///
    /// @param kept what was worked out before: a season of which no board has changed is not worked
    ///   out again
    Map<Player, List<Rated.Point>> past(
            Rated now, Map<Long, Season> kept, BooleanSupplier stopped) {
        var past = new HashMap<Player, List<Rated.Point>>();
        long first = boards.stream().mapToLong(ComparedBoard::day).min().orElse(Long.MAX_VALUE);
        for (long end : seasonEnds(day(now.at()))) {
            if (stopped.getAsBoolean()) {
                return past;
            }
            if (end >= first) {
                note(past, season(end, kept));
            }
        }
        note(past, points(day(now.at()), now.ratings()));
        past.replaceAll((_, points) -> List.copyOf(points));
        return past;
    }

    private Map<Player, Rated.Point> season(long end, Map<Long, Season> kept) {
        long stand = 0;
        for (var board : boards) {
            stand += board.day() <= end ? board.hashCode() : 0;
        }
        var known = kept.get(end);
        if (known == null || known.boards() != stand || !known.calibration().equals(calibration)) {
            var ratings = Ratings.of(boards, end, calibration, RatingRules.STANDARD);
            known = new Season(stand, calibration, points(end, ratings));
            kept.put(end, known);
        }
        return known.points();
    }

    private static Map<Player, Rated.Point> points(long day, Ratings ratings) {
        var points = new HashMap<Player, Rated.Point>();
        ratings.players()
                .forEach((player, rating) -> {
                    if (!player.isRobot() && !Place.isPlace(player.id())) {
                        points.put(
                                player,
                                new Rated.Point(day, rating.strength(), rating.deviation()));
                    }
                });
        return points;
    }

    private static void note(Map<Player, List<Rated.Point>> past, Map<Player, Rated.Point> points) {
        points.forEach(
                (player, point) -> past.computeIfAbsent(player, _ -> new ArrayList<>()).add(point));
    }

    /// The last days of the quarters before, the earliest first.
    static List<Long> seasonEnds(long today) {
        var ends = new ArrayList<Long>();
        long end = seasonStart(today) - 1;
        for (int season = 0; season < SEASONS; season++) {
            ends.addFirst(end);
            end = seasonStart(end) - 1;
        }
        return ends;
    }

    /// The first day of the quarter in which a day lies.
    static long seasonStart(long day) {
        return LocalDate.ofEpochDay(day).with(IsoFields.DAY_OF_QUARTER, 1).toEpochDay();
    }
}
