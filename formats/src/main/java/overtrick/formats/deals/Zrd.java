package overtrick.formats.deals;

import java.io.ByteArrayOutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Seat;

/// Richard Pavlicek's solved deals, 23 bytes each: two bits for the holder of every card, four for
/// the tricks of every declarer in every strain; seats count from West, the lowest bits come first.
record Zrd() implements DealCodec {

    private static final int CARDS = Card.PACK / 4;
    private static final int TABLE = 10;
    private static final int SEATS = Seat.values().length;
    private static final int STRAINS = Strain.values().length;

    @Override
    public void read(byte[] file, DealsRead found) {
        found.records(
                file,
                0,
                CARDS + TABLE,
                (place, bytes) -> {
                    var number = found.next();
                    found.add(
                            place,
                            () ->
                                    new SolvedBoard(
                                            Board.of(
                                                    number,
                                                    SwedishOrder.deal(card -> holder(bytes, card))),
                                            Optional.of(table(bytes))));
                });
    }

    private static Seat holder(byte[] bytes, int card) {
        return Seat.WEST.plus((bytes[card / 4] >> (2 * (card % 4))) & 3);
    }

    private static TrickTable table(byte[] bytes) {
        var tricks = new ArrayList<Integer>();
        for (int strain = 0; strain < STRAINS; strain++) {
            for (var declarer : Seat.values()) {
                int at = strain * SEATS + Seat.WEST.placesTo(declarer);
                tricks.add((bytes[CARDS + at / 2] >> (4 * (at % 2))) & 0xF);
            }
        }
        return new TrickTable(tricks);
    }

    @Override
    public byte[] write(List<SolvedBoard> boards) {
        var file = new ByteArrayOutputStream();
        for (var one : boards) {
            byte[] bytes = new byte[CARDS + TABLE];
            for (int card = 0; card < Card.PACK; card++) {
                var holder = one.board().deal().holder(SwedishOrder.card(card));
                bytes[card / 4] |= (byte) (Seat.WEST.placesTo(holder) << (2 * (card % 4)));
            }
            var makes = one.makes().orElseThrow(() -> new IllegalArgumentException("not solved"));
            for (int strain = 0; strain < STRAINS; strain++) {
                for (int seat = 0; seat < SEATS; seat++) {
                    int at = strain * SEATS + seat;
                    int tricks =
                            makes.of(Seat.WEST.plus(seat), Strain.values()[STRAINS - 1 - strain]);
                    bytes[CARDS + at / 2] |= (byte) (tricks << (4 * (at % 2)));
                }
            }
            file.writeBytes(bytes);
        }
        return file.toByteArray();
    }
}
