package overtrick.app.can;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import overtrick.app.input.Packs;
import overtrick.app.output.Json;
import overtrick.app.output.JsonAnswer;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.deal.CanDeal;
import overtrick.can.play.Circle;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

@Command(
        name = "deal",
        description = {
            "Deals four hands of twelve cards and a kitty of six, uniformly over all deals there are.",
            "One deal a line: the dealer, the hands counter-clockwise from there, the kitty. A hand is"
                    + " spades, hearts, diamonds, clubs and jokers, B the big one and L the small one."
        },
        footer = {"", "Example:  overtrick can deal -n 8 --seed 7"})
final class CanDealCommand implements Callable<Integer> {

    @Mixin private Packs packs = new Packs();

    @Option(
            names = "--dealer",
            paramLabel = "SEAT",
            description = "who deals the first; then the turn goes to the right (default: S)")
    private String dealer = "S";

    @Option(
            names = "--way",
            paramLabel = "1|2",
            description = "1: six rounds with the kitty first; 2: every other round (default: 1)")
    private int way = 1;

    @Mixin private JsonAnswer json = new JsonAnswer();

    @Override
    public Integer call() {
        int count = packs.count();
        if (way != 1 && way != 2) {
            throw new FormatException("--way is not 1 or 2: " + way);
        }
        var chance = packs.source();
        var first = Circle.TABLE.seats().indexOf(Seat.parse(dealer));
        for (int number = 0; number < count; number++) {
            var seat = Circle.TABLE.seats().get((first + number) % Circle.TABLE.size());
            var deal = CanDeal.of(Pack.shuffled(chance), seat, DealWay.values()[way - 1]);
            System.out.println(json.wanted() ? json(deal) : line(deal));
        }
        return 0;
    }

    private static String line(CanDeal deal) {
        var parts = new ArrayList<String>();
        for (var seat : fromDealer(deal)) {
            parts.add(deal.hands().of(seat).code());
        }
        parts.add(CanSet.copyOf(deal.kitty()).code());
        return deal.dealer().letter() + ":" + String.join(" ", parts);
    }

    private static String json(CanDeal deal) {
        var line = Json.MAPPER.createObjectNode();
        line.put("dealer", String.valueOf(deal.dealer().letter()));
        var hands = line.putObject("hands");
        for (var seat : fromDealer(deal)) {
            hands.put(String.valueOf(seat.letter()), deal.hands().of(seat).code());
        }
        line.put("kitty", CanSet.copyOf(deal.kitty()).code());
        return line.toString();
    }

    private static List<Seat> fromDealer(CanDeal deal) {
        var seats = new ArrayList<Seat>();
        for (int turn = 0; turn < Circle.TABLE.size(); turn++) {
            seats.add(Circle.TABLE.after(deal.dealer(), turn));
        }
        return seats;
    }
}
