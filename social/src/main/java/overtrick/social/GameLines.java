package overtrick.social;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.function.ToIntFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridge.ancestors.BridgeWhistScorer;
import overtrick.bridge.ancestors.WhistScore;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardInPlay;
import overtrick.bridge.party.PartyDeal;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result;
import overtrick.bridge.sheet.Column;
import overtrick.bridge.sheet.Entry;
import overtrick.bridge.sheet.Given;
import overtrick.bridge.sheet.Payment;
import overtrick.bridge.sheet.Reason;
import overtrick.cards.Card;
import overtrick.cards.CardSet;
import overtrick.cards.FormatException;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import tools.jackson.core.JacksonException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/// A game as JSON Lines, the one form of pages, commands and files (docs/schema/games.schema.json):
/// an object when it begins, one for each deal, for each game that is over, and for the whole.
public record GameLines(Form form) {

    private static final JsonMapper MAPPER = SocialForms.TERMS.json();

    /// What a record says of its game at the beginning.
    ///
    /// @param first who deals first
    public record Begun(Form form, Seat first) {}

    private static ObjectNode event(String name) {
        return MAPPER.createObjectNode().put("event", name);
    }

    /// A game begins.
    public ObjectNode begun() {
        return event("begun").put("game", form.code());
    }

    /// A game begins, with all by which it is scored, so that whoever reads it need be told
    /// nothing.
    ///
    /// @param first who deals first
    public ObjectNode begun(Seat first) {
        var line = begun().put("first", String.valueOf(first.letter()));
        line.set("rules", MAPPER.valueToTree(form));
        return line;
    }

    /// By what rules a record says that its game is scored; empty where it does not.
    ///
    /// @throws FormatException when they are not those of any game
    public static Optional<Begun> begun(JsonNode line) {
        if (line.path("rules").isMissingNode()) {
            return Optional.empty();
        }
        try {
            var form = MAPPER.treeToValue(line.path("rules"), Form.class);
            return Optional.of(new Begun(form, Seat.parse(line.path("first").asString(""))));
        } catch (JacksonException | IllegalArgumentException wrong) {
            throw new FormatException("its rules are not those of a game");
        }
    }

    /// Cards were drawn for seats.
    public ObjectNode drawn(SeatsDrawn drawn) {
        var line = event("drawn");
        var cards = line.putObject("cards");
        var chairs = line.putObject("chairs");
        for (var seat : Seat.values()) {
            String letter = String.valueOf(seat.letter());
            Optional.ofNullable(drawn.drawn().get(seat))
                    .ifPresent(card -> cards.put(letter, card.code()));
            Optional.ofNullable(drawn.chairs().get(seat))
                    .ifPresent(chair -> chairs.put(letter, String.valueOf(chair.letter())));
        }
        return line;
    }

    /// A deal that is over, with its cards.
    public ObjectNode played(BoardInPlay board, Tally after) {
        var line = event("deal");
        scored(line, board, after, true);
        return line;
    }

    /// A deal of a sheet, of which nobody knows the cards.
    public ObjectNode typed(BoardInPlay board, Tally after) {
        var line = scored(board, after);
        if (!board.auction().calls().isEmpty()) {
            line.put("auction", codes(board.auction().calls()));
        }
        held(line, board, after);
        return line;
    }

    /// What the rules say of a deal, under the names of this form.
    public static ObjectNode scored(BoardInPlay board, Tally after) {
        var line = event("deal");
        scored(line, board, after, false);
        return line;
    }

    /// What a sheet must tell of the cards: the honours that count, or the points of a party.
    private void held(ObjectNode line, BoardInPlay board, Tally after) {
        var held = line.putArray("held");
        after.last()
                .flatMap(Given::held)
                .filter(_ -> form instanceof Form.Party)
                .ifPresent(deal ->
                        held.add(
                                deal.responsible().map(Side::letters).orElse("NS")
                                        + " "
                                        + deal.highCardPoints()));
        if (board.result().orElseThrow() instanceof Result.Played(var contract, _)) {
            var deal = board.board().deal();
            form.honours(deal, contract.strain())
                    .forEach((seat, cards) -> held.add(seat.letter() + codes(cards)));
            if (form instanceof Form.BridgeWhist) {
                Stream.of(Seat.values())
                        .filter(seat -> BridgeWhistScorer.isChicane(deal, contract.strain(), seat))
                        .forEach(seat -> held.add(seat.letter() + " chicane"));
            }
        }
    }

    private static String codes(CardSet cards) {
        return cards.stream().map(card -> " " + card.code()).collect(Collectors.joining());
    }

    private static void scored(ObjectNode line, BoardInPlay board, Tally after, boolean cards) {
        var dealt = board.board();
        line.put("deal", dealt.number().value());
        line.put("dealer", String.valueOf(dealt.dealer().letter()));
        line.put("vulnerability", dealt.vulnerability().code());
        if (cards) {
            line.put("cards", dealt.deal().pbn());
            dealt.turned().ifPresent(card -> line.put("turned", card.code()));
            line.put("auction", codes(board.auction().calls()));
            board.play().ifPresent(play -> tricks(line, play));
        }
        line.put("result", board.result().orElseThrow().text());
        written(line, after);
        totals(line, after.now());
    }

    private static String codes(List<Call> calls) {
        return String.join(" ", calls.stream().map(Call::code).toList());
    }

    private static void tricks(ObjectNode line, Play play) {
        var tricks = line.putArray("tricks");
        for (var trick : play.tricks()) {
            tricks.addObject()
                    .put("leader", String.valueOf(trick.leader().letter()))
                    .put("cards", String.join(" ", trick.cards().stream().map(Card::code).toList()))
                    .put("winner", String.valueOf(trick.winner(play.contract().strain()).letter()));
        }
    }

    private static void written(ObjectNode line, Tally after) {
        var given = after.last().orElseThrow();
        switch (after.now()) {
            case Standing.Whist(var score, _, _) -> points(line, score);
            case Standing.Party _ -> given.held().ifPresent(deal -> held(line, deal));
            case Standing.Rubber _, Standing.Chicago _, Standing.CutThroat _ ->
                    entries(line, given.entries());
        }
    }

    private static void held(ObjectNode line, PartyDeal deal) {
        deal.responsible().ifPresent(side -> line.put("responsible", side.letters()));
        line.put("highCardPoints", deal.highCardPoints());
        line.put("target", deal.target());
        line.put("score", deal.northSouth());
        line.put("imps", deal.imps());
    }

    private static void points(ObjectNode line, WhistScore score) {
        var points = line.putObject("points");
        for (var side : Side.values()) {
            points.put(side.letters(), score.points(side));
        }
    }

    private static void entries(ObjectNode line, List<Entry<Column>> written) {
        var entries = line.putArray("entries");
        for (var entry : written) {
            entries.addObject()
                    .put("column", entry.column().code())
                    .put("below", entry.below())
                    .put("reason", word(entry.reason()))
                    .put("points", entry.points());
        }
    }

    /// What a figure was written for, as programs are told it: `DOUBLED_AND_MADE` is
    /// `doubledAndMade`.
    public static String word(Reason reason) {
        var word = new StringBuilder();
        for (var part : reason.name().split("_")) {
            word.append(part.charAt(0)).append(part.substring(1).toLowerCase(Locale.ROOT));
        }
        return Character.toLowerCase(word.charAt(0)) + word.substring(1);
    }

    private static void totals(ObjectNode line, Standing standing) {
        put(line, "totals", standing, column -> standing.total(column.seat()));
    }

    private static void put(
            ObjectNode line, String name, Standing standing, ToIntFunction<Column> figure) {
        var figures = line.putObject(name);
        standing.columns().forEach(column -> figures.put(column.code(), figure.applyAsInt(column)));
    }

    /// A game has come to its end.
    public ObjectNode over(Tally tally) {
        var line = event("over");
        totals(line, tally.now());
        put(line, "units", tally.now(), column -> tally.now().units(column.seat()));
        pays(line, tally.now().payments());
        return line;
    }

    private static void pays(ObjectNode line, List<Payment<Column>> payments) {
        if (!payments.isEmpty()) {
            var pays = line.putArray("pays");
            for (var payment : payments) {
                pays.addObject()
                        .put("from", payment.from().code())
                        .put("to", payment.to().code())
                        .put("points", payment.points());
            }
        }
    }

    /// A rubber of three that was added up elsewhere, settled in pairs (bridge.md §11.7).
    ///
    /// @param totals of the players
    public static ObjectNode settled(SequencedMap<Column, Integer> totals) {
        var line = event("settled");
        var figures = line.putObject("totals");
        totals.forEach((column, total) -> figures.put(column.code(), total));
        pays(line, Payment.inPairs(totals));
        return line;
    }

    /// What is written besides when play stops here comes with it, and in the totals (bridge.md
    /// §7).
    public ObjectNode stopped(Tally tally) {
        var line = event("stopped");
        var now = tally.now();
        entries(line, now.unfinished());
        put(line, "totals", now, now::stopped);
        put(line, "units", now, column -> now.units(column.seat()));
        pays(line, now.payments());
        return line;
    }

    /// All that was played.
    public ObjectNode closed(Tally tally) {
        var line = event("closed").put("games", tally.all().size());
        put(line, "balance", tally.now(), column -> tally.balance(column.seat()));
        return line;
    }
}
