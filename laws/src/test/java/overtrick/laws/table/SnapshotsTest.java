package overtrick.laws.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Seat;
import overtrick.laws.LawBook;
import overtrick.laws.ruling.Fact;
import overtrick.laws.ruling.Facts;
import overtrick.laws.ruling.Rectification.Demand;
import overtrick.laws.ruling.Rectification.LeadRestriction;
import overtrick.laws.ruling.Rectification.PassObligation;
import overtrick.laws.ruling.Rectification.Span;

/// How the table stands after an irregular call: which calls count, whose turn it is, what they may
/// call, who is barred, and what declarer may ask of the first lead if all pass from there.
///
/// North deals. `S:2C` is a call that is irregular from South and not accepted, `S:2C!` one that
/// is; `S:2D>H` names diamonds and shows hearts. `first-call-kept=no` is an answer.
@Timeout(20)
class SnapshotsTest {

    @ParameterizedTest(name = "{0} {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
"""
# 1: South bids at East's turn, their right's
both    | 1H S:2C             | 1H          | E | any | '' | ''
both    | 1H S:2C P           | 1H P        | S | 2C  | '' | ''
both    | 1H S:2C P 2C        | 1H P 2C     | W | any | '' | ''
cn1999  | 1H S:2C 1S 2C       | 1H 1S 2C    | W | any | N once | ''
cn1999  | 1H S:2C 1S 2C 2S    | 1H 1S 2C 2S | N | P   | N once | ''
cn1999  | 1H S:2C 1S 2H       | 1H 1S 2H    | W | any | N rest | ''
cn1999  | 1H S:2C 1S 2H 2S    | 1H 1S 2H 2S | N | P   | N rest | N +C -C
wbf2017 | 1H S:2C 1S 2C       | 1H 1S 2C    | W | any | '' | ''
wbf2017 | 1H S:2C 1S 2H       | 1H 1S 2H    | W | any | N once | ''
wbf2017 | 1H S:2C 1S 2H 2S    | 1H 1S 2H 2S | N | P   | N once | N -C -D -S
# and the same accepted
both    | 1H S:2C!            | 1H 2C       | W | any | '' | ''
# 2: East passes before North, who is to their right; South passes before North, their partner
both    | E:P                 | ''          | N | any | E once | ''
both    | E:P 1C              | 1C          | E | P   | E once | ''
cn1999  | S:P                 | ''          | N | any | S once | ''
wbf2017 | S:P                 | ''          | N | any | '' | ''
wbf2017 | S:P 1C 1D P         | 1C 1D P     | W | any | '' | ''
wbf2017 | S:P 1C 1D 1S        | 1C 1D 1S    | W | any | N once | ''
# West passes at their left's turn without having called
cn1999  | W:P                 | ''          | N | any | W once | ''
wbf2017 | W:P 1C P P 1D       | 1C P P 1D   | N | any | E once | ''
# 3: West passes at East's turn, their partner's
cn1999  | 1C W:P              | 1C          | E | no X | W rest | ''
cn1999  | 1C W:P 1D P         | 1C 1D P     | W | P   | W rest | ''
wbf2017 | 1C W:P              | 1C          | E | any | '' | ''
wbf2017 | 1C W:P 1D 1S P      | 1C 1D 1S P  | N | any | '' | ''
wbf2017 | 1C W:P 1D 1S 2C     | 1C 1D 1S 2C | N | any | E once | ''
# 4: West doubles at South's turn, their right's
both    | 1S P W:X            | 1S P        | S | any | '' | ''
both    | 1S P W:X P          | 1S P P      | W | X   | '' | ''
both    | 1S P W:X P X        | 1S P P X    | N | any | '' | ''
cn1999  | 1S P W:X 2S         | 1S P 2S     | W | any | E rest | E -C -D -H -S
wbf2017 | 1S P W:X 2S X       | 1S P 2S X   | N | any | '' | ''
wbf2017 | 1S P W:X 2S 3C      | 1S P 2S 3C  | N | any | E once | ''
wbf2017 | 1S P W:X 2S 3C 3S   | 1S P 2S 3C 3S | E | P | E once | E -D -H -S
# 32: South doubles at North's turn, their partner's
cn1999  | 1C 1D P P S:X       | 1C 1D P P   | N | P   | N rest | N -C -D -H -S
wbf2017 | 1C 1D P P S:X       | 1C 1D P P   | N | any | '' | ''
# 5: South doubles their partner, and bids, or passes and defends
both    | 1N P S:X            | 1N P        | S | any | N rest | ''
both    | 1N P S:X 2C P       | 1N P 2C P   | N | P   | N rest | ''
both    | 1N P S:X P 2H       | 1N P P 2H   | N | P   | N rest | N -C -D -H -S
# 7: West, who must pass, bids
cn1999  | 1C W:P 1D P W:1H    | 1C 1D P     | W | P   | W rest, E rest | ''
# 8: East doubles after the final pass, or passes; declarer's side may call anything
both    | 1N P P P E:X        | 1N P P P    | - | none | '' | W -C -D -H -S
both    | 1N P P P E:P        | 1N P P P    | - | none | '' | ''
both    | 1N P P P S:2C       | 1N P P P    | - | none | '' | ''
cn1999  | 1N P P P E:2C       | 1N P P P    | - | none | '' | W +C -C
# 9: East bids too low
both    | 2H E:2D 3D          | 2H 3D       | S | any | '' | ''
cn1999  | 2H E:2D P           | 2H P        | S | any | W rest | W +D -D
wbf2017 | 2H E:2D P           | 2H P        | S | any | W rest | W -C -D -H -S
cn1999  | 2H E:2D X           | 2H          | E | no X | W rest | W +D -D
wbf2017 | 2H E:2D X           | 2H          | E | no X | W rest | W -C -D -H -S
cn1999  | 2H E:2D X P         | 2H P        | S | any | W rest | W +D -D
both    | 2H E:2D!            | 2H 2D       | S | any | '' | ''
# 27B: a second insufficient bid, accepted or not
both    | 2H E:2D E:2C accepted-again=yes   | 2H 2C | S | any | '' | ''
cn1999  | 2H E:2D E:2C accepted-again=no    | 2H    | E | no X | W rest | W +C +D -C -D
wbf2017 | 2H E:2D E:2C accepted-again=no    | 2H    | E | no X | W rest | W -C -D -H -S
cn1999  | 2H E:2D E:2C accepted-again=no P  | 2H P  | S | any | W rest | W +C +D -C -D
wbf2017 | 2H E:2D E:2C accepted-again=no 3D | 2H 3D | S | any | W rest | ''
# 10: North bids once more
both    | 1C N:1S!            | 1S          | E | any | '' | ''
cn1999  | 1C N:1S first-call-kept=yes    | 1C    | E | any | S once | ''
cn1999  | 1C N:1S first-call-kept=yes 2H | 1C 2H | S | P   | S once | S +S -S
cn1999  | 1C N:1S first-call-kept=no     | ''    | N | any | ''     | ''
wbf2017 | 1C N:1S             | 1C          | E | any | '' | ''
wbf2017 | 1C N:1S 2H          | 1C 2H       | S | any | '' | S -D -H -S
# Law 27: the lowest bid in the denomination is free; the examples of both books
both    | 1N 2H S:2C 3C       | 1N 2H 3C    | W | any | '' | ''
both    | 1S 2H S:1N 2N       | 1S 2H 2N    | W | any | '' | ''
both    | 2S P S:2H 3H        | 2S P 3H     | W | any | '' | ''
both    | 2S P S:2H 4H        | 2S P 4H     | W | any | N rest | ''
cn1999  | 2S P S:2H 4H 4S     | 2S P 4H 4S  | N | P   | N rest | ''
wbf2017 | 2S P S:2H 4H 4S     | 2S P 4H 4S  | N | P   | N rest | N -C -D -S
cn1999  | 2S P S:2H P 3C      | 2S P P 3C   | N | P   | N rest | N +H -H
wbf2017 | 2S P S:2H P 3C      | 2S P P 3C   | N | P   | N rest | N -C -D -H -S
# correction 2: in 2017 what was shown counts, whatever was named; in 1999 both must be natural
wbf2017 | 1N 2S S:2D>H 3H     | 1N 2S 3H    | W | any | '' | ''
wbf2017 | 1N 2S S:2D>H 3D     | 1N 2S 3D    | W | any | N rest | ''
wbf2017 | 1H 3N S:3C>CH 4C    | 1H 3N 4C    | W | any | N rest | ''
cn1999  | 1N 2S S:2D>H 3D     | 1N 2S 3D    | W | any | N rest | ''
cn1999  | 1N 2S S:2D>H 3H     | 1N 2S 3H    | W | any | N rest | ''
# Law 31: South bids at North's turn
cn1999  | S:1H                | ''          | N | P   | N rest | ''
cn1999  | S:1H P 1S 2H 2S     | P 1S 2H 2S  | N | P   | N rest | ''
cn1999  | S:1H P 1S P 2S      | P 1S P 2S   | N | P   | N rest | N +H -H
wbf2017 | S:1H                | ''          | N | any | '' | ''
wbf2017 | S:1H 1C P 1H        | 1C P 1H     | W | any | '' | ''
wbf2017 | S:1H 1C P 2D        | 1C P 2D     | W | any | N once | ''
# Law 34, since 2007 17D3: West's pass at South's turn is accepted, and South gets their turn back
both    | 1S P W:P! P         | 1S P        | S | any | '' | ''
""")
    void standsSo(
            String book,
            String calls,
            String counted,
            String turn,
            String may,
            String barred,
            String lead) {
        var books = book.equals("both") ? List.of(LawBook.values()) : List.of(LawBook.parse(book));
        for (var one : books) {
            var table = AuctionTable.openedBy(one, Seat.NORTH);
            for (String word : calls.split(" ")) {
                table = after(table, word);
            }
            assertThat(table.question()).as(one.code()).isEmpty();
            assertThat(codes(table.calls().made().stream().map(Made::call).toList()))
                    .as("%s: calls that count", one)
                    .isEqualTo(counted);
            assertThat(table.isOver() ? "-" : "" + table.turn().letter())
                    .as("%s: turn", one)
                    .isEqualTo(turn);
            assertThat(may(table)).as("%s: what they may call", one).isEqualTo(may);
            assertThat(barred(table)).as("%s: barred", one).isEqualTo(barred);
            assertThat(lead(passedOut(table))).as("%s: lead", one).isEqualTo(lead);
        }
    }

    private static AuctionTable after(AuctionTable table, String word) {
        int answer = word.indexOf('=');
        if (answer > 0) {
            var fact = Fact.parse(word.substring(0, answer));
            return table.found(Facts.of(fact, word.substring(answer + 1)));
        }
        if (word.indexOf(':') < 0) {
            return table.with(Call.parse(word), Facts.NONE);
        }
        boolean accepted = word.endsWith("!");
        String[] parts = word.substring(2).replace("!", "").split(">", -1);
        var call = Call.parse(parts[0]);
        var facts =
                Facts.of(Fact.ACCEPTED, accepted ? "yes" : "no")
                        .with(Fact.PASS_MEANS, "natural")
                        .with(Fact.UNINTENDED, "no");
        return table.irregular(Seat.parse(word.substring(0, 1)), call, shown(call, parts), facts);
    }

    private static Set<Strain> shown(Call call, String[] parts) {
        if (parts.length > 1) {
            return Arrays.stream(parts[1].split(""))
                    .map(letter -> ((Call.Bid) Call.parse("1" + letter)).strain())
                    .collect(Collectors.toSet());
        }
        return call instanceof Call.Bid bid ? Set.of(bid.strain()) : Set.of();
    }

    private static String codes(List<Call> calls) {
        return calls.stream().map(Call::code).collect(Collectors.joining(" "));
    }

    private static String may(AuctionTable table) {
        var legal = table.legalCalls();
        if (legal.size() <= 1) {
            return legal.isEmpty() ? "none" : codes(legal);
        }
        boolean banned =
                table.calls().allows(table.turn(), Word.DOUBLE) && !legal.contains(Word.DOUBLE);
        return banned ? "no X" : "any";
    }

    private static String barred(AuctionTable table) {
        return table.ledger().owed().stream()
                .filter(duty -> duty.what() instanceof PassObligation)
                .map(duty -> {
                    var what = (PassObligation) duty.what();
                    var seat = what.who().seat(duty.offender()).orElseThrow();
                    return seat.letter() + (what.span() == Span.REST ? " rest" : " once");
                })
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static AuctionTable passedOut(AuctionTable table) {
        var next = table;
        while (!next.isOver()) {
            next = next.with(next.isLegal(Word.PASS) ? Word.PASS : only(next), Facts.NONE);
        }
        return next;
    }

    private static Call only(AuctionTable table) {
        return table.legalCalls().getFirst();
    }

    private static String lead(AuctionTable table) {
        return table.ledger().owed().stream()
                .filter(duty -> duty.what() instanceof LeadRestriction)
                .map(duty -> {
                    var what = (LeadRestriction) duty.what();
                    return what.who().seat(duty.offender()).orElseThrow().letter()
                            + LeadOptions.of(table, duty).stream()
                                    .map(SnapshotsTest::sign)
                                    .collect(Collectors.joining());
                })
                .collect(Collectors.joining(", "));
    }

    private static String sign(LeadOptions.Option option) {
        return (option.demand() == Demand.REQUIRE ? " +" : " -") + option.suit().letter();
    }
}
