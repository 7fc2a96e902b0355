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
        var calls =
                AuctionReader.read(game, board.dealer(), diagnostics)
                        .flatMap(read -> fit(read, told));
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
    /// left out at the end are added when they lead to that contract.
    private Optional<AuctionReader.Read> fit(
            AuctionReader.Read read, Optional<AuctionResult> told) {
        if (told.isEmpty() || read.auction().result().equals(told)) {
            return Optional.of(read);
        }
        if (read.auction().isOver()) {
            diagnostics.error(
                    auctionPlace(),
                    "auction is left out: it does not lead to the contract told, "
                            + text(told.get()));
            return Optional.empty();
        }
        var completed = passedOut(read.auction());
        if (read.leftOpen() || !completed.result().equals(told)) {
            return Optional.of(read);
        }
        diagnostics.warn(
                auctionPlace(), "auction lacks the passes at its end; right would be AP there");
        return Optional.of(new AuctionReader.Read(completed, read.notes(), false));
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
