package overtrick.free.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.laws.LawBook;
import overtrick.laws.LawRef;
import overtrick.laws.board.FreeView;
import overtrick.page.Words;
import overtrick.robots.comparable.Comparables;
import overtrick.robots.comparable.Comparables.Compared;

/// Which calls are comparable with one that was withdrawn (Law 23A): both meanings side by side,
/// the reason, and for the director the last word.
///
/// @param free empty before the first board
/// @param comparables empty where no call is replaced, or no system says what it meant
public record ReplacementPart(
        FreePage page, Optional<FreeView> free, Optional<Comparables> comparables) {

    public static ReplacementPart of(FreePage page) {
        var free = page.free().filter(seen -> seen.book() == LawBook.WBF2017);
        return new ReplacementPart(page, free, free.flatMap(seen -> comparables(page, seen)));
    }

    private static Optional<Comparables> comparables(FreePage page, FreeView seen) {
        var table = page.table();
        return seen.replacing()
                .flatMap(gone ->
                        Comparables.of(
                                seen.board().auction(),
                                gone,
                                seen.board().vulnerability(),
                                table.agreements(),
                                table.readings()));
    }

    public Words words() {
        return page.words();
    }

    public boolean isAsking() {
        return comparables.isPresent() && !isOpen();
    }

    /// Whether the table has still to take over what the system says of the withdrawn call.
    boolean isOpen() {
        return free.flatMap(FreeView::replacing)
                .flatMap(gone -> comparables.map(found -> !found.shown().equals(gone.shown())))
                .orElse(false);
    }

    private Comparables found() {
        return comparables.orElseThrow();
    }

    public String title() {
        var gone = free.flatMap(FreeView::replacing).orElseThrow();
        return words().get(
                        "free.replaces", words().name(gone.seat()), words().symbols(gone.call()));
    }

    /// What the withdrawn call meant, and where it would have been in order.
    public String withdrawn() {
        return words().get(
                        "free.replaces.meant",
                        calls(found().imagined()),
                        words().symbols(found().withdrawn().call()),
                        words().systems().brief(found().withdrawn()));
    }

    private String calls(Auction auction) {
        return auction.calls().isEmpty()
                ? words().get("free.replaces.first")
                : words().get(
                                "free.replaces.after",
                                auction.calls().stream()
                                        .map(words()::symbols)
                                        .collect(Collectors.joining(" – ")));
    }

    public List<Compared> comparable() {
        return found().comparable();
    }

    /// All others, for a director who thinks otherwise.
    public List<Call> others() {
        return found().calls().stream()
                .filter(call -> !call.comparison().isComparable())
                .map(Compared::call)
                .toList();
    }

    public String meaning(Compared call) {
        return words().systems().brief(call.meant());
    }

    public String reason(Compared call) {
        return words().get("free.replaces." + call.comparison().reason().law());
    }

    public LawRef law(Compared call) {
        return LawRef.parse(call.comparison().reason().law());
    }

    /// Whether it replaces the withdrawn call for nothing, as things are judged now.
    public boolean isFree(Call call) {
        return free.filter(seen -> seen.free().contains(call)).isPresent();
    }

    /// Whether the viewer judges.
    public boolean directs() {
        return page.directs();
    }
}
