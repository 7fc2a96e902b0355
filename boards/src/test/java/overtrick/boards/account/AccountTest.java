package overtrick.boards.account;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import overtrick.boards.account.Cause.Claimed;
import overtrick.boards.account.Cause.Slip;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;

class AccountTest {

    private static final Step CLAIM = new Step(new Claimed(Table.THERE, 2, 2, false), 100, 3);
    private static final Step LARGE = new Step(slip(Table.THERE, 35, 2), -100, -3);
    private static final Step LITTLE = new Step(slip(Table.HERE, 26, 1), 50, 2);

    @Test
    void whatIsLeftIsLessThanTheWhole() {
        var account = new Account(Side.NORTH_SOUTH, 100, 50, List.of(CLAIM, LARGE, LITTLE), 0, 0);

        assertThat(account.named()).containsExactly(CLAIM, LARGE, LITTLE);
        assertThat(account.rest()).isZero();
    }

    @Test
    void twoStepsAreNamed() {
        var other = new Step(slip(Table.THERE, 35, 1), -50, -2);
        var account = new Account(Side.NORTH_SOUTH, 150, 50, List.of(CLAIM, other, LITTLE), 0, 0);

        assertThat(account.named()).containsExactly(CLAIM, other);
        assertThat(account.rest()).isEqualTo(2);
    }

    private static Slip slip(Table table, int place, int cost) {
        return new Slip(table, place, Seat.WEST, Card.parse("SJ"), cost, cost, false);
    }
}
