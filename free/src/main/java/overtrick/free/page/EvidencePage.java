package overtrick.free.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridgetable.page.AuctionPart;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.free.Evidence;
import overtrick.house.table.TableEvent;
import overtrick.laws.board.FreeBoard;
import overtrick.laws.board.FreeEvent;
import overtrick.page.Words;

/// All that there is to know of a free table, for its director: hands, auction with meanings,
/// tempo, talk, rulings, and the trail of events with the way back to each.
///
/// @param open whether the hands may be seen: never by somebody who still plays the board
/// @param directs whether they may take the board back
public record EvidencePage(FreePage page, Evidence evidence, boolean open, boolean directs) {

    /// @param time of the day, UTC
    /// @param place where the board may be taken back to; 0 when it may not
    public record Line(String time, String text, int place) {}

    public Words words() {
        return page.words();
    }

    public RulingPart rulings() {
        return RulingPart.of(page);
    }

    public AuctionPart auction() {
        return AuctionPart.of(page.table());
    }

    public Optional<FreeBoard> board() {
        return evidence.board();
    }

    public Optional<Deal> deal() {
        return board().filter(_ -> open).map(board -> board.inPlay().board().deal());
    }

    /// Everything that happened, in order.
    public List<Line> trail() {
        var lines = new ArrayList<Line>();
        for (var entry : evidence.entries()) {
            text(entry.event())
                    .ifPresent(text ->
                            lines.add(
                                    new Line(
                                            entry.at().toString().substring(11, 19),
                                            text,
                                            isOnWay(entry) ? entry.place() : 0)));
        }
        return lines;
    }

    private boolean isOnWay(Evidence.Entry entry) {
        int last = board().map(board -> board.trail().size()).orElse(0);
        return directs && entry.place() > 0 && entry.place() < last;
    }

    private Optional<String> text(TableEvent<FreeEvent> event) {
        return switch (event) {
            case TableEvent.InGame<FreeEvent>(var happened) -> text(happened);
            case TableEvent.Said<FreeEvent>(var name, _, var text, _) ->
                    Optional.of(words().get("free.trail.said", name, text));
            case TableEvent.HelpCalled<FreeEvent>(_, var name) ->
                    Optional.of(words().get("free.trail.help", name));
            case TableEvent<FreeEvent> _ -> Optional.empty();
        };
    }

    private Optional<String> text(FreeEvent event) {
        return switch (event) {
            case FreeEvent.Ordinary(var happened) -> ordinary(happened);
            case FreeEvent.Pondered(var by, int millis) ->
                    Optional.of(
                            words().get(
                                            "free.trail.pondered",
                                            words().name(by),
                                            String.format(
                                                    words().locale(), "%.1f", millis / 1000.0)));
            case FreeEvent.CalledAnyway(var by, var call, _, _) ->
                    said("free.trail.irregular", by, words().symbols(call));
            case FreeEvent.CallChanged(var by, var call, _) ->
                    said("free.trail.changed", by, words().symbols(call));
            case FreeEvent.PlayedAnyway(var from, var card) ->
                    open
                            ? said("free.trail.irregular", from, words().symbols(card))
                            : said("free.trail.did", from, words().symbols(card));
            case FreeEvent.CardsExposed(var by, var cards) ->
                    said(
                            "free.trail.exposed",
                            by,
                            Things.symbols(
                                    String.join(
                                            " ", cards.stream().map(card -> card.code()).toList()),
                                    words()));
            case FreeEvent.AttentionDrawn(var by) -> said("free.trail.attention", by, "");
            case FreeEvent.Answered(var by, var fact, var answer, _) ->
                    Optional.of(
                            words().get(
                                            "free.trail.answered",
                                            by.map(words()::name)
                                                    .orElseGet(() -> words().get("free.director")),
                                            page.says(Optional.empty(), "").answer(fact, answer)));
            case FreeEvent.LeadAsked(var by, _, _) -> said("free.trail.lead", by, "");
            case FreeEvent.CardDesignated(var by, var card) ->
                    said("free.trail.designated", by, words().symbols(card));
            case FreeEvent.CardReplaced(var from, var card) ->
                    card.flatMap(one -> said("free.trail.replaced", from, words().symbols(one)));
            case FreeEvent.Judged(var call, _) ->
                    Optional.of(words().get("free.trail.judged", words().symbols(call)));
            case FreeEvent.Understood(_, var call, var shown, _) ->
                    Optional.of(
                            words().get(
                                            "free.trail.understood",
                                            words().symbols(call),
                                            shown.isEmpty()
                                                    ? "–"
                                                    : shown.stream()
                                                            .sorted()
                                                            .map(words()::name)
                                                            .collect(Collectors.joining(", "))));
            case FreeEvent.ClaimContested(var by) -> said("free.trail.doubted", by, "");
            case FreeEvent.ClaimStudied(var lines) ->
                    Optional.of(String.join("; ", new ClaimLines(words()).all(lines)));
            case FreeEvent.ClaimDecided(int tricks) ->
                    Optional.of(words().count("free.trail.decided", tricks));
            case FreeEvent.RevokeRuled(var seat, _) -> said("free.trail.revoke", seat, "");
            case FreeEvent.RolledBack(int to) -> Optional.of(words().get("free.trail.back", to));
            case FreeEvent.Remarked(var remark) ->
                    Optional.of(words().get("free.trail.remarked", remark));
            case FreeEvent.Adjusted(var given) ->
                    Optional.of(
                            words().get(
                                            "free.trail.adjusted",
                                            words().signed(given.northSouth()),
                                            words().signed(given.eastWest()),
                                            given.why()));
        };
    }

    private Optional<String> ordinary(BoardEvent event) {
        return switch (event) {
            case BoardEvent.BoardOpened(var board, _) ->
                    Optional.of(words().get("free.trail.board", board.number().value()));
            case BoardEvent.CallMade(var by, var call, _) ->
                    said("free.trail.did", by, words().symbols(call));
            case BoardEvent.CardPlayed(var from, var card) ->
                    said("free.trail.did", from, words().symbols(card));
            case BoardEvent.ClaimMade(var claim) ->
                    said("free.trail.claim", claim.by(), String.valueOf(claim.tricks()));
            case BoardEvent.BoardEnded(var result) ->
                    Optional.of(words().get("free.trail.ended", result.text()));
            case BoardEvent _ -> Optional.empty();
        };
    }

    private Optional<String> said(String key, Seat who, String what) {
        return Optional.of(words().get(key, words().name(who), what));
    }
}
