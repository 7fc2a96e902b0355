package overtrick.bridgetable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.DrawCard;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.bridgetable.BridgeTables;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.table.TableView;
import overtrick.page.Frame;
import overtrick.page.Sorry;
import overtrick.page.Visit;
import overtrick.page.Words;
import overtrick.page.api.Variant;
import overtrick.page.stream.Region;
import overtrick.page.table.GamePages;

/// Duplicate at the tables of the bridge.
public final class DuplicatePages extends GamePages<BoardCommand, Optional<BoardView>, TablePage> {

    private static final List<Region<TablePage>> REGIONS = allRegions();

    private static final Map<String, Reading<BoardCommand>> DEEDS =
            Map.of(
                    "draw", _ -> new DrawCard(),
                    "call", DuplicatePages::call,
                    "card", visit -> new PlayCard(card(visit)),
                    "claim", DuplicatePages::claim,
                    "claim-answer", visit -> new AnswerClaim(visit.yes("agree")),
                    "undo", _ -> new AskUndo(),
                    "undo-answer", visit -> new AnswerUndo(visit.yes("agree")),
                    "undo-withdraw", _ -> new WithdrawUndo());

    private final BridgeTables bridge;

    public DuplicatePages(BridgeTables bridge) {
        super(bridge.duplicate(), "duplicate/page", REGIONS, DEEDS);
        this.bridge = bridge;
    }

    private static List<Region<TablePage>> allRegions() {
        var regions = boardRegions((TablePage page) -> page);
        regions.add(new Region<>("duplicate/event", EventPart::of));
        regions.add(new Region<>("duplicate/before", BeforePart::of));
        regions.add(new Region<>("duplicate/verdict", VerdictPart::of));
        return List.copyOf(regions);
    }

    /// The parts of a table at which boards are played, whatever they count for.
    ///
    /// @param table what a page shows of it
    public static <P> List<Region<P>> boardRegions(Function<P, TablePage> table) {
        var regions = new ArrayList<Region<P>>();
        regions.add(new Region<>("duplicate/board", table.andThen(BoardPart::of)));
        regions.add(new Region<>("duplicate/turn", table.andThen(TurnPart::of)));
        regions.add(new Region<>("duplicate/trick", table.andThen(TrickPart::of)));
        regions.add(new Region<>("duplicate/auction", table.andThen(AuctionPart::of)));
        regions.add(new Region<>("duplicate/hint", table.andThen(HintPart::of)));
        regions.add(new Region<>("duplicate/box", table.andThen(BoxPart::of)));
        regions.add(new Region<>("duplicate/clock", table.andThen(ClockPart::of)));
        regions.add(new Region<>("table/memory", table.andThen(Memory::of)));
        regions.add(new Region<>("duplicate/asks", table.andThen(AsksPart::of)));
        regions.add(new Region<>("duplicate/deeds", table.andThen(DeedsPart::of)));
        regions.add(new Region<>("table/coming", page -> table.apply(page).seating().people()));
        regions.add(new Region<>("table/people", page -> table.apply(page).seating().people()));
        regions.add(new Region<>("table/chat", page -> table.apply(page).seating().chat()));
        for (var seat : Seat.values()) {
            regions.add(
                    new Region<>("duplicate/place", page -> PlacePart.of(table.apply(page), seat)));
        }
        return regions;
    }

    @Override
    protected TablePage page(TableId id, TableView<Optional<BoardView>> view, Words words) {
        return new TablePage(id, view, bridge.readings(), words, time(id, view));
    }

    private Optional<TablePage.Time> time(TableId id, TableView<?> view) {
        return TablePage.Time.of(bridge.clocks(), bridge.clock(), id, view);
    }

    @Override
    protected String said(TablePage now, TablePage before) {
        return announced(now, before);
    }

    @Override
    protected Optional<Variant> told(TablePage page) {
        return BoardNow.of(page);
    }

    @Override
    protected List<Class<? extends Record>> forms() {
        return List.of(BoardNow.class);
    }

    @Override
    protected Map<String, Ask> asks() {
        return BoardAsks.all();
    }

    /// Somebody new, until they have finished a board: here or at any other table.
    @Override
    protected boolean isShownAround(Frame frame, TableView<Optional<BoardView>> table) {
        return super.isShownAround(frame, table)
                && table.viewer().filter(bridge.history()::hasPlayed).isEmpty();
    }

    /// How the forms of a board are read.
    public static Map<String, Reading<BoardCommand>> boardDeeds() {
        return DEEDS;
    }

    /// What is read aloud of a board.
    public static String announced(TablePage now, TablePage before) {
        return Announcer.announce(now, before.board());
    }

    /// The same in a game that speaks of its boards otherwise.
    public static String announced(TablePage now, TablePage before, Spoken spoken) {
        return Announcer.announce(now, before.board(), spoken);
    }

    private static MakeCall call(Visit visit) {
        try {
            var call = Call.parse(visit.param("call"));
            String said = visit.param("said").strip();
            return new MakeCall(
                    call, said.isEmpty() ? Optional.empty() : Optional.of(Meaning.said(said)));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.call", visit.param("call"));
        }
    }

    private static Card card(Visit visit) {
        try {
            return Card.parse(visit.param("card"));
        } catch (FormatException wrong) {
            throw Sorry.unclear("unclear.card", visit.param("card"));
        }
    }

    private static MakeClaim claim(Visit visit) {
        return new MakeClaim(visit.number("tricks", 0, 13), visit.param("line").strip());
    }
}
