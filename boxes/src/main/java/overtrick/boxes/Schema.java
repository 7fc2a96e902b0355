package overtrick.boxes;

import com.healthmarketscience.jackcess.ColumnBuilder;
import com.healthmarketscience.jackcess.DataType;
import com.healthmarketscience.jackcess.Database;
import com.healthmarketscience.jackcess.TableBuilder;
import java.io.IOException;
import java.util.Arrays;
import java.util.stream.Stream;

/// The tables of the file and their columns. Every column of the settings that is there overrides
/// the control program, so only those are there that we care for.
enum Schema {
    CLIENTS("Clients", "ID:auto Computer:T255"),
    SESSION("Session", "ID:int Name:T40 Date:date Time:date GUID:T80 Status:int"),
    SECTION(
            "Section",
            "ID:int Letter:T3 Tables:int MissingPair:int EWMoveBeforePlay:int Session:int"
                    + " ScoringType:int Winners:int"),
    TABLES(
            "Tables",
            "Section:int Table:int ComputerID:int Status:int LogOnOff:int CurrentRound:int"
                    + " CurrentBoard:int UpdateFromRound:int Group:int"),
    ROUNDS(
            "RoundData",
            "Section:int Table:int Round:int NSPair:int EWPair:int LowBoard:int HighBoard:int"
                    + " CustomBoards:T255"),
    RECEIVED("ReceivedData", lines() + " ExternalUpdate:bool SuspiciousContract:int"),
    INTERMEDIATE("IntermediateData", lines()),
    NUMBERS(
            "PlayerNumbers",
            "Section:int Table:int Direction:T2 Number:T16 Name:T18 Round:int Updated:bool"
                    + " Processed:bool TimeLog:date"),
    NAMES("PlayerNames", "ID:auto Name:T18 strID:T18"),
    BIDS(
            "BiddingData",
            "ID:auto Section:int Table:int Round:int Board:int Counter:int Direction:T2 Bid:T10"
                    + " DateLog:date TimeLog:date Erased:bool"),
    CARDS(
            "PlayData",
            "ID:auto Section:int Table:int Round:int Board:int Counter:int Direction:T2 Card:T10"
                    + " DateLog:date TimeLog:date Erased:bool"),
    HANDS("HandRecord", "Section:int Board:int " + hands()),
    SETTINGS(
            "Settings",
            "Section:int ShowResults:bool LeadCard:bool BM2ShowPlayerNames:int BM2NameSource:int"
                    + " BM2ViewHandRecord:bool");

    private final String title;
    private final String columns;

    Schema(String title, String columns) {
        this.title = title;
        this.columns = columns;
    }

    String title() {
        return title;
    }

    private static String lines() {
        return "ID:auto Section:int Table:int Round:int Board:int PairNS:int PairEW:int"
                + " Declarer:int NS/EW:T2 Contract:T10 Result:T10 LeadCard:T10 Remarks:T255"
                + " DateLog:date TimeLog:date Processed:bool Processed1:bool Processed2:bool"
                + " Processed3:bool Processed4:bool Erased:bool";
    }

    private static String hands() {
        return String.join(
                " ",
                Stream.of("North", "East", "South", "West")
                        .flatMap(seat ->
                                Stream.of("Spades", "Hearts", "Diamonds", "Clubs")
                                        .map(suit -> seat + suit + ":T13"))
                        .toList());
    }

    void create(Database file) throws IOException {
        var table = new TableBuilder(title);
        Arrays.stream(columns.split(" ")).map(Schema::column).forEach(table::addColumn);
        var _ = table.toTable(file);
    }

    private static ColumnBuilder column(String text) {
        var parts = text.split(":");
        var column = new ColumnBuilder(parts[0]);
        return switch (parts[1]) {
            case "auto" -> column.setType(DataType.LONG).setAutoNumber(true);
            case "int" -> column.setType(DataType.INT);
            case "bool" -> column.setType(DataType.BOOLEAN);
            case "date" -> column.setType(DataType.SHORT_DATE_TIME);
            default ->
                    column.setType(DataType.TEXT)
                            .setLengthInUnits(Integer.parseInt(parts[1].substring(1)));
        };
    }
}
