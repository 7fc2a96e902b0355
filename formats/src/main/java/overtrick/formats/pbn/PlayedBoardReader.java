package overtrick.formats.pbn;

import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import overtrick.bridge.Board;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Call;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Seat;
import overtrick.formats.Diagnostics;
import overtrick.formats.Place;

/// Reads from a game all that the kernel has types for. Where the tags and the auction give
/// different contracts the tags count, because they say what was scored.
record PlayedBoardReader(PbnGame game, Board board, Diagnostics diagnostics) {

    static Optional<PlayedBoard> played(PbnGame game, Diagnostics diagnostics) {
        return BoardReader.board(game, diagnostics)
                .map(board -> new PlayedBoardReader(game, board, diagnostics).played());
    }

    private PlayedBoard played() {
        var told = ContractReader.ending(game, diagnostics);
        var calls = calls(told);
        var auction = calls.map(AuctionReader.Read::auction);
        var ending = told.or(() -> auction.flatMap(Auction::result));
        var play = ending.flatMap(this::play);
        return new PlayedBoard(
                board,
                tags(),
                auction,
                calls.<Map<Integer, String>>map(AuctionReader.Read::notes).orElse(Map.of()),
                play.map(PlayReader.Read::play),
                result(ending, play));
    }

    /// The auction, unless it leads to another contract than the tags give. Passes that a program
    /// left out are added, before the first call and at the end, when they lead to that contract.
    private Optional<AuctionReader.Read> calls(Optional<AuctionResult> told) {
        var section = game.tag(TagNames.AUCTION);
        int late =
                section.map(tag -> AuctionReader.seatsAfterDealer(tag, board.dealer())).orElse(0);
        if (late > 0) {
            var begun = told.flatMap(ending -> afterPasses(late, ending));
            if (begun.isPresent()) {
                return begun;
            }
        }
        return AuctionReader.read(game, board.dealer(), diagnostics)
                .flatMap(read -> fit(read, told));
    }

    /// The auction after passes of which the file says nothing, if it leads to the contract told.
    private Optional<AuctionReader.Read> afterPasses(int passes, AuctionResult told) {
        var read =
                AuctionReader.read(game, board.dealer(), passes, new Diagnostics())
                        .flatMap(found -> reaching(found, told));
        read.ifPresent(_ ->
                diagnostics.warn(
                        auctionPlace(),
                        "auction lacks %d passes before its first call; they are added, as it then"
                                        .formatted(passes)
                                + " leads to the contract told"));
        return read;
    }

    /// The auction as it is, or with the passes that it lacks at its end; empty when it does not
    /// lead to the contract told.
    private static Optional<AuctionReader.Read> reaching(
            AuctionReader.Read read, AuctionResult told) {
        var whole = read.leftOpen() ? read.auction() : passedOut(read.auction());
        return whole.result().equals(Optional.of(told))
                ? Optional.of(new AuctionReader.Read(whole, read.notes(), read.leftOpen()))
                : Optional.empty();
    }

    private Optional<AuctionReader.Read> fit(
            AuctionReader.Read read, Optional<AuctionResult> told) {
        if (told.isEmpty() || read.auction().result().equals(told)) {
            return Optional.of(read);
        }
        var reaching = reaching(read, told.get());
        if (reaching.isPresent()) {
            diagnostics.warn(
                    auctionPlace(), "auction lacks the passes at its end; right would be AP there");
            return reaching;
        }
        for (int passes = 1; passes < Seat.values().length; passes++) {
            var begun = afterPasses(passes, told.get());
            if (begun.isPresent()) {
                return begun;
            }
        }
        if (!read.auction().isOver()) {
            return Optional.of(read);
        }
        diagnostics.error(
                auctionPlace(),
                "auction is left out: it does not lead to the contract told, " + text(told.get()));
        return Optional.empty();
    }

    private static String text(AuctionResult ending) {
        return switch (ending) {
            case AuctionResult.PassedOut() -> "Pass";
            case Contract contract -> contract.code();
        };
    }

    private static Auction passedOut(Auction auction) {
        var longer = auction;
        while (!longer.isOver()) {
            longer = longer.with(Call.Word.PASS);
        }
        return longer;
    }

    private Place auctionPlace() {
        return game.tag(TagNames.AUCTION).map(PbnTag::place).orElse(game.place());
    }

    private Optional<PlayReader.Read> play(AuctionResult ending) {
        return switch (ending) {
            case AuctionResult.PassedOut() -> Optional.empty();
            case Contract contract ->
                    Optional.of(
                            game.tag(TagNames.PLAY)
                                    .map(tag -> read(tag, contract))
                                    .orElseGet(() -> unplayed(contract)));
        };
    }

    private PlayReader.Read read(PbnTag section, Contract contract) {
        return PlayReader.read(section, contract, board.deal(), diagnostics);
    }

    private PlayReader.Read unplayed(Contract contract) {
        return new PlayReader.Read(Play.of(contract, board.deal()), false);
    }

    private Optional<Result> result(
            Optional<AuctionResult> ending, Optional<PlayReader.Read> play) {
        if (ending.isEmpty()) {
            return Optional.empty();
        }
        return switch (ending.get()) {
            case AuctionResult.PassedOut() -> Optional.of(new Result.PassedOut());
            case Contract contract -> result(contract, play.orElseThrow());
        };
    }

    private Optional<Result> result(Contract contract, PlayReader.Read read) {
        var side = contract.declarer().side();
        var tricks = ContractReader.tricks(game, side, diagnostics);
        if (tricks.isEmpty() || read.leftOpen()) {
            return Optional.empty();
        }
        boolean counted = read.play().isOver() && !ContractReader.isAgreedOtherwise(game);
        if (counted && read.play().won(side) != tricks.getAsInt()) {
            diagnostics.warn(
                    game.tag(TagNames.RESULT).map(PbnTag::valuePlace).orElse(game.place()),
                    "result is %d tricks, but declarer's side won %d"
                            .formatted(tricks.getAsInt(), read.play().won(side)));
        }
        return Optional.of(new Result.Played(contract, tricks.getAsInt()));
    }

    private SortedMap<String, String> tags() {
        var tags = new TreeMap<String, String>();
        for (var tag : game.tags()) {
            boolean text =
                    tag.body().isEmpty()
                            && !TagNames.isTable(tag.name())
                            && !TagNames.STRUCTURAL.contains(tag.name());
            if (text) {
                tags.put(tag.name(), tag.value());
            }
        }
        return tags;
    }
}
