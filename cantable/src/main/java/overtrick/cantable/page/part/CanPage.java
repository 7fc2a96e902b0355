package overtrick.cantable.page.part;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.play.CanTrick;
import overtrick.can.play.Trump;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cantable.CanSeen;
import overtrick.cantable.CanTerms;
import overtrick.cantable.Ceremony;
import overtrick.cantable.MatchStory;
import overtrick.cantable.page.words.Speech;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.page.Words;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;

/// What one viewer's page of a table of Bài Càn shows.
public record CanPage(TableId id, TableView<CanSeen> table, Speech speech)
        implements GamePages.Page {

    public Words words() {
        return speech.words();
    }

    @Override
    public Seating seating() {
        return new Seating(id, table, words());
    }

    public CanTerms terms() {
        return CanTerms.of(table);
    }

    public Optional<CanView> view() {
        return table.game().match();
    }

    public MatchStory story() {
        return table.game().story();
    }

    public Phase phase() {
        return Phase.of(table.game());
    }

    public Optional<DealView> deal() {
        return view().flatMap(CanView::deal);
    }

    public Optional<PlayView> play() {
        return view().flatMap(CanView::play);
    }

    Optional<Trump> trump() {
        return play().flatMap(PlayView::trump);
    }

    Optional<Suit> trumpSuit() {
        return trump().flatMap(Trump::suit);
    }

    /// Whether something is awaited from this seat.
    boolean isTurn(Seat seat) {
        return view().filter(seen -> seen.awaited().contains(seat)).isPresent();
    }

    public boolean isMyTurn() {
        return view().filter(CanView::isMyTurn).isPresent() && !offers().isEmpty();
    }

    /// All that the viewer may do, but for what the house does in their stead; nothing while a
    /// robot plays for them.
    List<CanCommand> offers() {
        var offers = view().map(CanView::offers).orElse(List.of());
        if (table.isSittingOut()) {
            return List.of();
        }
        boolean mayAsk = offers.contains(new AnswerRedeal(true));
        return offers.stream()
                .filter(offer -> mayAsk || !(offer instanceof AnswerRedeal))
                .filter(offer -> terms().ceremony() == Ceremony.PLAYERS || !isFormality(offer))
                .toList();
    }

    private static boolean isFormality(CanCommand offer) {
        return switch (offer) {
            case DrawCard _, TakeChair _, NameDealer _, DealCards _, AskCut _, Cut _ -> true;
            default -> false;
        };
    }

    /// What they may do of one kind.
    <T extends CanCommand> List<T> offers(Class<T> kind) {
        return offers().stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    boolean may(CanCommand command) {
        return offers().contains(command);
    }

    /// The cards in the viewer's hand.
    CanSet hand() {
        return view().map(CanView::hand).orElse(CanSet.NONE);
    }

    Map<Seat, String> names() {
        return seating().names();
    }

    /// The trick in the middle: the one under way, or the whole one until the next lead.
    Optional<CanTrick> trick() {
        return play().flatMap(play ->
                play.current().cards().isEmpty() ? last(play) : Optional.of(play.current()));
    }

    /// The last whole trick, unless it lies in the middle.
    Optional<CanTrick> lastTrick() {
        return play().filter(play -> !play.current().cards().isEmpty()).flatMap(CanPage::last);
    }

    private static Optional<CanTrick> last(PlayView play) {
        return play.tricks().isEmpty() ? Optional.empty() : Optional.of(play.tricks().getLast());
    }
}
