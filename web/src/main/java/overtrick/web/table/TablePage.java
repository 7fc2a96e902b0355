package overtrick.web.table;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.club.duplicate.DuplicateTerms;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.robots.bidding.Agreements;
import overtrick.web.Preferences;
import overtrick.web.Words;

/// What one viewer's table page shows. It holds what [TableView] lets the viewer know, in his
/// language, seen from his side of the table.
///
/// @param explained what the calls show, once there is a board
/// @param ordinal of the board on the table, for the address of its page
public record TablePage(
        TableId id,
        TableView<Optional<BoardView>> table,
        Optional<Explained> explained,
        Words words,
        Preferences likes,
        OptionalInt ordinal) {

    private static final String[] PLACES = {"bottom", "left", "top", "right"};

    public String path(String deed) {
        return "/tables/" + id.code() + "/" + deed;
    }

    /// The systems that the sides play.
    public Agreements agreements() {
        return DuplicateTerms.of(table).agreements();
    }

    public Optional<BoardView> board() {
        return table.game();
    }

    public Phase phase() {
        if (board().isEmpty()) {
            return Phase.GATHERING;
        }
        if (board().get().isOver()) {
            return Phase.OVER;
        }
        return board().get().play().isPresent() ? Phase.PLAY : Phase.AUCTION;
    }

    public Optional<PlayView> play() {
        return board().flatMap(BoardView::play);
    }

    public Optional<Contract> contract() {
        return board().flatMap(BoardView::contract);
    }

    /// The seat nearest to the viewer: his own, or South for those who watch.
    public Seat bottom() {
        return table.seat().orElse(Seat.SOUTH);
    }

    /// Top, left, right, bottom.
    public List<Seat> seatsInReadingOrder() {
        return List.of(bottom().plus(2), bottom().plus(1), bottom().plus(3), bottom());
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return PLACES[bottom().placesTo(seat)];
    }

    public boolean isSeated() {
        return table.seat().isPresent();
    }

    public boolean isMine(Seat seat) {
        return table.seat().equals(Optional.of(seat));
    }

    public Optional<Chair> chair(Seat seat) {
        return table.chair(seat);
    }

    public boolean isRobot(Seat seat) {
        return chair(seat).filter(taken -> taken.occupant() instanceof Occupant.Robot).isPresent();
    }

    public String nameAt(Seat seat) {
        return chair(seat)
                .map(taken -> taken.occupant().name())
                .orElseGet(() -> words.get("seat.free"));
    }

    /// Who sits where, for the diagram of the deal.
    public Map<Seat, String> names() {
        var names = new EnumMap<Seat, String>(Seat.class);
        table.chairs().forEach((seat, taken) -> names.put(seat, taken.occupant().name()));
        return names;
    }

    /// The hand to call or play from.
    public boolean isTurn(Seat seat) {
        return board().flatMap(BoardView::turn).equals(Optional.of(seat));
    }

    public boolean isMyTurn() {
        return board().filter(BoardView::isMyTurn).isPresent() && !table.isSittingOut();
    }

    public boolean isDummy(Seat seat) {
        return contract().filter(made -> made.dummy() == seat).isPresent();
    }

    public boolean isDealer(Seat seat) {
        return board().filter(view -> view.dealer() == seat).isPresent();
    }

    public boolean isVulnerable(Seat seat) {
        return board().filter(view -> view.vulnerability().includes(seat)).isPresent();
    }

    /// Whether the seat can be taken by the viewer.
    public boolean maySit(Seat seat) {
        return !isSeated() && (chair(seat).isEmpty() || isRobot(seat));
    }

    /// The cards a seat holds, if the viewer may see them; none once the board is over, for then
    /// the whole deal is shown at once.
    public Optional<CardSet> hand(Seat seat) {
        return board().filter(view -> !view.isOver())
                .map(view -> view.hands().get(seat))
                .filter(cards -> !cards.isEmpty());
    }

    /// How many cards a seat holds unseen.
    public int hidden(Seat seat) {
        if (board().isEmpty() || phase() == Phase.OVER || hand(seat).isPresent()) {
            return 0;
        }
        return play().map(played -> played.cardsLeft(seat)).orElse(13);
    }

    /// A hand in one or two rows of suits, trumps first for dummy (Law 41D).
    public List<List<Holding>> rows(Seat seat) {
        var trumps =
                contract()
                        .filter(made -> made.dummy() == seat)
                        .flatMap(made -> made.strain().trumps());
        return Holding.rows(hand(seat).orElse(CardSet.NONE), trumps);
    }

    public boolean isPlayable(Card card) {
        return !table.isSittingOut()
                && board().filter(view -> view.playable().contains(card)).isPresent();
    }

    /// Whether the viewer names the cards of this hand, now or later.
    public boolean isHandled(Seat seat) {
        if (isMine(seat)) {
            return !isDummy(seat) || phase() != Phase.PLAY;
        }
        return isDummy(seat) && isMine(seat.partner());
    }

    /// Why the cards of a hand that cannot be played now cannot.
    public String whyNot(Seat seat) {
        return Why.notPlayed(this, seat);
    }

    /// The trick in the middle: the one under way, or the whole one until the next lead.
    public Optional<Trick> trick() {
        return play().filter(_ -> phase() == Phase.PLAY)
                .flatMap(played ->
                        played.current().isEmpty()
                                ? played.lastTrick()
                                : Optional.of(played.current()));
    }

    /// Whether the trick in the middle is whole.
    public boolean isTrickOver() {
        return trick().filter(Trick::isFull).isPresent();
    }

    /// Who won the whole trick in the middle.
    public Optional<Seat> trickWinner() {
        return trick().filter(Trick::isFull)
                .flatMap(whole -> contract().map(made -> whole.winner(made.strain())));
    }

    /// The last whole trick, unless it still lies in the middle.
    public Optional<Trick> lastTrick() {
        return play().filter(_ -> phase() == Phase.PLAY && !isTrickOver())
                .flatMap(PlayView::lastTrick);
    }

    /// The seat's last call.
    public Optional<Call> lastCall(Seat seat) {
        return board().flatMap(view -> AuctionRows.last(view.auction(), seat));
    }

    public int won(Side side) {
        return play().map(played -> played.won(side)).orElse(0);
    }

    /// The quitted tricks in order: true for those of the viewer's side.
    public List<Boolean> quitted() {
        var tricks = play().map(PlayView::tricks).orElse(List.of());
        return tricks.stream()
                .map(trick -> trick.winner(contract().orElseThrow().strain()))
                .map(winner -> !winner.opposes(bottom()))
                .toList();
    }

    /// Tricks the declaring side still needs for its contract; below zero when it has more.
    public int needed() {
        return contract().map(made -> made.bid().tricks() - won(made.declarer().side())).orElse(0);
    }

    public boolean maySendCommand(Class<? extends BoardCommand> kind) {
        return !table.isSittingOut()
                && board().stream()
                        .flatMap(view -> view.offers().stream())
                        .anyMatch(kind::isInstance);
    }

    public boolean mayClaim() {
        return maySendCommand(BoardCommand.MakeClaim.class);
    }

    public boolean mayAskUndo() {
        return maySendCommand(BoardCommand.AskUndo.class);
    }

    public boolean mayAnswerClaim() {
        return maySendCommand(BoardCommand.AnswerClaim.class);
    }

    public boolean mayAnswerUndo() {
        return maySendCommand(BoardCommand.AnswerUndo.class);
    }

    public boolean mayWithdrawUndo() {
        return maySendCommand(BoardCommand.WithdrawUndo.class);
    }

    public int left() {
        return play().map(PlayView::left).orElse(0);
    }

    /// Whether the viewer sees a bidding box.
    public boolean hasBox() {
        return phase() == Phase.AUCTION && isSeated() && !table.isSittingOut();
    }

    public boolean isCallable(Call call) {
        return board().filter(view -> view.calls().contains(call)).isPresent();
    }

    /// Why a call cannot be made now; empty when it can.
    public String whyNot(Call call) {
        return Why.notCalled(this, call);
    }

    /// Whose turn it is, as a sentence.
    public String turnSentence() {
        return Turn.sentence(this);
    }

    /// Whether the house waits for the viewer: a call, a card, or an answer.
    public boolean isAwaited() {
        return isMyTurn() || mayAnswerClaim() || mayAnswerUndo();
    }

    /// The auction in rows of four, West first; empty cells before the dealer.
    public List<List<Optional<Integer>>> auctionRows() {
        return board().map(view -> AuctionRows.of(view.auction())).orElse(List.of());
    }

    public Explained calls() {
        return explained.orElseThrow();
    }

    /// The sentence a tap on a call shows.
    public String explanation(int place) {
        return Why.called(this, place);
    }

    Map<String, Object> values() {
        return Map.of("page", this);
    }
}
