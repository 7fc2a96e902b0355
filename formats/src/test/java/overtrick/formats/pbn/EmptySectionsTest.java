package overtrick.formats.pbn;

import static org.assertj.core.api.Assertions.assertThat;
import static overtrick.formats.pbn.Samples.BARE;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Card;

/// Programs that write an empty auction or play among the tags, and the full one after them.
class EmptySectionsTest {

    private static final String CONTRACT = "[Contract \"3D\"]\n[Declarer \"N\"]\n";
    private static final String CALLS = "1D 1S P 2S\n3C =1= P 3D P\nP P\n[Note \"1:natural\"]\n";
    private static final String CARDS = "SA S3 S2 D7\nDA DT D3 D2\n";

    @ParameterizedTest(name = "{0}, then {1}")
    @CsvSource(
            delimiter = '|',
            nullValues = "-",
            textBlock =
                    """
                    [Auction "N"]          | [Auction "N"]
                    [Auction ""]           | [Auction "N"]
                    [Auction "?"] *        | [Auction "N"]
                    [Auction "N"] - {none} | [Auction "N"]
                    """)
    void anEmptyAuctionYieldsToTheFullOne(String empty, String full) {
        for (String between : new String[] {"\n", "\n\n", "\n[Play \"E\"]\n" + CARDS}) {
            var file = Pbn.read(BARE + CONTRACT + empty + between + full + "\n" + CALLS);
            var played = Samples.only(file);

            assertThat(played.auction().map(Auction::text))
                    .as(between)
                    .contains("1D 1S P 2S 3C P 3D P P P");
            assertThat(played.notes()).containsEntry(4, "natural");
            assertThat(Samples.diagnostics(file))
                    .contains("warning: Auction is empty; the one in line ");
        }
    }

    @Test
    void anEmptyPlayYieldsToTheFullOne() {
        var file =
                Pbn.read(
                        BARE
                                + CONTRACT
                                + "[Play \"E\"]\n*\n[Auction \"N\"]\n"
                                + CALLS
                                + "[Play \"E\"]\n"
                                + CARDS);

        assertThat(Samples.only(file).cards())
                .extracting(Card::code)
                .containsExactly("SA", "S3", "S2", "D7", "DA", "DT", "D3", "D2");
        assertThat(Samples.diagnostics(file))
                .startsWith("7:1: warning: Play is empty; the one in line 14 counts");
    }

    @Test
    void commentsOfTheEmptyOneStay() {
        var file = Pbn.read(BARE + "[Auction \"N\"] {quick}\n[Auction \"N\"] {and good}\n" + CALLS);

        assertThat(Pbn.text(file)).contains("{quick}").contains("{and good}");
    }

    @Test
    void ofTwoFullOnesTheFirstCounts() {
        var file = Pbn.read(BARE + "[Auction \"N\"]\n1D AP\n[Auction \"N\"]\n1S AP\n");

        assertThat(Samples.only(file).auction().map(Auction::text)).contains("1D P P P");
        assertThat(Samples.diagnostics(file)).contains("tag Auction comes twice in a game");
    }

    @Test
    void aFullOneDoesNotYieldToAnEmptyOne() {
        var file = Pbn.read(BARE + "[Auction \"N\"]\n1D AP\n[Auction \"N\"]\n");

        assertThat(Samples.only(file).auction().map(Auction::text)).contains("1D P P P");
    }
}
