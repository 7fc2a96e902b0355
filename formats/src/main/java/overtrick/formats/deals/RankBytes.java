package overtrick.formats.deals;

import java.io.ByteArrayOutputStream;
import java.util.Arrays;
import java.util.List;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Deal;
import overtrick.cards.Rank;
import overtrick.cards.Seat;
import overtrick.formats.Place;

/// Two formats with a byte for each rank, from the ace down: of its eight bits the first two say
/// who holds the spade, the next the heart, the diamond, the club. CDS counts seats from West and
/// has the number of the board before, RZD counts them from North and the deals at the beginning.
///
/// @param numbered whether it is CDS
record RankBytes(boolean numbered) implements DealCodec {

    private static final int RANKS = Rank.values().length;

    private static final int HEADER = 13;
    private static final int MOST_DEALS = 0xFFFF;

    @Override
    public void read(byte[] file, DealsRead found) {
        if (numbered) {
            found.records(
                    file,
                    0,
                    1 + RANKS,
                    (place, bytes) -> {
                        int number = Byte.toUnsignedInt(bytes[0]);
                        var board = number == 0 ? found.next() : new BoardNumber(number);
                        found.add(
                                place.plus(1),
                                board,
                                () -> deal(Arrays.copyOfRange(bytes, 1, bytes.length)));
                    });
            return;
        }
        if (file.length < HEADER) {
            found.error(Place.START, "file is shorter than its header of 13 bytes");
            return;
        }
        int count = Byte.toUnsignedInt(file[0]) + (Byte.toUnsignedInt(file[1]) << 8);
        int there = (file.length - HEADER) / RANKS;
        if (count != there) {
            found.warn(
                    Place.START,
                    "header counts %d deals, but there are %d".formatted(count, there));
        }
        found.records(
                file,
                HEADER,
                RANKS,
                (place, bytes) -> found.add(place, found.next(), () -> deal(bytes)));
    }

    private Deal deal(byte[] ranks) {
        return SwedishOrder.deal(
                place -> seat((ranks[place % RANKS] >> (6 - 2 * (place / RANKS))) & 3));
    }

    private Seat seat(int value) {
        return numbered ? Seat.WEST.plus(value) : Seat.NORTH.plus(value);
    }

    private int value(Seat seat) {
        return numbered ? Seat.WEST.placesTo(seat) : Seat.NORTH.placesTo(seat);
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        var file = new ByteArrayOutputStream();
        if (!numbered) {
            int count = Math.min(boards.size(), MOST_DEALS);
            file.write(count & 0xFF);
            file.write(count >> 8);
            for (int at = 2; at < HEADER; at++) {
                file.write(' ');
            }
        }
        for (var one : boards) {
            if (numbered) {
                file.write(one.board().number().value());
            }
            file.writeBytes(ranks(one.board().deal()));
        }
        return file.toByteArray();
    }

    private byte[] ranks(Deal deal) {
        byte[] ranks = new byte[RANKS];
        for (int place = 0; place < RANKS * 4; place++) {
            int holder = value(deal.holder(SwedishOrder.card(place)));
            ranks[place % RANKS] |= (byte) (holder << (6 - 2 * (place / RANKS)));
        }
        return ranks;
    }
}
