package overtrick.formats.pbn;

import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import overtrick.bridge.Board;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;

/// How the export form writes values that the import form may write in several ways (PBN 2.1, 3.4,
/// 3.11).
public final class ExportValues {

    static final String PASSED_OUT = "Pass";

    static final String ALL_PASS = "AP";
    private static final String IRREGULAR = "^";

    private ExportValues() {}

    /// The value of the tag `Vulnerable`: `None`, `NS`, `EW` or `All`.
    public static String vulnerable(Vulnerability vulnerability) {
        return switch (vulnerability) {
            case NONE -> "None";
            case NORTH_SOUTH -> "NS";
            case EAST_WEST -> "EW";
            case BOTH -> "All";
        };
    }

    static String call(Call call) {
        return switch (call) {
            case Call.Word.PASS -> "Pass";
            case Call.Word.DOUBLE -> "X";
            case Call.Word.REDOUBLE -> "XX";
            case Call.Bid(int level, var strain) -> level + denomination(strain);
        };
    }

    static String contract(Contract contract) {
        return call(contract.bid()) + contract.doubling().code();
    }

    private static String denomination(Strain strain) {
        return strain == Strain.NOTRUMP ? "NT" : strain.code();
    }

    /// The seat with which a section begins; what is no seat stays as it is.
    static String seat(String value) {
        try {
            return String.valueOf(Seat.parse(value.strip()).letter());
        } catch (FormatException _) {
            return value;
        }
    }

    /// A word of an auction; one that is no call stays as it is.
    static String auctionWord(String word) {
        String upper = word.toUpperCase(Locale.ROOT);
        if (upper.equals(ALL_PASS) || upper.startsWith(IRREGULAR)) {
            return upper;
        }
        try {
            return call(Call.parse(word));
        } catch (FormatException _) {
            return word;
        }
    }

    /// A word of a play; one that is no card stays as it is.
    static String playWord(String word) {
        if (word.startsWith(IRREGULAR)) {
            return word.toUpperCase(Locale.ROOT);
        }
        try {
            return Card.parse(word).code();
        } catch (FormatException _) {
            return word;
        }
    }

    /// The values of the mandatory tags whose form is prescribed, as far as they can be read or
    /// follow from others; the rest is best left as it stands.
    static Map<String, String> of(PbnGame game) {
        var values = new TreeMap<String, String>();
        var silent = new Diagnostics();
        game.board()
                .ifPresentOrElse(
                        board -> putBoard(values, game, board), () -> putHands(values, game));
        ContractReader.ending(game, silent)
                .or(() -> game.played().flatMap(PlayedBoard::ending))
                .ifPresent(ending -> putEnding(values, game, ending));
        return values;
    }

    private static void putBoard(Map<String, String> values, PbnGame game, Board board) {
        if (game.given(TagNames.BOARD).isEmpty()) {
            values.put(TagNames.BOARD, String.valueOf(board.number().value()));
        }
        values.put(TagNames.DEALER, String.valueOf(board.dealer().letter()));
        values.put(TagNames.VULNERABLE, vulnerable(board.vulnerability()));
        values.put(TagNames.DEAL, board.deal().pbn(board.dealer()));
    }

    /// Some hands are no board, but they too begin with the dealer.
    private static void putHands(Map<String, String> values, PbnGame game) {
        var dealer = game.given(TagNames.DEALER);
        var deal = game.given(TagNames.DEAL);
        if (dealer.isEmpty() || deal.isEmpty()) {
            return;
        }
        try {
            var seat = Seat.parse(dealer.get().value().strip());
            values.put(TagNames.DEALER, String.valueOf(seat.letter()));
            var hands = HandsText.parse(deal.get(), new Diagnostics());
            values.put(TagNames.DEAL, HandsText.of(seat, hands));
        } catch (FormatException _) {
            // what cannot be read stays as it stands
        }
    }

    private static void putEnding(Map<String, String> values, PbnGame game, AuctionResult ending) {
        switch (ending) {
            case AuctionResult.PassedOut() -> {
                values.put(TagNames.DECLARER, "");
                values.put(TagNames.CONTRACT, PASSED_OUT);
                values.put(TagNames.RESULT, "");
            }
            case Contract contract -> {
                values.put(TagNames.DECLARER, declarer(game, contract.declarer()));
                values.put(TagNames.CONTRACT, contract(contract));
                result(game, contract).ifPresent(text -> values.put(TagNames.RESULT, text));
            }
        }
    }

    private static String declarer(PbnGame game, Seat declarer) {
        boolean swapped =
                game.tag(TagNames.DECLARER)
                        .filter(tag -> tag.value().strip().startsWith(IRREGULAR))
                        .isPresent();
        return (swapped ? IRREGULAR : "") + declarer.letter();
    }

    private static Optional<String> result(PbnGame game, Contract contract) {
        var tricks = ContractReader.tricks(game, contract.declarer().side(), new Diagnostics());
        if (tricks.isEmpty()) {
            return Optional.empty();
        }
        String sign = ContractReader.isAgreedOtherwise(game) ? IRREGULAR : "";
        return Optional.of(sign + tricks.getAsInt());
    }
}
