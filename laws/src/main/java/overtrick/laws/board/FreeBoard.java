package overtrick.laws.board;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRefusal;
import overtrick.bridge.board.Meaning;
import overtrick.bridge.play.Play;
import overtrick.cards.CardSet;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Refusal;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.Role;
import overtrick.laws.board.Pending.Asked;
import overtrick.laws.board.Pending.Replacing;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Question;
import overtrick.laws.ruling.Rectification.CardFate;
import overtrick.laws.ruling.Rectification.Cards;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.table.AuctionCase;
import overtrick.laws.table.AuctionTable;
import overtrick.laws.table.Duty.Status;
import overtrick.laws.table.Ledger;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Withdrawn;

/// A board at which things may go wrong. What counts lies in an ordinary board, so that all which
/// looks at boards can look at this one; beside it stands what the Laws still have to do with it.
///
/// @param inPlay the board as it counts
/// @param auction the calls with what was withdrawn, ruled and is owed
/// @param play once there is a contract: the cards with penalty cards, demands and revokes
/// @param incident cards that are not ruled on yet
/// @param correction a revoke that is being put right
/// @param contested a claim that is doubted
/// @param notes what is known beside that
public record FreeBoard(
        BoardInPlay inPlay,
        AuctionTable auction,
        Optional<PlayTable> play,
        Optional<CardCase> incident,
        Optional<Correction> correction,
        Optional<ContestedClaim> contested,
        Notes notes) {

    static FreeBoard opened(LawBook book, BoardInPlay board, FreeEvent opening, boolean directed) {
        return new FreeBoard(
                board,
                AuctionTable.openedBy(book, board.board().dealer()),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Optional.empty(),
                Notes.of(opening, directed));
    }

    /// Whether the board has its result at the table.
    public boolean isOver() {
        return inPlay.isOver();
    }

    /// The events of this board, those that no longer count among them.
    public List<FreeEvent> trail() {
        return notes.trail();
    }

    /// What the director has said of calls as replacements.
    public Map<Call, Boolean> judged() {
        return notes.judged();
    }

    /// What is owed by players who were at fault in the auction.
    public Ledger ledger() {
        return auction.ledger();
    }

    /// Whether calls and shown cards still come under the Laws of the auction: until the opening
    /// lead (Law 17).
    boolean isBeforeLead() {
        return play.filter(cards -> !cards.current().isEmpty() || !cards.tricks().isEmpty())
                .isEmpty();
    }

    /// What the seat still holds.
    CardSet hand(Seat seat) {
        return play.map(cards -> cards.hand(seat)).orElse(inPlay.board().deal().hand(seat));
    }

    /// Whether the director has been called and something is to be answered.
    public boolean isHalted() {
        return pending().isPresent();
    }

    /// Why nobody may act at all.
    Optional<Refusal> halt() {
        if (isOver()) {
            return Optional.of(BoardRefusal.BOARD_OVER);
        }
        if (isHalted()) {
            return Optional.of(FreeRefusal.RULING_PENDING);
        }
        return inPlay.claim().map(_ -> BoardRefusal.CLAIM_PENDING);
    }

    /// The player who is to answer; empty when it is the director.
    public Optional<Seat> chooser() {
        return pending().flatMap(Pending::player);
    }

    /// What must be answered before anybody goes on.
    Optional<Pending> pending() {
        if (isOver()) {
            return Optional.empty();
        }
        if (correction.isPresent()) {
            return Optional.of(replacing(correction.get()));
        }
        if (contested.isPresent()) {
            return Optional.of(ofClaim(contested.get()));
        }
        return incident.flatMap(this::asked)
                .or(this::askedOfCalls)
                .or(() ->
                        play.filter(_ -> inPlay.claim().isEmpty())
                                .flatMap(cards -> new Leads(auction, cards).asked()));
    }

    /// What the director has ruled in words, in order; nothing is struck out.
    public List<String> remarks() {
        return notes.trail().stream()
                .filter(FreeEvent.Remarked.class::isInstance)
                .map(remark -> ((FreeEvent.Remarked) remark).text())
                .toList();
    }

    /// The withdrawn call in whose place the player in turn is to call now.
    public Optional<Withdrawn> replacing() {
        return pending().isPresent()
                ? Optional.empty()
                : Deeds.replaces(this).map(AuctionCase::withdrawn);
    }

    /// The withdrawn call of which it matters what it showed, and of which nobody has said so yet.
    public Optional<Withdrawn> notUnderstood() {
        if (play.isPresent()) {
            return Optional.empty();
        }
        return replacing()
                .or(this::tooLow)
                .or(() ->
                        ledger().owed().stream()
                                .filter(duty -> duty.what() instanceof LeadRestriction)
                                .flatMap(duty -> duty.about().stream())
                                .reduce((_, last) -> last))
                .filter(gone ->
                        notes.understood()
                                .filter(one ->
                                        one.by() == gone.seat() && one.call().equals(gone.call()))
                                .isEmpty());
    }

    /// An insufficient bid about which somebody is still asked: what it showed should be known
    /// before it is replaced (Law 27B1(a)).
    private Optional<Withdrawn> tooLow() {
        return auction.pending()
                .filter(one -> one.irregularity() == Irregularity.INSUFFICIENT_BID)
                .map(AuctionCase::withdrawn);
    }

    private Pending ofClaim(ContestedClaim doubted) {
        return doubted.question(auction.book())
                .<Pending>map(question ->
                        new Asked(
                                Irregularity.DISPUTED_CLAIM,
                                doubted.claim().by(),
                                String.valueOf(doubted.claim().tricks()),
                                Optional.of(doubted.player(question)),
                                question))
                .orElseGet(() -> new Pending.Deciding(doubted));
    }

    FreeBoard contesting(Optional<ContestedClaim> doubted) {
        return new FreeBoard(inPlay, auction, play, incident, correction, doubted, notes);
    }

    private Optional<Pending> asked(CardCase open) {
        return open.question(auction.book())
                .map(FreeBoard::asOfOne)
                .map(question ->
                        new Asked(
                                open.irregularity(),
                                open.offender(),
                                open.about(),
                                player(question, open.offender()),
                                question));
    }

    /// Each defender is asked, and cannot differ from themselves (Law 55A).
    private static Question asOfOne(Question question) {
        var answers =
                question.answers().stream().filter(one -> !one.key().equals("differ")).toList();
        return new Question(question.fact(), question.asked(), question.laws(), answers);
    }

    private Optional<Pending> askedOfCalls() {
        return auction.question()
                .map(question -> {
                    var open = auction.pending().orElseThrow();
                    return new Asked(
                            open.irregularity(),
                            open.offender(),
                            open.withdrawn().call().code(),
                            player(question, open.offender()),
                            question);
                });
    }

    /// Who answers; of two defenders the next to play last (Law 55A).
    private Optional<Seat> player(Question question, Seat offender) {
        if (question.fact() == Fact.UNINTENDED && !notes.directed()) {
            return Optional.of(offender); // nobody else is there to ask them (Law 25A)
        }
        return switch (question.asked()) {
            case DECLARER -> play.map(cards -> cards.contract().declarer());
            case DEFENDERS ->
                    incident.map(
                            open -> open.other().isPresent() ? open.next() : open.next().partner());
            case Role role -> role.seat(offender);
        };
    }

    private Replacing replacing(Correction open) {
        var cards = play.orElseThrow();
        var hand = open.hand();
        var dummy = cards.contract().dummy();
        var by = hand == dummy ? cards.contract().declarer() : hand;
        int trick = open.revoke().trick();
        return open.done()
                ? new Replacing(hand, by, cards.replacements(trick, hand), true)
                : new Replacing(hand, by, following(cards, open), false);
    }

    private static CardSet following(PlayTable cards, Correction open) {
        var led = cards.trick(open.revoke().trick()).suitLed().orElseThrow();
        return cards.hand(open.revoke().seat()).in(led);
    }

    FreeBoard with(AuctionTable calls) {
        return copy(calls, play, incident, correction).begun().synced();
    }

    FreeBoard with(AuctionTable calls, PlayTable cards) {
        var next = copy(calls, Optional.of(cards), incident, correction);
        boolean asBefore = calls.turn() == auction.turn() && calls.calls().equals(auction.calls());
        return asBefore ? next.lying(inPlay.auction(), inPlay.meanings()) : next.synced();
    }

    FreeBoard withIncident(Optional<CardCase> open) {
        return copy(auction, play, open, correction);
    }

    FreeBoard correcting(Optional<Correction> open) {
        return copy(auction, play, incident, open);
    }

    /// One of two defenders has said whether declarer's lead is accepted.
    FreeBoard said(Seat by, String answer) {
        var open = incident.orElseThrow().said(by, answer);
        return CardRulings.settled(withIncident(Optional.of(open)));
    }

    FreeBoard answered(Facts facts, Optional<Suit> suit) {
        return incident.map(open ->
                        CardRulings.settled(withIncident(Optional.of(open.with(facts, suit)))))
                .orElseGet(() -> auction.pending().isPresent() ? with(auction.found(facts)) : this);
    }

    FreeBoard with(Notes more) {
        return new FreeBoard(inPlay, auction, play, incident, correction, contested, more);
    }

    FreeBoard withSaid(Seat seat, Call call, Optional<Meaning> meaning) {
        return meaning.map(said -> with(notes.withSaid(seat, call, said))).orElse(this);
    }

    FreeBoard with(BoardInPlay board) {
        return new FreeBoard(board, auction, play, incident, correction, contested, notes);
    }

    private FreeBoard copy(
            AuctionTable calls,
            Optional<PlayTable> cards,
            Optional<CardCase> open,
            Optional<Correction> right) {
        return new FreeBoard(inPlay, calls, cards, open, right, contested, notes);
    }

    /// With the contract the cards come into play; those of defenders that lie face up are penalty
    /// cards then (Law 24).
    private FreeBoard begun() {
        if (play.isPresent() || auction.question().isPresent() || auction.contract().isEmpty()) {
            return this;
        }
        var hands = new EnumMap<Seat, CardSet>(Seat.class);
        for (var seat : Seat.values()) {
            hands.put(seat, inPlay.board().deal().hand(seat));
        }
        var cards = PlayTable.of(auction.contract().get(), hands);
        for (var seat : Seat.values()) {
            var shown = notes.faceUp(seat);
            boolean small = shown.size() == 1 && CardFacts.isSmall(shown.highest());
            for (var card : cards.isDefender(seat) ? shown : CardSet.NONE) {
                cards = cards.withPenaltyCard(seat, card, !small);
            }
        }
        var done =
                auction.settled(
                        duty ->
                                duty.what() instanceof Cards(var fate)
                                        && (fate == CardFate.MINOR_IF_DEFENDER
                                                || fate == CardFate.MAJOR_IF_DEFENDER),
                        Status.DONE);
        return copy(done, Optional.of(cards), incident, correction);
    }

    /// The ordinary board as it now counts.
    private FreeBoard synced() {
        var calls = auction.calls().auction(auction.dealer(), auction.turn());
        var meanings = new ArrayList<Optional<Meaning>>();
        auction.calls()
                .made()
                .forEach(made -> meanings.add(Optional.ofNullable(notes.said().get(made))));
        return lying(calls, meanings);
    }

    private FreeBoard lying(Auction calls, List<Optional<Meaning>> meanings) {
        if (isOver()) {
            return this;
        }
        var deal = inPlay.board().deal();
        var lying =
                play.map(cards ->
                        Play.asItLies(cards.contract(), deal, cards.tricks(), cards.current()));
        return with(inPlay.lying(calls, meanings, lying));
    }
}
