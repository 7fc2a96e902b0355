package overtrick.can.duplicate;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// Ván so sánh: a deal prepared for several tables. It is played by itself: no tribute comes from
/// another deal, and what is owed in it is stated here, the same for every table.
///
/// @param number from 1
/// @param dealer who deals it as it was made
/// @param packs the pack, and one for each redeal that is possible; every table uses them in this
///   order
/// @param debts the tribute due in it; none unless the organiser wants some
public record DuplicateDeal(
        int number, Seat dealer, DealWay way, List<Pack> packs, List<Debt> debts) {

    private static final int REDEALS = 3;

    public DuplicateDeal {
        packs = List.copyOf(packs);
        debts = List.copyOf(debts);
        if (number < 1) {
            throw new IllegalArgumentException("deal number is below 1: " + number);
        }
        if (packs.size() < 2) {
            throw new IllegalArgumentException(
                    "there is no pack for a redeal among the packs of deal " + number);
        }
    }

    /// A random deal, dealt by North, with packs for three redeals; no tribute is due.
    public static DuplicateDeal drawn(int number, RandomGenerator chance) {
        var packs = Stream.generate(() -> Pack.shuffled(chance)).limit(1 + (long) REDEALS).toList();
        return new DuplicateDeal(number, Seat.NORTH, DealWay.FIVES_FIRST, packs, List.of());
    }

    /// How often it can be redealt.
    public int redeals() {
        return packs.size() - 1;
    }

    /// The same deal with everything so many chairs to the right; the packs stay as they are, for
    /// they are dealt from the dealer on.
    public DuplicateDeal turned(int chairs) {
        var owed =
                debts.stream()
                        .map(debt ->
                                new Debt(debt.payer().plus(-chairs), debt.cards(), debt.fromDeal()))
                        .toList();
        return new DuplicateDeal(number, dealer.plus(-chairs), way, packs, owed);
    }
}
