package overtrick.formats.pbn;

import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.formats.Diagnostics;

/// Reads the tags Declarer, Contract and Result (PBN 2.1, 3.4.13 to 3.4.15).
final class ContractReader {

    private static final Pattern CONTRACT =
            Pattern.compile("(?<level>[1-7]) ?(?<strain>NT|[CDHSN♣♦♥♠]) ?(?<doubling>X{0,2})");
    private static final Pattern TRICKS =
            Pattern.compile(
                    "(?<side>NS|EW)? ?(?<tricks>\\d{1,2})(?: (?<other>NS|EW) (?<others>\\d{1,2}))?");
    private static final String IRREGULAR = "^";

    private final PbnGame game;
    private final Diagnostics diagnostics;

    private ContractReader(PbnGame game, Diagnostics diagnostics) {
        this.game = game;
        this.diagnostics = diagnostics;
    }

    /// How the tags say the auction ended; empty when they do not.
    static Optional<AuctionResult> ending(PbnGame game, Diagnostics diagnostics) {
        return new ContractReader(game, diagnostics).ending();
    }

    /// The tricks declarer's side won; empty when the tag Result does not say.
    static OptionalInt tricks(PbnGame game, Side declaring, Diagnostics diagnostics) {
        return new ContractReader(game, diagnostics).tricks(declaring);
    }

    /// What came of an auction that ended so.
    static Optional<Result> result(PbnGame game, AuctionResult ending, Diagnostics diagnostics) {
        return switch (ending) {
            case AuctionResult.PassedOut() -> Optional.of(new Result.PassedOut());
            case Contract contract -> {
                var tricks = tricks(game, contract.declarer().side(), diagnostics);
                yield tricks.isPresent()
                        ? Optional.of(new Result.Played(contract, tricks.getAsInt()))
                        : Optional.empty();
            }
        };
    }

    /// Whether the players agreed on a result that differs from the play.
    static boolean isAgreedOtherwise(PbnGame game) {
        return game.given(TagNames.RESULT)
                .filter(tag -> tag.value().strip().startsWith(IRREGULAR))
                .isPresent();
    }

    private Optional<AuctionResult> ending() {
        var tag = game.given(TagNames.CONTRACT);
        if (tag.isEmpty()) {
            return Optional.empty();
        }
        String value = tag.get().value().strip().toUpperCase(Locale.ROOT);
        if (value.equals("PASS") || value.equals("P") || value.equals("AP")) {
            return Optional.of(new AuctionResult.PassedOut());
        }
        var parts = CONTRACT.matcher(value);
        if (!parts.matches()) {
            diagnostics.error(
                    tag.get().valuePlace(),
                    "contract is not like 4H, 3NTX or Pass: " + tag.get().value());
            return Optional.empty();
        }
        if ("N".equals(parts.group("strain"))) {
            diagnostics.warn(tag.get().valuePlace(), "notrump is written NT: " + value);
        }
        var bid =
                new Bid(
                        Integer.parseInt(parts.group("level")),
                        Strain.parse(parts.group("strain")));
        var doubling = Doubling.values()[parts.group("doubling").length()];
        return declarer().map(seat -> new Contract(bid, doubling, seat));
    }

    private Optional<Seat> declarer() {
        var tag = game.given(TagNames.DECLARER);
        if (tag.isEmpty()) {
            return Optional.empty();
        }
        String value = tag.get().value().strip();
        boolean irregular = value.startsWith(IRREGULAR);
        if (irregular) {
            diagnostics.warn(
                    tag.get().valuePlace(),
                    "declarer and dummy were swapped; the record goes by who played: " + value);
        }
        try {
            return Optional.of(Seat.parse(irregular ? value.substring(1) : value));
        } catch (FormatException wrong) {
            diagnostics.error(
                    tag.get().valuePlace(), "declarer is not N, E, S or W: " + tag.get().value());
            return Optional.empty();
        }
    }

    private OptionalInt tricks(Side declaring) {
        var tag = game.given(TagNames.RESULT);
        if (tag.isEmpty()) {
            return OptionalInt.empty();
        }
        String value = tag.get().value().strip().toUpperCase(Locale.ROOT);
        boolean irregular = value.startsWith(IRREGULAR);
        var parts = TRICKS.matcher(irregular ? value.substring(1).strip() : value);
        if (!parts.matches()) {
            diagnostics.error(
                    tag.get().valuePlace(),
                    "result is not like 10, NS 10 or EW 3 NS 10: " + tag.get().value());
            return OptionalInt.empty();
        }
        int tricks = Integer.parseInt(parts.group("tricks"));
        var side = parts.group("side");
        boolean theirs = side != null && !side.equals(declaring.letters());
        var others = parts.group("others");
        boolean adds = others == null || tricks + Integer.parseInt(others) == Play.TRICKS;
        if (tricks > Play.TRICKS || !adds) {
            diagnostics.error(
                    tag.get().valuePlace(),
                    "result is not 0 to 13 tricks, 13 together: " + tag.get().value());
            return OptionalInt.empty();
        }
        if (irregular) {
            diagnostics.warn(
                    tag.get().valuePlace(),
                    "players agreed on a result that they did not play: " + value);
        }
        return OptionalInt.of(theirs ? Play.TRICKS - tricks : tricks);
    }
}
