package overtrick.can.view;

import java.util.Optional;
import overtrick.can.CanSet;
import overtrick.can.tribute.Debt;
import overtrick.can.tribute.Exchange;
import overtrick.cards.Party;

/// A tribute as far as it has come; its cards are for payer and recipient only (can.md §12).
///
/// @param paidCards empty for those who may not see them, and before they are paid
/// @param returnedCards likewise
public record ExchangeView(
        Debt debt,
        boolean paid,
        boolean returned,
        Optional<CanSet> paidCards,
        Optional<CanSet> returnedCards) {

    /// The exchange as one viewer may know it: its cards for the payer and the recipient alone.
    public static ExchangeView of(Exchange exchange, Party viewer) {
        boolean party = viewer == exchange.debt().payer() || viewer == exchange.debt().recipient();
        return new ExchangeView(
                exchange.debt(),
                exchange.paid().isPresent(),
                exchange.returned().isPresent(),
                exchange.paid().filter(_ -> party),
                exchange.returned().filter(_ -> party));
    }
}
