package overtrick.laws.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.board.BoardEvent;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.laws.Irregularity;
import overtrick.laws.board.FreeEvent.Adjusted;
import overtrick.laws.board.FreeEvent.Answered;
import overtrick.laws.board.FreeEvent.AttentionDrawn;
import overtrick.laws.board.FreeEvent.CallChanged;
import overtrick.laws.board.FreeEvent.CalledAnyway;
import overtrick.laws.board.FreeEvent.CardReplaced;
import overtrick.laws.board.FreeEvent.CardsExposed;
import overtrick.laws.board.FreeEvent.Judged;
import overtrick.laws.board.FreeEvent.LeadAsked;
import overtrick.laws.board.FreeEvent.Ordinary;
import overtrick.laws.board.FreeEvent.PlayedAnyway;
import overtrick.laws.board.FreeEvent.Pondered;
import overtrick.laws.board.FreeEvent.RevokeRuled;
import overtrick.laws.board.FreeEvent.RolledBack;
import overtrick.laws.board.Pending.LeadOption;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification;
import overtrick.laws.ruling.Ruling;
import overtrick.laws.ruling.Verdict;
import overtrick.laws.table.Duty;
import overtrick.laws.table.Duty.Status;
import overtrick.laws.table.PlayTable;
import overtrick.laws.table.Revoke;
import overtrick.laws.table.Ruled;
import overtrick.laws.tree.Director;

/// What each event makes of a board that lies on the table.
///
/// @param boards by which claims are settled
record Happenings(BoardRules boards) {

    FreeBoard after(FreeBoard board, FreeEvent event) {
        return switch (event) {
            case Ordinary(var happened) -> ordinary(board, happened);
            case Pondered _ -> board;
            case CalledAnyway(var by, var call, var meaning, boolean asksSlip) ->
                    board.withSaid(by, call, meaning)
                            .with(
                                    board.auction()
                                            .irregular(
                                                    by,
                                                    call,
                                                    shown(call),
                                                    asksSlip
                                                            ? Facts.NONE
                                                            : Facts.of(Fact.UNINTENDED, "no")));
            case CallChanged(var by, var call, var slip) ->
                    board.with(board.auction().changed(by, call, shown(call), slip(board, slip)));
            case PlayedAnyway(var from, var card) -> played(board, from, card);
            case CardsExposed exposed -> exposed(board, exposed);
            case AttentionDrawn _ -> noticed(board);
            case Answered answered -> answered(board, answered);
            case FreeEvent.ClaimContested(var by) ->
                    board.contesting(
                            board.inPlay()
                                    .claim()
                                    .map(made ->
                                            ContestedClaim.of(
                                                    made.claim(),
                                                    by,
                                                    board.inPlay().play().orElseThrow().left())));
            case FreeEvent.ClaimStudied(var lines) ->
                    board.contesting(board.contested().map(claim -> claim.studied(lines)));
            case FreeEvent.ClaimDecided(int tricks) -> {
                var claim = board.contested().orElseThrow();
                var dummy = board.play().orElseThrow().contract().dummy();
                yield settled(board, claim, claim.decided(board.auction().book(), tricks, dummy));
            }
            case LeadAsked(_, var demand, var suits) ->
                    new Leads(board.auction(), board.play().orElseThrow())
                            .asked(board, new LeadOption(demand, suits));
            case FreeEvent.CardDesignated(_, var card) ->
                    new Leads(board.auction(), board.play().orElseThrow()).designated(board, card);
            case CardReplaced replaced -> replaced(board, replaced);
            case Judged(var call, var comparable) -> judged(board, call, comparable);
            case FreeEvent.Understood understood ->
                    board.with(
                                    board.auction()
                                            .understood(
                                                    understood.by(),
                                                    understood.call(),
                                                    understood.shown()))
                            .with(board.notes().with(understood));
            case RevokeRuled(var seat, var trick) -> ruled(board, seat, trick);
            case Adjusted(var adjustment) -> board.with(board.notes().withAdjustment(adjustment));
            case FreeEvent.Remarked _ -> board; // the trail keeps it
            case RolledBack _ -> throw new IllegalStateException("replayed before: " + event);
        };
    }

    private FreeBoard answered(FreeBoard board, Answered answered) {
        if (board.contested().isPresent()) {
            return playingOn(
                    board, answered.by().orElseThrow(), answered.fact(), answered.answer());
        }
        boolean ofDefenders =
                answered.fact() == Fact.LEAD_ACCEPTED
                        && board.incident()
                                .filter(open ->
                                        open.irregularity()
                                                == Irregularity.LEAD_OUT_OF_TURN_BY_DECLARER)
                                .isPresent();
        return ofDefenders && answered.by().isPresent()
                ? board.said(answered.by().get(), answered.answer())
                : board.answered(answered(answered.fact(), answered.answer()), answered.suit());
    }

    /// All four must agree to play on; then the claim is void (Law 68D2(b)).
    private FreeBoard playingOn(FreeBoard board, Seat by, Fact fact, String answer) {
        var claim = board.contested().orElseThrow().answered(by, fact, answer.equals("yes"));
        return claim.playsOn(board.auction().book())
                .map(verdict -> {
                    var after = settled(board, claim, verdict);
                    return after.with(after(after, new BoardEvent.ClaimObjected(claim.objector())));
                })
                .orElseGet(() -> board.contesting(Optional.of(claim)));
    }

    private static FreeBoard settled(FreeBoard board, ContestedClaim claim, Verdict verdict) {
        var given =
                new Ruled(
                        Irregularity.DISPUTED_CLAIM,
                        claim.claim().by(),
                        String.valueOf(claim.claim().tricks()),
                        verdict);
        var ruled = board.contesting(Optional.empty());
        return ruled.with(ruled.auction().ruled(given), ruled.play().orElseThrow());
    }

    /// In older logs one answer stood for what is now asked in two (Law 25A).
    private static Facts answered(Fact fact, String answer) {
        var facts = Facts.of(fact, answer);
        return fact == Fact.IN_TIME
                ? facts.with(Fact.PAUSED, CardFacts.yesNo(!answer.equals("yes")))
                : facts;
    }

    /// Who says so is believed, where no director is there to judge it.
    private static Facts slip(FreeBoard board, boolean said) {
        return said && board.notes().directed()
                ? Facts.NONE
                : Facts.of(Fact.UNINTENDED, CardFacts.yesNo(said));
    }

    private FreeBoard ordinary(FreeBoard board, BoardEvent event) {
        return switch (event) {
            case BoardEvent.CallMade(var by, var call, var meaning) -> {
                var said = board.withSaid(by, call, meaning);
                yield said.with(said.notes().withJudged(Map.of()))
                        .with(board.auction().with(call, judgement(board, call)));
            }
            case BoardEvent.CardPlayed(_, var card) ->
                    board.with(board.auction(), board.play().orElseThrow().with(card));
            case BoardEvent.BoardEnded _ -> closed(board).with(after(board, event));
            case BoardEvent _ -> board.with(after(board, event));
        };
    }

    private BoardInPlay after(FreeBoard board, BoardEvent event) {
        return boards.evolve(Optional.of(board.inPlay()), event).orElseThrow();
    }

    /// Tricks have been moved, and whatever waited for something waits no longer.
    private static FreeBoard closed(FreeBoard board) {
        var moved =
                board.auction()
                        .settled(
                                duty -> duty.what() instanceof Rectification.TrickTransfer,
                                Status.DONE);
        return board.with(moved.settled(_ -> true, Status.EXPIRED));
    }

    /// What is known of a call as a replacement: what the director has said, and by the side's
    /// system whether it shows the same as the call withdrawn.
    static Facts judgement(FreeBoard board, Call call) {
        var judged = board.notes().judged().get(call);
        var facts =
                judged == null ? Facts.NONE : Facts.of(Fact.COMPARABLE, CardFacts.yesNo(judged));
        return board.notes()
                .understood()
                .filter(one -> isReplaced(board, one))
                .map(one -> one.same().equals(Optional.of(call)))
                .map(same ->
                        facts.with(Fact.SPECIFIES, CardFacts.yesNo(same))
                                .with(Fact.CONVENTIONAL, CardFacts.yesNo(!same)))
                .orElse(facts);
    }

    private static boolean isReplaced(FreeBoard board, FreeEvent.Understood one) {
        return board.replacing()
                .filter(gone -> gone.seat() == one.by() && gone.call().equals(one.call()))
                .isPresent();
    }

    private static FreeBoard judged(FreeBoard board, Call call, boolean comparable) {
        var all = new HashMap<>(board.notes().judged());
        all.put(call, comparable);
        return board.with(board.notes().withJudged(all));
    }

    /// What a call names is what it shows, until the director finds otherwise.
    private static Set<Strain> shown(Call call) {
        return call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
    }

    private static FreeBoard played(FreeBoard board, Seat from, Card card) {
        var play = board.play().orElseThrow();
        var irregularity = play.irregularity(from, card).orElseThrow();
        if (irregularity == Irregularity.REVOKE) {
            return board.with(board.auction(), play.revoked(card));
        }
        var open = new CardFacts(play).played(irregularity, from, card);
        return CardRulings.settled(board.withIncident(Optional.of(open)));
    }

    private static FreeBoard exposed(FreeBoard board, CardsExposed exposed) {
        boolean early = board.isBeforeLead();
        var open =
                new CardCase(
                        early
                                ? Irregularity.EXPOSED_CARD_IN_AUCTION
                                : Irregularity.EXPOSED_CARD_IN_PLAY,
                        exposed.by(),
                        exposed.cards(),
                        CardFacts.shown(exposed.cards()),
                        Optional.empty());
        if (early && board.play().isEmpty()) {
            var shown = board.with(board.notes().withFaceUp(exposed.by(), exposed.cards()));
            return CardRulings.settled(shown.withIncident(Optional.of(open)));
        }
        // once the auction is over it is known who defends
        var play = board.play().orElseThrow();
        boolean lies = !play.penaltyCards(exposed.by()).isEmpty(); // Law 50B
        var inPlay =
                open.as(
                        Irregularity.EXPOSED_CARD_IN_PLAY,
                        Facts.of(
                                        Fact.EXPOSED_BY,
                                        play.isDefender(exposed.by()) ? "defender" : "declarer")
                                .with(Fact.PENALTY_CARD_LIES, CardFacts.yesNo(lies)));
        return CardRulings.settled(board.withIncident(Optional.of(inPlay)));
    }

    private static FreeBoard noticed(FreeBoard board) {
        var play = board.play().orElseThrow();
        return play.revokes().stream()
                .filter(play::isCorrectable)
                .findFirst()
                .map(revoke ->
                        new CardCase(
                                Irregularity.REVOKE,
                                revoke.seat(),
                                Set.of(revoke.card()),
                                new CardFacts(play).noticed(revoke),
                                Optional.empty()))
                .map(open -> CardRulings.settled(board.withIncident(Optional.of(open))))
                .orElse(board);
    }

    private static FreeBoard replaced(FreeBoard board, CardReplaced replaced) {
        var open = board.correction().orElseThrow();
        var play = board.play().orElseThrow();
        var revoke = open.revoke();
        if (!open.done()) {
            var right = play.corrected(revoke, replaced.card().orElseThrow());
            return next(
                    board.with(board.auction(), right), open.answered(later(right, revoke), false));
        }
        var rest = open.asked().subList(1, open.asked().size());
        if (replaced.card().isEmpty()) {
            return next(board, open.answered(rest, false));
        }
        boolean offends = !replaced.from().opposes(revoke.seat());
        var old = play.trick(revoke.trick()).by(replaced.from()).orElseThrow();
        var changed = play.replaced(revoke.trick(), replaced.from(), replaced.card().get());
        if (offends && changed.isDefender(replaced.from())) {
            changed = changed.withPenaltyCard(replaced.from(), old, true); // Law 62C2
        }
        return next(board.with(board.auction(), changed), open.answered(rest, !offends));
    }

    /// Who has played to the trick after the revoke, and holds another card that would do.
    private static List<Seat> later(PlayTable play, Revoke revoke) {
        var trick = play.trick(revoke.trick());
        var later = new ArrayList<Seat>();
        for (var seat = revoke.seat().left();
                trick.by(seat).isPresent() && seat != trick.leader();
                seat = seat.left()) {
            later.add(seat);
        }
        return later;
    }

    /// Passes over those who have nothing to change, and the offender's partner as long as nobody
    /// of the other side has changed.
    private static FreeBoard next(FreeBoard board, Correction open) {
        var play = board.play().orElseThrow();
        var left = open;
        while (!left.isOver() && !mayChange(play, left)) {
            left = left.answered(left.asked().subList(1, left.asked().size()), false);
        }
        return board.correcting(left.isOver() ? Optional.empty() : Optional.of(left));
    }

    private static boolean mayChange(PlayTable play, Correction open) {
        boolean offends = !open.hand().opposes(open.revoke().seat());
        return (!offends || open.changed())
                && !play.replacements(open.revoke().trick(), open.hand()).isEmpty();
    }

    /// A revoke that nobody corrected, looked at when the board is over (Law 64).
    private static FreeBoard ruled(FreeBoard board, Seat seat, int trick) {
        var play = board.play().orElseThrow();
        var revoke = Established.find(play, seat, trick);
        var ruling =
                Director.rule(
                        board.auction().book(),
                        Irregularity.REVOKE,
                        new CardFacts(play)
                                .established(revoke, Established.isSecond(play, revoke)));
        var given =
                new Ruled(
                        Irregularity.REVOKE,
                        seat,
                        revoke.card().toString(),
                        ((Ruling.Ruled) ruling).verdict());
        var entered = board.auction().ruled(given);
        boolean corrected = revoke.trick() == CardFacts.LAST_BUT_ONE && play.isOver();
        return corrected
                ? board.with(entered, Established.correctedAtTheEnd(play, revoke))
                : board.with(entered);
    }

    /// How many tricks declarer's side gains by the rulings on revokes; fewer than 0 when it loses.
    static int moved(FreeBoard board) {
        var contract = board.play().orElseThrow().contract();
        return board.ledger().duties().stream()
                .filter(duty -> duty.what() instanceof Rectification.TrickTransfer)
                .mapToInt(duty ->
                        duty.offender().opposes(contract.declarer()) ? tricks(duty) : -tricks(duty))
                .sum();
    }

    private static int tricks(Duty duty) {
        return ((Rectification.TrickTransfer) duty.what()).tricks();
    }
}
