package overtrick.tournament.session;

import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Predicate;

/// The money of an event: what is paid for playing, who has paid, and what there is to win.
///
/// @param paid the amount of each player who has paid
/// @param once whether nobody is given two prizes
public record Till(Fees fees, SortedMap<Payer, Integer> paid, List<Prize> prizes, boolean once) {

    /// Nobody pays and nobody wins.
    public static final Till EMPTY =
            new Till(Fees.NONE, Collections.emptySortedMap(), List.of(), false);

    /// A player of an entry.
    public record Payer(EntryId entry, String player) implements Comparable<Payer> {

        private static final Comparator<Payer> ORDER =
                Comparator.comparing(Payer::entry).thenComparing(Payer::player);

        @Override
        public int compareTo(Payer other) {
            return ORDER.compare(this, other);
        }
    }

    public Till {
        paid = FrozenMap.copyOf(paid);
        prizes = List.copyOf(prizes);
    }

    public Till with(Fees other) {
        return new Till(other, paid, prizes, once);
    }

    public Till with(List<Prize> others) {
        return new Till(fees, paid, others, once);
    }

    public Till limited(boolean onlyOnce) {
        return new Till(fees, paid, prizes, onlyOnce);
    }

    /// @param amount empty when nothing is paid
    public Till paid(Payer payer, Optional<Integer> amount) {
        var all = new TreeMap<>(paid);
        amount.ifPresentOrElse(one -> all.put(payer, one), () -> all.remove(payer));
        return new Till(fees, all, prizes, once);
    }

    /// What lies in the till.
    public long sum() {
        return paid.values().stream().mapToLong(Integer::longValue).sum();
    }

    /// With the payments of these entries only.
    public Till seeing(Predicate<EntryId> entries) {
        var seen = new TreeMap<>(paid);
        seen.keySet().removeIf(payer -> !entries.test(payer.entry()));
        return new Till(fees, seen, prizes, once);
    }

    /// With a name of an entry mended.
    public Till renamed(EntryId entry, String wrong, String right) {
        var amount = paid.get(new Payer(entry, wrong));
        return amount == null
                ? this
                : paid(new Payer(entry, wrong), Optional.empty())
                        .paid(new Payer(entry, right), Optional.of(amount));
    }
}
