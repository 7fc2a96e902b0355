package overtrick.social.page;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sitting.Draw;
import overtrick.bridge.sitting.SittingView;
import overtrick.bridgetable.page.GivenWords.Titled;
import overtrick.bridgetable.page.TablePage;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;
import overtrick.robots.bidding.Readings;
import overtrick.social.Form;
import overtrick.social.SocialTerms;
import overtrick.social.Tally;

/// What one viewer's page shows of a table of social bridge: the board as at every table, and how
/// it stands.
public record SocialPage(TablePage table, Form form, Tally tally, List<SheetPart.Drawn> drawn)
        implements GamePages.Page {

    static SocialPage of(
            TableId id,
            TableView<SittingView<Tally>> view,
            Readings readings,
            Words words,
            Optional<TablePage.Time> time) {
        return new SocialPage(
                new TablePage(
                        id,
                        view.lookingAt(SittingView::board),
                        readings,
                        words,
                        time,
                        view.game().spread()),
                SocialTerms.of(view).form(),
                tally(view),
                drawn(words, view));
    }

    /// With the first deal of the next rubber, or the cards drawn for it, a new sheet is begun.
    private static Tally tally(TableView<SittingView<Tally>> view) {
        var tally = view.game().score();
        boolean begun =
                view.game().drawn().isPresent()
                        || view.game().spread().isPresent()
                        || view.game().board().filter(board -> !board.isOver()).isPresent();
        return begun && tally.now().isOver()
                ? new Tally(
                        tally.all(),
                        SocialTerms.of(view).form().scorer(Seat.NORTH).start().now(),
                        tally.last())
                : tally;
    }

    /// The cards that were drawn for seats, the best first, as long as the first deal lasts.
    private static List<SheetPart.Drawn> drawn(Words words, TableView<SittingView<Tally>> view) {
        var terms = SocialTerms.of(view);
        return view.game()
                .drawn()
                .map(draw ->
                        new Draw(terms.draw().orElseThrow(), draw.drawn())
                                .order().stream()
                                        .map(seat -> drawn(words, view, draw, seat))
                                        .toList())
                .orElse(List.of());
    }

    private static SheetPart.Drawn drawn(
            Words words, TableView<?> view, SeatsDrawn draw, Seat before) {
        var name =
                view.chair(draw.chairs().getOrDefault(before, before))
                        .map(chair -> Called.in(words, chair.occupant().name()));
        return new SheetPart.Drawn(
                name, Optional.ofNullable(draw.drawn().get(before)).orElseThrow());
    }

    @Override
    public Seating seating() {
        return table.seating();
    }

    public Words words() {
        return table.words();
    }

    SheetPart.Ledger ledger() {
        boolean anew = ((SocialTerms) table.table().terms()).draw().isPresent();
        return SheetPart.Ledger.of(table.table().door().circle(), anew);
    }

    /// The deal that is over; empty once the next game has begun.
    Optional<BoardView> over() {
        return table.board()
                .filter(board -> board.isOver() && drawn.isEmpty() && table.spread().isEmpty());
    }

    /// The columns of the sheet: we and they, or each player by their name.
    List<Titled> columns() {
        var bottom = table.bottom();
        if (form.bidding().vacant().isEmpty()) {
            return List.of(
                    new Titled(Column.of(bottom.side()), words().get("social.we")),
                    new Titled(Column.of(bottom.left().side()), words().get("social.they")));
        }
        var names = table.seating().names();
        return IntStream.range(0, Seat.values().length)
                .mapToObj(bottom::plus)
                .filter(names::containsKey)
                .map(chair ->
                        new Titled(
                                Column.of(atTheDeal(chair)),
                                names.getOrDefault(chair, words().letter(chair))))
                .toList();
    }

    /// Where whoever sits in this chair sat when the cards were dealt: one of three may have moved
    /// to the vacant chair for the play.
    private Seat atTheDeal(Seat chair) {
        var dummy = table.board().flatMap(BoardView::play).flatMap(PlayView::dummy);
        boolean moved = form.bidding().vacant().equals(Optional.of(chair));
        return moved ? dummy.orElse(chair) : chair;
    }
}
