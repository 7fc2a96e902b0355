package overtrick.formats.pbn;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import overtrick.bridge.auction.Auction;
import overtrick.bridge.auction.AuctionResult;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.formats.Place;
import overtrick.formats.pbn.PbnElement.Comment;
import overtrick.formats.pbn.PbnElement.NoteReference;
import overtrick.formats.pbn.PbnElement.Word;

/// Makes a game of a played board: the opposite of [PlayedBoardReader].
final class GameMaker {

    private final PlayedBoard played;
    private final List<PbnTag> tags = new ArrayList<>();
    private final Map<String, Integer> notes = new LinkedHashMap<>();

    private GameMaker(PlayedBoard played) {
        this.played = played;
    }

    /// @param number its place in the file, from 1
    static PbnGame game(int number, PlayedBoard played) {
        return new GameMaker(played).game(number);
    }

    private PbnGame game(int number) {
        var board = played.board();
        played.tags().forEach(this::add);
        add(TagNames.BOARD, String.valueOf(board.number().value()));
        add(TagNames.DEALER, String.valueOf(board.dealer().letter()));
        add(TagNames.VULNERABLE, ExportValues.vulnerable(board.vulnerability()));
        add(TagNames.DEAL, board.deal().pbn(board.dealer()));
        addContract();
        played.auction().ifPresent(this::addAuction);
        played.play().filter(play -> !play.cards().isEmpty()).ifPresent(this::addPlay);
        return new PbnGame(number, Place.START, List.of(), List.of(), tags);
    }

    private void add(String name, String value) {
        tags.add(PbnTag.of(name, value));
    }

    /// What is unknown is left to [GameWriter]; on a board only dealt, a contract is inappropriate
    /// (3.4).
    private void addContract() {
        if (played.ending().isEmpty() && played.auction().isEmpty()) {
            addEnding("", "", "");
        }
        played.ending().ifPresent(this::addEnding);
    }

    private void addEnding(AuctionResult ending) {
        switch (ending) {
            case AuctionResult.PassedOut() -> addEnding("", ExportValues.PASSED_OUT, "");
            case Contract contract ->
                    addEnding(
                            String.valueOf(contract.declarer().letter()),
                            ExportValues.contract(contract),
                            played.result().map(GameMaker::tricks).orElse("?"));
        }
    }

    private void addEnding(String declarer, String contract, String result) {
        add(TagNames.DECLARER, declarer);
        add(TagNames.CONTRACT, contract);
        add(TagNames.RESULT, result);
    }

    private static String tricks(Result result) {
        return switch (result) {
            case Result.PassedOut() -> "";
            case Result.Played(_, int tricks) -> String.valueOf(tricks);
        };
    }

    private void addAuction(Auction auction) {
        var body = new ArrayList<PbnElement>();
        int closing = closing(auction);
        for (int place = 0; place < auction.calls().size() - closing; place++) {
            body.add(word(ExportValues.call(auction.calls().get(place))));
            note(place).ifPresent(body::add);
        }
        if (closing > 0) {
            body.add(word("AP"));
        }
        if (!auction.isOver()) {
            body.add(word("*"));
        }
        var dealer = String.valueOf(auction.dealer().letter());
        tags.add(PbnTag.of(TagNames.AUCTION, dealer).withBody(body));
        notes.forEach((text, number) -> add(TagNames.NOTE, number + ":" + text));
    }

    /// How many passes at the end one `AP` says; none when one of them bears a note.
    private int closing(Auction auction) {
        if (!auction.isOver()) {
            return 0;
        }
        int passes = auction.standing().passes();
        int start = auction.calls().size() - passes;
        boolean noted = played.notes().keySet().stream().anyMatch(place -> place >= start);
        return noted ? 0 : passes;
    }

    /// Calls with one text share a note. PBN has 32 notes; what would come after becomes a comment.
    private Optional<PbnElement> note(int place) {
        return Optional.ofNullable(played.notes().get(place)).map(this::reference);
    }

    private PbnElement reference(String text) {
        if (!notes.containsKey(text) && notes.size() == SectionElements.LAST_NOTE) {
            return new Comment(Place.START, TagText.letteredSuits(text));
        }
        int number = notes.computeIfAbsent(text, _ -> notes.size() + 1);
        return new NoteReference(Place.START, number);
    }

    private void addPlay(Play play) {
        var leader = play.contract().leader();
        var body = new ArrayList<PbnElement>();
        var tricks = new ArrayList<>(play.tricks());
        if (!play.current().isEmpty()) {
            tricks.add(play.current());
        }
        for (var trick : tricks) {
            for (int column = 0; column < Seat.values().length; column++) {
                var card = trick.by(leader.plus(column));
                body.add(word(card.map(Card::code).orElse("-")));
            }
        }
        if (!play.isOver()) {
            body.add(word("*"));
        }
        tags.add(PbnTag.of(TagNames.PLAY, String.valueOf(leader.letter())).withBody(body));
    }

    private static PbnElement word(String text) {
        return new Word(Place.START, text);
    }
}
