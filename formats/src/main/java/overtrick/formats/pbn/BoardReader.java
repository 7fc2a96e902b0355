package overtrick.formats.pbn;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.Vulnerability;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;

/// Makes a board of the tags Board, Dealer, Vulnerable and Deal (PBN 2.1, 3.4). Without a whole
/// deal there is no board; all the rest can be had from the number, and that from the game's place
/// in the file.
final class BoardReader {

    private static final Pattern NUMBER = Pattern.compile("0*[1-9][0-9]{0,8}");

    private final PbnGame game;
    private final Diagnostics diagnostics;

    private BoardReader(PbnGame game, Diagnostics diagnostics) {
        this.game = game;
        this.diagnostics = diagnostics;
    }

    static Optional<Board> board(PbnGame game, Diagnostics diagnostics) {
        return new BoardReader(game, diagnostics).board();
    }

    /// The board of which some hands are known, but not all.
    static Optional<PartBoard> part(PbnGame game, Diagnostics diagnostics) {
        var reader = new BoardReader(game, diagnostics);
        return game.given(TagNames.DEAL).flatMap(reader::part);
    }

    private Optional<PartBoard> part(PbnTag tag) {
        try {
            var hands = HandsText.parse(tag, diagnostics);
            var number = number();
            var dealer = dealer(number);
            var names = new EnumMap<Seat, String>(Seat.class);
            for (var seat : Seat.values()) {
                game.given(PlayedBoard.tagOf(seat))
                        .ifPresent(name -> names.put(seat, name.value().strip()));
            }
            return Optional.of(
                    new PartBoard(
                            number,
                            dealer,
                            vulnerability(number),
                            hands,
                            names,
                            AuctionReader.read(game, dealer, diagnostics)
                                    .map(AuctionReader.Read::auction)));
        } catch (FormatException | IllegalArgumentException noHands) {
            return Optional.empty();
        }
    }

    private Optional<Board> board() {
        var tag = game.given(TagNames.DEAL);
        if (tag.isEmpty()) {
            diagnostics.error(
                    game.place(),
                    "game has no deal and is left out; right would be [Deal \"N:… … … …\"]");
            return Optional.empty();
        }
        var deal = deal(tag.get());
        if (deal.isEmpty()) {
            return Optional.empty();
        }
        var number = number();
        return Optional.of(new Board(number, dealer(number), vulnerability(number), deal.get()));
    }

    private Optional<Deal> deal(PbnTag tag) {
        try {
            var hands = HandsText.parse(tag, diagnostics);
            complete(hands, tag);
            return Optional.of(deal(hands));
        } catch (FormatException wrong) {
            diagnostics.error(
                    tag.valuePlace().plus(wrong.column().orElse(1) - 1),
                    wrong.getMessage() + "; the game is left out");
        } catch (IllegalArgumentException wrong) {
            diagnostics.error(tag.valuePlace(), wrong.getMessage() + "; the game is left out");
        }
        return Optional.empty();
    }

    private static Deal deal(Map<Seat, CardSet> hands) {
        var missing =
                Arrays.stream(Seat.values())
                        .filter(seat -> !hands.containsKey(seat))
                        .map(seat -> String.valueOf(seat.letter()))
                        .collect(Collectors.joining(", "));
        if (!missing.isEmpty()) {
            throw new FormatException("deal does not give all four hands; not given: " + missing);
        }
        return new Deal(
                hand(hands, Seat.NORTH),
                hand(hands, Seat.EAST),
                hand(hands, Seat.SOUTH),
                hand(hands, Seat.WEST));
    }

    private static CardSet hand(Map<Seat, CardSet> hands, Seat seat) {
        return hands.getOrDefault(seat, CardSet.NONE);
    }

    /// Gives a hand that is not given the thirteen cards the other three do not hold.
    private void complete(Map<Seat, CardSet> hands, PbnTag tag) {
        var known = CardSet.NONE;
        for (var hand : hands.values()) {
            known = known.union(hand);
        }
        if (hands.size() != 3 || known.size() != 3 * Deal.HAND) {
            return;
        }
        for (var seat : Seat.values()) {
            if (!hands.containsKey(seat)) {
                hands.put(seat, CardSet.ALL.minus(known));
                diagnostics.warn(
                        tag.valuePlace(),
                        "%c is given no hand; it gets the thirteen other cards"
                                .formatted(seat.letter()));
                return;
            }
        }
    }

    private BoardNumber number() {
        var tag = game.tag(TagNames.BOARD);
        var value = tag.map(board -> board.value().strip()).orElse("");
        if (NUMBER.matcher(value).matches()) {
            return new BoardNumber(Integer.parseInt(value));
        }
        diagnostics.warn(
                tag.map(PbnTag::valuePlace).orElse(game.place()),
                "board has no number, such as [Board \"7\"]; it gets %d, its place in the file"
                        .formatted(game.number()));
        return new BoardNumber(game.number());
    }

    private Seat dealer(BoardNumber number) {
        var tag = game.given(TagNames.DEALER);
        try {
            if (tag.isPresent()) {
                return Seat.parse(tag.get().value().strip());
            }
            missing(TagNames.DEALER, number);
        } catch (FormatException wrong) {
            derived(tag.orElseThrow(), wrong, number);
        }
        return number.dealer();
    }

    private Vulnerability vulnerability(BoardNumber number) {
        var tag = game.given(TagNames.VULNERABLE);
        try {
            if (tag.isPresent()) {
                return Vulnerability.parse(tag.get().value().strip());
            }
            missing(TagNames.VULNERABLE, number);
        } catch (FormatException wrong) {
            derived(tag.orElseThrow(), wrong, number);
        }
        return number.vulnerability();
    }

    private void missing(String name, BoardNumber number) {
        diagnostics.warn(
                game.tag(name).map(PbnTag::valuePlace).orElse(game.place()),
                "%s is not given; board %d tells it".formatted(name, number.value()));
    }

    private void derived(PbnTag tag, FormatException wrong, BoardNumber number) {
        diagnostics.warn(
                tag.valuePlace(),
                "%s; board %d tells what is right".formatted(wrong.getMessage(), number.value()));
    }
}
