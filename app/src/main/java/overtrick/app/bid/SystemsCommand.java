package overtrick.app.bid;

import java.util.concurrent.Callable;
import overtrick.app.input.Language;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.systems.Words;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

@Command(
        name = "systems",
        description = "The bidding systems known; one of them as a card.",
        footer = {"", "Example:  overtrick systems standard-american"})
public final class SystemsCommand implements Callable<Integer> {

    @Parameters(
            arity = "0..1",
            paramLabel = "NAME",
            description = "the system whose card is printed, or the path of a .bid file")
    private String name = "";

    @Mixin private Language language = new Language();

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        var words = Words.in(language.locale());
        if (name.isEmpty()) {
            BiddingSystem.NAMES.forEach(this::list);
            return 0;
        }
        var card = ConventionCard.of(SystemShelf.take(name));
        if (!json.wanted()) {
            System.out.println(card.title());
        }
        for (var part : card.parts()) {
            if (json.wanted()) {
                System.out.println(json(part, words));
            } else {
                print(part, words);
            }
        }
        return 0;
    }

    private void list(String system) {
        String title = BiddingSystem.named(system).book().title();
        if (json.wanted()) {
            var line = Json.MAPPER.createObjectNode();
            System.out.println(line.put("name", system).put("title", title));
        } else {
            System.out.printf("%-20s%s%n", system, title);
        }
    }

    private static void print(ConventionCard.Part part, Words words) {
        System.out.printf("%n%s%n", words.heading(part));
        for (var line : part.lines()) {
            System.out.printf(
                    "  %-4s%-6s%s%n",
                    AuctionText.signs(line.call()), mark(line, words), words.text(line));
        }
    }

    /// The announcement, or an asterisk for an alert.
    private static String mark(Meant line, Words words) {
        return words.announcement(line).orElse(line.row().alert() ? "*" : "");
    }

    private static String json(ConventionCard.Part part, Words words) {
        var object = Json.MAPPER.createObjectNode();
        object.put("part", part.kind().word()).put("auction", part.auction().text());
        var calls = object.putArray("calls");
        for (var line : part.lines()) {
            var call = calls.addObject();
            call.put("call", line.call().code()).put("key", line.key());
            call.put("meaning", words.text(line)).put("alert", line.row().alert());
        }
        return object.toString();
    }
}
