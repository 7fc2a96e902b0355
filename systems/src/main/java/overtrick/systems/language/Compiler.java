package overtrick.systems.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import overtrick.cards.FormatException;
import overtrick.cards.Suit;
import overtrick.systems.hand.Box;
import overtrick.systems.hand.Knowledge;

/// Reads a system file and those it includes. All faults are found, not only the first.
public final class Compiler {

    /// The ending of a system file's name.
    public static final String ENDING = ".bid";

    private static final Pattern INCLUDE =
            Pattern.compile("include +(\\S+)(?: +after +(.+?))?(?: +with +(\\S+))?");

    private final Function<String, Optional<String>> library;
    private final Options options = new Options();
    private final Map<String, Place> chosen = new TreeMap<>();
    private final Set<String> included = new HashSet<>();
    private final Deque<String> reading = new ArrayDeque<>();
    private final List<BookTable> tables = new ArrayList<>();
    private final List<SystemFault> faults = new ArrayList<>();
    private Map<String, String> parameters;
    private String title;

    /// The calls after which the file that is read was included, with a blank behind them.
    private String before = "";

    private Compiler(
            String name, Map<String, String> wanted, Function<String, Optional<String>> library) {
        this.library = library;
        this.title = name;
        this.parameters = new TreeMap<>(wanted);
        wanted.keySet().forEach(option -> chosen.put(option, new Place(name + ENDING, 0)));
    }

    /// @param name of the system, without the ending
    /// @param wanted choices of the players, by the names of the options
    /// @param library gives the text of a file by its name, if there is such a file
    /// @throws SystemFaultException with every fault
    public static Book compile(
            String name, Map<String, String> wanted, Function<String, Optional<String>> library) {
        var compiler = new Compiler(name, wanted, library);
        compiler.file(name, new Place(name + ENDING, 0));
        compiler.chosen.forEach(compiler::requireOption);
        if (compiler.faults.isEmpty()) {
            var names = new NamesOfCalls(compiler.tables);
            compiler.tables.forEach(table -> compiler.faults.addAll(names.faults(table)));
        }
        if (!compiler.faults.isEmpty()) {
            throw new SystemFaultException(compiler.faults);
        }
        return new Book(compiler.title, compiler.tables, compiler.options.all());
    }

    private void requireOption(String name, Place place) {
        if (!options.isDeclared(name)) {
            fault(place, "no such option: " + name);
        }
    }

    private record Place(String file, int line) {}

    private void fault(Place place, String reason) {
        faults.add(new SystemFault(place.file, place.line, reason));
    }

    private void file(String name, Place asked) {
        var text = library.apply(name);
        if (text.isEmpty()) {
            fault(asked, "no such file: " + name + ENDING);
            return;
        }
        if (reading.contains(name) || !included.add(before + name)) {
            fault(asked, "included twice: " + name + ENDING);
            return;
        }
        reading.push(name);
        read(name, text.get().lines().toList());
        reading.pop();
    }

    private void read(String name, List<String> lines) {
        var table = new Draft(Optional.empty(), true);
        for (int at = 0; at < lines.size(); at++) {
            var place = new Place(name + ENDING, at + 1);
            String line = withoutComment(lines.get(at)).strip();
            try {
                if (line.isEmpty()) {
                    continue;
                }
                if (line.contains("|")) {
                    // after a faulty auction its rows are read too, for their own faults
                    row(line, table.auction, place).ifPresent(table.rows::add);
                    continue;
                }
                flush(table);
                table = new Draft(Optional.empty(), true);
                if (line.startsWith("auction ")) {
                    table = auction(line.substring("auction ".length()));
                } else {
                    statement(line, place);
                }
            } catch (FormatException wrong) {
                fault(place, String.valueOf(wrong.getMessage()));
            }
        }
        flush(table);
    }

    private static String withoutComment(String line) {
        int hash = line.indexOf('#');
        return hash < 0 ? line : line.substring(0, hash);
    }

    /// The rows of one auction while they are read.
    ///
    /// @param holds the options want it
    private record Draft(Optional<AuctionPattern> auction, boolean holds, List<Row> rows) {

        Draft(Optional<AuctionPattern> auction, boolean holds) {
            this(auction, holds, new ArrayList<>());
        }
    }

    private void flush(Draft table) {
        table.auction
                .filter(_ -> table.holds)
                .ifPresent(pattern -> tables.add(new BookTable(pattern, table.rows)));
    }

    private void statement(String line, Place place) {
        var halves = line.split("\\bwhen\\b", 2);
        var when = when(halves);
        if (!when.guards().isEmpty()) {
            throw new FormatException("only options can be asked here, not the table: " + line);
        }
        var text = halves[0].strip();
        if (text.startsWith("title ")) {
            title = text.substring("title ".length()).strip();
        } else if (text.startsWith("include ")) {
            if (when.holds()) {
                include(text, place);
            }
        } else if (text.startsWith("option ")) {
            options.declare(text.substring("option ".length()).strip(), parameters);
        } else if (text.contains("=")) {
            parameter(text, when.holds(), place);
        } else {
            throw new FormatException(
                    "line is no title, include, option, parameter, auction or row: " + line);
        }
    }

    /// A file that is included after calls stands for what follows them; with another file, that
    /// one's parameters come first while it is read.
    private void include(String text, Place place) {
        var found = INCLUDE.matcher(text);
        if (!found.matches()) {
            throw new FormatException(
                    "an include is written include name, then perhaps after 1C 1D, with name: "
                            + text);
        }
        var outer = parameters;
        var outerBefore = before;
        if (found.group(2) != null) {
            before = before + found.group(2).strip() + " ";
        }
        if (found.group(3) != null) {
            parameters = new TreeMap<>();
            file(found.group(3), place);
            outer.forEach(parameters::putIfAbsent);
        }
        file(found.group(1), place);
        parameters = outer;
        before = outerBefore;
    }

    private void parameter(String text, boolean holds, Place place) {
        int equals = text.indexOf('=');
        String name = text.substring(0, equals).strip();
        String value = text.substring(equals + 1).strip();
        if (!name.matches("[a-z][a-z0-9-]*( [a-z0-9-]+)*") || value.isEmpty()) {
            throw new FormatException("a parameter is written name = value: " + text);
        }
        boolean range = Descriptions.isRange(value);
        var descriptions = new Descriptions(parameters);
        boolean choice = !range && Options.isChoice(value) && !descriptions.knows(value);
        if (!range && !choice) {
            descriptions.parse(value);
        }
        // the first to set it wins
        if (holds && parameters.putIfAbsent(name, value) == null && choice) {
            chosen.put(name, place);
        }
    }

    private Options.When when(String[] halves) {
        return halves.length == 2
                ? options.when(halves[1], new Descriptions(parameters))
                : Options.When.ALWAYS;
    }

    private Draft auction(String text) {
        var halves = text.split("\\bwhen\\b", 2);
        var when = when(halves);
        if (!before.isEmpty() && (text.startsWith("-") || text.startsWith("..."))) {
            throw new FormatException("no beginning of an auction after " + before.strip());
        }
        var pattern = AuctionPattern.parse(before + halves[0], when.guards());
        for (var suit : when.guards().stream().flatMap(guard -> guard.suits().stream()).toList()) {
            pattern.requireBound(suit, Optional.empty());
        }
        return new Draft(Optional.of(pattern), when.holds());
    }

    private Optional<Row> row(String line, Optional<AuctionPattern> auction, Place place) {
        if (auction.isEmpty()) {
            throw new FormatException("row stands under no auction");
        }
        var columns = line.split("\\|", -1);
        if (columns.length != 3 && columns.length != 4) {
            throw new FormatException(
                    "row is not call, hands, sentence, flags with bars between: %d columns"
                            .formatted(columns.length));
        }
        var halves = columns[0].split("\\bwhen\\b", 2);
        var call = CallPattern.parse(halves[0].strip());
        var when = when(halves);
        var shows = new Descriptions(parameters).parse(columns[1].strip());
        var key = columns[2].strip();
        if (!key.matches("[a-z0-9]+(-[a-z0-9]+)*")) {
            throw new FormatException("a sentence is named like limit-raise: " + key);
        }
        var flags = Flags.parse(columns.length == 4 ? columns[3].strip() : "");
        for (var suit : shows.suits()) {
            auction.get().requireBound(suit, Optional.of(call));
        }
        for (var suit : when.guards().stream().flatMap(guard -> guard.suits().stream()).toList()) {
            auction.get().requireBound(suit, Optional.of(call));
        }
        flags.agrees().ifPresent(suit -> auction.get().requireBound(suit, Optional.of(call)));
        var row =
                new Row(
                        call,
                        when.guards(),
                        shows,
                        everyWay(call, shows, auction.get()),
                        key,
                        flags,
                        place.file + ":" + place.line);
        return Optional.of(row).filter(_ -> when.holds());
    }

    /// The hands, for every way in which the letters can be bound. Some hand must fit one of them.
    private static Map<List<Suit>, Knowledge> everyWay(
            CallPattern call, Description shows, AuctionPattern auction) {
        var calls = new ArrayList<>(auction.elements().stream().map(e -> e.call()).toList());
        calls.add(call);
        var bindings =
                List.of(Suit.values()).stream()
                        .flatMap(trumps -> Binding.NONE.with(Variable.TRUMPS, trumps).stream())
                        .toList();
        for (var pattern : calls) {
            bindings = bindings.stream().flatMap(b -> pattern.bindings(b).stream()).toList();
        }
        var all = new HashMap<List<Suit>, Knowledge>();
        for (var binding : bindings) {
            var suits = shows.suits().stream().map(n -> n.in(binding).orElseThrow()).toList();
            all.computeIfAbsent(suits, _ -> shows.in(binding, Box.ANY));
        }
        if (all.values().stream().allMatch(Knowledge::isContradiction)) {
            throw new FormatException("no hand can be like this");
        }
        return all;
    }
}
