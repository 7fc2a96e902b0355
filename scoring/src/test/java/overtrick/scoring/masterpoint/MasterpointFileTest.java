package overtrick.scoring.masterpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.FormatException;
import overtrick.scoring.masterpoint.Occasion.Kind;
import overtrick.scoring.reckoning.Fraction;

class MasterpointFileTest {

    private static final MasterpointRegulation QUARTER =
            MasterpointFile.parse(
                    """
                    # by the committee
                    scheme quarter
                    title Points of the Old Quarter

                    for pairs
                    winner 0.10 a table, at most 1.50
                    field 40%
                    places 100% 70% 50%  35% then 1/n
                    for teams
                    from 4: 2 1
                    from 8: 4 2.5 1
                    """);

    @ParameterizedTest(name = "{0}, {1} tables, {2} contestants: {3}")
    @CsvSource({
        "PAIRS, 10, 10, 1 0.7 0.5 0.35",
        "PAIRS, 20, 5,  1.5 1.05",
        "PAIRS, 6,  12, 0.6 0.42 0.3 0.21 0.12",
        "PAIRS, 1,  1,  0.1",
        "TEAMS, 4,  3,  ''",
        "TEAMS, 4,  4,  2 1",
        "TEAMS, 9,  7,  2 1",
        "TEAMS, 9,  8,  4 2.5 1",
        "TEAMS, 9,  80, 4 2.5 1",
    })
    void pointsByPlace(Kind kind, int tables, int contestants, String points) {
        assertThat(text(QUARTER, new Occasion(kind, tables, contestants))).isEqualTo(points);
    }

    private static String text(MasterpointScheme scheme, Occasion occasion) {
        return scheme.awards(occasion).stream()
                .map(Fraction::text)
                .collect(Collectors.joining(" "));
    }

    /// The schemes of the house can be written down.
    @Test
    void aRegulationOfPaperGivesWhatTheProgramGives() {
        var abf =
                MasterpointFile.parse(
                        """
                        scheme abf8
                        for pairs
                        from 6: 3 2.1 3/2
                        from 8: 3 2.1 3/2 1
                        """);
        var house =
                MasterpointFile.parse(
                        """
                        scheme house
                        for all
                        winner 1 a table at most 20
                        field 50%
                        places 1 0.7 0.5 0.35 then 1/n
                        """);
        for (int tables = 1; tables < 40; tables++) {
            var occasion = new Occasion(Kind.PAIRS, tables, 2 * tables);
            assertThat(house.awards(occasion)).isEqualTo(new HousePoints().awards(occasion));
            assertThat(QUARTER.awards(occasion)).isEqualTo(NorthAmericanClub.OPEN.awards(occasion));
        }
        var eight = new Occasion(Kind.PAIRS, 4, 8);
        assertThat(abf.awards(eight)).isEqualTo(new Australian(Fraction.of(3)).awards(eight));
        assertThat(abf.awards(new Occasion(Kind.TEAMS, 4, 8))).isEmpty();
        assertThat(abf.title()).isEqualTo("abf8");
    }

    @Test
    void sharesGoOnInTwoWaysOrEnd() {
        String head = "scheme s\nfor all\nwinner 6 a table\nplaces 100% 50%";
        var five = new Occasion(Kind.TEAMS, 10, 5);

        assertThat(text(MasterpointFile.parse(head), five)).isEqualTo("60 30 0 0 0");
        assertThat(text(MasterpointFile.parse(head + " then 1/n"), five))
                .isEqualTo("60 30 20 15 12");
        assertThat(text(MasterpointFile.parse(head + " then 1/(n-1)"), five))
                .isEqualTo("60 30 30 20 15");
    }

    @Test
    void aClubsOwnComesFirst() {
        var own = MasterpointFile.parse("scheme acbl-club\nfor pairs\nfrom 1: 9");

        assertThat(Schemes.with(List.of(QUARTER, own)))
                .extracting(MasterpointScheme::name)
                .containsExactly(
                        "quarter", "acbl-club", "overtrick-points", "acbl-club-invitational");
        assertThat(Schemes.with(List.of(own))).first().isEqualTo(own);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '=',
            value = {
                "''=line 1: there are no lines such as: scheme club, for pairs",
                "scheme a=line 1: there are no lines such as: scheme club, for pairs",
                "scheme a b;for all;from 1: 3=scheme a b: scheme's name is not one word: a b",
                "scheme a;award 3=line 2: line does not begin with scheme, title, for, winner, field, places or from: award 3",
                "scheme a;for everybody=line 2: for is not followed by pairs, teams or all: everybody",
                "scheme a;for all;winner ten=line 3: winner is not like 0.10 a table, at most 1.50: ten",
                "scheme a;for all;field 40=line 3: field is not like 40%: 40",
                "scheme a;for all;field 140%;winner 1 a table;places 1=line 2: part of the field is not 1 % to 100 %: 140",
                "scheme a;for all;winner 0 a table;places 1=line 2: points of the winner are not above 0: 0 a table, at most 2147483647",
                "scheme a;for all;winner 1 a table=line 2: places have no share",
                "scheme a;for all;winner 1 a table;places 50% 70%=line 2: a place is worth more than the one above it: place 2",
                "scheme a;for all;places 100% half=line 3: number is not like 12, -0.5 or 2/3: half",
                "scheme a;for all;from 4 3 2=line 3: from is not like 8: 4 2.5 1 (contestants, points of the places): 4 3 2",
                "scheme a;for all;from 4: 3 -2=line 3: number is below 0: -2",
                "scheme a;for all;from 0: 3=line 2: the table is not for 1 contestant or more",
                "scheme a;for all;from 4: 3;winner 1 a table=line 2: both a formula and a table",
                "scheme a;for all;from 4: 3;for pairs;from 1: 1=line 4: there is a rule for them already",
            })
    void whatIsWrongIsSaidWithItsLine(String text, String message) {
        assertThatThrownBy(() -> MasterpointFile.parse(text.replace(';', '\n')))
                .isInstanceOf(FormatException.class)
                .hasMessage(message);
    }
}
