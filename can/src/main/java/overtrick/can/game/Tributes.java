package overtrick.can.game;

import static overtrick.can.CanRefusal.NOT_A_PAYER;
import static overtrick.can.CanRefusal.NOT_A_RECIPIENT;
import static overtrick.can.CanRefusal.NOT_NOW;
import static overtrick.can.CanRefusal.RETURN_WAITS;
import static overtrick.can.CanRefusal.TRIBUTE_GIVEN;

import java.util.Optional;
import overtrick.can.CanRefusal;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealStep.Paying;
import overtrick.can.rules.TributeRules;
import overtrick.can.rules.TributeRules.Returns;
import overtrick.can.tribute.Exchange;
import overtrick.can.tribute.Tribute;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;

/// Tribute is paid and returned (can.md §6.3).
final class Tributes {

    private Tributes() {}

    static Optional<Paying> paying(CanMatch match) {
        return match.step(Paying.class);
    }

    static Decision<CanEvent> pay(CanMatch match, Seat seat, PayTribute command) {
        var paying = paying(match);
        if (paying.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        var owed = owedBy(paying.get(), seat);
        if (owed.isEmpty()) {
            return Decision.refuse(NOT_A_PAYER);
        }
        if (owed.get().paid().isPresent()) {
            return Decision.refuse(TRIBUTE_GIVEN);
        }
        var debt = owed.get().debt();
        var hand = paying.get().dealt().hands().of(seat);
        var refusal = Tribute.refusal(hand, command.cards(), debt.cards(), match.rules().tribute());
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new TributePaid(debt, command.cards()));
    }

    static Decision<CanEvent> giveBack(CanMatch match, Seat seat, ReturnTribute command) {
        var paying = paying(match);
        if (paying.isEmpty()) {
            return Decision.refuse(NOT_NOW);
        }
        var due = dueTo(paying.get(), seat);
        if (due.isEmpty()) {
            return Decision.refuse(NOT_A_RECIPIENT);
        }
        var refusal =
                returnRefusal(paying.get(), due.get(), seat, command, match.rules().tribute());
        return refusal.isPresent()
                ? Decision.refuse(refusal.get())
                : Decision.accept(new TributeReturned(due.get().debt(), command.cards()));
    }

    private static Optional<CanRefusal> returnRefusal(
            Paying paying, Exchange due, Seat seat, ReturnTribute command, TributeRules rules) {
        if (due.returned().isPresent()) {
            return Optional.of(TRIBUTE_GIVEN);
        }
        if (due.paid().isEmpty() || !mayReturn(paying, rules)) {
            return Optional.of(RETURN_WAITS);
        }
        var hand = paying.dealt().hands().of(seat);
        return Tribute.returnRefusal(hand, command.cards(), due.paid().get(), rules);
    }

    /// Whether returns are given yet: when all tributes are there, or at once.
    static boolean mayReturn(Paying paying, TributeRules rules) {
        return paying.isPaid() || rules.returns() == Returns.AT_ONCE;
    }

    static Optional<Exchange> owedBy(Paying paying, Seat seat) {
        return paying.dealt().owedBy(seat);
    }

    static Optional<Exchange> dueTo(Paying paying, Seat seat) {
        return paying.dealt().exchange(exchange -> exchange.debt().recipient() == seat);
    }
}
