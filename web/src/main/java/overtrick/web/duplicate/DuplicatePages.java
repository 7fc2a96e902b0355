package overtrick.web.duplicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.Meaning;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.club.Club;
import overtrick.club.game.GameTables;
import overtrick.club.table.TableId;
import overtrick.club.table.TableView;
import overtrick.web.Frame;
import overtrick.web.Sorry;
import overtrick.web.Visit;
import overtrick.web.Words;
import overtrick.web.stream.Region;
import overtrick.web.table.GamePages;

/// Duplicate at the tables of the club.
public final class DuplicatePages
        implements GamePages<BoardCommand, Optional<BoardView>, TablePage> {

    private static final List<Region<TablePage>> REGIONS = allRegions();

    private static final Map<String, Reading<BoardCommand>> DEEDS =
            Map.of(
                    "call", DuplicatePages::call,
                    "card", visit -> new PlayCard(card(visit)),
                    "claim", DuplicatePages::claim,
                    "claim-answer", visit -> new AnswerClaim(visit.yes("agree")),
                    "undo", _ -> new AskUndo(),
                    "undo-answer", visit -> new AnswerUndo(visit.yes("agree")),
                    "undo-withdraw", _ -> new WithdrawUndo());

    private final Club club;

    public DuplicatePages(Club club) {
        this.club = club;
    }

    private static List<Region<TablePage>> allRegions() {
        var regions = new ArrayList<Region<TablePage>>();
        regions.add(new Region<>("duplicate/board", BoardPart::of));
        regions.add(new Region<>("duplicate/event", EventPart::of));
        regions.add(new Region<>("duplicate/turn", TurnPart::of));
        regions.add(new Region<>("duplicate/trick", TrickPart::of));
        regions.add(new Region<>("duplicate/verdict", VerdictPart::of));
        regions.add(new Region<>("duplicate/auction", AuctionPart::of));
        regions.add(new Region<>("duplicate/hint", HintPart::of));
        regions.add(new Region<>("duplicate/box", BoxPart::of));
        regions.add(new Region<>("duplicate/asks", AsksPart::of));
        regions.add(new Region<>("duplicate/deeds", DeedsPart::of));
        regions.add(new Region<>("table/people", page -> page.seating().people()));
        regions.add(new Region<>("table/chat", page -> page.seating().chat()));
        for (var seat : Seat.values()) {
            regions.add(new Region<>("duplicate/place", page -> PlacePart.of(page, seat)));
        }
        return List.copyOf(regions);
    }

    @Override
    public GameTables<BoardCommand, Optional<BoardView>> tables() {
        return club.duplicate();
    }

    @Override
    public TablePage page(TableId id, TableView<Optional<BoardView>> view, Words words) {
        return new TablePage(id, view, club.readings(), words);
    }

    @Override
    public List<Region<TablePage>> regions() {
        return REGIONS;
    }

    @Override
    public String said(TablePage now, TablePage before) {
        return Announcer.announce(now, before.board());
    }

    @Override
    public String template() {
        return "duplicate/page";
    }

    @Override
    public Record whole(Frame frame, TablePage page, String notice) {
        return new WholePage(frame, page, notice);
    }

    @Override
    public Map<String, Reading<BoardCommand>> deeds() {
        return DEEDS;
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
