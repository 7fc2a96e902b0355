package overtrick.laws.board;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardView;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.LawBook;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.Pending.Asked;
import overtrick.laws.board.Pending.LeadOption;
import overtrick.laws.board.Pending.Leading;
import overtrick.laws.board.Pending.Replacing;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.table.Duty;
import overtrick.laws.table.PenaltyCard;
import overtrick.laws.table.Ruled;
import overtrick.laws.table.Withdrawn;

/// What one viewer may know of a free table: of what went wrong all that was seen and said, and
/// nothing of a revoke that nobody has noticed.
///
/// @param board as at every table
/// @param directed whether a person directs
/// @param sheet what is asked just now, and of whom
/// @param rulings given so far
/// @param remarks what the director has ruled in words
/// @param withdrawn calls that do not count
/// @param faceUp cards that lie before their hands for all to see
/// @param duties that are owed or wait for the director
/// @param replacing the withdrawn call in whose place the player in turn calls now
/// @param free calls of the player in turn with which their withdrawn call is replaced for nothing
/// @param offers all that the viewer may do now
public record FreeView(
        BoardView board,
        LawBook book,
        boolean directed,
        Optional<Sheet> sheet,
        List<Ruled> rulings,
        List<String> remarks,
        List<Withdrawn> withdrawn,
        List<PenaltyCard> penaltyCards,
        Map<Seat, CardSet> faceUp,
        List<Duty> duties,
        Optional<Withdrawn> replacing,
        Set<Call> free,
        Optional<Adjustment> adjustment,
        List<FreeCommand> offers) {

    public FreeView {
        rulings = List.copyOf(rulings);
        remarks = List.copyOf(remarks);
        withdrawn = List.copyOf(withdrawn);
        penaltyCards = List.copyOf(penaltyCards);
        faceUp = Map.copyOf(faceUp);
        duties = List.copyOf(duties);
        free = Set.copyOf(free);
        offers = List.copyOf(offers);
    }

    /// What the director reads out.
    ///
    /// @param asked a question of the Laws; empty where cards or leads are chosen
    /// @param leads what declarer may ask of a lead; empty elsewhere
    /// @param replaces the hand whose card may be replaced
    /// @param designates the penalty cards among which declarer chooses
    /// @param claim what the director decides
    /// @param player who answers; empty when it is the director
    public record Sheet(
            Optional<Question> asked,
            List<LeadOption> leads,
            Optional<Seat> leader,
            Optional<Seat> replaces,
            Optional<Pending.Designating> designates,
            Optional<ContestedClaim> claim,
            Optional<Seat> player) {
        public Sheet {
            leads = List.copyOf(leads);
        }

        private Sheet asking(Question question) {
            return new Sheet(
                    Optional.of(question), leads, leader, replaces, designates, claim, player);
        }

        private Sheet leading(Leading leading) {
            return new Sheet(
                    asked,
                    leading.options(),
                    Optional.of(leading.leader()),
                    replaces,
                    designates,
                    claim,
                    player);
        }

        private Sheet replacing(Seat hand) {
            return new Sheet(asked, leads, leader, Optional.of(hand), designates, claim, player);
        }

        private Sheet designating(Pending.Designating cards) {
            return new Sheet(asked, leads, leader, replaces, Optional.of(cards), claim, player);
        }

        private Sheet deciding(ContestedClaim doubted) {
            return new Sheet(
                    asked, leads, leader, replaces, designates, Optional.of(doubted), player);
        }
    }

    /// A question that waits for its answer, with the irregularity it belongs to.
    ///
    /// @param about the call or card
    /// @param proposal what the program would answer in the director's place
    public record Question(
            Irregularity irregularity,
            Seat offender,
            String about,
            overtrick.laws.ruling.Question question,
            String proposal) {}

    static FreeView of(
            FreeBoard board,
            Party viewer,
            BoardView seen,
            boolean directed,
            List<FreeCommand> offers) {
        var shown = viewer == Outsider.HOUSE ? List.<FreeCommand>of() : offers;
        var ordinary =
                shown.stream()
                        .filter(InOrder.class::isInstance)
                        .map(offer -> ((InOrder) offer).command())
                        .toList();
        return new FreeView(
                halted(board, seen).offering(ordinary),
                board.auction().book(),
                directed,
                board.pending().map(FreeView::sheet),
                board.ledger().rulings(),
                board.remarks(),
                board.auction().withdrawn(),
                board.play().map(play -> play.penaltyCards()).orElse(List.of()),
                faceUp(board),
                duties(board),
                board.replacing(),
                free(board),
                board.notes().adjustment(),
                shown);
    }

    /// With what is certain of rulings that wait for the auction.
    private static List<Duty> duties(FreeBoard board) {
        var auction = board.auction();
        return Stream.concat(
                        auction.open().stream()
                                .flatMap(one ->
                                        one.certain(auction.book(), auction.calls()).stream()),
                        board.ledger().duties().stream())
                .toList();
    }

    private static BoardView halted(FreeBoard board, BoardView seen) {
        return board.pending().isPresent() ? seen.halted() : seen;
    }

    private static Sheet sheet(Pending pending) {
        var nothing =
                new Sheet(
                        Optional.empty(),
                        List.of(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty(),
                        pending.player());
        return switch (pending) {
            case Asked asked ->
                    nothing.asking(
                            new Question(
                                    asked.irregularity(),
                                    asked.offender(),
                                    asked.about(),
                                    asked.question(),
                                    Sequel.proposal(asked.question())));
            case Leading leading -> nothing.leading(leading);
            case Replacing replacing -> nothing.replacing(replacing.hand());
            case Pending.Designating designating -> nothing.designating(designating);
            case Pending.Deciding(var doubted) -> nothing.deciding(doubted);
        };
    }

    private static Map<Seat, CardSet> faceUp(FreeBoard board) {
        var shown = new EnumMap<Seat, CardSet>(Seat.class);
        if (board.isOver()) {
            return shown;
        }
        if (board.play().isEmpty()) {
            shown.putAll(board.notes().faceUp());
        } else {
            board.play()
                    .get()
                    .penaltyCards()
                    .forEach(card ->
                            shown.merge(card.seat(), CardSet.of(card.card()), CardSet::union));
        }
        board.incident()
                .ifPresent(open ->
                        shown.merge(open.offender(), CardSet.copyOf(open.cards()), CardSet::union));
        return shown;
    }

    /// Calls after which nobody is barred and no lead restricted for the call withdrawn.
    private static Set<Call> free(FreeBoard board) {
        if (board.replacing().isEmpty()) {
            return Set.of();
        }
        long before = burdens(board.ledger().duties());
        return board.auction().legalCalls().stream()
                .filter(call -> {
                    var after = board.auction().with(call, Happenings.judgement(board, call));
                    return burdens(after.ledger().duties()) == before;
                })
                .collect(Collectors.toUnmodifiableSet());
    }

    private static long burdens(List<Duty> duties) {
        return duties.stream()
                .filter(duty ->
                        duty.what() instanceof PassObligation
                                || duty.what() instanceof LeadRestriction)
                .count();
    }

    /// What the viewer may do that is irregular, or that answers the director.
    public <C extends FreeCommand> List<C> offers(Class<C> kind) {
        return offers.stream().filter(kind::isInstance).map(kind::cast).toList();
    }

    /// Whether the viewer is the one who is asked.
    public boolean isAsked() {
        return sheet.flatMap(Sheet::player)
                .filter(seat -> board.seat().equals(Optional.of(seat)))
                .isPresent();
    }
}
