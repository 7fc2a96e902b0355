package overtrick.classroom.material;

import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.TimeUnit;
import java.util.random.RandomGenerator;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Auction;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.SealedDeal;
import overtrick.classroom.course.Loaded;
import overtrick.classroom.course.Mode;
import overtrick.classroom.course.Prepared;
import overtrick.dealing.run.Printer;
import overtrick.dealing.run.Run;
import overtrick.dealing.run.Settings;
import overtrick.dealing.run.Settings.Generator;
import overtrick.dealing.run.Swaps;
import overtrick.dealing.script.Script;
import overtrick.formats.ReadingLimits;
import overtrick.formats.lin.Lin;
import overtrick.formats.pbn.Pbn;
import overtrick.robots.bidding.Agreements;
import overtrick.robots.bidding.Readings;
import overtrick.robots.board.Robot;
import overtrick.robots.board.RobotBoard;
import overtrick.solver.SearchCancelledException;
import overtrick.systems.BiddingSystem;
import overtrick.systems.TwoSystems;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Deck;
import overtrick.teaching.situation.Drillbook;

/// Finds the boards of a set and makes them ready for a class. It may take seconds.
///
/// @param readings how robots understand auctions
public record Materials(Readings readings) {

    /// A script to begin with: South has a notrump of 15 to 17.
    public static final String EXAMPLE =
            """
            hcp(south) >= 15 and hcp(south) <= 17
            and shape(south, any 4333 + any 4432 + any 5332)
            """;

    /// How long a script may look for its deals.
    private static final long SCRIPT_NANOS = TimeUnit.SECONDS.toNanos(5);

    private static final int GENERATED = 20_000_000;

    /// Deals of a situation that are looked at for each that is wanted.
    private static final int LOOKED_AT = 6;

    /// After so many deals that four robots bid otherwise, no other is expected.
    private static final int IN_VAIN = 20;

    /// Deals between two looks at the clock.
    private static final int SLICE = 5_000;

    /// The boards of a PBN or LIN file, as many as a class may have; none when there are none in
    /// it.
    public static List<Found> read(byte[] file) {
        var pbn = Pbn.read(file, ReadingLimits.UPLOAD).played();
        var played =
                pbn.isEmpty() && new String(file, StandardCharsets.ISO_8859_1).contains("|")
                        ? Lin.read(file, ReadingLimits.UPLOAD).boards()
                        : pbn;
        return played.stream()
                .map(Found::of)
                .collect(
                        java.util.stream.Collectors.toMap(
                                Found::board,
                                found -> found,
                                (first, _) -> first, // a record for each table, often
                                java.util.LinkedHashMap::new))
                .values()
                .stream()
                .limit(Loaded.MOST_BOARDS)
                .toList();
    }

    /// Boards as chance deals them, numbered from 1.
    public static List<Found> dealt(int boards, RandomGenerator chance) {
        var all = new ArrayList<Deal>();
        for (int place = 0; place < boards; place++) {
            all.add(SealedDeal.draw(chance).deal());
        }
        return numbered(all);
    }

    /// The boards that a dealer script finds: fewer than wanted when its time is up.
    ///
    /// @throws overtrick.dealing.script.ScriptException when it is none
    public static List<Found> scripted(String text, int boards, long seed) {
        var script = Script.parse(text);
        var settings =
                new Settings(
                        script.frame().seed().orElse(Math.floorMod(seed, 1L << 31)),
                        Generator.DRAWN,
                        Swaps.NONE,
                        OptionalInt.of(boards),
                        OptionalInt.of(GENERATED));
        long end = System.nanoTime() + SCRIPT_NANOS;
        var deals = new ArrayList<Deal>();
        var run =
                new Run(
                        script,
                        settings,
                        Printer.silent(script),
                        Optional.empty(),
                        () -> System.nanoTime() - end >= 0);
        run.tell((_, deal) -> deals.add(deal));
        try {
            boolean more = true;
            while (more && deals.size() < boards && System.nanoTime() - end < 0) {
                more = run.advance(SLICE);
            }
        } catch (SearchCancelledException late) {
            // what was found until then is given
        }
        return numbered(deals.subList(0, Math.min(boards, deals.size())));
    }

    /// Deals of a situation, which comes to South and to North in turn: whoever bids them from the
    /// beginning gets there, because every hand would bid so. At a table all four play one system,
    /// so that deals are passed over in which opponents would bid otherwise than they do in
    /// practice; they are taken only where nothing else is found.
    ///
    /// @param key of a situation or a group of them
    /// @param first the number of the first deal
    /// @return none where the system does not have it
    public static List<Found> situated(String key, String system, int boards, int first) {
        var deck = Deck.named(key, system);
        if (deck.isEmpty()) {
            return List.of();
        }
        var both = TwoSystems.both(BiddingSystem.named(system));
        var book = new Drillbook();
        var fitting = new ArrayList<Dealt>();
        var others = new ArrayList<Dealt>();
        for (int number = first; isWanted(boards, number - first, fitting, others); number++) {
            var dealt = book.deal(deck.get(), number);
            (isBidSo(dealt, both) ? fitting : others).add(dealt);
        }
        fitting.addAll(others);
        var found = new ArrayList<Found>();
        for (var dealt : fitting.subList(0, boards)) {
            int place = found.size();
            var board =
                    new Board(
                            new BoardNumber(place + 1),
                            dealt.auction().dealer(),
                            dealt.vulnerability(),
                            dealt.deal());
            found.add(new Found(Turn.turned(board, place % 2 == 0 ? 0 : 2), Optional.empty()));
        }
        return found;
    }

    private static boolean isWanted(
            int boards, int dealt, List<Dealt> fitting, List<Dealt> others) {
        boolean enough = fitting.size() >= boards;
        boolean inVain = fitting.isEmpty() && others.size() >= Math.max(boards, IN_VAIN);
        return dealt < boards || (!enough && !inVain && dealt < LOOKED_AT * boards);
    }

    /// Whether four robots of one system come to the situation by themselves.
    private static boolean isBidSo(Dealt dealt, TwoSystems both) {
        try {
            var auction =
                    both.auction(dealt.deal(), dealt.auction().dealer(), dealt.vulnerability())
                            .auction();
            int calls = dealt.auction().calls().size();
            return auction.calls().size() > calls && auction.first(calls).equals(dealt.auction());
        } catch (FormatException silent) {
            return false;
        }
    }

    private static List<Found> numbered(List<Deal> deals) {
        var found = new ArrayList<Found>();
        for (var deal : deals) {
            var number = new BoardNumber(found.size() + 1);
            found.add(new Found(Board.of(number, deal), Optional.empty()));
        }
        return found;
    }

    /// A set for a class. Where nobody has bid a board, robots do: their auction is what is given
    /// when only the play is practised, and says whose hand is declarer's.
    ///
    /// @param system that robots play
    public Loaded prepared(String name, List<Found> boards, Mode mode, Turn turn, String system) {
        var robot = Robot.playing(Agreements.both(system), readings);
        var ready = new ArrayList<Prepared>();
        for (var found : boards) {
            var auction = found.auction().orElseGet(() -> bid(found.board(), robot));
            int places =
                    auction.contract()
                            .map(contract -> turn.places(contract.declarer(), ready.size()))
                            .orElse(0);
            ready.add(new Prepared(Turn.turned(found.board(), places), auction.text()));
        }
        return new Loaded(name, ready, mode);
    }

    private static Auction bid(Board board, Robot robot) {
        var table = new RobotBoard(board, robot, robot);
        while (!table.now().auction().isOver()) {
            table.move(() -> false);
        }
        return table.now().auction();
    }
}
