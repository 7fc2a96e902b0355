package overtrick.formats.lin;

import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.pbn.PartBoard;
import overtrick.formats.pbn.PlayedBoard;

/// Makes a board of the fields between one deal and the next. Calls and cards are kept up to the
/// first that could not be made.
final class BoardReader {

    /// The dealer's digit, and the order of hands and players.
    private static final String DEALERS = "1234";

    /// Players of a match.
    private static final int TWO_ROOMS = 8;

    private static final int CARDS = 52;

    /// A contract with its declarer, and how many tricks more or fewer.
    private static final Pattern LISTED =
            Pattern.compile("(?i)([1-7][CDHSN])([NESW])(?:x{1,2}|r)?(=|[+-]\\d{1,2})");

    private static final Pattern TRICKS = Pattern.compile("\\d|1[0-3]");

    private static final Pattern LAST_NUMBER = Pattern.compile("(\\d{1,9})\\D*$");

    private final List<LinField> fields;
    private final Map<String, LinField> firsts = new HashMap<>();
    private final int place;
    private final Diagnostics diagnostics;

    private BoardReader(List<LinField> fields, int place, Diagnostics diagnostics) {
        this.fields = fields;
        fields.forEach(field -> firsts.putIfAbsent(field.key(), field));
        this.place = place;
        this.diagnostics = diagnostics;
    }

    /// What was made of the fields: a whole board, or a part of one, or nothing.
    record Read(Optional<PlayedBoard> board, Optional<PartBoard> part) {}

    /// @param place among the boards of the file, from 1
    static Read read(List<LinField> fields, int place, Diagnostics diagnostics) {
        return new BoardReader(fields, place, diagnostics).read();
    }

    private Read read() {
        var field = first("md").orElseThrow();
        String text = field.value();
        int digits = !text.isEmpty() && Character.isDigit(text.charAt(0)) ? 1 : 0;
        var dealer = dealer(text.substring(0, digits));
        Map<Seat, CardSet> hands = Map.of();
        try {
            hands = HandsText.parse(text.substring(digits), digits);
            var deal = HandsText.deal(hands, digits);
            var board = new Board(number(), dealer, vulnerability(), deal);
            return new Read(Optional.of(played(board)), Optional.empty());
        } catch (FormatException wrong) {
            diagnostics.error(
                    field.place().plus(wrong.column().orElse(1) - 1),
                    wrong.getMessage() + "; the board is left out");
            return new Read(Optional.empty(), part(dealer, hands));
        }
    }

    private Optional<PartBoard> part(Seat dealer, Map<Seat, CardSet> hands) {
        if (hands.isEmpty()) {
            return Optional.empty();
        }
        var names = new EnumMap<Seat, String>(Seat.class);
        for (var seat : Seat.values()) {
            Optional.ofNullable(players().get(PlayedBoard.tagOf(seat)))
                    .ifPresent(name -> names.put(seat, name));
        }
        var auction = CallsReader.read(fields, dealer, diagnostics).auction();
        return Optional.of(new PartBoard(number(), dealer, vulnerability(), hands, names, auction));
    }

    private Seat dealer(String digit) {
        int at = digit.isEmpty() ? -1 : DEALERS.indexOf(digit);
        return at < 0 ? number().dealer() : Seat.SOUTH.plus(at);
    }

    private Vulnerability vulnerability() {
        return first("sv").flatMap(this::vulnerability).orElse(number().vulnerability());
    }

    private BoardNumber number() {
        for (var key : List.of("ah", "qx")) {
            var found = first(key).map(field -> LAST_NUMBER.matcher(field.value()));
            if (found.isPresent() && found.get().find()) {
                int number = Integer.parseInt(found.get().group(1));
                return new BoardNumber(Math.max(1, number));
            }
        }
        return new BoardNumber(place);
    }

    private Optional<Vulnerability> vulnerability(LinField field) {
        return switch (field.value().strip().toLowerCase(Locale.ROOT)) {
            case "o", "0", "-" -> Optional.of(Vulnerability.NONE);
            case "n" -> Optional.of(Vulnerability.NORTH_SOUTH);
            case "e" -> Optional.of(Vulnerability.EAST_WEST);
            case "b" -> Optional.of(Vulnerability.BOTH);
            case "" -> Optional.empty();
            default -> {
                diagnostics.warn(
                        field.place(),
                        "vulnerability is not o, n, e or b; the board's number tells it: "
                                + field.value());
                yield Optional.empty();
            }
        };
    }

    private PlayedBoard played(Board board) {
        var calls = CallsReader.read(fields, board.dealer(), diagnostics);
        var contract = calls.whole().contract();
        return new PlayedBoard(
                board,
                players(),
                calls.auction(),
                calls.notes(),
                contract.map(ending -> play(Play.of(ending, board.deal()))),
                calls.whole().result().flatMap(this::result));
    }

    private Play play(Play start) {
        var play = start;
        for (var field : fields) {
            if (!field.key().equals("pc")) {
                continue;
            }
            try {
                var card = Card.parse(field.value());
                var refusal = play.refusal(card);
                if (refusal.isPresent()) {
                    diagnostics.error(
                            field.place(),
                            "%s may not play %s (%s); the play is kept up to there"
                                    .formatted(
                                            play.isOver() ? "-" : play.turn().letter(),
                                            card,
                                            refusal.get().law().orElse("-")));
                    return play;
                }
                play = play.with(card);
            } catch (FormatException wrong) {
                diagnostics.error(field.place(), String.valueOf(wrong.getMessage()));
                return play;
            }
        }
        return play;
    }

    /// The field `mc` has all the tricks of declarer's side. Without it a whole play is counted,
    /// and of any other the list of the match tells.
    private Optional<Result> result(AuctionResult ending) {
        return switch (ending) {
            case AuctionResult.PassedOut() -> Optional.of(new Result.PassedOut());
            case Contract contract ->
                    first("mc")
                            .map(field -> field.value().strip())
                            .filter(tricks -> TRICKS.matcher(tricks).matches())
                            .map(Integer::parseInt)
                            .or(() -> isPlayedOut() ? Optional.empty() : listed(contract))
                            .map(tricks -> new Result.Played(contract, tricks));
        };
    }

    private boolean isPlayedOut() {
        return fields.stream().filter(field -> field.key().equals("pc")).count() >= CARDS;
    }

    /// The tricks by the list of results, as in `3NN+1`, when it speaks of this contract.
    private Optional<Integer> listed(Contract contract) {
        var told = first(MatchFile.RESULT).map(field -> LISTED.matcher(field.value()));
        if (told.isEmpty() || !told.get().matches()) {
            return Optional.empty();
        }
        var found = told.get();
        boolean same =
                contract.bid().code().equalsIgnoreCase(found.group(1))
                        && contract.declarer().letter()
                                == Character.toUpperCase(found.group(2).charAt(0));
        String margin = found.group(3);
        int tricks = contract.bid().tricks() + (margin.equals("=") ? 0 : Integer.parseInt(margin));
        return same && tricks >= 0 && tricks <= Deal.HAND ? Optional.of(tricks) : Optional.empty();
    }

    /// South, West, North and East; in a file of two rooms those of the open room first.
    private Map<String, String> players() {
        var names = new HashMap<String, String>();
        String[] words = first("pn").map(BoardReader::names).orElse(new String[0]);
        boolean closed =
                first("qx").filter(room -> room.value().startsWith("c")).isPresent()
                        && words.length == TWO_ROOMS;
        if (words.length == 4 || words.length == TWO_ROOMS) {
            for (int at = 0; at < 4; at++) {
                String name = words[closed ? at + 4 : at].strip();
                if (!name.isEmpty()) {
                    names.put(PlayedBoard.tagOf(Seat.SOUTH.plus(at)), name);
                }
            }
        }
        return names;
    }

    private static String[] names(LinField field) {
        return field.value().split(",", -1);
    }

    private Optional<LinField> first(String key) {
        return Optional.ofNullable(firsts.get(key));
    }
}
