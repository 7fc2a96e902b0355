package overtrick.evening.page;

import java.text.NumberFormat;
import overtrick.page.Words;
import overtrick.tournament.session.Fees;

/// Amounts of money as a page shows them.
public final class Money {

    private Money() {}

    /// `50,000 đ`, `50元`.
    public static String of(long amount, Fees fees, Words words) {
        String number = NumberFormat.getIntegerInstance(words.locale()).format(amount);
        String unit = fees.unit();
        boolean joined = unit.isEmpty() || Character.isIdeographic(unit.codePointAt(0));
        return number + (joined ? "" : " ") + unit;
    }
}
