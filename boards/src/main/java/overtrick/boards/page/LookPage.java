package overtrick.boards.page;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.formats.DealFault;
import overtrick.formats.DealFault.CardTwice;
import overtrick.formats.DealFault.NoCard;
import overtrick.formats.DealFault.WrongSize;
import overtrick.formats.TextEncoding;
import overtrick.formats.any.AnyBoards;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;
import overtrick.page.Words;

/// Where a board from elsewhere is pasted, and what was found in what was.
///
/// @param text that was pasted and is to be mended
/// @param reasons why there is no board in it
/// @param entries several boards of one text; empty until there are
public record LookPage(String text, List<String> reasons, List<Entry> entries, Words words) {

    /// A longer text is mended where it came from.
    private static final int MENDED = 20_000;

    /// A mistake seldom comes alone, but one after the other is mended.
    private static final int REASONS = 4;

    public LookPage {
        reasons = List.copyOf(reasons);
        entries = List.copyOf(entries);
    }

    /// A board of a text with several.
    ///
    /// @param word of its address
    /// @param northSouth who played there; empty when nobody is known
    public record Entry(
            String word, int number, Optional<Result> result, String northSouth, String eastWest) {

        /// A whole board.
        public static Entry of(String word, PlayedBoard board) {
            return new Entry(
                    word,
                    board.board().number().value(),
                    board.result(),
                    pair(board, Seat.NORTH),
                    pair(board, Seat.EAST));
        }

        /// A board of which some hands are not known.
        public static Entry of(String word, PartBoard part) {
            return new Entry(word, part.number().value(), Optional.empty(), "", "");
        }

        private static String pair(PlayedBoard board, Seat first) {
            var names = Looked.names(board);
            String one = names.getOrDefault(first, "");
            String other = names.getOrDefault(first.partner(), "");
            return one.isEmpty() && other.isEmpty() ? "" : one + " – " + other;
        }
    }

    /// A board in one of the forms that are understood, to be tried.
    ///
    /// @param kind the word of its form
    public record Sample(String kind, String text) {

        private static final int SEEN = 96;

        /// As much of it as is shown.
        public String seen() {
            return text.length() <= SEEN ? text : text.substring(0, SEEN) + " …";
        }
    }

    private static final List<Sample> SAMPLES =
            List.of(
                    new Sample(
                            "pbn",
                            """
                            [Board "1"]
                            [Dealer "N"]
                            [Vulnerable "None"]
                            [Deal "N:AKQ2.T98.J54.K32 84.J532.Q76.AT86 T93.AKQ7.A3.QJ54 J765.64.KT982.97"]
                            [Declarer "S"]
                            [Contract "3NT"]
                            [Auction "N"]
                            1C Pass 1H Pass
                            1S Pass 3NT Pass
                            Pass Pass
                            """),
                    new Sample(
                            "lin",
                            "md|3S39TH7QKAD3AC45JQ,S567JH46D289TKC79,S2QKAH89TD45JC23K,S48H235JD67QC68TA|sv|o|"
                                    + "mb|1C|mb|P|mb|1H|mb|P|mb|1S|mb|P|mb|3N|mb|P|mb|P|mb|P|"),
                    new Sample(
                            "link",
                            "https://viewer.example/show.html?n=sakq2ht98dj54ck32"
                                    + "&e=s84hj532dq76cat86&s=st93hakq7da3cqj54&w=sj765h64dkt982c97"
                                    + "&a=1cp1hp1sp3nppp&d=n"),
                    new Sample(
                            "hands",
                            "N:AKQ2.T98.J54.K32 84.J532.Q76.AT86 T93.AKQ7.A3.QJ54 J765.64.KT982.97"));

    /// Examples beside the field; none beside a text that is to be mended.
    public List<Sample> samples() {
        return SAMPLES;
    }

    static LookPage empty(Words words) {
        return new LookPage("", List.of(), List.of(), words);
    }

    static LookPage of(List<Entry> entries, Words words) {
        return new LookPage("", List.of(), entries, words);
    }

    /// The text once more, with what is wrong in it.
    static LookPage toMend(byte[] pasted, AnyBoards.Found found, Words words) {
        String text = TextEncoding.text(pasted);
        var reasons =
                found.faults().stream()
                        .limit(REASONS)
                        .map(fault -> sentence(fault, words))
                        .toList();
        boolean address = found.kind() == AnyBoards.Kind.ADDRESS;
        return new LookPage(
                text.length() > MENDED ? "" : text,
                reasons.isEmpty()
                        ? List.of(words.get(address ? "look.address" : "look.nothing"))
                        : reasons,
                List.of(),
                words);
    }

    /// What is wrong with hands that were given.
    public static String sentence(DealFault fault, Words words) {
        return switch (fault) {
            case CardTwice(var card, var first, var second) when first == second ->
                    words.get("look.twice.own", words.name(card), words.name(first));
            case CardTwice(var card, var first, var second) ->
                    words.get(
                            "look.twice", words.name(card), words.name(first), words.name(second));
            case WrongSize(var seat, int cards) -> words.get("look.size", words.name(seat), cards);
            case NoCard(var seat, var sign) -> words.get("look.sign", words.name(seat), sign);
        };
    }
}
