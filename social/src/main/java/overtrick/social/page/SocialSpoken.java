package overtrick.social.page;

import java.util.Map;
import java.util.Optional;
import java.util.StringJoiner;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.score.Result;
import overtrick.bridge.sitting.SpreadView;
import overtrick.bridgetable.page.GivenWords;
import overtrick.bridgetable.page.Spoken;
import overtrick.cards.Seat;
import overtrick.social.Standing;

/// What is read aloud of a deal among friends: its figures are those of the sheet.
record SocialSpoken(SocialPage page) implements Spoken {

    /// What has been drawn for seats since; empty where nobody draws.
    Optional<String> drawn(SocialPage before) {
        var table = page.table();
        if (table.spread().isEmpty()) {
            return Optional.empty();
        }
        var words = page.words();
        var known = before.table().spread().map(SpreadView::drawn).orElse(Map.of());
        var spread = table.spread().get();
        var said = new StringJoiner(" ");
        if (spread.dealer().isEmpty()) {
            for (var seat : Seat.values()) {
                Optional.ofNullable(spread.drawn().get(seat))
                        .filter(_ -> !known.containsKey(seat))
                        .ifPresent(card ->
                                said.add(words.get("say.draw", table.who(seat), words.name(card))));
            }
        }
        boolean news = !before.table().spread().equals(table.spread());
        if (news && (spread.dealer().isPresent() || spread.mine())) {
            said.add(table.turnSentence());
        }
        return Optional.of(said.toString());
    }

    /// Vulnerable are sides in contract by four, players at cut-throat, and nobody in older games.
    @Override
    public String opened(BoardView board) {
        var words = page.words();
        if (page.form().ofContract()) {
            return new Spoken.OfBoards(words).opened(board);
        }
        var said = new StringJoiner(" ");
        said.add(words.get("social.say.deal", board.number().value(), words.name(board.dealer())));
        vulnerable().ifPresent(vulnerable -> said.add(GivenWords.ended(vulnerable, words)));
        return said.toString();
    }

    private Optional<String> vulnerable() {
        return page.tally().now() instanceof Standing.CutThroat
                ? SheetPart.of(page).state()
                : Optional.empty();
    }

    @Override
    public String contract(Contract contract) {
        var words = page.words();
        if (page.form().hasContract()) {
            return new Spoken.OfBoards(words).contract(contract);
        }
        String named =
                contract.strain().trumps().isEmpty()
                        ? words.name(contract.strain())
                        : words.get("trumps.are", words.name(contract.strain()));
        return contract.doubling() == Doubling.UNDOUBLED
                ? named + "."
                : named + ", " + words.name(contract.doubling()) + ".";
    }

    @Override
    public String over(BoardView board, Result result) {
        var part = OverPart.of(page);
        var said = new StringJoiner(" ");
        said.add(
                GivenWords.ended(
                        OverPart.sentence(page.form(), result, page.words()), page.words()));
        part.sheet().told().forEach(said::add);
        said.add(part.sheet().stands());
        if (part.isLast()) {
            said.add(GivenWords.ended(part.outcome(), page.words()));
        }
        return said.toString();
    }
}
