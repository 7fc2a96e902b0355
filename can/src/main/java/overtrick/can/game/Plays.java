package overtrick.can.game;

import static overtrick.can.CanRefusal.CLAIM_PENDING;
import static overtrick.can.CanRefusal.KITTY_TAKEN;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_DECLARER;
import static overtrick.can.CanRefusal.NOT_YOUR_TURN;
import static overtrick.can.CanRefusal.TAKE_KITTY_FIRST;
import static overtrick.can.CanRefusal.TRUMP_FIRST;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardBuried;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardShown;
import overtrick.can.act.CanEvent.CardTakenUp;
import overtrick.can.act.CanEvent.KittyTaken;
import overtrick.can.act.CanEvent.TrumpSet;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Bidding;
import overtrick.can.match.DealStep.Playing;
import overtrick.can.match.ShootOut;
import overtrick.can.match.ShootOut.Kicking;
import overtrick.can.play.CanPlay;
import overtrick.can.tribute.Showing;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// The auction, the kitty, trump and the cards, of a deal or of a kick (can.md §§8–10).
final class Plays {

    /// The play under way.
    ///
    /// @param kitty what is left of it
    /// @param paid what the declarer has paid in this deal; empty when they owed nothing
    record AtPlay(CanPlay play, List<CanCard> kitty, Optional<CanSet> paid, boolean halted) {

        boolean isDeclarer(Seat seat) {
            return play.declarer() == seat;
        }
    }

    private Plays() {}

    static Optional<AtPlay> at(CanMatch match) {
        return switch (match.stage()) {
            case DealInPlay deal when deal.step() instanceof Playing playing ->
                    Optional.of(
                            new AtPlay(
                                    playing.play(),
                                    playing.dealt().kitty(),
                                    playing.paidByDeclarer(),
                                    playing.claim().isPresent()));
            case ShootOut shoot when shoot.step() instanceof Kicking(var kitty, var play) ->
                    Optional.of(new AtPlay(play, kitty, Optional.empty(), false));
            default -> Optional.<AtPlay>empty();
        };
    }

    static Decision<CanEvent> call(CanMatch match, Seat seat, MakeCall command) {
        if (!(match.stage() instanceof DealInPlay deal)
                || !(deal.step() instanceof Bidding(_, var auction))) {
            return Decision.refuse(NOT_NOW);
        }
        if (!auction.turn().equals(Optional.of(seat))) {
            return Decision.refuse(NOT_YOUR_TURN);
        }
        var refusal = auction.refusal(command.call());
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new CallMade(seat, command.call()));
    }

    /// All at once; one by one when the declarer has paid tribute (can.md §6.4).
    static Decision<CanEvent> takeKitty(CanMatch match, Seat seat) {
        var at = at(match);
        if (at.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        if (!at.get().isDeclarer(seat)) {
            return Decision.refuse(NOT_THE_DECLARER);
        }
        var kitty = at.get().kitty();
        if (kitty.isEmpty()) {
            return Decision.refuse(KITTY_TAKEN);
        }
        var taken = at.get().paid().isPresent() ? kitty.subList(0, 1) : kitty;
        var events = new ArrayList<CanEvent>();
        events.add(new KittyTaken(seat, taken));
        if (match.stage() instanceof DealInPlay) {
            for (var card : taken) {
                var to = Showing.of(card, at.get().paid(), match.rules().tribute());
                if (to != Showing.NOBODY) {
                    events.add(new CardShown(seat, card, to));
                }
            }
        }
        return new Decision.Accepted<>(events);
    }

    static Decision<CanEvent> bury(CanMatch match, Seat seat, BuryCard command) {
        return byDeclarer(
                match,
                seat,
                play -> play.buryRefusal(command.card()),
                new CardBuried(seat, command.card()));
    }

    static Decision<CanEvent> takeUp(CanMatch match, Seat seat, TakeUpCard command) {
        return byDeclarer(
                match,
                seat,
                play -> play.takeUpRefusal(command.card()),
                new CardTakenUp(seat, command.card()));
    }

    static Decision<CanEvent> declare(CanMatch match, Seat seat, DeclareTrump command) {
        return byDeclarer(
                match,
                seat,
                play -> play.trumpRefusal(command.trump()),
                new TrumpSet(command.trump(), true));
    }

    private static Decision<CanEvent> byDeclarer(
            CanMatch match,
            Seat seat,
            Function<CanPlay, Optional<CanRefusal>> judge,
            CanEvent event) {
        var at = at(match);
        var refusal =
                at.isEmpty()
                        ? Optional.of(NOT_NOW)
                        : declarersRefusal(at.get(), seat).or(() -> judge.apply(at.get().play()));
        return refusal.isPresent() ? Decision.refuse(refusal.get()) : Decision.accept(event);
    }

    private static Optional<CanRefusal> declarersRefusal(AtPlay at, Seat seat) {
        if (at.halted()) {
            return Optional.of(CLAIM_PENDING);
        }
        if (!at.isDeclarer(seat)) {
            return Optional.of(NOT_THE_DECLARER);
        }
        return TAKE_KITTY_FIRST.unless(at.kitty().isEmpty());
    }

    static Decision<CanEvent> play(CanMatch match, Seat seat, PlayCard command) {
        var at = at(match);
        var refusal =
                at.isEmpty() ? Optional.of(NOT_NOW) : cardRefusal(at.get(), seat, command.card());
        if (refusal.isPresent()) {
            return Decision.refuse(refusal.get());
        }
        var played = new CardPlayed(seat, command.card());
        return at.get()
                .play()
                .trumpMadeBy(command.card())
                .map(trump -> Decision.accept(new TrumpSet(trump, false), (CanEvent) played))
                .orElseGet(() -> Decision.accept(played));
    }

    private static Optional<CanRefusal> cardRefusal(AtPlay at, Seat seat, CanCard card) {
        if (at.halted()) {
            return Optional.of(CLAIM_PENDING);
        }
        var play = at.play();
        if (play.awaitsTrump() && play.current().turn() == seat) {
            return Optional.of(TRUMP_FIRST);
        }
        if (!play.turn().equals(Optional.of(seat))) {
            return Optional.of(NOT_YOUR_TURN);
        }
        return at.kitty().isEmpty() ? play.refusal(card) : Optional.of(TAKE_KITTY_FIRST);
    }
}
