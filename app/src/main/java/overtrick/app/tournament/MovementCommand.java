package overtrick.app.tournament;

import java.util.Arrays;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.output.Json;
import overtrick.movement.Movement;
import overtrick.movement.Partnership;
import overtrick.movement.Promise;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import tools.jackson.databind.node.ObjectNode;

@Command(
        name = "movement",
        description = "Who meets whom, where and on which boards, checked and with its balance.",
        footer = {"", "Example:  overtrick movement howell --pairs 8 --boards-per-round 3"})
public final class MovementCommand implements Callable<Integer> {

    enum Format {
        TEXT,
        JSON
    }

    @Parameters(
            paramLabel = "KIND",
            description =
                    "mitchell, skip-mitchell, share-relay, scrambled, hesitation, web, bowman, rover,"
                            + " barometer, howell, three-quarter-howell, individual, rainbow,"
                            + " round-robin, american-whist, triangle or swiss")
    private String kind;

    @Mixin private MovementSize size = new MovementSize();

    @Option(
            names = "--format",
            paramLabel = "FORMAT",
            description = "text or json (default: ${DEFAULT-VALUE})")
    private Format format = Format.TEXT;

    @Override
    public Integer call() {
        var movement = size.movement(kind);
        System.out.println(format == Format.JSON ? json(movement) : text(movement));
        return 0;
    }

    private String text(Movement movement) {
        var text = new StringBuilder();
        var inspection = movement.inspection();
        text.append(movement.name()).append('\n');
        text.append(
                String.format(
                        Locale.ROOT,
                        "%s, %s, %s of %d; balance %.2f%n",
                        counted(movement.tables(), "table"),
                        counted(movement.rounds(), "round"),
                        counted(movement.sets(), "set"),
                        size.boards(),
                        movement.balance().deviation()));
        for (var promise : Promise.values()) {
            boolean people = promise == Promise.NO_OPPONENT_TWICE && Meetings.isOfSingles(movement);
            text.append(
                    people
                            ? meetings(movement)
                            : check(promise.sentence().toString(), kept(movement, promise)));
        }
        text.append("  %-20s %d%n".formatted("copies of boards", inspection.copies()));
        for (int round = 1; round <= movement.rounds(); round++) {
            text.append("%nround %d%n".formatted(round));
            movement.in(new RoundNumber(round)).forEach(seating -> text.append(line(seating)));
        }
        return text.toString().stripTrailing();
    }

    private static String counted(int count, String word) {
        return count == 1 ? "1 " + word : "%d %ss".formatted(count, word);
    }

    private static String check(String words, String kept) {
        return "  %-20s %s%n".formatted(words, kept);
    }

    /// In an individual everybody is to have a partner once and may have an opponent twice
    /// (tournaments.md §7).
    private static String meetings(Movement movement) {
        var meetings = Meetings.of(movement);
        return check("no partner twice", atMost(meetings.asPartners()))
                + check("no opponent twice", atMost(meetings.asOpponents()));
    }

    private static String atMost(int times) {
        return switch (times) {
            case 0, 1 -> "yes";
            case 2 -> "no, twice at most";
            default -> "no, %d times at most".formatted(times);
        };
    }

    private static String kept(Movement movement, Promise promise) {
        return movement.inspection().breaches().stream()
                .filter(breach -> breach.promise() == promise)
                .map(breach -> "no, as stated: " + breach.sentence())
                .findFirst()
                .orElse("yes");
    }

    private String line(Seating seating) {
        int boards = size.boards();
        int last = seating.set().value() * boards;
        String played = boards == 1 ? "" + last : (last - boards + 1) + "-" + last;
        return "  table %2s   %7s v %-7s boards %s%n"
                .formatted(
                        seating.table(),
                        words(seating.northSouth()),
                        words(seating.eastWest()),
                        played);
    }

    private static String words(Partnership partnership) {
        return partnership.members().stream()
                .map(Object::toString)
                .collect(Collectors.joining("+"));
    }

    private static String json(Movement movement) {
        ObjectNode line = Json.MAPPER.createObjectNode();
        line.put("name", movement.name())
                .put("rounds", movement.rounds())
                .put("tables", movement.tables())
                .put("sets", movement.sets())
                .put("balance", Math.round(movement.balance().deviation() * 100) / 100.0);
        var inspection = movement.inspection();
        var checks = line.putObject("checks");
        for (var promise : Promise.values()) {
            checks.put(camel(promise), inspection.keeps(promise));
        }
        if (Meetings.isOfSingles(movement)) {
            var meetings = Meetings.of(movement);
            checks.put(camel(Promise.NO_OPPONENT_TWICE), meetings.asOpponents() <= 1)
                    .put("mostAsPartners", meetings.asPartners())
                    .put("mostAsOpponents", meetings.asOpponents());
        }
        checks.put("copies", inspection.copies())
                .put("setsEven", inspection.setsEven())
                .put("playEven", inspection.playEven())
                .put("stationary", inspection.stationary());
        var seatings = line.putArray("seatings");
        for (var seating : movement.seatings()) {
            var object = seatings.addObject();
            object.put("round", seating.round().value()).put("table", seating.table().value());
            put(object, "ns", seating.northSouth());
            put(object, "ew", seating.eastWest());
            object.put("set", seating.set().value());
        }
        return line.toString();
    }

    /// A pair is a number, two players are an array.
    private static void put(ObjectNode object, String key, Partnership partnership) {
        switch (partnership) {
            case Partnership.Pair(var number) -> object.put(key, number.value());
            case Partnership.Players(var first, var second) ->
                    object.putArray(key).add(first.value()).add(second.value());
        }
    }

    private static String camel(Promise promise) {
        var words = promise.name().toLowerCase(Locale.ROOT).split("_");
        return Arrays.stream(words)
                .skip(1)
                .map(word -> Character.toUpperCase(word.charAt(0)) + word.substring(1))
                .collect(Collectors.joining("", words[0], ""));
    }
}
