package overtrick.formats.deals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.Board;
import overtrick.formats.LimitExceeded;
import overtrick.formats.ReadingLimits;

/// A format of files that hold deals and nothing of what happened on them.
public enum DealFormat {
    BRI("bri", Holds.DEALS, new Duplimate.Bri()),
    DGE("dge", Holds.DEALS, new Duplimate.Dge()),
    DUP("dup", Holds.FIRST_NUMBER, new Duplimate.Dup()),
    HRF("hrf", Holds.NUMBERS, new Duplimate.Hrf()),
    BER("ber", Holds.DEALS, new CardLists.Ber()),
    BHG("bhg", Holds.DEALS, new CardLists.Bhg()),
    CDS("cds", Holds.NUMBERS, new RankBytes(true)),
    RZD("rzd", Holds.DEALS, new RankBytes(false)),
    DLM("dlm", Holds.NUMBERS, new Dlm()),
    CSV("csv", Holds.BOARDS, new DealCsv()),
    RBN("rbn", Holds.BOARDS, new Rbn()),
    ZRD("zrd", Holds.DEALS, new Zrd()),
    GIB("gib", Holds.DEALS, new GibLines());

    /// What a format holds of a board.
    private enum Holds {
        /// Deals; they get their numbers from their order.
        DEALS,
        /// The number of the first board; the others follow.
        FIRST_NUMBER,
        NUMBERS,
        /// Number, dealer and vulnerability.
        BOARDS
    }

    private static final int MOST_OF_A_BYTE = 255;

    private final String ending;
    private final Holds holds;
    private final DealCodec codec;

    DealFormat(String ending, Holds holds, DealCodec codec) {
        this.ending = ending;
        this.holds = holds;
        this.codec = codec;
    }

    /// How the names of its files end, without the dot.
    public String ending() {
        return ending;
    }

    /// The format of a file by its name; empty when it is none of these.
    public static Optional<DealFormat> of(String name) {
        String end = name.toLowerCase(Locale.ROOT).replaceFirst(".*\\.", "");
        return Arrays.stream(values()).filter(format -> format.ending.equals(end)).findFirst();
    }

    /// Whether boards can be written in it.
    public boolean isWritten() {
        return this != HRF;
    }

    /// Whether it says what every declarer makes, which must be known to write it.
    public boolean isSolved() {
        return this == ZRD;
    }

    /// Reads a file. Every good board is taken; what is wrong is listed, with its place.
    public DealFile read(byte[] file, ReadingLimits limits) {
        var found = new DealsRead(limits);
        try {
            codec.read(file, found);
            return found.file();
        } catch (LimitExceeded exceeded) {
            return new DealFile(List.of(), List.of(exceeded.diagnostic()));
        }
    }

    /// What of these boards the format cannot hold, a sentence each; it is lost when they are
    /// written.
    public List<String> losses(List<Board> boards) {
        var losses = new ArrayList<String>();
        if (holds == Holds.DEALS || holds == Holds.FIRST_NUMBER) {
            int first = holds == Holds.DEALS || boards.isEmpty() ? 1 : number(boards.getFirst());
            for (int at = 0; at < boards.size(); at++) {
                if (number(boards.get(at)) != first + at) {
                    losses.add(
                            "numbers of boards: in %s they are %d to %d"
                                    .formatted(name(), first, first + boards.size() - 1));
                    break;
                }
            }
        }
        boolean usual =
                boards.stream()
                        .allMatch(board -> board.equals(Board.of(board.number(), board.deal())));
        if (!usual && holds != Holds.BOARDS) {
            losses.add("dealers and vulnerabilities that are not those of the number");
        }
        return List.copyOf(losses);
    }

    /// Why boards cannot be written in it; empty when they can.
    public Optional<String> refusal(List<SolvedBoard> boards) {
        if (!isWritten()) {
            return Optional.of(name() + " is only read");
        }
        if (isSolved() && boards.stream().anyMatch(one -> one.makes().isEmpty())) {
            return Optional.of(name() + " holds solved deals, and these are not solved");
        }
        int most = this == DLM ? Dlm.MOST_BOARDS : this == CDS ? MOST_OF_A_BYTE : Integer.MAX_VALUE;
        var numbers = boards.stream().map(one -> number(one.board())).toList();
        if (numbers.stream().anyMatch(number -> number > most)) {
            return Optional.of("%s has boards up to %d; divide the file".formatted(name(), most));
        }
        if (this == DLM && numbers.stream().distinct().count() < numbers.size()) {
            return Optional.of("DLM has each number once, and these boards have one twice");
        }
        return Optional.empty();
    }

    /// Writes boards.
    ///
    /// @throws IllegalArgumentException when [#refusal] says why not
    public byte[] write(List<SolvedBoard> boards) {
        refusal(boards)
                .ifPresent(why -> {
                    throw new IllegalArgumentException(why);
                });
        return codec.write(boards);
    }

    private static int number(Board board) {
        return board.number().value();
    }
}
