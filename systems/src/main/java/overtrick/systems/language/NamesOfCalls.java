package overtrick.systems.language;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;

/// Every call of a table has one name if any answer refers to it. What follows `4N:blackwood` is
/// found by the name, and whoever hears a call takes it for the first row that it can be: two names
/// for one call would leave the second without its answers.
final class NamesOfCalls {

    private final Map<String, List<CallPattern>> awaited = new HashMap<>();

    /// @param tables of the whole book, for answers may be written in any file
    NamesOfCalls(List<BookTable> tables) {
        tables.stream()
                .flatMap(table -> table.auction().elements().stream())
                .filter(element -> !element.key().isEmpty())
                .forEach(element ->
                        awaited.computeIfAbsent(element.key(), _ -> new ArrayList<>())
                                .add(element.call()));
    }

    /// The rows whose call has another name in the table before them.
    List<SystemFault> faults(BookTable table) {
        var faults = new ArrayList<SystemFault>();
        for (int at = 1; at < table.rows().size(); at++) {
            var row = table.rows().get(at);
            table.rows().subList(0, at).stream()
                    .filter(before -> !before.key().equals(row.key()))
                    .flatMap(before -> twice(table.auction(), before, row).stream())
                    .findFirst()
                    .ifPresent(faults::add);
        }
        return faults;
    }

    private Optional<SystemFault> twice(AuctionPattern auction, Row first, Row second) {
        boolean matters = awaited.containsKey(first.key()) || awaited.containsKey(second.key());
        if (!matters || !first.call().canMeet(second.call())) {
            return Optional.empty();
        }
        return auction.ways().stream()
                .flatMap(binding -> calls(auction, first, second, binding))
                .filter(call -> isAwaited(call, first.key()) || isAwaited(call, second.key()))
                .findFirst()
                .map(call -> fault(call, first, second));
    }

    private boolean isAwaited(Call call, String key) {
        return awaited.getOrDefault(key, List.of()).stream()
                .anyMatch(pattern -> pattern.match(call, Binding.NONE).isPresent());
    }

    /// The calls for which both rows can stand in one and the same auction, whose bids rise.
    private static Stream<Call> calls(
            AuctionPattern auction, Row first, Row second, Binding binding) {
        var before = auction.elements().stream().map(element -> element.call().in(binding));
        var bids = before.<Bid>mapMulti(NamesOfCalls::ifBid).toList();
        return first.call().bindings(binding).stream()
                .flatMap(one ->
                        second.call().bindings(binding).stream()
                                .filter(other ->
                                        first.call().in(one).equals(second.call().in(other)))
                                .filter(other ->
                                        Guard.canHold(
                                                all(auction, first),
                                                one,
                                                all(auction, second),
                                                other))
                                .map(_ -> first.call().in(one)))
                .filter(call -> rise(bids, call));
    }

    private static void ifBid(Call call, Consumer<Bid> sink) {
        if (call instanceof Bid bid) {
            sink.accept(bid);
        }
    }

    private static boolean rise(List<Bid> bids, Call next) {
        var all = new ArrayList<>(bids);
        ifBid(next, all::add);
        return IntStream.range(1, all.size())
                .allMatch(at -> all.get(at - 1).compareTo(all.get(at)) < 0);
    }

    private static List<Guard> all(AuctionPattern auction, Row row) {
        return Stream.concat(auction.guards().stream(), row.guards().stream()).toList();
    }

    private static SystemFault fault(Call call, Row first, Row second) {
        int colon = second.place().lastIndexOf(':');
        return new SystemFault(
                second.place().substring(0, colon),
                Integer.parseInt(second.place().substring(colon + 1)),
                "%s is %s here and %s at %s; answers are found by the name, so one name for both rows or conditions after when that part them"
                        .formatted(call.code(), second.key(), first.key(), first.place()));
    }
}
