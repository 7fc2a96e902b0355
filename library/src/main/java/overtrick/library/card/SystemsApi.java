package overtrick.library.card;

import io.javalin.http.HttpStatus;
import java.util.List;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.api.About;
import overtrick.page.api.Operation;
import overtrick.page.api.Question;
import overtrick.page.door.Deed;
import overtrick.robots.bidding.Readings;
import overtrick.systems.BiddingSystem;
import overtrick.systems.ConventionCard;
import overtrick.systems.Meant;
import overtrick.systems.Understanding;
import overtrick.systems.sheet.SystemMenu;

/// The bidding systems of the house as programs ask for them: the values of `overtrick systems
/// --json` and `overtrick explain --json`.
public record SystemsApi(Readings readings) {

    @About("The bidding systems of the house.")
    record SystemsNow(List<SystemLine> systems) {}

    @About("A bidding system.")
    record SystemLine(
            @About(value = "By which it is asked for.", example = "standard-american") String name,
            String title) {}

    @About("A bidding system as its convention card has it.")
    record SystemNow(String name, String title, List<PartNow> parts) {}

    @About("A part of a convention card.")
    record PartNow(
            @About("A word for what it is about.") String part,
            @About("After which calls.") String auction,
            List<MeaningNow> calls) {}

    @About("A call and what it shows.")
    record MeaningNow(
            @About(value = "The call.", example = "1C") String call,
            @About("The row of the system, the same in every language.") String key,
            @About("As a sentence.") String meaning,
            @About("Whether it is alerted.") boolean alert) {

        private static MeaningNow of(Meant meant, Words words) {
            return new MeaningNow(
                    meant.call().code(),
                    meant.key(),
                    words.systems().text(meant),
                    meant.row().alert());
        }
    }

    @About("What each call of an auction shows.")
    record AuctionNow(List<CallMeaning> calls) {}

    @About("A call of an auction.")
    record CallMeaning(
            @About(
                            value = "Who has made it.",
                            words = {"N", "E", "S", "W"})
                    String seat,
            MeaningNow meaning) {}

    public List<Operation> operations() {
        return List.of(
                Operation.look("/systems", "The bidding systems.", SystemsNow.class, this::list),
                Operation.lookSlowly(
                        "/systems/{name}", "A bidding system.", SystemNow.class, this::system),
                Operation.lookSlowly(
                                "/systems/{name}/meaning",
                                "What each call of an auction shows, both sides playing the system.",
                                AuctionNow.class,
                                this::meaning)
                        .asking(
                                Question.needed("auction", "The calls.", "1N P 2C"),
                                Question.maybe("dealer", "Who calls first; usually North.", "N"),
                                Question.maybe(
                                        "vulnerable",
                                        "none, ns, ew or both; usually none.",
                                        "none")));
    }

    private SystemsNow list(Visit visit) {
        var locale = visit.words().locale();
        return new SystemsNow(
                SystemMenu.of(locale).groups().stream()
                        .flatMap(group -> group.items().stream())
                        .map(item -> new SystemLine(item.name(), item.title()))
                        .toList());
    }

    private SystemNow system(Visit visit) {
        visit.limit(Deed.HINT);
        String name = name(visit);
        var words = visit.words();
        return new SystemNow(
                name,
                readings.title(name, words.locale()),
                readings.card(name).parts().stream().map(part -> part(part, words)).toList());
    }

    private static PartNow part(ConventionCard.Part part, Words words) {
        return new PartNow(
                part.kind().word(),
                part.auction().text(),
                part.lines().stream().map(line -> MeaningNow.of(line, words)).toList());
    }

    private static String name(Visit visit) {
        String name = visit.ctx().pathParam("name");
        if (!BiddingSystem.isKnown(name)) {
            throw Sorry.notFound("no.system", name);
        }
        return name;
    }

    private AuctionNow meaning(Visit visit) {
        visit.limit(Deed.HINT);
        var dealer = visit.has("dealer") ? seat(visit) : Seat.NORTH;
        var read =
                Understanding.of(
                        readings.system(name(visit)), auction(visit, dealer), vulnerable(visit));
        var words = visit.words();
        return new AuctionNow(
                read.calls().stream()
                        .map(meant ->
                                new CallMeaning(
                                        String.valueOf(meant.caller().letter()),
                                        MeaningNow.of(meant, words)))
                        .toList());
    }

    private static Seat seat(Visit visit) {
        try {
            return Seat.parse(visit.param("dealer"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.seat", visit.param("dealer"));
        }
    }

    private static Vulnerability vulnerable(Visit visit) {
        String said = visit.param("vulnerable");
        try {
            return said.isEmpty() ? Vulnerability.NONE : Vulnerability.parse(said);
        } catch (FormatException wrong) {
            throw Sorry.unclear("api.vulnerable", said);
        }
    }

    private static Auction auction(Visit visit, Seat dealer) {
        var auction = Auction.openedBy(dealer);
        for (var word : visit.param("auction").strip().split("\\s+")) {
            if (!word.isEmpty()) {
                auction = auction.with(call(auction, word));
            }
        }
        return auction;
    }

    private static Call call(Auction auction, String word) {
        Call call;
        try {
            call = Call.parse(word);
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", word);
        }
        auction.standing()
                .refusal(call)
                .ifPresent(reason -> {
                    throw new Sorry(
                            HttpStatus.UNPROCESSABLE_CONTENT,
                            reason.toString(),
                            words -> words.refusal(reason));
                });
        return call;
    }
}
