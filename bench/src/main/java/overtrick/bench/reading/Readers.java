package overtrick.bench.reading;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.DealNumber;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.bml.Bml;
import overtrick.formats.deals.DealFormat;
import overtrick.formats.deals.SolvedBoard;
import overtrick.formats.deals.TrickTable;
import overtrick.formats.lin.Lin;
import overtrick.formats.notes.NotesSystem;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PbnCopy;
import overtrick.formats.results.CsvResults;
import overtrick.formats.results.JsonResults;
import overtrick.formats.results.PbnResults;

/// All readers of `formats`, each with a good file of its kind.
final class Readers {

    /// One of them.
    ///
    /// @param good a file that it reads
    @SuppressWarnings("ArrayRecordComponent") // read, and compared by nobody
    record Reader(String name, byte[] good, Consumer<byte[]> reading) {}

    private static final String CSV =
            """
            board,ns,ew,result
            1,1,2,4SN=
            1,3,4,3NW-1
            2,1,2,P
            2,3,4,2HXE+1
            """;

    private static final String JSON =
            """
            {"title": "Friday", "entries": [{"id": "1", "name": "Ann"}],
             "results": [{"board": 1, "ns": "1", "ew": "2", "result": "4SN="},
                         {"board": 2, "ns": "1", "ew": "2", "score": -420}],
             "penalties": [{"id": "1", "amount": "10%", "cause": "late"}]}
            """;

    private static final String TABLE =
            """
            [Event "Friday"]
            [Board "1"]
            [ScoreTable "PairId_NS;PairId_EW;Contract;Declarer;Result;Score_NS"]
            1 2 4S N 10 420
            3 4 Pass - - 0
            [TotalScoreTable "Rank;PairId;Names"]
            1 1 "Ann - Ben"
            """;

    private static final String BML =
            """
            #+TITLE: Notes

            * Openings

            1C  16+ hcp, forcing
              1D  Negative, 0--7 hcp
              2X  5+ suit, 8+ hcp
            1HS 5+ suit, 11--15 hcp
            1N  14--16 hcp

            #CUT transfer
            2\\R Transfer to \\M
              2\\M = accepts
            #ENDCUT

            #SEAT 34

            1N-(2C)---
            #PASTE transfer \\R=D \\M=!h
            D   penalty

            (1X)--1Y--(P)---
            2Z  6+ suit
                natural

            - [link](#here) *bold*
            """;

    private Readers() {}

    /// Everything that reads a file of a stranger, with files that hold most of what there is.
    static List<Reader> all() {
        var pbn = pbn();
        var readers = new ArrayList<Reader>();
        readers.add(new Reader("pbn", pbn, Readers::pbn));
        readers.add(new Reader("pbn boards", pbn, file -> Pbn.boards(file, ReadingLimits.UPLOAD)));
        readers.add(new Reader("pbn copied", pbn, Readers::copied));
        readers.add(
                new Reader(
                        "pbn results",
                        bytes(TABLE),
                        file -> PbnResults.read(new ByteArrayInputStream(file))));
        readers.add(new Reader("bml", bytes(BML), Readers::bml));
        readers.add(new Reader("lin", lin(), Readers::lin));
        readers.add(new Reader("any", bytes("N:AKQ2.T98.J54.K32 - - -"), Readers::any));
        readers.add(
                new Reader(
                        "link",
                        bytes("https://x.org/v.html?n=sakq2ht98dj54ck32&d=n&a=p1s(x)pp&p=sah2"),
                        Readers::any));
        readers.add(
                new Reader("csv", bytes(CSV), file -> CsvResults.read(TextEncoding.text(file))));
        readers.add(
                new Reader("json", bytes(JSON), file -> JsonResults.read(TextEncoding.text(file))));
        for (var format : DealFormat.values()) {
            readers.add(
                    new Reader(
                            format.name(),
                            deals(format),
                            file -> format.read(file, ReadingLimits.UPLOAD)));
        }
        return List.copyOf(readers);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    /// What was read is written, and that is read as it was.
    private static void pbn(byte[] file) {
        var read = Pbn.read(file, ReadingLimits.UPLOAD);
        var once = Pbn.write(read);
        var again = Pbn.read(once);
        if (again.games().size() < read.played().size()) {
            throw new IllegalStateException(
                    "games are lost: %d of %d"
                            .formatted(again.games().size(), read.games().size()));
        }
        Pbn.write(read.played());
        Lin.text(read.played());
    }

    private static void lin(byte[] file) {
        var read = Lin.read(file, ReadingLimits.UPLOAD);
        Pbn.write(read.boards());
        int again = Lin.read(Lin.text(read.boards())).boards().size();
        if (again != read.boards().size()) {
            throw new IllegalStateException(
                    "boards are lost: %d of %d".formatted(again, read.boards().size()));
        }
    }

    /// The system that is made of notes compiles; else an exception says so.
    private static void bml(byte[] file) {
        var notes = Bml.read(file, ReadingLimits.UPLOAD);
        NotesSystem.of(notes, "notes", ReadingLimits.UPLOAD);
        String once = Bml.write(notes);
        Bml.write(Bml.read(once, Bml.NO_INCLUDES, ReadingLimits.UPLOAD));
    }

    private static void any(byte[] file) {
        AnyBoards.read(file, ReadingLimits.UPLOAD);
    }

    private static void copied(byte[] file) {
        var copy = PbnCopy.of(new ByteArrayInputStream(file));
        var out = new ByteArrayOutputStream();
        for (var piece = copy.next(); piece.isPresent(); piece = copy.next()) {
            out.writeBytes(piece.get().with(piece.get().read().game()));
        }
        out.writeBytes(copy.rest());
        if (!copy.isWide() && !Arrays.equals(file, out.toByteArray())) {
            throw new IllegalStateException("copy is not the file");
        }
    }

    private static byte[] pbn() {
        String annotated =
                """
                % PBN 2.1
                %Creator: by hand
                { before
                the games }
                [Event "##Friday"]
                [Board "1"]
                [West "Nguyễn"]
                [Dealer "N"]
                [Vulnerable "Love"]
                [Deal "N:K73.Q952.862.A75 QJ95.3.AJT7.KQ92 A6.AKJ74.KQ53.64 T842.T86.94.JT83"]
                [Declarer "S"]
                [Contract "4H"]
                [Result "^10"]
                [Auction "N"]
                Pass Pass 1H! =1= Pass
                3H $2 {why} Pass 4H AP
                [Note "1:five \\S or more"]
                [Play "W"]
                D9 D2 DA D3
                S2 S7 SQ SA
                ^R H6 H2 H3 HA
                *
                [OptimumResultTable "Declarer;Denomination\\2R;Result\\2R"]
                N NT 7 N S 8

                [Board "1"]
                [Room "Closed"]
                [Deal "#"]
                [Auction "S"]
                1H Pass 4H AP

                [Board "2"]
                [Deal "N:K73.Q952.862.A75 - A6.AKJ74.KQ53.64 -"]
                """;
        return bytes(annotated);
    }

    private static byte[] lin() {
        String hands = "SQJ6HKJ32DQ953CT9,SA8HA964D86CKQJ76,S974HT7DJT742CA52,";
        String match =
                "vg|Final,Segment 1,I,1,2,Old Quarter,0,Red River,0,|\r\nrs|4SN=,3NW-1,PASS,,|\r\n"
                        + "pn|Sue,Will,Ned,Eve,A,B,C,D|\r\nqx|o1|st||md|3%s|sv|b|nt|op: hello|"
                                .formatted(hands)
                        + "mb|p|mb|1S|an|five\r\n or more|mb|p|mb|1N!|an|forcing|mb|p|mb|2h|mb|p|mb|p|"
                        + "mb|p|pg||pc|SQ|pc|s8|pc|S4|pc|sk|pg||mc|8|\r\nqx|c1|md||mb|p|mb|p|mb|p|mb|p|"
                        + "qx|o2|ah|Board 2|md|0%s|sv|0|mb|1c|".formatted(hands);
        return bytes(match);
    }

    private static byte[] deals(DealFormat format) {
        var chance = new SplittableRandom(5);
        var boards = new ArrayList<SolvedBoard>();
        for (int number = 1; number <= 3; number++) {
            var board = Board.of(new BoardNumber(number), DealNumber.draw(chance).deal());
            var tricks = new ArrayList<Integer>();
            for (int at = 0; at < 20; at++) {
                tricks.add(at % 14);
            }
            boards.add(new SolvedBoard(board, Optional.of(new TrickTable(tricks))));
        }
        return format.isWritten()
                ? format.write(boards)
                : bytes("1 SAKQHAKQDAKQCAKQJ" + " ".repeat(100));
    }
}
