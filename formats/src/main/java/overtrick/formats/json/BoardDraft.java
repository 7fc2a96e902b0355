package overtrick.formats.json;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.regex.Pattern;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.formats.pbn.PlayedBoard;

/// The members of a board while they are read. Not thread-safe.
final class BoardDraft {

    private static final Pattern NUMBER = Pattern.compile("[1-9][0-9]{0,8}");
    private static final Pattern TRICKS = Pattern.compile("[0-9]|1[0-3]");
    private static final Pattern CONTRACT = Pattern.compile("([1-7])(NT|[CDHSN])(X{0,2})([NESW])");

    private final Map<String, List<String>> words = new HashMap<>();
    private final Map<String, Place> places = new HashMap<>();
    private final Map<String, String> tags = new TreeMap<>();
    private final Map<String, String> notes = new TreeMap<>();
    private Place fault;

    BoardDraft(Place place) {
        fault = place;
    }

    void put(String name, List<String> values, Place place) {
        words.put(name, values);
        places.put(name, place);
    }

    void put(String name, String key, String value, Place place) {
        if (name.equals("tags")) {
            tags.put(key, value);
        } else if (name.equals("notes")) {
            notes.put(key, value);
        }
        places.put(name, place);
    }

    /// Whether there is anything of a board.
    boolean isBegun() {
        return words.containsKey("deal") || words.containsKey("number");
    }

    /// Where the member stands that was looked at last.
    Place placeOfFault() {
        return fault;
    }

    /// The board.
    ///
    /// @throws IllegalArgumentException if it cannot be; FormatException if it cannot be read
    PlayedBoard board() {
        var number = number();
        var dealer = text("dealer").map(Seat::parse).orElseGet(number::dealer);
        var vulnerability =
                text("vulnerable").map(Vulnerability::parse).orElseGet(number::vulnerability);
        var deal = Deal.parse(text("deal").orElseThrow(() -> missing("deal")));
        var auction = list("auction").map(calls -> auction(dealer, calls));
        var ending = text("contract").map(BoardDraft::ending);
        var contract =
                ending.or(() -> auction.flatMap(Auction::result))
                        .filter(Contract.class::isInstance)
                        .map(Contract.class::cast);
        var play = list("play").flatMap(cards -> contract.map(one -> play(one, deal, cards)));
        var result = result(ending, contract);
        look("tags");
        return new PlayedBoard(
                new Board(number, dealer, vulnerability, deal),
                tags,
                auction,
                notes(),
                play.or(() -> contract.map(one -> Play.of(one, deal))),
                result);
    }

    private void look(String name) {
        fault = places.getOrDefault(name, fault);
    }

    private Optional<List<String>> list(String name) {
        look(name);
        return Optional.ofNullable(words.get(name));
    }

    private Optional<String> text(String name) {
        return list(name).filter(values -> values.size() == 1).map(List::getFirst);
    }

    private static FormatException missing(String name) {
        return new FormatException("board has no " + name);
    }

    private BoardNumber number() {
        String number = text("number").orElse("1");
        if (!NUMBER.matcher(number).matches()) {
            throw new FormatException("number is not 1 or more: " + number);
        }
        return new BoardNumber(Integer.parseInt(number));
    }

    private static Auction auction(Seat dealer, List<String> calls) {
        return new Auction(dealer, calls.stream().map(Call::parse).toList());
    }

    private static AuctionResult ending(String text) {
        if (text.equals("P")) {
            return new AuctionResult.PassedOut();
        }
        var parts = CONTRACT.matcher(text);
        if (!parts.matches()) {
            throw new FormatException("contract is not like 4HS, 3NXW or P: " + text);
        }
        return new Contract(
                new Call.Bid(Integer.parseInt(parts.group(1)), Strain.parse(parts.group(2))),
                Doubling.values()[parts.group(3).length()],
                Seat.parse(parts.group(4)));
    }

    private static Play play(Contract contract, Deal deal, List<String> cards) {
        return Play.of(contract, deal, cards.stream().map(Card::parse).toList());
    }

    private Optional<Result> result(Optional<AuctionResult> ending, Optional<Contract> contract) {
        if (ending.filter(AuctionResult.PassedOut.class::isInstance).isPresent()) {
            return Optional.of(new Result.PassedOut());
        }
        return text("tricks")
                .flatMap(tricks -> {
                    if (!TRICKS.matcher(tricks).matches()) {
                        throw new FormatException("tricks are not 0 to 13: " + tricks);
                    }
                    return contract.map(one -> new Result.Played(one, Integer.parseInt(tricks)));
                });
    }

    private Map<Integer, String> notes() {
        look("notes");
        var byCall = new TreeMap<Integer, String>();
        notes.forEach((call, text) -> {
            if (!NUMBER.matcher(call).matches()) {
                throw new FormatException("note is for no call: " + call);
            }
            byCall.put(Integer.parseInt(call) - 1, text);
        });
        return byCall;
    }
}
