package overtrick.boxes;

import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Chair;
import overtrick.boxes.BoxPlan.Hand;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.bridge.score.Notation;
import overtrick.bridge.score.Result;
import overtrick.cards.Deal;
import overtrick.cards.Seat;

/// Events to be written into files: Mitchells of any size.
final class Plans {

    static final Deal DEAL =
            Deal.parse("N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432");

    private Plans() {}

    static BoxPlan mitchell(int tables, int rounds, int boards) {
        return mitchell(tables, rounds, boards, "Lê Thị Hồng Đào");
    }

    static BoxPlan mitchell(int tables, int rounds, int boards, String first) {
        return new BoxPlan(
                "ABCDEF",
                "Thứ Năm, tháng mười một",
                LocalDate.of(2026, 11, 26),
                List.of(section(1, "A", tables, rounds, boards, first)),
                List.of(new Hand(1, DEAL)),
                new Wishes(true, true, true));
    }

    static BoxSection section(
            int id, String letter, int tables, int rounds, int boards, String first) {
        var sittings = new ArrayList<Sitting>();
        var chairs = new ArrayList<Chair>();
        for (int round = 1; round <= rounds; round++) {
            for (int table = 1; table <= tables; table++) {
                int low = (table + round - 2) % tables * boards + 1;
                int eastWest = tables + 1 + (table - round + tables * rounds) % tables;
                sittings.add(
                        new Sitting(
                                table,
                                round,
                                table,
                                eastWest,
                                IntStream.range(low, low + boards).boxed().toList()));
            }
        }
        for (int table = 1; table <= tables; table++) {
            for (var seat : Seat.values()) {
                boolean isFirst = table == 1 && seat == Seat.NORTH;
                chairs.add(
                        new Chair(
                                table,
                                seat,
                                isFirst ? "007" : "",
                                isFirst ? first : "%s %d".formatted(seat, table)));
            }
        }
        return new BoxSection(id, letter, tables, sittings, chairs);
    }

    static Result result(String text) {
        var played = (Notation.Played) Notation.parse(text);
        return new Result.Played(
                new overtrick.bridge.auction.Contract(
                        played.bid(), played.doubling(), played.declarer().orElseThrow()),
                played.tricks());
    }

    static BoxContents contents(BoxAnswer<BoxContents> answer) {
        if (answer instanceof BoxAnswer.Done<BoxContents>(var contents)) {
            return contents;
        }
        throw new AssertionError(answer.toString());
    }
}
