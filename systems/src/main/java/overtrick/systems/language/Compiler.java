package overtrick.systems.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.regex.Pattern;
import overtrick.bridge.auction.Auction;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;

/// Reads a system file and those it includes. Files of the house have been checked when the program
/// was built: their rows are read when they are first needed. In files of others all faults are
/// found, not only the first.
public final class Compiler {

    /// The ending of a system file's name.
    public static final String ENDING = ".bid";

    private static final Pattern INCLUDE =
            Pattern.compile("include +(\\S+)(?: +after +(.+?))?(?: +with +(\\S+))?");

    private static final Pattern PARAMETER = Pattern.compile("[a-z][a-z0-9-]*( [a-z0-9-]+)*");

    private final Function<String, Optional<String>> library;
    private final Options options = new Options();
    private final Map<String, Place> chosen = new TreeMap<>();

    /// Options in which the files of the system choose for the players.
    private final Set<String> settled = new HashSet<>();

    private final Set<String> included = new HashSet<>();
    private final Deque<String> reading = new ArrayDeque<>();
    private final List<BookTable> tables = new ArrayList<>();
    private final List<Drill> drills = new ArrayList<>();
    private final List<Contradiction> refused = new ArrayList<>();
    private final List<SystemFault> faults = new ArrayList<>();
    private Map<String, String> parameters;
    private String title;

    /// The calls after which the file that is read was included, with a blank behind them.
    private String before = "";

    /// Files that are read with parameters of their own, one within the other.
    private int apart;

    /// Whether rows are read at once, for their faults.
    private final boolean checking;

    private Compiler(
            String name,
            Map<String, String> wanted,
            Function<String, Optional<String>> library,
            boolean checking) {
        this.library = library;
        this.checking = checking;
        this.title = name;
        this.parameters = new TreeMap<>(wanted);
        wanted.keySet().forEach(option -> chosen.put(option, new Place(name + ENDING, 0)));
    }

    /// Compiles a system file with everything in it checked.
    ///
    /// @param name of the system, without the ending
    /// @param wanted choices of the players, by the names of the options
    /// @param library gives the text of a file by its name, if there is such a file
    /// @throws SystemFaultException with every fault
    public static Book compile(
            String name, Map<String, String> wanted, Function<String, Optional<String>> library) {
        return new Compiler(name, wanted, library, /* checking= */ true).book(name);
    }

    /// As [#compile], of files that have been compiled before: their rows are not checked again.
    ///
    /// @throws SystemFaultException with every fault that is found all the same
    public static Book reopen(
            String name, Map<String, String> wanted, Function<String, Optional<String>> library) {
        return new Compiler(name, wanted, library, /* checking= */ false).book(name);
    }

    private Book book(String name) {
        file(name, new Place(name + ENDING, 0));
        chosen.forEach(this::requireOption);
        if (checking && faults.isEmpty()) {
            var names = new NamesOfCalls(tables);
            tables.forEach(table -> faults.addAll(names.faults(table)));
        }
        if (!faults.isEmpty()) {
            throw new SystemFaultException(faults);
        }
        return new Book(title, tables, options.all(), settled, refused, drills);
    }

    private void requireOption(String name, Place place) {
        if (!options.isDeclared(name)) {
            fault(place, "no such option: " + name);
        }
    }

    private void fault(Place place, String reason) {
        faults.add(place.fault(reason));
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
        var section = Section.none();
        for (int at = 0; at < lines.size(); at++) {
            var place = new Place(name + ENDING, at + 1);
            String line = Section.withoutRemark(lines.get(at)).strip();
            try {
                if (line.isEmpty()) {
                    continue;
                }
                if (line.contains("|")) {
                    // after a faulty heading its rows are read too, for their own faults
                    row(line, section, place);
                    continue;
                }
                flush(section);
                section = Section.none();
                if (line.startsWith("auction ")) {
                    section = auction(line.substring("auction ".length()));
                } else if (line.startsWith("drill ")) {
                    section = drills(line.substring("drill ".length()));
                } else {
                    statement(line, place);
                }
            } catch (FormatException wrong) {
                fault(place, String.valueOf(wrong.getMessage()));
            }
        }
        flush(section);
    }

    private void flush(Section section) {
        section.auction()
                .filter(_ -> section.holds())
                .ifPresent(pattern -> tables.add(new BookTable(pattern, section.rows())));
    }

    private void statement(String line, Place place) {
        var halves = Options.halves(line);
        var when = when(halves);
        if (!when.guards().isEmpty()) {
            throw new FormatException("only options can be asked here, not the table: " + line);
        }
        var text = halves.before();
        if (text.startsWith("title ")) {
            title = text.substring("title ".length()).strip();
        } else if (text.startsWith("include ")) {
            if (when.holds()) {
                include(text, place);
            }
        } else if (text.startsWith("option ")) {
            options.declare(text.substring("option ".length()).strip(), parameters);
        } else if (text.startsWith("refuse ")) {
            options.refuse(text.substring("refuse ".length()), parameters).ifPresent(refused::add);
        } else if (text.contains("=")) {
            parameter(text, when.holds(), place);
        } else {
            throw new FormatException(
                    "line is no title, include, option, refuse, parameter, auction, drill or row: "
                            + line);
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
            apart++;
            file(found.group(3), place);
            outer.forEach(parameters::putIfAbsent);
        }
        file(found.group(1), place);
        apart -= found.group(3) != null ? 1 : 0;
        parameters = outer;
        before = outerBefore;
    }

    private void parameter(String text, boolean holds, Place place) {
        int equals = text.indexOf('=');
        String name = text.substring(0, equals).strip();
        String value = text.substring(equals + 1).strip();
        if (!PARAMETER.matcher(name).matches() || value.isEmpty()) {
            throw new FormatException("a parameter is written name = value: " + text);
        }
        boolean range = Descriptions.isRange(value);
        var descriptions = new Descriptions(parameters);
        boolean choice = !range && Options.isChoice(value) && !descriptions.knows(value);
        if (!range && !choice) {
            descriptions.parse(value);
        }
        if (holds && choice && apart == 0) {
            settled.add(name);
        }
        // the first to set it wins
        if (holds && parameters.putIfAbsent(name, value) == null && choice) {
            chosen.put(name, place);
        }
    }

    private Options.When when(Options.Halves halves) {
        return options.when(halves, new Descriptions(parameters));
    }

    private Section auction(String text) {
        var halves = Options.halves(text);
        var when = when(halves);
        if (!before.isEmpty() && (text.startsWith("-") || text.startsWith("..."))) {
            throw new FormatException("no beginning of an auction after " + before.strip());
        }
        var pattern = AuctionPattern.parse(before + halves.before(), when.guards());
        for (var suit : when.guards().stream().flatMap(guard -> guard.suits().stream()).toList()) {
            pattern.requireBound(suit, Optional.empty());
        }
        return Section.of(pattern, when.holds());
    }

    private Section drills(String text) {
        var halves = Options.halves(text);
        var when = when(halves);
        if (!when.guards().isEmpty()) {
            throw new FormatException("only options can be asked here, not the table: " + text);
        }
        // a convention that is included for what follows other calls is drilled where it stands
        // first
        boolean holds = checking && before.isEmpty() && when.holds();
        var position = checking ? Drill.position(halves.before()) : Auction.openedBy(Seat.NORTH);
        return Section.ofDrills(position, holds);
    }

    private void row(String line, Section section, Place place) {
        if (section.position().isPresent()) {
            if (checking) {
                var drill = Drill.parse(line, section.position().get(), place);
                drills.addAll(section.holds() ? List.of(drill) : List.of());
            }
            return;
        }
        var auction =
                section.auction()
                        .orElseThrow(() -> new FormatException("row stands under no auction"));
        var reader = new RowReader(options, parameters);
        if (checking) {
            reader.row(line, auction, place).ifPresent(row -> requirePossible(row, auction));
        }
        section.rows().add(new BookTable.Written(reader, line, place));
    }

    private static void requirePossible(Row row, AuctionPattern auction) {
        if (!row.isPossible(auction)) {
            throw new FormatException("no hand can be like this");
        }
    }
}
