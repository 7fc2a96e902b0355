package overtrick.teaching.script;

import java.util.Arrays;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.auction.Strain;

/// Whether an auction is as the filter of a script wants it. Filters are expressions over the
/// auction as PBN has it: the tag, then four calls to a line, `1N Pass 2C X`, with a blank between
/// them or in columns of six; which of both a filter means, it does not say.
final class AuctionFilter {

    /// So many letters a filter may look at: it comes from somebody, and could go on for ever.
    private static final int PATIENCE = 200_000;

    private AuctionFilter() {}

    static boolean fits(Pattern filter, Auction auction) {
        try {
            var looked = new int[1];
            return filter.matcher(new Watched(text(auction), looked)).find()
                    || filter.matcher(new Watched(columns(auction), looked)).find();
        } catch (TooLong | StackOverflowError endless) {
            return false;
        }
    }

    static String text(Auction auction) {
        var text = new StringBuilder("[Auction \"" + auction.dealer().letter() + "\"]");
        for (int at = 0; at < auction.calls().size(); at++) {
            text.append(at % 4 == 0 ? '\n' : ' ').append(name(auction.calls().get(at)));
        }
        return text.append('\n').toString();
    }

    static String columns(Auction auction) {
        return text(auction)
                .lines()
                .map(line ->
                        line.startsWith("[")
                                ? line
                                : Arrays.stream(line.split(" "))
                                        .map("%-6s"::formatted)
                                        .collect(Collectors.joining())
                                        .stripTrailing())
                .collect(Collectors.joining("\n", "", "\n"));
    }

    private static String name(Call call) {
        return switch (call) {
            case Bid(int level, var strain) when strain == Strain.NOTRUMP -> level + "N";
            case Bid bid -> bid.code();
            case Word word -> word == Word.PASS ? "Pass" : word.code();
        };
    }

    private static final class TooLong extends RuntimeException {

        TooLong() {
            super("a filter looks at too many letters");
        }
    }

    /// A text that counts how often it is looked at.
    @SuppressWarnings("ArrayRecordComponent") // a counter that parts of the text share
    private record Watched(CharSequence text, int[] looked) implements CharSequence {

        @Override
        public char charAt(int index) {
            if (++looked[0] > PATIENCE) {
                throw new TooLong();
            }
            return text.charAt(index);
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new Watched(text.subSequence(start, end), looked);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }
}
