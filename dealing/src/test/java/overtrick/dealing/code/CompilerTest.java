package overtrick.dealing.code;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import overtrick.cards.Deal;
import overtrick.cards.SealedDeal;
import overtrick.cards.Seat;
import overtrick.dealing.script.DivisionByZero;
import overtrick.dealing.script.Expr;
import overtrick.dealing.script.Script;
import overtrick.testkit.Seeds;

/// Compiled expressions say what their trees say.
class CompilerTest {

    private static final List<String> ATOMS =
            List.of(
                    "hcp(north)",
                    "hcp(east, spades)",
                    "pt3(south)",
                    "c13(west)",
                    "pt0(north, hearts)",
                    "control(north)",
                    "control(south, clubs)",
                    "losers(east)",
                    "loser(west, diamonds)",
                    "ltc(south)",
                    "ltc(south, hearts)",
                    "spades(north)",
                    "hearts(east)",
                    "diamonds(south)",
                    "clubs(west)",
                    "quality(north, spades)",
                    "cccc(east)",
                    "hascard(south, AS)",
                    "hascard(west, 2C)",
                    "shape(north, any 4333 + 54xx - xx0x)",
                    "shape{east, 5+4-(xx)}",
                    "7",
                    "0",
                    "12345678",
                    "(0-3)");

    private static final List<String> SIGNS =
            List.of(
                    "+", "-", "*", "<", "<=", ">", ">=", "==", "!=", "&&", "||", "and", "or", "/ 3",
                    "% 5");

    private static String random(RandomGenerator chance, int depth) {
        if (depth == 0 || chance.nextInt(6) == 0) {
            return ATOMS.get(chance.nextInt(ATOMS.size()));
        }
        return switch (chance.nextInt(8)) {
            case 0 -> "!" + random(chance, 0);
            case 1 -> "-(" + random(chance, depth - 1) + ")";
            case 2 ->
                    "(%s ? %s : %s)"
                            .formatted(
                                    random(chance, depth - 1),
                                    random(chance, depth - 1),
                                    random(chance, depth - 1));
            case 3 -> "imps(" + random(chance, depth - 1) + ")";
            case 4 -> "score(vul, x4Hx, " + random(chance, depth - 1) + ")";
            default -> {
                String sign = SIGNS.get(chance.nextInt(SIGNS.size()));
                String left = random(chance, depth - 1);
                yield sign.contains(" ")
                        ? "(%s %s)".formatted(left, sign)
                        : "(%s %s %s)".formatted(left, sign, random(chance, depth - 1));
            }
        };
    }

    private static void hold(Evaluator evaluator, Deal deal) {
        evaluator.next();
        for (var seat : Seat.values()) {
            evaluator.hand(seat.ordinal(), deal.hand(seat).bits());
        }
    }

    private static int plain(Script script, Deal deal) {
        var reader = new HandReader(script.tables());
        return new Interpreter(
                        expr -> {
                            var asked = (Expr.OfHand) expr;
                            return reader.of(asked, deal.hand(asked.seat()).bits());
                        })
                .value(script.condition());
    }

    @Test
    void compiledIsWhatTheTreeSays() {
        Seeds.each(
                300,
                chance -> {
                    String shared =
                            "a = %s b = a + %s\n".formatted(random(chance, 3), random(chance, 2));
                    String text =
                            shared + "condition (%s) - b * (a < b)".formatted(random(chance, 6));
                    var script = Script.parse(text + " + (b > a ? b : a)");
                    var evaluator =
                            Compiler.compile(List.of(script.condition()), script.tables()).get();
                    for (int i = 0; i < 20; i++) {
                        var deal = SealedDeal.draw(chance).deal();
                        hold(evaluator, deal);
                        assertThat(evaluator.value(0))
                                .as("%s at %s", text, deal)
                                .isEqualTo(plain(script, deal));
                    }
                });
    }

    @Test
    void longExpressionsAreManyMethods() {
        String all =
                Stream.generate(() -> "(hcp(north) + losers(east) * 2 > spades(south))")
                        .limit(900)
                        .collect(Collectors.joining(" and "));
        String sum =
                Stream.generate(() -> "hcp(north)").limit(900).collect(Collectors.joining(" + "));
        var script = Script.parse("x = %s condition %s or x > 1".formatted(sum, all));
        var evaluator = Compiler.compile(List.of(script.condition()), script.tables()).get();
        Seeds.each(
                20,
                chance -> {
                    var deal = SealedDeal.draw(chance).deal();
                    hold(evaluator, deal);
                    assertThat(evaluator.value(0)).isEqualTo(plain(script, deal));
                });
    }

    @Test
    void namesAreWorkedOutOnceForADealWithoutChance() {
        var names = new StringBuilder("a0 = hcp(north)\n");
        for (int i = 1; i < 60; i++) {
            names.append("a%d = a%d %% 7 + a%d\n".formatted(i, i - 1, i - 1));
        }
        var script = Script.parse(names + "condition a59");
        var evaluator = Compiler.compile(List.of(script.condition()), script.tables()).get();
        hold(evaluator, SealedDeal.draw(Seeds.chance(1)).deal());

        assertThat(evaluator.value(0)).isEqualTo(evaluator.value(0));
    }

    @Test
    void divisionByNothingIsToldWithItsPlace() {
        var script = Script.parse("\ncondition 3 / (hcp(north) - hcp(north))");
        var evaluator = Compiler.compile(List.of(script.condition()), script.tables()).get();
        hold(evaluator, SealedDeal.draw(Seeds.chance(1)).deal());

        assertThatThrownBy(() -> evaluator.value(0))
                .isInstanceOf(DivisionByZero.class)
                .hasMessage(
                        "line 2, column 13: here it is divided by 0; test before that it is not");
    }
}
