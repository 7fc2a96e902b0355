package overtrick.evening.page;

import java.text.NumberFormat;
import overtrick.page.Words;
import overtrick.tournament.session.Fees;

/// Amounts of money as a page shows them.
public final class Money {

    private Money() {}

    /// `50,000 đ`.
    public static String of(long amount, Fees fees, Words words) {
        String number = NumberFormat.getIntegerInstance(words.locale()).format(amount);
        return fees.unit().isEmpty() ? number : number + " " + fees.unit();
    }
}
