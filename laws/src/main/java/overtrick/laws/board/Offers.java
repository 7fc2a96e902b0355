package overtrick.laws.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.bridge.auction.Call;
import overtrick.bridge.board.BoardCommand;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.PlayCard;
import overtrick.bridge.board.BoardRules;
import overtrick.cards.Card;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.laws.board.FreeCommand.CallAnyway;
import overtrick.laws.board.FreeCommand.ChangeCall;
import overtrick.laws.board.FreeCommand.Choose;
import overtrick.laws.board.FreeCommand.DrawAttention;
import overtrick.laws.board.FreeCommand.Expose;
import overtrick.laws.board.FreeCommand.InOrder;
import overtrick.laws.board.FreeCommand.PlayAnyway;
import overtrick.laws.board.FreeCommand.RollBack;
import overtrick.laws.board.Pending.Asked;
import overtrick.laws.board.Pending.Leading;
import overtrick.laws.board.Pending.Replacing;

/// All that may be done at a board just now, in order and not.
record Offers(FreeBoard board, BoardRules boards) {

    private static final List<FreeCommand> CALLS =
            Call.ALL.stream()
                    .flatMap(call ->
                            Stream.<FreeCommand>of(
                                    new InOrder(new MakeCall(call)),
                                    new CallAnyway(call, Optional.empty()),
                                    new ChangeCall(call, false),
                                    new ChangeCall(call, true)))
                    .toList();

    List<FreeCommand> of(Seat seat) {
        if (board.isOver()) {
            return List.of();
        }
        var pending = board.pending();
        if (pending.isPresent()) {
            return pending.get().player().equals(Optional.of(seat))
                    ? answers(pending.get())
                    : List.of();
        }
        var offers = new ArrayList<FreeCommand>();
        var deeds = new Deeds(board, boards);
        for (var candidate : candidates(seat, deeds.cards())) {
            if (deeds.decide(seat, candidate) instanceof Accepted) {
                offers.add(candidate);
            }
        }
        return offers;
    }

    private List<FreeCommand> candidates(Seat seat, CardDeeds cards) {
        var all = new ArrayList<FreeCommand>();
        if (board.isBeforeLead()) {
            all.addAll(CALLS);
        }
        board.play()
                .ifPresent(play -> {
                    for (var card : cards.ownCards(play, seat)) {
                        all.add(new InOrder(new PlayCard(card)));
                        all.add(new PlayAnyway(card));
                    }
                });
        for (Card card : board.hand(seat)) {
            all.add(new Expose(Set.of(card)));
        }
        all.add(new DrawAttention());
        boards.offers(Optional.of(board.inPlay()), seat).stream()
                .filter(offer ->
                        offer instanceof BoardCommand.MakeClaim
                                || offer instanceof BoardCommand.AnswerClaim)
                .forEach(offer -> all.add(new InOrder(offer)));
        return all;
    }

    private List<FreeCommand> answers(Pending pending) {
        return switch (pending) {
            case Asked asked -> options(asked);
            case Leading leading ->
                    leading.options().stream()
                            .<FreeCommand>map(option ->
                                    new FreeCommand.AskLead(option.demand(), option.suits()))
                            .toList();
            case Pending.Designating designating ->
                    designating.cards().stream()
                            .<FreeCommand>map(FreeCommand.Designate::new)
                            .toList();
            case Pending.Deciding(var doubted) ->
                    IntStream.rangeClosed(0, doubted.left())
                            .<FreeCommand>mapToObj(FreeCommand.DecideClaim::new)
                            .toList();
            case Replacing replacing -> {
                var all = new ArrayList<FreeCommand>();
                if (replacing.mayKeep()) {
                    all.add(new FreeCommand.Replace(Optional.empty()));
                }
                for (var card : replacing.cards()) {
                    all.add(new FreeCommand.Replace(Optional.of(card)));
                }
                yield all;
            }
        };
    }

    private List<FreeCommand> options(Asked asked) {
        var all = new ArrayList<FreeCommand>();
        var fact = asked.question().fact();
        var led = board.play().flatMap(cards -> cards.current().suitLed());
        for (var answer : asked.question().answers()) {
            if (!Deeds.namesSuit(answer.key())) {
                all.add(new Choose(fact, answer.key(), Optional.empty()));
                continue;
            }
            for (var suit : Suit.values()) {
                if (!led.equals(Optional.of(suit))) {
                    all.add(new Choose(fact, answer.key(), Optional.of(suit)));
                }
            }
        }
        return all;
    }

    /// The director's, and the silence that passes.
    ///
    /// @param directs whether a person does: the program takes nothing back
    List<FreeCommand> ofHouse(boolean judges, boolean directs) {
        var all = new ArrayList<FreeCommand>();
        boards.offers(Optional.of(board.inPlay()), Outsider.HOUSE)
                .forEach(offer -> all.add(new InOrder(offer)));
        board.pending()
                .filter(pending -> pending.player().isEmpty())
                .ifPresent(pending -> all.addAll(answers(pending)));
        if (judges) {
            for (var call : board.auction().legalCalls()) {
                all.add(new FreeCommand.Judge(call, true));
                all.add(new FreeCommand.Judge(call, false));
            }
        }
        for (int to = 1; directs && to < board.trail().size(); to++) {
            all.add(new RollBack(to));
        }
        return all;
    }
}
