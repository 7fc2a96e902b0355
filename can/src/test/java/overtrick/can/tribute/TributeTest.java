package overtrick.can.tribute;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.TributeRules;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.testkit.Seeds;

/// What is paid, returned and shown (can.md §§6.2–6.4).
class TributeTest {

    private static final TributeRules CLUB = CanRules.CLUB.tribute();

    private static CanSet cards(String codes) {
        return CanSet.copyOf(
                Stream.of(codes.split(" "))
                        .filter(code -> !code.isEmpty())
                        .map(CanCard::parse)
                        .toList());
    }

    @ParameterizedTest(name = "of {1}, who owes {0}, {2}: {3}")
    @CsvSource({
        "1, BJ LJ SA HK D5 C2, BJ,    ''", // ruling 12
        "1, BJ LJ SA HK D5 C2, LJ,    NOT_THE_HIGHEST_FACTOR",
        "1, LJ SA HA HK D5 C2, LJ,    ''",
        "1, SA HA HK D5 C2,    SA,    ''", // ruling 11: among equals the payer's choice
        "1, SA HA HK D5 C2,    HA,    ''",
        "1, SA HA HK D5 C2,    HK,    NOT_THE_HIGHEST_FACTOR",
        "1, SA HA HK D5 C2,    D5,    NOT_THE_HIGHEST_FACTOR",
        "1, SQ HJ D5 C2,       D5,    ''", // no factor: any card
        "1, SQ HJ D5 C2,       C2,    ''",
        "1, SQ HJ D5 C2,       C3,    NOT_IN_HAND",
        "1, SQ HJ D5 C2,       SQ HJ, WRONG_NUMBER_OF_CARDS",
        "2, BJ LJ SA HK D5 C2, BJ LJ, ''",
        "2, BJ LJ SA HK D5 C2, BJ SA, NOT_THE_HIGHEST_FACTOR",
        "2, BJ SA HA HK D5 C2, BJ HA, ''",
        "2, SA HK DK D5 C2,    SA DK, ''",
        "2, SA HK DK D5 C2,    HK DK, NOT_THE_HIGHEST_FACTOR",
        "2, SA HA DA D5 C2,    HA DA, ''",
        "2, SA SQ HJ D5 C2,    SA C2, ''", // ruling 13: the one factor and any card
        "2, SA SQ HJ D5 C2,    SA SQ, ''",
        "2, SA SQ HJ D5 C2,    SQ HJ, NOT_THE_HIGHEST_FACTOR",
        "2, SQ HJ D5 C2,       D5 C2, ''",
        "2, SQ HJ D5 C2,       D5,    WRONG_NUMBER_OF_CARDS",
    })
    void theHighestFactorsArePaid(int owed, String hand, String paid, String refusal) {
        var found = Tribute.refusal(cards(hand), cards(paid), owed, CLUB);

        assertThat(found.map(Enum::name).orElse("")).isEqualTo(refusal);
    }

    /// A second implementation: sort the hand by rank as factors; what is paid must rank as high,
    /// card by card, as the first cards of the sorted hand.
    @Test
    void lawfulTributesStandAsHighAsTheBestCards() {
        Seeds.each(
                300,
                chance -> {
                    var hand = CanSet.copyOf(Pack.shuffled(chance).cards().subList(0, 12));
                    for (int count = 1; count <= 2; count++) {
                        var best = standings(hand).limit(count).toList();
                        var lawful = Tribute.lawful(hand, count, CLUB);
                        assertThat(lawful).isNotEmpty();
                        for (var choice : Tribute.choices(hand, count)) {
                            boolean asHigh = standings(choice).toList().equals(best);
                            assertThat(lawful.contains(choice)).isEqualTo(asHigh);
                        }
                    }
                });
    }

    private static Stream<Integer> standings(CanSet cards) {
        return cards.stream()
                .map(card ->
                        switch (card.code()) {
                            case "BJ" -> 4;
                            case "LJ" -> 3;
                            default ->
                                    card.code().endsWith("A")
                                            ? 2
                                            : card.code().endsWith("K") ? 1 : 0;
                        })
                .sorted(Comparator.reverseOrder());
    }

    @Test
    void ruling11EqualFactorsBySuitWhereTheClubSaysSo() {
        var rules = CanRules.CLUB.with("tribute.equal-factors = suit-order").tribute();

        assertThat(Tribute.lawful(cards("SA DA CA C2"), 1, rules)).containsExactly(cards("DA"));
        assertThat(Tribute.lawful(cards("SA HA DA C2"), 2, rules)).containsExactly(cards("HA DA"));
    }

    @Test
    void ruling12BothJokers() {
        var rules = CanRules.CLUB.with("tribute.both-jokers = either").tribute();

        assertThat(Tribute.lawful(cards("BJ LJ SA"), 1, CLUB)).containsExactly(cards("BJ"));
        assertThat(Tribute.lawful(cards("BJ LJ SA"), 1, rules))
                .containsExactly(cards("BJ"), cards("LJ"));
    }

    @Test
    void ruling13OnlyOneFactor() {
        var rules = CanRules.CLUB.with("tribute.missing-factors = highest-rank").tribute();

        assertThat(Tribute.lawful(cards("SA SQ HQ C2"), 2, CLUB)).hasSize(3);
        assertThat(Tribute.lawful(cards("SA SQ HQ C2"), 2, rules))
                .containsExactlyInAnyOrder(cards("SA SQ"), cards("SA HQ"));
        assertThat(Tribute.refusal(cards("SA SQ HQ C2"), cards("SA C2"), 2, rules))
                .contains(CanRefusal.NOT_THE_HIGHEST_CARD);
    }

    @Test
    void anyCardsAreReturnedAlsoThoseReceived() {
        var rules = CanRules.CLUB.with("tribute.return-received = no").tribute();

        assertThat(Tribute.returnRefusal(cards("SA H2 D3"), cards("SA"), cards("SA"), CLUB))
                .isEmpty();
        assertThat(Tribute.returnRefusal(cards("SA H2 D3"), cards("SA"), cards("SA"), rules))
                .contains(CanRefusal.RETURNS_RECEIVED_CARD);
        assertThat(Tribute.lawfulReturns(cards("SA HA D3"), cards("SA HA"), CLUB)).hasSize(3);
        assertThat(Tribute.returnRefusal(cards("SA H2"), cards("H2"), cards("SA HA"), CLUB))
                .contains(CanRefusal.WRONG_NUMBER_OF_CARDS);
        assertThat(Tribute.returnRefusal(cards("SA H2"), cards("D2"), cards("SA"), CLUB))
                .contains(CanRefusal.NOT_IN_HAND);
    }

    /// The golden examples of can.md §6.4 first; rulings 14 and 15 after them.
    @ParameterizedTest(name = "paid {0}, kitty {1}: {2}")
    @CsvSource({
        "HA,    LJ, RECIPIENT",
        "HA,    SK, NOBODY",
        "HA,    S7, NOBODY",
        "LJ,    BJ, EVERYBODY",
        "SA HK, DA, RECIPIENT",
        "SK,    HK, NOBODY",
        "SQ,    HK, RECIPIENT", // a non-factor was paid: every factor is shown
        "SQ,    HQ, NOBODY",
        "BJ LJ, SA, NOBODY",
        "SA D2, HK, RECIPIENT", // the lower card counts
        "SA,    DA, NOBODY", // equal is not higher
    })
    void whatIsShown(String paid, String card, Showing to) {
        assertThat(Showing.of(CanCard.parse(card), Optional.of(cards(paid)), CLUB)).isEqualTo(to);
    }

    @Test
    void ruling14WithWhichCardItIsCompared() {
        var equal = CanRules.CLUB.with("tribute.showing = from-lowest").tribute();
        var highest = CanRules.CLUB.with("tribute.showing = above-highest").tribute();

        assertThat(shown("SA HK", equal)).isEqualTo("LJ SA SK");
        assertThat(shown("SA HK", CLUB)).isEqualTo("LJ SA");
        assertThat(shown("SA HK", highest)).isEqualTo("LJ");
    }

    private static String shown(String paid, TributeRules rules) {
        return String.join(
                " ",
                Stream.of("LJ", "SA", "SK", "SQ")
                        .filter(card ->
                                Showing.of(CanCard.parse(card), Optional.of(cards(paid)), rules)
                                        == Showing.RECIPIENT)
                        .toList());
    }

    @Test
    void ruling15WhoOwesNothingShowsNothing() {
        var rules = CanRules.CLUB.with("tribute.big-joker-of-others = shown").tribute();
        var joker = CanCard.Joker.BIG;

        assertThat(Showing.of(joker, Optional.empty(), CLUB)).isEqualTo(Showing.NOBODY);
        assertThat(Showing.of(joker, Optional.empty(), rules)).isEqualTo(Showing.EVERYBODY);
        assertThat(Showing.of(CanCard.Joker.SMALL, Optional.empty(), rules))
                .isEqualTo(Showing.NOBODY);
    }

    /// The recipient is the opponent on the payer's right, also after chairs were swapped.
    @Test
    void whoPaysWhom() {
        assertThat(Arrays.stream(Seat.values()).map(seat -> new Debt(seat, 1, 1).recipient()))
                .isEqualTo(List.of(Seat.WEST, Seat.NORTH, Seat.EAST, Seat.SOUTH));
        var debt = new Debt(Seat.SOUTH, 2, 4);
        assertThat(debt.swapped(Side.NORTH_SOUTH)).isEqualTo(new Debt(Seat.NORTH, 2, 4));
        assertThat(debt.swapped(Side.NORTH_SOUTH).recipient()).isEqualTo(Seat.WEST);
        assertThat(debt.swapped(Side.EAST_WEST)).isEqualTo(debt);
    }
}
