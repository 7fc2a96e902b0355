package overtrick.boards.page;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import overtrick.bridge.auction.Contract;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.play.Play;
import overtrick.bridge.score.Result.Played;
import overtrick.bridgetable.duplicate.FinishedBoard;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.page.Words;
import overtrick.robots.bidding.Readings;
import overtrick.scoring.board.ImpTable;
import overtrick.solver.analysis.AuctionAnalysis;
import overtrick.solver.analysis.PlayAnalysis;
import overtrick.systems.Meant;
import overtrick.systems.hand.Hand;

/// What decided a board, as one sentence: the auction or the card that moved its score furthest
/// from what both sides could have held with all cards open.
record Decisive(FinishedBoard board, Analysis analysis, Readings readings, Words words) {

    /// Better cards that are named.
    private static final int NAMED = 2;

    /// @param side from which it is seen: it does not matter to what is said but in a tie
    String sentence(Side side) {
        int expected = Losses.expected(board, analysis, side);
        int bidding = ImpTable.imps(expected - analysis.board().par().points(side));
        int play = ImpTable.imps(board.points(side) - expected);
        if (bidding == 0 && play == 0) {
            return words.get("decided.par");
        }
        if (Math.abs(play) > Math.abs(bidding)) { // in a tie what came first
            var loser = play < 0 ? side : side.other();
            return analysis.board()
                    .play()
                    .map(cards -> card(cards, loser).orElseGet(() -> claim(cards)))
                    .orElseGet(() -> words.get("decided.auction"));
        }
        var loser = bidding < 0 ? side : side.other();
        return auction(loser) + misfit(loser);
    }

    // The auction

    private String auction(Side loser) {
        var reached = analysis.board().expected();
        var best =
                analysis.board().par().results().stream()
                        .filter(played -> played.contract().declarer().side() == loser)
                        .max(Comparator.comparing(Decisive::isMade));
        boolean declares =
                reached.filter(played -> played.contract().declarer().side() == loser).isPresent();
        if (declares && !isMade(reached.get())) {
            return best.filter(Decisive::isMade)
                    .map(played -> words.get("decided.instead", brief(reached), brief(played)))
                    .orElseGet(() -> tooHigh(reached.get()));
        }
        if (best.isPresent()) {
            return isMade(best.get())
                    ? words.get("decided.missed", brief(best.get()))
                    : words.get(
                            "decided.sacrifice",
                            brief(best.get()),
                            -best.get().points(loser, board.board().vulnerability()));
        }
        return reached.map(this::defended).orElseGet(() -> words.get("decided.auction"));
    }

    /// The loser defends, and has nothing to bid themselves.
    private String defended(Played reached) {
        boolean doubled = reached.contract().doubling() != Doubling.UNDOUBLED;
        if (isMade(reached)) {
            return words.get(doubled ? "decided.doubled" : "decided.auction", brief(reached));
        }
        return words.get("decided.double", brief(reached));
    }

    private String tooHigh(Played reached) {
        int down = reached.contract().bid().tricks() - reached.tricks();
        return words.count("decided.toohigh", down, brief(reached));
    }

    private static boolean isMade(Played played) {
        return played.tricks() >= played.contract().bid().tricks();
    }

    private String brief(Optional<Played> played) {
        return brief(played.orElseThrow());
    }

    private String brief(Played played) {
        return words.symbols(played.contract().bid());
    }

    /// Of the side’s calls that its system does not have for the hand, the one that cost most.
    private String misfit(Side loser) {
        return analysis.board()
                .auction()
                .map(calls -> misfit(calls, loser))
                .filter(text -> !text.isEmpty())
                .map(text -> " " + text)
                .orElse("");
    }

    private String misfit(AuctionAnalysis calls, Side loser) {
        var meant =
                readings.of(board.agreements(), board.auction(), board.board().vulnerability())
                        .calls();
        return IntStream.range(0, meant.size())
                .filter(place -> meant.get(place).caller().side() == loser)
                .filter(place -> !lacking(meant.get(place)).isEmpty())
                .boxed()
                .max(
                        Comparator.comparingInt((Integer place) -> calls.steps().get(place).cost())
                                .thenComparing(Comparator.reverseOrder()))
                .map(meant::get)
                .map(call ->
                        words.get(
                                "decided.misfit",
                                words.name(call.caller()),
                                words.symbols(call.call()),
                                lacking(call)))
                .orElse("");
    }

    private String lacking(Meant call) {
        var hand = Hand.of(board.board().deal().hand(call.caller()));
        return words.systems().lacking(call.row().shows(), hand);
    }

    // The play

    /// The card of the side that cost most; of several the last, for it was not given back.
    private Optional<String> card(PlayAnalysis play, Side loser) {
        var score = Losses.score(board, play);
        int dearest = -1;
        int most = 0;
        for (int card = 0; card < play.steps().size(); card++) {
            var step = play.steps().get(card);
            int cost = Math.abs(score.applyAsInt(step.before()) - score.applyAsInt(step.after()));
            if (step.seat().side() == loser && step.cost() > 0 && cost >= most) {
                dearest = card;
                most = cost;
            }
        }
        return dearest < 0 ? Optional.empty() : Optional.of(card(play, dearest));
    }

    /// No card cost anything: the tricks that were not played went elsewhere than they would have.
    private String claim(PlayAnalysis play) {
        return words.count("decided.claim", Math.abs(Losses.claimed(board, analysis, play)));
    }

    private String card(PlayAnalysis play, int place) {
        var step = play.steps().get(place);
        String card = words.symbols(step.card());
        String who = words.name(step.seat());
        String gave = words.count("decided.gave", step.cost(), card, who);
        return gave
                + setUp(play.play(), place)
                        .map(up ->
                                words.get(
                                        "decided.setup",
                                        words.name(up.seat()),
                                        words.symbols(up.card())))
                        .orElseGet(() -> better(place))
                + contract(play, step);
    }

    /// Whether the contract went with it.
    private String contract(PlayAnalysis play, PlayAnalysis.Step step) {
        Contract contract = play.play().contract();
        int needed = contract.bid().tricks();
        boolean turned = (step.before() >= needed) != (step.after() >= needed);
        return turned
                ? " " + words.get(step.after() >= needed ? "decided.made" : "decided.beaten")
                : "";
    }

    private String better(int place) {
        var worths = analysis.worthsAfter(place);
        int best = Collections.max(worths.values());
        String cards =
                worths.entrySet().stream()
                        .filter(worth -> worth.getValue() == best)
                        .limit(NAMED)
                        .map(worth -> words.symbols(worth.getKey()))
                        .collect(Collectors.joining(" " + words.get("decided.or") + " "));
        return words.get("decided.better", cards);
    }

    /// A card that has become the highest of its suit.
    private record SetUp(Seat seat, Card card) {}

    /// The card of the other side that was not the highest left of the suit before this trick, and
    /// is after it.
    private static Optional<SetUp> setUp(Play play, int place) {
        var card = play.cards().get(place);
        var before = play.first(place);
        int trickEnd = Math.min(play.cards().size(), (place / 4 + 1) * 4);
        var after = play.first(trickEnd);
        var by = before.turn();
        var masterBefore = master(before, card);
        return master(after, card)
                .filter(now -> now.seat().opposes(by))
                .filter(_ -> masterBefore.filter(was -> !was.seat().opposes(by)).isPresent());
    }

    private static Optional<SetUp> master(Play play, Card of) {
        return Arrays.stream(Seat.values())
                .filter(seat -> !play.hand(seat).in(of.suit()).isEmpty())
                .map(seat -> new SetUp(seat, play.hand(seat).in(of.suit()).highest()))
                .max(Comparator.comparing(held -> held.card().rank()));
    }
}
