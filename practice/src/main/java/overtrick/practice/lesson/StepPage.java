package overtrick.practice.lesson;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.Meaning;
import overtrick.bridgetable.page.AuctionRows;
import overtrick.bridgetable.page.Explained;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.page.Words;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.teaching.lesson.Ask;
import overtrick.teaching.lesson.LessonBoard;
import overtrick.teaching.lesson.Prose;
import overtrick.teaching.lesson.Scene;
import overtrick.teaching.lesson.Step;

/// One step of a lesson.
///
/// @param number of the board, from 1
/// @param step from 1
/// @param verdict on the answer that led here
public record StepPage(
        Words words,
        Readings readings,
        LessonPlace place,
        String title,
        int boards,
        int number,
        LessonBoard board,
        int step,
        Scene scene,
        Optional<Verdict> verdict) {

    /// A suit in a hand.
    ///
    /// @param cards highest first
    public record Row(Suit suit, List<Card> cards) {}

    private static final List<Suit> AS_WRITTEN =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS);
    private static final List<Suit> AS_HELD =
            List.of(Suit.SPADES, Suit.HEARTS, Suit.CLUBS, Suit.DIAMONDS);

    /// Stages of a deal that files name; others are headings as they stand.
    private static final Set<String> STAGES =
            Set.of("auction-end", "pre-lead", "post-lead", "post-play");

    private static final List<String> PLACES = List.of("bottom", "left", "top", "right");

    static StepPage of(
            Words words,
            Readings readings,
            Shelved shelved,
            int number,
            int step,
            Optional<Verdict> verdict) {
        var lesson = shelved.lesson();
        var board = lesson.boards().get(number - 1);
        return new StepPage(
                words,
                readings,
                shelved.place(),
                lesson.title(),
                lesson.boards().size(),
                number,
                board,
                step,
                Scene.at(board, step - 1),
                verdict);
    }

    /// The address of this step.
    public String path() {
        return place.path(number, step);
    }

    private Step now() {
        return board.steps().get(step - 1);
    }

    /// What is said at this step.
    public List<List<Prose.Span>> text() {
        return Prose.paragraphs(now().text());
    }

    /// What was said at earlier steps of the board.
    public List<List<Prose.Span>> earlier() {
        return scene.earlier().stream().flatMap(text -> Prose.paragraphs(text).stream()).toList();
    }

    /// What stands above the text: what the reader is, and which part of the lesson it is.
    public List<String> headings() {
        return scene.headings().stream()
                .map(heading ->
                        heading.role()
                                ? words.get("lesson.role." + heading.text())
                                : STAGES.contains(heading.text())
                                        ? words.get("lesson.stage." + heading.text())
                                        : heading.text())
                .toList();
    }

    public Board deal() {
        return board.played().board();
    }

    /// `bottom`, `left`, `top` or `right`.
    public String placeOf(Seat seat) {
        return PLACES.get(scene.nearest().placesTo(seat));
    }

    public boolean isShown(Seat seat) {
        return scene.shown().contains(seat);
    }

    /// The seats whose hands are written down around the table: all that are seen but the nearest.
    public List<Seat> others() {
        return Arrays.stream(Seat.values()).filter(seat -> seat != scene.nearest()).toList();
    }

    public CardSet hand(Seat seat) {
        return deal().deal().hand(seat);
    }

    /// A hand as it is written down.
    public List<Row> written(Seat seat) {
        return rows(hand(seat), AS_WRITTEN);
    }

    private static List<Row> rows(CardSet hand, List<Suit> order) {
        return order.stream().map(suit -> new Row(suit, hand.in(suit).stream().toList())).toList();
    }

    /// The cards of the nearest hand that are still held, in one or two rows.
    public List<List<Row>> held() {
        var suits =
                rows(hand(scene.nearest()).minus(scene.gone()).minus(table()), AS_HELD).stream()
                        .filter(row -> !row.cards().isEmpty())
                        .toList();
        int all = suits.stream().mapToInt(row -> row.cards().size()).sum();
        int above = 0;
        int cut = 0;
        while (cut < suits.size() && above * 2 < all - 1) {
            above += suits.get(cut).cards().size();
            cut++;
        }
        return List.of(suits.subList(0, cut), suits.subList(cut, suits.size())).stream()
                .filter(row -> !row.isEmpty())
                .toList();
    }

    private CardSet table() {
        return CardSet.copyOf(scene.table().values());
    }

    /// Whether a card was played in an earlier trick.
    public boolean isGone(Card card) {
        return scene.gone().contains(card);
    }

    /// Whether a card lies on the table.
    public boolean isOnTable(Card card) {
        return scene.table().containsValue(card);
    }

    /// Whether any hand besides the nearest is seen, or anything lies on the table.
    public boolean hasTable() {
        return !scene.table().isEmpty() || others().stream().anyMatch(this::isShown);
    }

    public boolean asksCall() {
        return now().ask() instanceof Ask.Bid;
    }

    /// The seat from whose hand a card is asked for.
    public Optional<Seat> chooser() {
        return now().ask() instanceof Ask.Choose(var right)
                ? Optional.of(deal().deal().holder(right.iterator().next()))
                : Optional.empty();
    }

    /// What is to be done where a card is asked for.
    public String task() {
        var seat = chooser().orElseThrow();
        return seat == board.student()
                ? words.get("lesson.task.own")
                : words.get("lesson.task.card", words.name(seat));
    }

    /// Whether a card may be chosen now: it is held by whoever is asked, and follows suit. Where a
    /// lesson shows a trick that is over, and so its own answer does not follow, any card may.
    public boolean isPlayable(Card card) {
        return now().ask() instanceof Ask.Choose(var right) && choice(right).contains(card);
    }

    private CardSet choice(Set<Card> right) {
        var seat = deal().deal().holder(right.iterator().next());
        var held = hand(seat).minus(scene.gone().minus(CardSet.copyOf(right))).minus(table());
        return led(seat)
                .map(held::following)
                .filter(following -> following.intersects(CardSet.copyOf(right)))
                .orElse(held);
    }

    /// The suit of the trick on the table: of the first who has played, going on from whose turn it
    /// is; empty when the trick is whole or nothing lies there.
    private Optional<Suit> led(Seat turn) {
        for (int places = 1; places < Seat.values().length; places++) {
            var card = Optional.ofNullable(scene.table().get(turn.plus(places)));
            if (card.isPresent() && scene.table().size() < Seat.values().length) {
                return card.map(Card::suit);
            }
        }
        return Optional.empty();
    }

    /// Whether the nearest hand is the one from which a card is asked.
    public boolean picksNearest() {
        return chooser().filter(scene.nearest()::equals).isPresent();
    }

    public boolean isLast() {
        return step == board.steps().size();
    }

    public boolean isLastBoard() {
        return number == boards;
    }

    /// The page before this one; empty at the first.
    public Optional<String> back() {
        return step == 1 ? Optional.empty() : Optional.of(place.path(number, step - 1));
    }

    public Optional<Auction> auction() {
        return scene.auction().filter(auction -> !auction.calls().isEmpty() || asksCall());
    }

    /// The contract, told when the auction is over or hidden.
    public Optional<Contract> contract() {
        boolean known = scene.auction().map(Auction::isOver).orElse(true);
        return board.contract().filter(_ -> known);
    }

    /// The places of the calls in rows of four, West first.
    public List<List<Optional<Integer>>> rows(Auction auction) {
        return AuctionRows.of(auction);
    }

    /// What the calls show, where the lesson is of the house and so by its system.
    public Optional<Explained> explained() {
        return auction()
                .filter(_ -> place.shelf() == LessonPlace.Shelf.OWN)
                .map(auction ->
                        Explained.of(
                                readings,
                                Agreements.STANDARD,
                                auction,
                                deal().vulnerability(),
                                auction.calls().stream()
                                        .map(_ -> Optional.<Meaning>empty())
                                        .toList(),
                                Set.of(Seat.values()),
                                words));
    }

    /// What a call that was not the right one would have said, by the house's system.
    public Optional<String> wouldShow() {
        var call =
                verdict.filter(one -> one.kind().equals("wrong") && one.judged().isEmpty())
                        .flatMap(Verdict::call);
        if (call.isEmpty() || place.shelf() != LessonPlace.Shelf.OWN) {
            return Optional.empty();
        }
        return scene.auction()
                .filter(auction -> auction.refusal(call.get()).isEmpty())
                .map(auction -> auction.with(call.get()))
                .map(auction ->
                        readings.of(Agreements.STANDARD, auction, deal().vulnerability())
                                .calls()
                                .getLast())
                .filter(meant -> !meant.isSilent())
                .map(meant -> words.systems().brief(meant));
    }

    /// Whether a call can be made now.
    public boolean isCallable(Call call) {
        return scene.auction().filter(auction -> auction.refusal(call).isEmpty()).isPresent();
    }

    /// The lowest level at which something can still be bid.
    public int lowest() {
        return scene.auction()
                .map(auction ->
                        auction.calls().reversed().stream()
                                .filter(Call.Bid.class::isInstance)
                                .map(Call.Bid.class::cast)
                                .map(bid ->
                                        isCallable(new Call.Bid(bid.level(), Strain.NOTRUMP))
                                                ? bid.level()
                                                : bid.level() + 1)
                                .findFirst()
                                .orElse(1))
                .orElse(1);
    }

    /// What a hand is for those who do not see it.
    public String aloud(Seat seat) {
        var parts = new ArrayList<String>();
        for (var row : written(seat)) {
            String ranks =
                    row.cards().isEmpty()
                            ? words.get("lesson.void")
                            : row.cards().stream()
                                    .map(card -> words.name(card.rank()))
                                    .collect(Collectors.joining(" "));
            parts.add(words.name(row.suit()) + " " + ranks);
        }
        return String.join(", ", parts);
    }
}
