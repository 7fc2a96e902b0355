package overtrick.scoring.masterpoint;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.scoring.Contestant;
import overtrick.scoring.masterpoint.Occasion.Kind;
import overtrick.scoring.rank.Ranking.Line;
import overtrick.scoring.rank.Ranking.Standings;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.reckoning.Term;

class MasterpointsTest {

    @ParameterizedTest(name = "{0}, {1} tables, {2} pairs: {3}")
    @CsvSource({
        "acbl-club, 10, 10, 1 0.7 0.5 0.35",
        "acbl-club, 20, 5,  1.5 1.05",
        "acbl-club, 6,  12, 0.6 0.42 0.3 0.21 0.12",
        "acbl-club, 8,  14, 0.8 0.56 0.4 0.28 0.16 ≈0.1333",
        "acbl-club, 1,  1,  0.1",
        "acbl-club-invitational, 20, 5, 1.2 0.84",
        // (20 + 10) / 60 · 10 · 1.5
        "acbl-tournament, 20, 5, 7.5 5.25",
        // log10(80 / 4) = 1.301030
        "acbl-tournament, 80, 3, ≈19.5155",
        "abf, 8, 8, 3 2.1 1.5 1",
        "overtrick-points, 12, 6, 12 8.4 6",
        "overtrick-points, 30, 4, 20 14",
    })
    void pointsByPlace(String name, int tables, int contestants, String points) {
        var occasion = new Occasion(Kind.PAIRS, tables, contestants);

        var awards = scheme(name).awards(occasion).stream().map(Fraction::text).toList();
        assertThat(String.join(" ", awards)).isEqualTo(points);
    }

    @Test
    void teamsOfTheAustralianMannerGoDownToAThird() {
        var awards = new Australian(Fraction.of(6)).awards(new Occasion(Kind.TEAMS, 18, 9));

        assertThat(awards).hasSize(3);
    }

    @Test
    void thoseWhoShareAPlaceGetTheMeanOfThePlaces() {
        var standings = standings("1 1", "2 2", "2 2", "4 1", "5 1");
        var given =
                Masterpoints.given(
                        NorthAmericanClub.OPEN, new Occasion(Kind.PAIRS, 9, 9), standings);

        // 0.90, (0.63 + 0.45) / 2, 0.315 rounded up
        assertThat(given.values().stream().map(Term::value).map(Fraction::text))
                .containsExactly("0.9", "0.54", "0.54", "0.32");
        assertThat(given.get(new Contestant("102")).text(Locale.ENGLISH))
                .isEqualTo(
                        """
                            0.54  places 2 to 3 shared: their mean
                                0.63  place 2 of 9, scheme acbl-club
                                0.45  place 3 of 9, scheme acbl-club
                        """);
        assertThat(given).doesNotContainKey(new Contestant("105"));
    }

    /// The last place that counts may be shared by one that does not.
    @Test
    void aTieAtTheEndSharesNothingWithSomething() {
        var given =
                Masterpoints.given(
                        NorthAmericanClub.OPEN,
                        new Occasion(Kind.PAIRS, 5, 5),
                        standings("1 1", "2 2", "2 2"));

        assertThat(given.get(new Contestant("103")).value()).isEqualTo(Fraction.of(18, 100));
    }

    @Test
    void anOccasionHasTablesAndContestants() {
        assertThatThrownBy(() -> new Occasion(Kind.PAIRS, 0, 5))
                .hasMessage("tables and contestants are not 1 or more: 0, 5");
        assertThatThrownBy(() -> new NorthAmericanTournament(Fraction.ONE, 6, Fraction.ONE))
                .hasMessage("sessions are not 1 to 5: 6");
    }

    private static MasterpointScheme scheme(String name) {
        var schemes =
                List.of(
                        NorthAmericanClub.OPEN,
                        NorthAmericanClub.INVITATIONAL,
                        new NorthAmericanTournament(Fraction.of(10), 2, Fraction.ONE),
                        new Australian(Fraction.of(3)),
                        new HousePoints());
        return schemes.stream().filter(one -> one.name().equals(name)).findFirst().orElseThrow();
    }

    /// @param places each with the number of those who share it
    private static Standings standings(String... places) {
        var lines = new ArrayList<Line>();
        for (String text : places) {
            int place = Integer.parseInt(text.split(" ")[0]);
            int sharedBy = Integer.parseInt(text.split(" ")[1]);
            lines.add(
                    new Line(
                            place,
                            sharedBy,
                            new Contestant("" + (101 + lines.size())),
                            Fraction.ZERO,
                            Optional.empty(),
                            27,
                            Fraction.ZERO));
        }
        return new Standings("", Optional.empty(), lines);
    }
}
