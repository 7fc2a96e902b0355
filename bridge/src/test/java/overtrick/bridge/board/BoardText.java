package overtrick.bridge.board;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand.AnswerClaim;
import overtrick.bridge.board.BoardCommand.AnswerUndo;
import overtrick.bridge.board.BoardCommand.AskUndo;
import overtrick.bridge.board.BoardCommand.MakeClaim;
import overtrick.bridge.board.BoardCommand.WithdrawUndo;
import overtrick.bridge.board.BoardEvent.BoardEnded;
import overtrick.bridge.board.BoardEvent.BoardOpened;
import overtrick.bridge.board.BoardEvent.CallMade;
import overtrick.bridge.board.BoardEvent.CardDrawn;
import overtrick.bridge.board.BoardEvent.CardPlayed;
import overtrick.bridge.board.BoardEvent.ChairsExchanged;
import overtrick.bridge.board.BoardEvent.ClaimAgreed;
import overtrick.bridge.board.BoardEvent.ClaimMade;
import overtrick.bridge.board.BoardEvent.ClaimObjected;
import overtrick.bridge.board.BoardEvent.PackSpread;
import overtrick.bridge.board.BoardEvent.SeatsDrawn;
import overtrick.bridge.board.BoardEvent.TakenBack;
import overtrick.bridge.board.BoardEvent.UndoAgreed;
import overtrick.bridge.board.BoardEvent.UndoAsked;
import overtrick.bridge.board.BoardEvent.UndoRefused;
import overtrick.bridge.play.Trick;
import overtrick.cards.CardSet;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// Events and views as lines for people, for golden stories. Every component of a view is in them.
final class BoardText {

    private static final List<Map.Entry<BoardCommand, String>> ANSWERS =
            List.of(
                    Map.entry(new AnswerClaim(true), "agree to the claim"),
                    Map.entry(new AnswerClaim(false), "object to it"),
                    Map.entry(new AskUndo(), "ask undo"),
                    Map.entry(new AnswerUndo(true), "agree to the undo"),
                    Map.entry(new AnswerUndo(false), "refuse it"),
                    Map.entry(new WithdrawUndo(), "withdraw"));

    private BoardText() {}

    static String event(BoardEvent event) {
        return switch (event) {
            case BoardOpened(var board, var key) ->
                    "House opens %s board %d"
                            .formatted(key.isPresent() ? "sealed" : "open", board.number().value());
            case CallMade(var by, var call, var meaning) ->
                    name(by)
                            + " calls "
                            + call.code()
                            + meaning.map(m -> ", " + meaning(m)).orElse("");
            case PackSpread _ -> "House spreads a pack";
            case CardDrawn(var by) -> name(by) + " draws a card";
            case SeatsDrawn(var drawn, _) -> "drawn for seats: " + drawn;
            case ChairsExchanged(var one, var other) ->
                    name(one) + " and " + name(other) + " change chairs";
            case CardPlayed(var from, var card) -> card + " is played from " + name(from);
            case ClaimMade(var claim) ->
                    "%s claims %d of the rest, \"%s\""
                            .formatted(name(claim.by()), claim.tricks(), claim.line());
            case ClaimAgreed(var by) -> name(by) + " agrees to the claim";
            case ClaimObjected(var by) -> name(by) + " objects to the claim";
            case UndoAsked(var by, int keep) ->
                    name(by) + " asks to go back to " + keep + " actions";
            case UndoAgreed(var by) -> name(by) + " agrees to the undo";
            case UndoRefused(var by) -> name(by) + " ends the undo";
            case TakenBack(int keep) -> "taken back to " + keep + " actions";
            case BoardEnded(var result) -> "the board is over: " + result.text();
        };
    }

    /// What is the same for all who look.
    static String table(BoardView view) {
        var words = new ArrayList<String>();
        words.add(
                "board %d, %s deals, vulnerable %s"
                        .formatted(
                                view.number().value(),
                                name(view.dealer()),
                                view.vulnerability().name().toLowerCase(Locale.ROOT)));
        view.commitment()
                .ifPresent(commitment -> words.add("sealed " + commitment.substring(0, 8)));
        words.add("auction " + (view.auction().calls().isEmpty() ? "-" : view.auction().text()));
        view.play().ifPresent(play -> words.add(play(play)));
        view.claim()
                .ifPresent(pending ->
                        words.add(
                                "%s claims %d \"%s\" (%s)"
                                        .formatted(
                                                name(pending.claim().by()),
                                                pending.claim().tricks(),
                                                pending.claim().line(),
                                                asked(pending.asked(), pending.agreed()))));
        view.undo()
                .ifPresent(pending ->
                        words.add(
                                "%s asks back to %d (%s)"
                                        .formatted(
                                                name(pending.by()),
                                                pending.keep(),
                                                asked(pending.asked(), pending.agreed()))));
        view.turn().ifPresent(turn -> words.add(turn(turn, view.actor().orElseThrow())));
        view.result().ifPresent(result -> words.add("result " + result.text()));
        view.deal().ifPresent(deal -> words.add("deal " + deal.pbn()));
        view.key().ifPresent(key -> words.add("key " + key.substring(0, 8)));
        return String.join("; ", words);
    }

    /// What this viewer sees beside the [#table].
    static String own(BoardView view) {
        var words = new ArrayList<String>();
        for (var seat : Seat.values()) {
            Optional.ofNullable(view.hands().get(seat))
                    .ifPresent(hand -> words.add(seat.letter() + " " + hand.pbn()));
        }
        IntStream.range(0, view.meanings().size())
                .filter(place -> view.meanings().get(place).isPresent())
                .mapToObj(place -> meant(view, place))
                .forEach(words::add);
        if (!view.offers().isEmpty()) {
            words.add("may " + offers(view));
        }
        return words.isEmpty() ? "-" : String.join("; ", words);
    }

    static String name(Party party) {
        String name = party.toString();
        return name.charAt(0) + name.substring(1).toLowerCase(Locale.ROOT);
    }

    private static String play(PlayView play) {
        return "%s, NS %d EW %d, %d left, last trick %s, now %s"
                .formatted(
                        play.contract(),
                        play.won(Side.NORTH_SOUTH),
                        play.won(Side.EAST_WEST),
                        play.left(),
                        play.lastTrick().map(BoardText::trick).orElse("-"),
                        trick(play.current()));
    }

    private static String trick(Trick trick) {
        String cards =
                trick.cards().stream().map(Object::toString).collect(Collectors.joining(" "));
        return "%c: %s".formatted(trick.leader().letter(), cards.isEmpty() ? "-" : cards);
    }

    private static String turn(Seat turn, Seat actor) {
        return turn == actor
                ? name(turn) + "'s turn"
                : "%s's turn, for whom %s acts".formatted(name(turn), name(actor));
    }

    private static String asked(Iterable<Seat> asked, Collection<Seat> agreed) {
        var words = new ArrayList<String>();
        asked.forEach(seat -> words.add(name(seat) + (agreed.contains(seat) ? " agrees" : "?")));
        return words.stream().sorted().collect(Collectors.joining(", "));
    }

    private static String meant(BoardView view, int place) {
        return "%s's %s %s"
                .formatted(
                        name(view.auction().caller(place)),
                        view.auction().calls().get(place).code(),
                        meaning(view.meanings().get(place).orElseThrow()));
    }

    private static String meaning(Meaning meaning) {
        return "%s \"%s\"".formatted(meaning.key(), String.join(", ", meaning.details()));
    }

    private static String offers(BoardView view) {
        var words = new ArrayList<String>();
        if (!view.calls().isEmpty()) {
            words.add("call " + calls(view.calls()));
        }
        if (!view.playable().equals(CardSet.NONE)) {
            words.add("play " + view.playable().pbn());
        }
        int claims = view.offers().stream().filter(MakeClaim.class::isInstance).toList().size();
        if (claims > 0) {
            words.add("claim 0 to " + (claims - 1));
        }
        ANSWERS.stream()
                .filter(answer -> view.offers().contains(answer.getKey()))
                .map(Map.Entry::getValue)
                .forEach(words::add);
        return String.join(", ", words);
    }

    /// The words, and the bids from the lowest up, which are always all of those to 7N.
    private static String calls(List<Call> calls) {
        var words = new ArrayList<>(calls.stream().map(Call::code).toList());
        int bids = calls.stream().filter(Call.Bid.class::isInstance).toList().size();
        if (bids > 2) {
            var lowest = words.get(words.size() - bids);
            words.subList(words.size() - bids, words.size()).clear();
            words.add(lowest + " to 7N");
        }
        return String.join(" ", words);
    }
}
