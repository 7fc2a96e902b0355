package overtrick.app.tournament;

import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import overtrick.app.input.UserError;
import overtrick.app.output.OutputFile;
import overtrick.boxes.BoxFile;
import overtrick.boxes.BoxPlan;
import overtrick.boxes.BoxPlan.BoxSection;
import overtrick.boxes.BoxPlan.Chair;
import overtrick.boxes.BoxPlan.Sitting;
import overtrick.boxes.BoxPlan.Wishes;
import overtrick.bridge.BoardNumber;
import overtrick.cards.Side;
import overtrick.formats.results.ResultFile;
import overtrick.movement.RoundNumber;
import overtrick.movement.TableNumber;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

@Command(
        name = "boxes",
        description = {
            "The file for scoring boxes such as Bridgemates: who meets whom, on which boards, and who they are.",
            "",
            "FILE names the pairs and may seat them, in any form that rank reads; --movement seats them otherwise."
                    + " When it has been played, rank reads the file."
        },
        footer = {
            "",
            "Example:  overtrick boxes --movement mitchell --tables 7 --boards-per-round 3 \\",
            "              --out evening.bws"
        })
public final class BoxesCommand implements Callable<Integer> {

    @Parameters(arity = "0..1", paramLabel = "FILE", description = "the event")
    private Optional<String> event = Optional.empty();

    @Mixin private PlayedMovement movement = new PlayedMovement();

    @Option(
            names = "--out",
            required = true,
            paramLabel = "FILE",
            description = "where it is written; a file that is there is replaced")
    private Path out = Path.of("");

    @Override
    public Integer call() {
        var file =
                event.map(ResultFiles::read)
                        .orElse(
                                new ResultFile(
                                        "", List.of(), List.of(), List.of(), List.of(), List.of()));
        var seatings = new ArrayList<>(file.seatings());
        movement.seatings().values().forEach(played -> seatings.addAll(played.seatings()));
        if (seatings.isEmpty()) {
            throw new UserError("nobody is seated; add --movement, or seatings to the file");
        }
        try {
            var plan = plan(file, seatings);
            OutputFile.write(out, BoxFile.bytes(plan));
            plan.sections().forEach(section -> System.out.println(text(section)));
        } catch (IllegalArgumentException larger) {
            throw new UserError(String.valueOf(larger.getMessage()));
        }
        return 0;
    }

    /// Such as `section A: 7 tables, 7 rounds, 28 names`.
    private static String text(BoxSection section) {
        int rounds = section.sittings().stream().mapToInt(Sitting::round).max().orElse(0);
        return "section %s: %d tables, %d rounds, %d names"
                .formatted(section.letter(), section.tables(), rounds, section.chairs().size());
    }

    private static BoxPlan plan(ResultFile file, List<ResultFile.Seating> seatings) {
        var names =
                file.entries().stream()
                        .collect(
                                Collectors.toMap(
                                        ResultFile.Entry::id,
                                        ResultFile.Entry::name,
                                        (one, _) -> one));
        var bySection = new TreeMap<String, List<ResultFile.Seating>>();
        seatings.forEach(one ->
                bySection.computeIfAbsent(one.where().section(), _ -> new ArrayList<>()).add(one));
        var sections = new ArrayList<BoxSection>();
        bySection.forEach((name, own) -> {
            int id = sections.size() + 1;
            String letter = name.isEmpty() ? "A" : name;
            sections.add(section(id, letter, own, names));
        });
        return new BoxPlan(
                file.title() + seatings.size(),
                file.title(),
                LocalDate.now(ZoneId.systemDefault()),
                sections,
                List.of(),
                Wishes.USUAL);
    }

    /// Tables at which nobody sits in a round are there all the same, empty.
    private static BoxSection section(
            int id, String letter, List<ResultFile.Seating> own, Map<String, String> names) {
        var at = new TreeMap<Integer, Map<Integer, Sitting>>();
        own.forEach(one ->
                at.computeIfAbsent(round(one), _ -> new TreeMap<>()).put(table(one), sitting(one)));
        var rounds = new TreeSet<>(at.keySet());
        int tables = own.stream().mapToInt(BoxesCommand::table).max().orElse(1);
        var sittings = new ArrayList<Sitting>();
        for (int round : rounds) {
            for (int table = 1; table <= tables; table++) {
                sittings.add(
                        at.getOrDefault(round, Map.of())
                                .getOrDefault(table, Sitting.empty(table, round)));
            }
        }
        var chairs = new ArrayList<Chair>();
        sittings.stream()
                .filter(one -> one.round() == 1)
                .forEach(one -> {
                    seat(one.table(), Side.NORTH_SOUTH, one.northSouth(), names, chairs);
                    seat(one.table(), Side.EAST_WEST, one.eastWest(), names, chairs);
                });
        return new BoxSection(id, letter, tables, sittings, chairs);
    }

    private static int round(ResultFile.Seating seating) {
        return seating.where()
                .round()
                .map(RoundNumber::value)
                .orElseThrow(() -> new UserError("a seating has no round"));
    }

    private static int table(ResultFile.Seating seating) {
        return seating.where()
                .table()
                .map(TableNumber::value)
                .orElseThrow(() -> new UserError("a seating has no table"));
    }

    private static Sitting sitting(ResultFile.Seating one) {
        return new Sitting(
                table(one),
                round(one),
                pair(one.northSouth()),
                pair(one.eastWest()),
                one.boards().stream().map(BoardNumber::value).sorted().toList());
    }

    private static int pair(String id) {
        if (!id.matches("\\d{1,4}")) {
            throw new UserError("boxes know pairs by their numbers, not as " + id);
        }
        return Integer.parseInt(id);
    }

    private static void seat(
            int table, Side side, int pair, Map<String, String> names, List<Chair> chairs) {
        var people = names.getOrDefault("" + pair, "").split(" [–-] ");
        for (int i = 0; i < 2 && i < people.length; i++) {
            if (!people[i].isBlank()) {
                chairs.add(new Chair(table, side.seats().get(i), "", people[i].strip()));
            }
        }
    }
}
