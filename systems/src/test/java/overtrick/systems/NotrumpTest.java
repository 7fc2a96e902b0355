package overtrick.systems;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// systems.md §8: for each call a hand that must make it and one that must not.
class NotrumpTest {

    @ParameterizedTest(name = "{0}: {1} with {2}, not with {3} {4}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                      1N P | 2C | KQ32.A432.432.32 | K432.Q432.432.32 |
                      1N P | 2D | 32.Q5432.5432.32 | K5432.Q32.432.32 |
                      1N P | 2H | K5432.Q5432.32.2 | 32.Q5432.5432.32 |
                      1N P 2C P | 2D | AQ2.KJ2.K432.QJ2 | AQ2.KJ32.K32.QJ2 |
                      1N P 2C P | 2H | AQ32.KJ32.K2.QJ2 | AQ32.KJ2.K32.QJ2 |
                      1N P 2C P | 2S | AQ32.KJ2.K32.QJ2 | AQ32.KJ32.K2.QJ2 |
                      1N P 2C P | 2N | AQ32.KJ32.K2.QJ2 | AQ32.KJ2.K32.QJ2 | stayman=club
                      1N P 2C P | 2H | AQ2.KJ32.K32.QJ2 | AQ32.KJ32.K2.QJ2 | stayman=club
                      1N P 2C P 2N P | 4S | KQ32.K32.K432.32 | K32.KQ32.K432.32 | stayman=club
                      1N P 2C P 2N P | 3H | K32.AQ32.KQ32.A2 | K32.KQ32.K432.32 | stayman=club
                      1N P 2C P 2H P | 3S | K2.AQ32.KQ32.Q32 | K2.Q432.KQ32.Q32 |
                      1N P 2C P 2H P | 3S | 2.KQ32.AK32.5432 | 32.KQ32.AQ32.432 |
                      1N P 2C P 2H P | 3H | K2.Q432.K432.432 | K2.Q432.KQ32.432 |
                      1N P 2C P 2H P | 4H | K2.Q432.KQ32.Q32 | K432.Q32.KQ2.432 |
                      1N P 2C P 2H P | 2N | K432.Q2.K432.432 | K432.Q2.KQ32.Q32 |
                      1N P 2C P 2H P | 3N | K432.Q2.KQ32.Q32 | K432.Q2.K432.432 |
                      1N P 2C P 2S P | 3D | A2.AJ32.AQ432.32 | K2.AJ32.K5432.32 |
                      1N P 2C P 2S P 3D P | 4D | AQ32.K32.KJ32.QJ | AQ32.KQ2.32.KQJ2 |
                      1N P 2C P 2S P 3D P | 3N | AQ32.KQ2.32.KQJ2 | AQ32.K32.KJ32.QJ |
                      1N P 2C P 2D P | 3N | KQ32.A432.Q32.32 | KQ32.Q432.432.32 |
                      1N P | 2C | 5432.Q432.Q432.2 | 5432.32.Q5432.32 | garbage-stayman=on
                      1N P | P  | 5432.Q432.Q432.2 | K5432.Q432.432.2 |
                      1N P 2C P 2D P | 2H | Q5432.Q432.432.2 | 5432.Q432.Q432.2 | garbage-stayman=on
                      1N P 2C P 2D P | P  | 5432.Q432.Q432.2 | Q5432.Q432.432.2 | garbage-stayman=on
                      1N P 2C P 2D P 2H P | 2S | AQ2.K2.KQ32.QJ32 | AQ2.KJ2.KQ32.432 | garbage-stayman=on
                      1N P | 2C | KQ432.A432.Q2.32 | Q5432.A432.32.32 | smolen=on
                      1N P 2C P 2D P | 3H | KQ432.A432.32.Q2 | A432.KQ432.32.Q2 | smolen=on
                      1N P 2C P 2D P | 3S | A432.KQ432.32.Q2 | KQ432.A432.32.Q2 | smolen=on
                      1N P 2C P 2D P 3H P | 4S | AQ2.K2.KQ32.QJ32 | A2.KQ2.KQ32.QJ32 | smolen=on
                      1N P 2C P 2D P 3H P | 3N | A2.KQ2.KQ32.QJ32 | AQ2.K2.KQ32.QJ32 | smolen=on
                      1N P 2D P | 2H | AQ2.KJ2.K432.QJ2 | AQ2.KQ32.K2.QJ32 |
                      1N P 2D P | 3H | AQ2.KQ32.K2.QJ32 | AQ2.KJ32.K2.QJ32 |
                      1N P 2H P | 3S | AQ32.KQ2.K2.QJ32 | AQ32.KJ2.K2.QJ32 |
                      1N P 2D P 2H P | P  | 32.Q5432.5432.32 | K2.Q5432.A32.432 |
                      1N P 2D P 2H P | 3H | Q2.Q65432.K32.32 | K2.Q5432.K32.432 |
                      1N P 2D P 2H P | 2S | KQ32.AQ432.32.32 | KQ2.AQ432.432.32 |
                      1N P 2D P 2H P | 3D | 2.AQ432.KQ432.32 | K2.AQ432.KQ2.432 |
                      1N P 2H P 2S P | 3H | KQ432.AQ432.32.2 | KQ432.AQ2.432.32 |
                      1N P 2H P 2S P 2N P | 4S | AQ2.KJ2.K432.Q32 | AQ.KJ32.K432.Q32 |
                      1N P 2D P 2H P 3D P | 3H | AQ2.KJ2.KJ32.Q32 | AQ32.KJ.KJ32.Q32 |
                      1N P 2D P 2H P 3D P | 3N | AQ32.KJ.K32.QJ32 | AQ2.KJ2.KJ32.Q32 |
                      1N P 2D P 3H P | 4H | K2.Q65432.K32.32 | 32.Q5432.5432.32 |
                      1N P | 2S | 32.2.432.Q765432 | 32.2.A32.KQ76543 |
                      1N P 2S P 3C P | 3D | 32.2.Q765432.432 | 32.2.432.Q765432 |
                      1N P | 2C | Q65432.32.432.32 | KQ5432.A2.432.32 | weak-escape=club-relay
                      1N P 2C P 2D P | 2S | Q65432.32.432.32 | 32.32.Q65432.432 | weak-escape=club-relay
                      1N P 2C P 2D P | P  | 32.32.Q65432.432 | Q65432.32.432.32 | weak-escape=club-relay
                      1N P 2C P 2D P | 3C | 32.32.432.Q65432 | 32.32.Q65432.432 | weak-escape=club-relay
                      1N P | 2D | KQ32.A432.432.32 | KQ432.A32.432.32 | weak-escape=club-relay
                      1N P | 2S | KQ432.A32.432.32 | Q5432.J32.432.32 | weak-escape=club-relay
                      1N P 2D P | 2S | AQ32.KJ2.K32.QJ2 | AQ32.KJ32.K2.QJ2 | weak-escape=club-relay
                      1N P 2D P | 2N | AQ2.KJ2.K432.QJ2 | AQ32.KJ2.K32.QJ2 | weak-escape=club-relay
                      1N P 2S P | 4S | AQ32.KQ2.K2.QJ32 | AQ.KQ2.KJ32.J432 | weak-escape=club-relay
                      2N P | 3C | Q432.K432.432.32 | 5432.5432.432.32 |
                      2N P | 3D | 32.Q5432.5432.32 | Q5432.32.5432.32 |
                      2N P 3C P | 3D | AK2.AQ2.KQ32.Q32 | AK32.AQ2.KQ2.Q32 |
                      2N P 3C P | 3H | AK32.AQ32.KQ2.Q2 | AK32.AQ2.KQ2.Q32 |
                      2N P 3C P | 3S | AK32.AQ2.KQ2.Q32 | AK32.AQ32.KQ2.Q2 |
                      2N P 3C P 3D P | 4D | AKJ2.2.Q432.5432 | KJ32.32.Q432.432 |
                      2N P 3D P 3H P | 3N | Q2.KQ432.5432.32 | Q2.KQ5432.432.32 |
                      1N P | P  | K32.Q32.Q432.432 | K32.Q2.Q5432.K32 | invitations=seldom
                      1N P | 3N | K32.Q2.Q5432.K32 | K32.Q32.Q432.432 | invitations=seldom
                      1N P 2C (X) | XX | A32.K2.KQ2.KJ432 | AQ32.K2.KQ2.K432 |
                      1N P 2C (X) | 2S | AQ32.K2.KQ2.K432 | A32.K2.KQ2.KJ432 |
                      1N P 2C (X) | P  | AQ2.KJ2.KQJ.5432 | AQ32.K2.KQ2.K432 |
                      1N P 2C (2D) | 2S | AQ32.K2.KQ2.K432 | AQ2.KJ2.KQJ.5432 |
                      1N P 2C (2D) | X  | AQ2.K32.KQJ2.Q32 | AQ32.K2.KQ2.K432 |
                      1N P 2D (X) | 2H | A32.KQ2.K432.KJ2 | A432.Q2.KQ32.AJ2 |
                      1N P 2D (X) | P  | A432.Q2.KQ32.AJ2 | A32.KQ2.K432.KJ2 |
                      1N P 2D (2S) | 3H | A2.KQ32.K432.KJ2 | A32.KQ2.K432.KJ2 |
                      1N P 2D (2S) | X  | AQJ2.Q2.KQ32.K32 | A32.KQ2.K432.KJ2 |
                      1N P 2D (X) P (P) | 2H | 32.Q5432.5432.32 | K2.Q65432.KQ2.32 |
                      1N P 2D (X) P (P) | 4H | K2.Q65432.KQ2.32 | 32.Q5432.5432.32 |
                      2N P 3D (X) | 3H | AK2.AQ2.KQ32.Q32 | AK32.A2.KQ32.KJ2 |
                      2N P 3D (X) | P  | AK32.A2.KQ32.KJ2 | AK2.AQ2.KQ32.Q32 |
                      1N P 2C P 2N P | 3S | AQ32.K32.KQ32.A2 | KQ32.K32.K432.32 | stayman=club
                      1N P 2C P 2N P | 4H | K32.KQ32.K432.32 | KQ32.K32.K432.32 | stayman=club
                      1N P 2C P 2N P | 3H | AQ32.AQ32.KQ2.32 | KQ32.K32.K432.32 | stayman=club
                      1N P | 2C | KQ32.A432.432.32 | K432.Q432.432.32 | stayman=club
                      1N P | P | 5432.Q432.Q432.2 | KQ32.A432.432.32 | stayman=club
                      1N P 2C P 2D P | 2H | 32.Q65432.432.32 | Q65432.32.432.32 | weak-escape=club-relay
                      1N P | 2D | K432.AQ32.432.32 | K432.Q432.432.32 | weak-escape=club-relay
                      1N P 2D P | 2H | AQ32.KJ32.K2.QJ2 | AQ32.KJ2.K32.QJ2 | weak-escape=club-relay
                      1N P 2H P 2S P | 2N | KQ432.A32.432.32 | KQ432.A32.K32.32 |
                      1N P 2H P 2S P | 3N | KQ432.A32.K32.32 | KQ432.A32.432.32 |
                      1N P 2H P 2S P | 4S | KQ5432.A2.K32.32 | KQ432.A32.K32.32 |
                      1N P 2H P 2S P | P | K5432.Q32.432.32 | KQ432.A32.432.32 |
                      1N P 2H P 2S P | 3D | KQ432.2.AQ432.32 | KQ432.K2.A32.432 |
                      1N P 2C P 2S P | 4S | KQ32.K32.K32.Q32 | KQ32.K32.432.J32 |
                      1N P 2C P 2S P | 2N | K32.Q432.K432.32 | K32.Q432.KQ32.K2 |
                      1N P 2C P 2S P | 3N | K32.Q432.KQ32.K2 | K32.Q432.K432.32 |
                      1N P 2C P 2H P | 3C | A432.K2.32.AQJ32 | A432.K2.K432.432 |
                      1N P 2C P 2H P 3H P | 4H | AQ2.KJ32.K32.QJ2 | AQ2.KJ32.K32.J32 |
                      1N P 2S P 3C P | P | 32.2.432.Q765432 | 32.2.Q765432.432 |
                      2N P 3C P 3H P | 4H | 432.K432.K432.32 | K432.432.K432.32 |
                      2N P 3C P 3H P | 3N | K432.432.K432.32 | 432.K432.K432.32 |
                      1N (X) | 2D | 32.32.Q65432.432 | K32.Q32.K432.432 |
                      1N P 2H P 2S P | 3S | KQ5432.Q2.432.32 | KQ5432.A2.K32.32 |
                      (1N) | 2C | KQ32.AJ432.32.32 | 32.A32.32.KQJ432 |
                      (1N) | 2C | 32.A32.32.KQJ432 | KQ32.AJ432.32.32 | notrump-defence=natural
                      (1N) P (P) | 2C | 32.A32.32.KQJ432 | KQ32.AJ432.32.32 | notrump-defence=natural
                    """)
    void oneHandMakesTheCallAndAnotherDoesNot(
            String auction, String call, String must, String not, String options) {
        Fixture.check(Fixture.system("standard-american", options), auction, call, must, not);
    }
}
