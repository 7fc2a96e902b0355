package overtrick.bridgetable.page;

import java.time.InstantSource;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.PlayView;
import overtrick.bridge.play.Trick;
import overtrick.bridge.sitting.SpreadView;
import overtrick.bridgetable.clock.BoardClock;
import overtrick.bridgetable.clock.Clocks;
import overtrick.bridgetable.clock.StopCard;
import overtrick.bridgetable.duplicate.BridgeTerms;
import overtrick.bridgetable.duplicate.Plate;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.house.codes.TableId;
import overtrick.house.table.Pace;
import overtrick.house.table.TableView;
import overtrick.house.terms.Custom;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.page.table.GamePages;
import overtrick.page.table.Seating;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;

/// What one viewer's table page shows. It holds what [TableView] lets the viewer know, in their
/// language, seen from their side of the table.
///
/// @param readings how calls are understood
/// @param time of the board, where somebody wants to know it
/// @param spread the pack from which cards are drawn for seats
public record TablePage(
        TableId id,
        TableView<Optional<BoardView>> table,
        Readings readings,
        Words words,
        Optional<Time> time,
        Optional<SpreadView> spread)
        implements GamePages.Page {

    /// Where nobody draws for seats.
    public TablePage(
            TableId id,
            TableView<Optional<BoardView>> table,
            Readings readings,
            Words words,
            Optional<Time> time) {
        this(id, table, readings, words, time, Optional.empty());
    }

    /// @param clock what has been taken so far
    /// @param now asked when a part is rendered: parts that only grow older are not sent again
    public record Time(BoardClock clock, InstantSource now) {

        /// The time of a table's board, where somebody wants to know it. Who sees the table later
        /// than it is played is not told how long a player thinks now.
        public static Optional<Time> of(
                Clocks<?> clocks, InstantSource now, TableId id, TableView<?> table) {
            var customs = BridgeTerms.of(table).customs();
            boolean wanted = customs.contains(Custom.CLOCK) || customs.contains(Custom.STOP_CARD);
            return wanted && !table.isLate()
                    ? clocks.at(id).map(clock -> new Time(clock, now))
                    : Optional.empty();
        }
    }

    public boolean has(Custom custom) {
        return BridgeTerms.of(table).customs().contains(custom);
    }

    /// The stop card behind the last call, where they are used and it was a jump.
    Optional<StopCard> stopCard() {
        return board().filter(_ -> has(Custom.STOP_CARD) && phase() == Phase.AUCTION)
                .map(BoardView::auction)
                .flatMap(auction -> time.flatMap(known -> behind(auction, known.clock())));
    }

    private static Optional<StopCard> behind(Auction auction, BoardClock clock) {
        return StopCard.behind(auction, clock.since());
    }

    /// Who sits in a chair, by their name; by the chair's where nobody does.
    public String who(Seat seat) {
        return table.chair(seat)
                .map(chair -> Called.in(words, chair.occupant().name()))
                .orElseGet(() -> words.name(seat));
    }

    /// Whether it is the viewer's turn, but for the stop card.
    boolean isHeld() {
        return isMyTurn()
                && stopCard()
                        .flatMap(card -> time.map(known -> card.isOut(known.now().instant())))
                        .orElse(false);
    }

    /// Whether calls are made by them.
    boolean isBySystem() {
        return BridgeTerms.of(table).bySystem();
    }

    /// The systems that the sides play.
    public Agreements agreements() {
        return BridgeTerms.of(table).agreements();
    }

    public Optional<BoardView> board() {
        return table.game();
    }

    public Phase phase() {
        if (spread.isPresent()) {
            return Phase.DRAW;
        }
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

    @Override
    public Seating seating() {
        return new Seating(id, table, words);
    }

    public Seat bottom() {
        return seating().bottom();
    }

    public boolean isSeated() {
        return seating().isSeated();
    }

    public boolean isMine(Seat seat) {
        return seating().isMine(seat);
    }

    /// The hand to call or play from.
    public boolean isTurn(Seat seat) {
        boolean draws =
                spread.filter(one -> one.dealer().isEmpty() && one.awaits(seat)).isPresent();
        return draws || board().flatMap(BoardView::turn).equals(Optional.of(seat));
    }

    /// Whether the house has the table wait: nobody calls or plays.
    public boolean isStill() {
        return table.pace() == Pace.STILL;
    }

    /// Whether nobody is vulnerable by sides in what is played here, so that nothing is said of it.
    public boolean isPlain() {
        return BridgeTerms.of(table).plate() == Plate.PLAIN;
    }

    public boolean isMyTurn() {
        return mayDraw() || mayAct();
    }

    /// Whether the viewer has still to draw a card for their seat.
    public boolean mayDraw() {
        return !isStill() && !table.isSittingOut() && spread.filter(SpreadView::mine).isPresent();
    }

    private boolean mayAct() {
        return !isStill()
                && board().filter(BoardView::isMyTurn).isPresent()
                && !table.isSittingOut();
    }

    public boolean isDummy(Seat seat) {
        return play().filter(played -> played.isDummy(seat)).isPresent();
    }

    public boolean isDealer(Seat seat) {
        return board().filter(view -> view.dealer() == seat).isPresent();
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
        if ((phase() != Phase.AUCTION && phase() != Phase.PLAY) || hand(seat).isPresent()) {
            return 0;
        }
        return play().map(played -> played.cardsLeft(seat)).orElse(13);
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

    /// Who won the whole trick in the middle.
    public Optional<Seat> trickWinner() {
        return trick().filter(Trick::isFull)
                .flatMap(whole -> contract().map(made -> whole.winner(made.strain())));
    }

    /// The last whole trick, unless it still lies in the middle.
    public Optional<Trick> lastTrick() {
        return play().filter(_ -> phase() == Phase.PLAY && trickWinner().isEmpty())
                .flatMap(PlayView::lastTrick);
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
        return phase() == Phase.AUCTION && isSeated() && !table.isSittingOut() && !isStill();
    }

    /// Whose turn it is, as a sentence.
    public String turnSentence() {
        return Turn.sentence(this);
    }

    /// Whether the house waits for the viewer: a call, a card, or an answer.
    public boolean isAwaited() {
        return isMyTurn() || mayAnswerClaim() || mayAnswerUndo();
    }

    /// Seats whose calls are made by their system and nothing besides.
    Set<Seat> robots() {
        return table.chairs().entrySet().stream()
                .filter(taken -> taken.getValue().isPlayedByRobot())
                .map(Map.Entry::getKey)
                .collect(Collectors.toUnmodifiableSet());
    }

    ClaimWords claimWords() {
        return new ClaimWords(words, robots());
    }

    /// Trumps lie first in dummy (Law 41D); empty for other hands.
    Optional<Suit> trumpsOfDummy(Seat seat) {
        return contract().filter(_ -> isDummy(seat)).flatMap(made -> made.strain().trumps());
    }

    /// The cards the viewer may play now, from their hand or from dummy.
    CardSet playable() {
        return table.isSittingOut() || isStill()
                ? CardSet.NONE
                : board().map(BoardView::playable).orElse(CardSet.NONE);
    }
}
