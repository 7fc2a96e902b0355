package overtrick.teaching.lead;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.Board;
import overtrick.bridge.BoardNumber;
import overtrick.bridge.auction.Call.Word;
import overtrick.bridge.board.BoardCommand.MakeCall;
import overtrick.bridge.board.BoardCommand.OpenBoard;
import overtrick.bridge.board.BoardRules;
import overtrick.bridge.board.BoardView;
import overtrick.bridge.board.HouseRules;
import overtrick.bridge.board.SoFar;
import overtrick.cards.FormatException;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Suit;
import overtrick.systems.Understanding;
import overtrick.systems.hand.Hand;
import overtrick.teaching.situation.Dealt;
import overtrick.teaching.situation.Drill;
import overtrick.teaching.situation.Situation;

/// Deals in which opponents bid to a contract and the player leads. They play Standard American; a
/// deal follows from the kind and its number alone.
public final class LeadDeals {

    /// What everybody plays.
    public static final String SYSTEM = "standard-american";

    private static final BoardRules RULES = new BoardRules(HouseRules.COMPARED);

    /// Deals that are looked at for one whose auction ends there.
    private static final int TRIES = 40;

    /// Whoever has a longer suit and has not bid it wonders about the auction, not the lead.
    private static final int LONGEST = 7;

    private final LeadKind kind;
    private final Drill drill;

    /// A deal that asks for a lead.
    ///
    /// @param view what the leader sees
    public record Lead(Dealt dealt, Understanding end, BoardView view) {}

    /// Makes a kind ready.
    public LeadDeals(LeadKind kind) {
        this.kind = kind;
        var line = new Situation.Line(Set.of(SYSTEM), kind.auctions(), Set.of());
        drill = Drill.of(new Situation("lead-" + kind.code(), "leads", List.of(line)), SYSTEM);
    }

    /// Which contracts they are.
    public LeadKind kind() {
        return kind;
    }

    /// The deal of a number, from 0.
    ///
    /// @throws FormatException if none was found
    public Lead deal(int number) {
        for (int tried = 0; tried < TRIES; tried++) {
            var dealt = drill.deal(number * TRIES + tried);
            if (isUsual(dealt.hand()) && dealt.now().choose(dealt.hand()).call() == Word.PASS) {
                var lead = lead(dealt);
                if (lead.isPresent()) {
                    return lead.get();
                }
            }
        }
        throw new FormatException("no lead %d against %s".formatted(number, kind.code()));
    }

    private static boolean isUsual(Hand hand) {
        return Arrays.stream(Suit.values()).allMatch(suit -> hand.length(suit) <= LONGEST);
    }

    /// The auction goes on by the systems; it must end where the player leads.
    private static Optional<Lead> lead(Dealt dealt) {
        var now = dealt.now();
        while (!now.auction().isOver()) {
            var turn = now.auction().turn().orElseThrow();
            var call = now.choose(Hand.of(dealt.deal().hand(turn))).call();
            if (call != Word.PASS) {
                return Optional.empty();
            }
            now = now.with(call);
        }
        var end = now;
        return end.auction()
                .contract()
                .filter(contract -> contract.declarer() == Dealt.PLAYER.right())
                .flatMap(_ -> view(dealt, end))
                .map(view -> new Lead(dealt, end, view));
    }

    private static Optional<BoardView> view(Dealt dealt, Understanding end) {
        var board =
                new Board(
                        new BoardNumber(1),
                        end.auction().dealer(),
                        dealt.vulnerability(),
                        dealt.deal());
        var calls =
                end.auction().calls().stream()
                        .map(call -> new MakeCall(call, Optional.empty()))
                        .toList();
        var open = new OpenBoard(board, Optional.empty(), new SoFar(calls, List.of()));
        var state = RULES.after(RULES.start(), Outsider.HOUSE, open).orElseThrow();
        return RULES.view(Optional.of(state), Dealt.PLAYER);
    }
}
