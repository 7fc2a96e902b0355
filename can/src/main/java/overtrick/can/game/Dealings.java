package overtrick.can.game;

import static overtrick.can.CanRefusal.ALREADY_ANSWERED;
import static overtrick.can.CanRefusal.CUT_ASKED;
import static overtrick.can.CanRefusal.CUT_FIRST;
import static overtrick.can.CanRefusal.CUT_IN_TWO;
import static overtrick.can.CanRefusal.DEALERS_SIDE_DOES_NOT_CUT;
import static overtrick.can.CanRefusal.HAND_NOT_FOR_REDEAL;
import static overtrick.can.CanRefusal.NOT_ASKED;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.NOT_THE_CUTTER;
import static overtrick.can.CanRefusal.NOT_THE_DEALER;
import static overtrick.can.CanRefusal.NO_CUT_HERE;
import static overtrick.can.CanRefusal.OTHER_WAY_OF_DEALING;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.CutAsked;
import overtrick.can.act.CanEvent.HandsKept;
import overtrick.can.act.CanEvent.PackCut;
import overtrick.can.act.CanEvent.RedealAnswered;
import overtrick.can.act.CanEvent.RedealGranted;
import overtrick.can.deal.Redeal;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Shuffling;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Shuffle;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.DealingRules;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Cutting, dealing, and asking for a redeal (can.md §§4, 7).
final class Dealings {

    /// A pack on the table, before it is dealt.
    record Ready(Seat dealer, Shuffle shuffle) {

        Optional<Seat> cutter(CanRules rules) {
            return shuffle.cutter(dealer, rules.dealing().cutter());
        }
    }

    private Dealings() {}

    /// The pack that is to be dealt next, for a deal or for a kick; empty when there is none.
    static Optional<Ready> ready(CanMatch match) {
        return switch (match.stage()) {
            case DealInPlay deal when deal.step() instanceof Shuffling(var shuffle) ->
                    Optional.of(new Ready(deal.dealer(), shuffle));
            case ShootOut shoot when shoot.step() instanceof ShootOut.Preparing(var shuffle) ->
                    shoot.taker().map(taker -> new Ready(taker, shuffle));
            default -> Optional.<Ready>empty();
        };
    }

    private static Optional<Ready> onTable(CanMatch match) {
        return ready(match).filter(ready -> ready.shuffle().pack().isPresent());
    }

    static Decision<CanEvent> askCut(CanMatch match, Seat seat) {
        var ready = onTable(match);
        if (ready.isEmpty() || ready.get().shuffle().cut()) {
            return Decision.refuse(NOT_NOW);
        }
        if (match.rules().dealing().cut() == DealingRules.Cut.NEVER) {
            return Decision.refuse(NO_CUT_HERE);
        }
        if (!seat.opposes(ready.get().dealer())) {
            return Decision.refuse(DEALERS_SIDE_DOES_NOT_CUT);
        }
        return ready.get().shuffle().asked().contains(seat)
                ? Decision.refuse(CUT_ASKED)
                : Decision.accept(new CutAsked(seat));
    }

    static Decision<CanEvent> cut(CanMatch match, Seat seat, Cut command) {
        var ready = onTable(match);
        if (ready.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        if (!ready.get().cutter(match.rules()).equals(Optional.of(seat))) {
            return Decision.refuse(NOT_THE_CUTTER);
        }
        return command.lifted() < 1 || command.lifted() >= CanCard.PACK
                ? Decision.refuse(CUT_IN_TWO)
                : Decision.accept(new PackCut(seat, command.lifted()));
    }

    static Decision<CanEvent> deal(CanMatch match, Seat seat, DealCards command) {
        var ready = onTable(match);
        if (ready.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        if (ready.get().dealer() != seat) {
            return Decision.refuse(NOT_THE_DEALER);
        }
        if (ready.get().cutter(match.rules()).isPresent()) {
            return Decision.refuse(CUT_FIRST);
        }
        return isAllowed(command.way(), match.rules())
                ? Decision.accept(new CardsDealt(seat, command.way()))
                : Decision.refuse(OTHER_WAY_OF_DEALING);
    }

    private static boolean isAllowed(DealWay way, CanRules rules) {
        return switch (rules.dealing().way()) {
            case DEALERS_CHOICE -> true;
            case FIVES_FIRST -> way == DealWay.FIVES_FIRST;
            case ALTERNATING -> way == DealWay.ALTERNATING;
        };
    }

    static Decision<CanEvent> answer(CanMatch match, Seat seat, AnswerRedeal command) {
        var refusal = refusal(match, seat, command.asked());
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new RedealAnswered(seat, command.asked()));
    }

    private static Optional<CanRefusal> refusal(CanMatch match, Seat seat, boolean asks) {
        return switch (match.stage()) {
            case DealInPlay deal when deal.step() instanceof DealStep.Asking asking -> {
                var hand = asking.dealt().hands().of(seat);
                boolean answered = asking.answers().containsKey(seat);
                yield refusal(asking.asked().contains(seat), answered, asks, hand, match);
            }
            case ShootOut shoot when shoot.step() instanceof ShootOut.Asking asking -> {
                boolean answered = asking.answers().containsKey(seat);
                yield refusal(
                        asked(shoot).contains(seat),
                        answered,
                        asks,
                        kickHand(shoot, asking, seat),
                        match);
            }
            default -> Optional.of(NOT_NOW);
        };
    }

    private static Optional<CanRefusal> refusal(
            boolean asked, boolean answered, boolean asks, CanSet hand, CanMatch match) {
        if (!asked) {
            return Optional.of(NOT_ASKED);
        }
        if (answered) {
            return Optional.of(ALREADY_ANSWERED);
        }
        return HAND_NOT_FOR_REDEAL.unless(!asks || Redeal.isEligible(hand, match.rules().redeal()));
    }

    /// Taker and keeper.
    static Set<Seat> asked(ShootOut shoot) {
        return Set.of(shoot.taker().orElseThrow(), shoot.keeper().orElseThrow());
    }

    /// The taker's hand, or the one the keeper has taken.
    static CanSet kickHand(ShootOut shoot, ShootOut.Asking asking, Seat seat) {
        var chair = shoot.keeper().equals(Optional.of(seat)) ? asking.hand() : seat;
        return asking.deal().hands().of(chair);
    }

    /// What follows when all who were asked have answered.
    static Optional<CanEvent> outcome(CanRules rules, DealInPlay deal, DealStep.Asking asking) {
        if (!asking.isComplete()) {
            return Optional.empty();
        }
        return Optional.of(
                asking.first(deal.dealer())
                        .<CanEvent>map(first ->
                                new RedealGranted(
                                        first,
                                        Redeal.stillOwed(
                                                deal.debts(),
                                                first,
                                                !asking.beforeTribute(),
                                                rules.redeal())))
                        .orElseGet(HandsKept::new));
    }

    /// The same in a shoot-out, where nothing is owed.
    static Optional<CanEvent> outcome(ShootOut shoot, ShootOut.Asking asking) {
        if (asking.answers().size() < 2) {
            return Optional.empty();
        }
        var taker = shoot.taker().orElseThrow();
        var keeper = shoot.keeper().orElseThrow();
        for (var seat : new Seat[] {taker, keeper}) {
            if (asking.answers().getOrDefault(seat, false)) {
                return Optional.of(new RedealGranted(seat, List.of()));
            }
        }
        return Optional.of(new HandsKept());
    }
}
