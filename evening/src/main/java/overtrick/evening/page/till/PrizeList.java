package overtrick.evening.page.till;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import overtrick.evening.page.GradeLines;
import overtrick.page.Sorry;
import overtrick.scoring.rank.Grades;
import overtrick.tournament.session.Fees;
import overtrick.tournament.session.Prize;

/// Prizes as a director types them: `1 500000`, and of stratum B `B1 200000`, one in a line.
/// Amounts are whole.
final class PrizeList {

    /// More than are given anywhere.
    static final int MOST = 60;

    /// Points, commas and blanks part thousands: `12.50` is no amount.
    private static final String AMOUNT = "(\\d{1,3}(?:[., ]\\d{3}){1,3}|\\d{1,9})";

    private static final Pattern LINE =
            Pattern.compile("([A-Fa-f]?)\\s*(\\d{1,3})\\s*[:.=]?\\s+" + AMOUNT);

    private PrizeList() {}

    /// @throws Sorry with the line that is not understood
    static List<Prize> of(String text) {
        var prizes = new ArrayList<Prize>();
        for (var line : text.split("\\R", -1)) {
            String plain = line.strip();
            if (plain.isEmpty()) {
                continue;
            }
            var parts = LINE.matcher(plain);
            if (!parts.matches() || prizes.size() >= MOST) {
                throw Sorry.unclear("ev.unclear.prize", plain);
            }
            int stratum =
                    parts.group(1).isEmpty()
                            ? 0
                            : Character.toUpperCase(parts.group(1).charAt(0)) - 'A' + 1;
            int place = Integer.parseInt(parts.group(2));
            String digits = parts.group(3).replaceAll("\\D", "");
            long amount = digits.length() > 9 ? 0 : Long.parseLong(digits);
            boolean isOne =
                    place > 0 && amount > 0 && amount <= Fees.MOST && stratum <= Grades.MOST_STRATA;
            if (!isOne) {
                throw Sorry.unclear("ev.unclear.prize", plain);
            }
            prizes.add(new Prize(stratum, place, (int) amount));
        }
        return prizes;
    }

    static String text(List<Prize> prizes) {
        var lines = new ArrayList<String>();
        for (var prize : prizes) {
            lines.add(GradeLines.letter(prize.stratum()) + prize.place() + " " + prize.amount());
        }
        return String.join("\n", lines);
    }
}
