package overtrick.app.bid;

import java.util.concurrent.Callable;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.systems.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

@Command(
        name = "explain",
        description = "What every call of an auction shows.",
        footer = {
            "",
            "Example:  overtrick explain --system standard-american --auction \"1N P 2C\""
        })
public final class ExplainCommand implements Callable<Integer> {

    @Mixin private AuctionOptions options;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var words = Words.in(options.locale());
        for (var meant : options.understanding().calls()) {
            String call = meant.call().code();
            if (json.wanted()) {
                var line = Json.MAPPER.createObjectNode();
                line.put("seat", String.valueOf(meant.caller().letter())).put("call", call);
                line.put("key", meant.key()).put("meaning", words.text(meant));
                line.put("alert", meant.row().alert());
                System.out.println(line);
            } else {
                System.out.printf(
                        "%c  %-3s%s%s%n",
                        meant.caller().letter(),
                        call,
                        meant.row().alert() ? "* " : "  ",
                        words.text(meant));
            }
        }
        return 0;
    }
}
