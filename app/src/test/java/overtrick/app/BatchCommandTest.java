package overtrick.app;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/// One process that answers all that a robot's author would have to write anew.
class BatchCommandTest {

    private static final String DEAL =
            "N:AKQ2.T98.J54.K32 J543.AKQ.T98.Q54 T98.J543.AKQ.JT9 76.762.7632.A876";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '~',
            textBlock =
                    """
                    "ask":"auction","auction":"7N X XX P P P" | "over":true,"calls":[],"contract":"7NXXN","declarer":"N","dummy":"S","leader":"E","strain":"N","tricks":13
                    "ask":"auction","dealer":"W","auction":["P","P","P","P"] | "over":true,"calls":[],"contract":"P"
                    "ask":"auction","auction":"7N","call":"XX" | "over":false,"turn":"E","calls":["P","X"],"legal":false,"reason":"NO_DOUBLE_TO_REDOUBLE","law":"Law 19B"
                    "ask":"auction","auction":"7N","call":"x" | "over":false,"turn":"E","calls":["P","X"],"legal":true
                    "ask":"play","contract":"2HN","hands":{"E":"J543.AKQ.T98.Q54"} | "over":false,"dummy":"S","turn":"E","player":"E","cards":["SJ","S5","S4","S3","HA","HK","HQ","DT","D9","D8","CQ","C5","C4"],"tricks":{"ns":0,"ew":0},"trick":[]
                    "ask":"play","auction":"2H P P P","deal":"DEAL","play":"SJ","card":"S7" | "over":false,"dummy":"S","turn":"S","player":"N","cards":["ST","S9","S8"],"tricks":{"ns":0,"ew":0},"trick":["SJ"],"legal":false,"reason":"play, card 2: S does not hold S7"
                    "ask":"play","contract":"2HN","deal":"DEAL","play":"SJ ST S7 SA","card":"D4" | "over":false,"dummy":"S","turn":"N","player":"N","cards":["SK","SQ","S2","HT","H9","H8","DJ","D5","D4","CK","C3","C2"],"tricks":{"ns":1,"ew":0},"trick":[],"winner":"N","legal":true
                    "ask":"trick","leader":"W","trumps":"H","cards":["SA","S2","H2","SK"] | "winner":"E","card":"H2","over":true
                    "ask":"trick","leader":"W","cards":"SA S2" | "winner":"W","card":"SA","over":false
                    "ask":"score","result":"4HXS-1","vul":"both" | "score":-200,"points":-200,"parts":[{"part":"Undertricks","points":-200}]
                    "ask":"score","result":"1NXE-4","undertricks":"from-1935" | "score":-700,"points":700,"parts":[{"part":"Undertricks","points":-700}]
                    "ask":"score","result":"P" | "score":0,"points":0
                    "ask":"compare","scoring":"mp","points":[420,450,-50,420] | "ns":[3,6,0,3],"ew":[3,0,6,3]
                    "ask":"compare","scoring":"butler","points":[420,-50,420] | "ns":[4,-7,4],"ew":[-4,7,-4]
                    "ask":"compare","scoring":"imp","points":[420,-50] | "ns":[10,-10]
                    "ask":"compare","scoring":"bam","points":[420,420] | "ns":[1,1]
                    "ask":"board","board":7 | "board":7,"dealer":"S","vul":"both"
                    "ask":"trick","leader":"W" | ERROR cards are not 1 to 4 different ones: []
                    "ask":"play","contract":"2H" | ERROR contract is not like 4HXS: 2H
                    "ask":"auction","auction":"1H 1D" | ERROR auction, call 2: 1D is not higher than 1H (Law 18D)
                    "ask":"compare","scoring":"imp","points":[1,2,3] | ERROR points are not those of the two tables of a match: 3
                    "ask":"deal","n":1001 | ERROR n is not 1 to 1000: 1001
                    "ask":"board","board":0 | ERROR board is not 1 to 100000: 0
                    "ask":"cal" | ERROR ask is not one of auction, board, call, card, compare, deal, play, score, trick: cal; did you mean call?
                    """)
    void everyQuestionHasItsAnswer(String question, String answer) {
        String asked = "{\"id\":1,%s}\n".formatted(question.replace("DEAL", DEAL));
        var ran = Ran.given(asked, "batch");

        boolean wrong = answer.startsWith("ERROR ");
        assertThat(ran.lines())
                .containsExactly(
                        wrong
                                ? "{\"id\":1,\"error\":\"%s\"}".formatted(answer.substring(6))
                                : "{\"id\":1,%s}".formatted(answer));
        assertThat(ran.status()).isEqualTo(wrong ? 2 : 0);
    }

    @Test
    void callsAndCardsAreThoseOfTheOtherCommands() {
        String call = "\"hand\":\"KQ32.A432.432.32\",\"auction\":[\"1N\",\"P\"]}\n";
        assertThat(Ran.given("{\"id\":1,\"ask\":\"call\"," + call, "batch").out())
                .isEqualTo(
                        Ran.given(
                                        "{\"id\":1," + call,
                                        "bid",
                                        "--batch",
                                        "--system",
                                        "standard-american")
                                .out());
        String card =
                "\"auction\":\"1N P 3N P P P\",\"hands\":{\"E\":\"QT863.A32.84.J97\"},"
                        + "\"samples\":2,\"seed\":3}\n";
        assertThat(Ran.given("{\"ask\":\"card\"," + card, "batch").out().replaceAll("\"ms\".*", ""))
                .isEqualTo(
                        Ran.given("{" + card, "play", "--batch").out().replaceAll("\"ms\".*", ""))
                .startsWith("{\"card\":\"");
    }

    @Test
    void theSameSeedIsTheSameDeal() {
        String asked = "{\"ask\":\"deal\",\"n\":2,\"seed\":7,\"board\":16}\n";
        var deals = Ran.given(asked + asked, "batch").lines();

        assertThat(deals).hasSize(2);
        assertThat(deals.getFirst())
                .isEqualTo(deals.getLast())
                .startsWith(
                        "{\"boards\":[{\"board\":16,\"dealer\":\"W\",\"vul\":\"ew\",\"deal\":\"N:");
    }

    @Test
    void aLineOfAnyLengthIsAnswered() {
        var ran = Ran.given("{\"ask\":\"%s\"}\n".formatted("x".repeat(100_000)), "batch");

        assertThat(ran.lines())
                .containsExactly("{\"id\":null,\"error\":\"line is longer than 100,000 signs\"}");
    }
}
