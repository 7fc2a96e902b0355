package overtrick.law;

import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Facts;
import overtrick.page.Visit;
import overtrick.robots.bidding.Readings;
import overtrick.robots.comparable.Comparables;
import overtrick.robots.comparable.Replacing;

/// The auction of a case about a call that is taken back, with what it answers by itself.
///
/// @param what empty where no auction was told
/// @param facts that follow from it
/// @param suits that the calls showed, as far as a system says so
/// @param shown both calls by the system; empty where none is known
record Calling(
        Optional<Replacing> what, Facts facts, SuitsShown suits, Optional<Comparables> shown) {

    static final Calling NONE =
            new Calling(Optional.empty(), Facts.NONE, SuitsShown.UNKNOWN, Optional.empty());

    static final String DEALER = "dealer";
    static final String AUCTION = "auction";
    static final String SYSTEM = "system";
    static final String SINCE = "then"; // a fact has the other name

    private static final int LONGEST = 400;

    private static final Set<Irregularity> OF_CALLS =
            Set.of(
                    Irregularity.INSUFFICIENT_BID,
                    Irregularity.PASS_OUT_OF_TURN,
                    Irregularity.BID_OUT_OF_TURN,
                    Irregularity.DOUBLE_OUT_OF_TURN);

    /// As an address has it.
    ///
    /// @throws FormatException for calls that could not be made, or a system that there is not
    static Calling of(
            Visit visit,
            LawBook book,
            Irregularity irregularity,
            Optional<Seat> offender,
            String call,
            Readings readings) {
        if (!visit.has(DEALER) || offender.isEmpty() || !OF_CALLS.contains(irregularity)) {
            return NONE;
        }
        var before =
                Auction.parse(
                        Seat.parse(visit.param(DEALER)), text(calls(cut(visit.param(AUCTION)))));
        var what =
                new Replacing(
                        before,
                        offender.get(),
                        Call.parse(call),
                        calls(cut(visit.param(SINCE))),
                        visit.has(SYSTEM) ? Optional.of(visit.param(SYSTEM)) : Optional.empty());
        return of(what, book, irregularity, readings);
    }

    /// @throws FormatException for a system that there is not
    static Calling of(Replacing what, LawBook book, Irregularity irregularity, Readings readings) {
        if (!OF_CALLS.contains(irregularity)) {
            return NONE;
        }
        var shown = what.comparables(readings);
        return new Calling(
                Optional.of(what),
                what.facts(book, irregularity, shown),
                new SuitsShown(what.suitsGone(shown), what.suitsNamed(shown)),
                shown);
    }

    /// The same with nothing in the place of the call yet, and nothing known of what was shown.
    Calling bare() {
        return new Calling(
                what.map(all ->
                        new Replacing(
                                all.before(),
                                all.offender(),
                                all.gone(),
                                List.of(),
                                Optional.empty())),
                Facts.NONE,
                SuitsShown.UNKNOWN,
                Optional.empty());
    }

    /// The same with nothing in the place of the call yet.
    Calling begun() {
        return new Calling(
                what.map(all ->
                        new Replacing(
                                all.before(), all.offender(), all.gone(), List.of(), all.system())),
                Facts.NONE,
                SuitsShown.UNKNOWN,
                Optional.empty());
    }

    /// Whether the call that replaces the other is known.
    boolean isReplaced() {
        return what.flatMap(Replacing::instead).isPresent();
    }

    /// The fields of an address, name and value.
    List<List<String>> fields() {
        var fields = new ArrayList<List<String>>();
        what.ifPresent(all -> {
            fields.add(List.of(DEALER, String.valueOf(all.before().dealer().letter())));
            fields.add(List.of(AUCTION, text(all.before().calls())));
            all.system().ifPresent(system -> fields.add(List.of(SYSTEM, system)));
            if (!all.since().isEmpty()) {
                fields.add(List.of(SINCE, text(all.since())));
            }
        });
        return fields;
    }

    /// The same as they stand in an address.
    Stream<String> query() {
        return fields().stream()
                .map(field ->
                        field.getFirst()
                                + "="
                                + URLEncoder.encode(field.getLast(), StandardCharsets.UTF_8));
    }

    static List<Call> calls(String text) {
        return Stream.of(text.split("[\\s,–-]+"))
                .filter(word -> !word.isBlank())
                .map(Call::parse)
                .toList();
    }

    static String text(List<Call> calls) {
        return calls.stream().map(Call::code).collect(Collectors.joining(" "));
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(LONGEST, text.length()));
    }
}
