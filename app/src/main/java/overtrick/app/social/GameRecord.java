package overtrick.app.social;

import java.io.PrintStream;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import overtrick.bridge.ancestors.WhistScore;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Given;
import overtrick.bridge.sheet.Sheet;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.FullWidth;
import overtrick.page.Words;
import overtrick.social.Form;
import overtrick.social.Standing;
import overtrick.social.Tally;
import overtrick.social.page.OverPart;

/// Games as somebody at the table would write them down, printed while they are played.
final class GameRecord implements GameTable.Watcher {

    private final GameWords words;
    private final Words pages;
    private final Form form;
    private final boolean typed;
    private final PrintStream out;

    /// @param typed whether a sheet is told, of which nobody knows the cards
    GameRecord(Form form, GameWords words, boolean typed, PrintStream out) {
        this.form = form;
        this.typed = typed;
        this.words = words;
        this.pages = words.pages();
        this.out = out;
    }

    @Override
    public void begun(OptionalLong seed) {
        String game = pages.get("social.form." + form.code());
        if (seed.isPresent()) {
            say("title", game, seed.getAsLong());
        } else {
            say("title.sheet", game);
        }
    }

    private void say(String key, Object... details) {
        out.println(FullWidth.set(words.text(key, details), pages.locale()));
    }

    @Override
    public void dealt(BoardInPlay board, Tally before, Tally after) {
        out.println();
        heading(board, before.now());
        if (!typed) {
            cards(board);
        }
        out.println(OverPart.sentence(form, board.result().orElseThrow(), pages));
        given(after);
    }

    private void cards(BoardInPlay board) {
        var text = new DealText(board, pages);
        text.hands().forEach(out::println);
        board.board().turned().ifPresent(this::turned);
        text.auction().forEach(out::println);
        text.tricks().forEach(out::println);
    }

    /// Who deals, and who is vulnerable where that matters.
    private void heading(BoardInPlay board, Standing before) {
        var dealt = board.board();
        int number = dealt.number().value();
        String dealer = pages.name(dealt.dealer());
        switch (form) {
            case Form.Rubber _, Form.Chicago _, Form.Party _ ->
                    say("deal", number, dealer, pages.name(dealt.vulnerability()));
            case Form.CutThroat _ -> say("deal", number, dealer, vulnerable(before));
            case Form.Auction _, Form.DuplicateAuction _, Form.BridgeWhist _, Form.Whist _ ->
                    say("deal.plain", number, dealer);
        }
    }

    private String vulnerable(Standing standing) {
        var some =
                standing.columns().stream()
                        .map(Column::seat)
                        .filter(seat -> isVulnerable(standing, seat))
                        .map(pages::name)
                        .toList();
        return some.isEmpty()
                ? words.text("vulnerable.nobody")
                : words.text("vulnerable", String.join(", ", some));
    }

    private static boolean isVulnerable(Standing standing, Seat seat) {
        return standing instanceof Standing.CutThroat(var score, _)
                && !standing.isOver()
                && score.isVulnerable(seat);
    }

    private void turned(Card card) {
        say("turned", pages.symbols(card));
    }

    /// What the deal has brought.
    private void given(Tally after) {
        var given = after.last().orElseThrow();
        switch (after.now()) {
            case Standing.Whist(var score, _, _) -> points(score);
            case Standing.Party _ -> given.held().ifPresent(this::held);
            case Standing.Rubber _, Standing.Chicago _, Standing.CutThroat _ ->
                    written(after.now().columns(), given);
        }
    }

    private void written(List<Column> columns, Given given) {
        for (var column : columns) {
            String figures =
                    given.in(column).stream()
                            .map(entry -> figure(words.reason(entry.reason()), entry.points()))
                            .collect(Collectors.joining(", "));
            if (!figures.isEmpty()) {
                say("given", name(column), figures);
            }
        }
    }

    private void points(WhistScore score) {
        say(
                "points",
                score.points(Side.NORTH_SOUTH),
                score.points(Side.EAST_WEST),
                score.games(Side.NORTH_SOUTH),
                score.games(Side.EAST_WEST));
    }

    private void held(PartyDeal deal) {
        String imps = pages.signed(deal.imps());
        String score = pages.signed(deal.northSouth());
        deal.responsible()
                .ifPresentOrElse(
                        side ->
                                say(
                                        "held",
                                        pages.name(side),
                                        deal.highCardPoints(),
                                        deal.target(),
                                        score,
                                        imps),
                        () -> say("held.nobody", score, imps));
    }

    /// The sheet so far, what is written besides when play stops here, and what it comes to.
    @Override
    public void stopped(Tally tally) {
        var now = tally.now();
        out.println();
        written(now);
        for (var entry : now.unfinished()) {
            say(
                    "given",
                    name(entry.column()),
                    figure(words.reason(entry.reason()), entry.points()));
        }
        say(
                "stopped",
                now.columns().stream()
                        .map(column -> figure(name(column), now.stopped(column)))
                        .collect(Collectors.joining(", ")));
    }

    @Override
    public void ended(Tally tally) {
        out.println();
        written(tally.now());
        outcome(tally.now());
    }

    private void written(Standing now) {
        switch (now) {
            case Standing.Party(var score, _) ->
                    new PartyText(score.deals(), words).lines().forEach(out::println);
            case Standing.Whist(var score, _, _) -> games(score.games());
            case Standing.Rubber _, Standing.Chicago _, Standing.CutThroat _ ->
                    now.sheet().ifPresent(this::sheet);
        }
    }

    private String figure(String what, Object points) {
        return words.text("figure", what, points.toString());
    }

    private void sheet(Sheet<Column> sheet) {
        new SheetText(sheet, this::name, words::reason, words.text("total"))
                .lines()
                .forEach(line -> out.println("  " + line));
    }

    private String name(Column column) {
        return switch (column) {
            case Column.OfSide(var side) -> pages.name(side);
            case Column.OfPlayer(var seat) -> pages.name(seat);
        };
    }

    private void games(List<WhistScore.Game> games) {
        for (int at = 0; at < games.size(); at++) {
            var game = games.get(at);
            say("whist.game", at + 1, pages.name(game.winner()), game.losers(), game.value());
        }
    }

    private void outcome(Standing standing) {
        var individuals = individuals(standing);
        if (!individuals.isEmpty()) {
            say(
                    "settled",
                    individuals.stream()
                            .map(one -> figure(name(one), pages.signed(standing.units(one.seat()))))
                            .collect(Collectors.joining(", ")));
            standing.payments().forEach(payment -> out.println(AddedUp.sentence(payment, words)));
            return;
        }
        var winner = winner(standing);
        if (winner.isEmpty()) {
            int north = standing.total(Seat.NORTH);
            int east = standing.total(Seat.EAST);
            say("level", Math.max(north, east), Math.min(north, east));
            return;
        }
        var seat = winner.get();
        int units = standing.units(seat);
        String won =
                switch (form) {
                    case Form.Party _ -> "won.imps";
                    case Form.Whist _ -> "won.whist";
                    case Form.Auction _, Form.DuplicateAuction _, Form.BridgeWhist _ ->
                            "won.points";
                    case Form.Rubber _, Form.Chicago _, Form.CutThroat _ -> "won";
                };
        say(won, pages.name(seat.side()), standing.total(seat), standing.total(seat.left()), units);
    }

    /// Everybody who wins or loses something of their own, where that is not the same for partners.
    private static List<Column> individuals(Standing standing) {
        boolean dummy = standing instanceof Standing.Whist whist && whist.owner().isPresent();
        return dummy
                ? List.of(Column.of(Seat.SOUTH), Column.of(Seat.EAST), Column.of(Seat.WEST))
                : standing.columns().stream().filter(Column.OfPlayer.class::isInstance).toList();
    }

    private static Optional<Seat> winner(Standing standing) {
        return List.of(Seat.NORTH, Seat.EAST).stream()
                .filter(seat -> standing.units(seat) > 0)
                .findFirst();
    }

    /// The back score, when there has been more than one game.
    @Override
    public void closed(Tally tally) {
        if (tally.all().size() < 2) {
            return;
        }
        out.println();
        var columns = tally.now().columns();
        say("back.head", columns.stream().map(Column::code).collect(Collectors.joining(", ")));
        int number = 0;
        for (var one : tally.all()) {
            number++;
            var line = new StringBuilder("  %3d".formatted(number));
            columns.forEach(column -> line.append("%7d".formatted(one.total(column.seat()))));
            columns.forEach(
                    column -> line.append("%7s".formatted(pages.signed(one.units(column.seat())))));
            out.println(line);
        }
        say(
                "back.foot",
                columns.stream()
                        .map(column ->
                                column.code() + " " + pages.signed(tally.balance(column.seat())))
                        .collect(Collectors.joining(", ")));
    }
}
