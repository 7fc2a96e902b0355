package overtrick.evening.page.carry;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.evening.page.carry.Brought.Share;
import overtrick.scoring.Unit;
import overtrick.scoring.reckoning.Fraction;
import overtrick.tournament.session.Entry;
import overtrick.tournament.session.EntryId;

@Timeout(10)
class BroughtTest {

    /// The pairs of the earlier session with what they have, those of the later one, and what the
    /// first of these brings, who of it was not there, and of whom it cannot be told.
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "An Bo 8, Ca Do 4    | An Bo        | 8 | []   | []",
                "An Bo 8, Ca Do 4    | BO an        | 8 | []   | []",
                "An Bo 8, Ca Do 4    | An Do        | 6 | []   | []",
                "An Bo 8, Ca Do 4    | An Xa        | 4 | [Xa] | []",
                // two called An played: with the same partner it is clear which
                "An Bo 8, An Do 4    | An Bo        | 8 | []   | []",
                "An Bo 8, An Do 4    | An Xa        | 0 | [Xa] | [An]",
                "An Bo 8, An Do 4    | Bo Do        | 6 | []   | []",
                "An Bo 8, An Bo 4    | An Bo        | 0 | []   | [An, Bo]",
                "An An 8, Ca Do 4    | An An        | 8 | []   | []",
                // one called An played, and now there are two
                "An Bo 8             | An Ca, An Do | 0 | [Ca] | [An]",
                "An Bo 8             | An Do, An Bo | 0 | [Do] | [An]",
                "An Bo 8             | An Bo, An Do | 8 | []   | []",
                "Ca Do 8             | An Do, An Bo | 4 | [An] | []",
            })
    void whatIsBroughtGoesByName(
            String earlier, String later, String brings, String missing, String unclear) {
        var shares = new ArrayList<Share>();
        for (var pair : earlier.split(", ")) {
            var words = pair.split(" ");
            shares.add(new Share(List.of(words[0], words[1]), Fraction.parse(words[2])));
        }
        var entries = new ArrayList<Entry>();
        for (var pair : later.split(", ")) {
            entries.add(Entry.of(new EntryId(entries.size() + 1), List.of(pair.split(" "))));
        }
        var brought = new Brought(Unit.IMPS, shares, Brought.namesakes(entries));

        assertThat(brought.of(entries.getFirst())).isEqualTo(Fraction.parse(brings));
        assertThat(brought.missing(entries.getFirst())).hasToString(missing);
        assertThat(brought.unclear(entries.getFirst())).hasToString(unclear);
    }
}
