package overtrick.can.deal;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import overtrick.can.CanSet;
import overtrick.can.rules.RedealRules;
import overtrick.can.rules.RedealRules.AfterReturn;
import overtrick.can.rules.RedealRules.EachOne;
import overtrick.can.rules.RedealRules.Hand;
import overtrick.can.rules.RedealRules.PayersBefore;
import overtrick.can.tribute.Debt;
import overtrick.cards.Seat;

/// Hòa bài: which hand may be redealt, who may ask when, and what becomes of the tribute (can.md
/// §7).
public final class Redeal {

    private Redeal() {}

    /// Whether the hand gives the right to ask: no points or no factors (ruling 27).
    public static boolean isEligible(CanSet hand, RedealRules rules) {
        boolean either = rules.hand() == Hand.NO_POINTS_OR_NO_FACTORS;
        return PoorHand.of(hand).filter(poor -> either || poor == PoorHand.NEITHER).isPresent();
    }

    /// Who is asked before the tribute is paid: the side that receives it.
    public static Set<Seat> askedBefore(List<Debt> debts, RedealRules rules) {
        return rules.payersBeforeTribute() == PayersBefore.YES
                ? EnumSet.allOf(Seat.class)
                : recipients(debts);
    }

    /// Who is asked after the return, or when no tribute was due.
    public static Set<Seat> askedAfter(List<Debt> debts, RedealRules rules) {
        var asked = EnumSet.allOf(Seat.class);
        if (!debts.isEmpty() && rules.recipientAfterReturn() == AfterReturn.NOT_ALLOWED) {
            asked.removeAll(recipients(debts));
        }
        return asked;
    }

    private static Set<Seat> recipients(List<Debt> debts) {
        return EnumSet.copyOf(debts.getFirst().recipient().side().seats());
    }

    /// What is still owed at the redeal that this player has asked for.
    ///
    /// @param paid whether tribute and return are done
    public static List<Debt> stillOwed(
            List<Debt> debts, Seat asker, boolean paid, RedealRules rules) {
        if (debts.isEmpty()) {
            return debts;
        }
        boolean receives = recipients(debts).contains(asker);
        if (receives) {
            boolean kept = paid && rules.recipientAfterReturn() == AfterReturn.KEEPS; // ruling 2
            return kept ? debts : List.of();
        }
        boolean payer = debts.stream().anyMatch(debt -> debt.payer() == asker);
        if (!paid || !payer) {
            return debts; // payer's partner: the same conditions
        }
        return rules.eachOne() == EachOne.TOGETHER // ruling 3
                ? List.of()
                : debts.stream().filter(debt -> debt.payer() != asker).toList();
    }
}
