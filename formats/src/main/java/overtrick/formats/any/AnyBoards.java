package overtrick.formats.any;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.formats.DealFault;
import overtrick.formats.Diagnostic;
import overtrick.formats.ReadingLimits;
import overtrick.formats.TextEncoding;
import overtrick.formats.lin.Lin;
import overtrick.formats.lin.ViewerLink;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.Pbn;
import overtrick.formats.pbn.PlayedBoard;

/// Reads boards from a text of which nobody has said what it is. Reading never fails: what was
/// wrong is listed.
public final class AnyBoards {

    private static final Pattern TAG = Pattern.compile("(?m)^\\s*\\[\\w+\\s+\"");
    private static final Pattern LINK = Pattern.compile("(?i)[?&](?:amp;)?lin=([^&\\s#\"'<>]+)");
    private static final Pattern LIN = Pattern.compile("(?s).*\\bmd\\|.*");
    private static final Pattern ADDRESS = Pattern.compile("(?i)\\s*https?://\\S+\\s*");

    /// The hands of a board of LIN, and those of a board of PBN.
    private static final Pattern LIN_DEAL = Pattern.compile("(?s)\\bmd\\|\\d?([^|]*)");

    private static final Pattern PBN_DEAL = Pattern.compile("\\[Deal\\s+\"([^\"]*)\"");

    /// What a text was taken for.
    public enum Kind {
        PBN,
        LIN,
        /// A link that has the LIN of a board.
        LIN_LINK,
        /// A link that has each hand by itself.
        HANDS_LINK,
        /// Nothing but hands.
        HANDS,
        /// The address of a page, without any board in it.
        ADDRESS,
        UNKNOWN
    }

    /// What was found, and what was wrong.
    ///
    /// @param boards those with a whole deal
    /// @param parts those of which one hand or two are given
    /// @param faults why there is no board, where hands were given
    /// @param diagnostics of the reader, in the order of the text
    public record Found(
            Kind kind,
            List<PlayedBoard> boards,
            List<PartBoard> parts,
            List<DealFault> faults,
            List<Diagnostic> diagnostics) {
        public Found {
            boards = List.copyOf(boards);
            parts = List.copyOf(parts);
            faults = List.copyOf(faults);
            diagnostics = List.copyOf(diagnostics);
        }

        private static Found nothing(Kind kind) {
            return new Found(kind, List.of(), List.of(), List.of(), List.of());
        }

        /// Whether there is anything to look at.
        public boolean isEmpty() {
            return boards.isEmpty() && parts.isEmpty();
        }

        private Found with(List<DealFault> reasons) {
            return new Found(kind, boards, parts, reasons, diagnostics);
        }
    }

    private AnyBoards() {}

    /// Reads PBN, LIN, a viewer's link of either kind, or hands alone; nothing is found in any
    /// other text.
    public static Found read(byte[] bytes, ReadingLimits limits) {
        String text = TextEncoding.text(bytes);
        var link = LINK.matcher(text);
        if (link.find()) {
            return lin(Kind.LIN_LINK, ViewerLink.decoded(link.group(1)), limits);
        }
        if (TAG.matcher(text).find()) {
            return pbn(bytes, text, limits);
        }
        if (LIN.matcher(text).matches()) {
            return lin(Kind.LIN, text, limits);
        }
        return ViewerLink.find(text)
                .filter(AnyBoards::hasHands)
                .map(board -> link(board, limits))
                .orElseGet(() -> other(text));
    }

    private static boolean hasHands(ViewerLink link) {
        for (var seat : Seat.values()) {
            if (!link.hand(seat).isEmpty()) {
                return true;
            }
        }
        return false;
    }

    private static Found pbn(byte[] bytes, String text, ReadingLimits limits) {
        var file = Pbn.read(bytes, limits);
        var found = new Found(Kind.PBN, file.played(), file.parts(), List.of(), file.diagnostics());
        var deal = PBN_DEAL.matcher(text);
        return found.isEmpty() && deal.find()
                ? found.with(
                        GivenHands.read(deal.group(1)).map(GivenHands::faults).orElse(List.of()))
                : found;
    }

    private static Found lin(Kind kind, String text, ReadingLimits limits) {
        var file = Lin.read(text.getBytes(StandardCharsets.UTF_8), limits);
        var found = new Found(kind, file.boards(), file.parts(), List.of(), file.diagnostics());
        var deal = LIN_DEAL.matcher(text);
        return found.isEmpty() && deal.find()
                ? found.with(faults(deal.group(1).split(",", -1)))
                : found;
    }

    /// The hands as LIN has them, from South on.
    private static List<DealFault> faults(String[] words) {
        var hands = new GivenHands();
        for (int at = 0; at < Math.min(4, words.length); at++) {
            if (words[at].chars().anyMatch(sign -> "SHDCshdc \r\n".indexOf(sign) < 0)) {
                hands.put(Seat.SOUTH.plus(at), words[at]);
            }
        }
        return hands.faults();
    }

    private static Found link(ViewerLink link, ReadingLimits limits) {
        return lin(Kind.HANDS_LINK, link.lin(), limits);
    }

    private static Found other(String text) {
        if (ADDRESS.matcher(text).matches()) {
            return Found.nothing(Kind.ADDRESS);
        }
        return GivenHands.read(text)
                .map(AnyBoards::hands)
                .orElseGet(() -> Found.nothing(Kind.UNKNOWN));
    }

    /// Hands alone are board 1 (PBN 2.1, 3.4.11).
    private static Found hands(GivenHands given) {
        var faults = given.faults();
        if (!faults.isEmpty()) {
            return Found.nothing(Kind.HANDS).with(faults);
        }
        var number = new BoardNumber(1);
        var hands = given.hands();
        var board = deal(hands).map(deal -> Board.of(number, deal));
        return board.map(whole ->
                        new Found(
                                Kind.HANDS,
                                List.of(PlayedBoard.dealt(whole, Map.of())),
                                List.of(),
                                List.of(),
                                List.of()))
                .orElseGet(() -> part(number, hands));
    }

    private static Found part(BoardNumber number, Map<Seat, CardSet> hands) {
        var part =
                new PartBoard(
                        number,
                        number.dealer(),
                        number.vulnerability(),
                        hands,
                        Map.of(),
                        Optional.empty());
        return new Found(Kind.HANDS, List.of(), List.of(part), List.of(), List.of());
    }

    private static Optional<Deal> deal(Map<Seat, CardSet> hands) {
        if (hands.size() < 4) {
            return Optional.empty();
        }
        return Optional.of(
                new Deal(
                        hand(hands, Seat.NORTH),
                        hand(hands, Seat.EAST),
                        hand(hands, Seat.SOUTH),
                        hand(hands, Seat.WEST)));
    }

    private static CardSet hand(Map<Seat, CardSet> hands, Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }
}
