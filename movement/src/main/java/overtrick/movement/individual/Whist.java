package overtrick.movement.individual;

import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import overtrick.movement.Draft;
import overtrick.movement.Partnership;
import overtrick.movement.Seating;

/// The first round of a whist tournament. Each round all numbers count one higher; with a multiple
/// of four players the last one stays, with one player more somebody else sits out each round
/// (tournaments.md §7).
///
/// @param players a multiple of four, or one more
record Whist(int players, List<Foursome> tables) {

    Whist {
        tables = List.copyOf(tables);
        if (tables.size() != players / 4 || players % 4 > 1) {
            throw new IllegalArgumentException(
                    "tables are not a quarter of %d players: %d".formatted(players, tables.size()));
        }
    }

    int rounds() {
        return players % 4 == 0 ? players - 1 : players;
    }

    List<Seating> seatings() {
        var draft = new Draft();
        for (int round = 0; round < rounds(); round++) {
            for (int table = 0; table < tables.size(); table++) {
                var start = tables.get(table);
                draft.at(round + 1, table + 1)
                        .players(
                                partners(start.north(), start.south(), round),
                                partners(start.east(), start.west(), round),
                                round + 1);
            }
        }
        return draft.seatings();
    }

    private Partnership partners(int one, int other, int round) {
        return Partnership.players(turned(one, round), turned(other, round));
    }

    private int turned(int player, int round) {
        return player > rounds() ? player : (player - 1 + round) % rounds() + 1;
    }

    /// Such as `8: 8&7-4&5 1&3-6&2`: the players, then each table.
    static Whist parse(String line) {
        int colon = line.indexOf(':');
        return new Whist(
                Integer.parseInt(line.substring(0, colon).strip()),
                Arrays.stream(line.substring(colon + 1).strip().split(" +"))
                        .map(Foursome::parse)
                        .toList());
    }

    String text() {
        return players
                + ": "
                + tables.stream().map(Foursome::text).collect(Collectors.joining(" "));
    }
}
