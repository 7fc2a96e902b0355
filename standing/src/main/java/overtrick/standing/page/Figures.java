package overtrick.standing.page;

import java.text.NumberFormat;
import java.time.LocalDate;
import overtrick.page.Words;
import overtrick.scoring.rating.Rating;

/// Numbers as the language writes them.
record Figures(Words words) {

    private static final double HALF_A_HUNDREDTH = 0.005;

    /// `+0.42`, `−0.05` or `0.00`, in the language.
    String signed(double value) {
        String size = plain(Math.abs(value));
        if (Math.abs(value) < HALF_A_HUNDREDTH) {
            return size;
        }
        return (value > 0 ? "+" : "−") + size;
    }

    /// Two digits after the point.
    String plain(double value) {
        return digits(value, 2);
    }

    String digits(double value, int digits) {
        var format = NumberFormat.getNumberInstance(words.locale());
        format.setMinimumFractionDigits(digits);
        format.setMaximumFractionDigits(digits);
        return format.format(value);
    }

    String whole(long value) {
        return NumberFormat.getIntegerInstance(words.locale()).format(value);
    }

    /// `between −0.05 and +0.89`.
    String between(Rating rating) {
        return words.get("stand.between", signed(rating.low()), signed(rating.high()));
    }

    String day(long day) {
        return words.day(LocalDate.ofEpochDay(day));
    }
}
