package overtrick.can.duplicate;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.can.CanRefusal;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.PackBrought;
import overtrick.can.deal.Dealers;
import overtrick.can.game.CanVariant;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.Chairs;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep.Shuffling;
import overtrick.can.match.Shuffle;
import overtrick.can.match.Stage.Between;
import overtrick.can.rules.CanRules;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;

/// One deal of duplicate Bài Càn at one table, by the rules of [overtrick.can.game.CanGame] with
/// three exceptions: the pack is prepared and not cut, it is dealt in the way it was made for, and
/// a redeal or a misdeal brings the pack that every other table gets as well. When the packs for
/// redeals are used up, nobody is asked any more. The deal is the first of a match that has no
/// second.
public final class DuplicateGame implements CanVariant {

    private final List<Pack> packs;
    private final int turned;
    private final CanTable start;

    /// A game of one prepared deal at one table.
    ///
    /// @param turned how many chairs to the right the deal is turned at this table
    public DuplicateGame(DuplicateDeal deal, int turned, CanRules rules) {
        this.packs = deal.packs();
        this.turned = turned;
        this.start = new CanTable(1, Optional.of(opened(deal.turned(turned), rules)));
    }

    private static CanMatch opened(DuplicateDeal deal, CanRules rules) {
        int limit = rules.redeal().limit();
        int redeals = limit == 0 ? deal.redeals() : Math.min(limit, deal.redeals());
        var way =
                switch (deal.way()) {
                    case FIVES_FIRST -> "fives-first";
                    case ALTERNATING -> "alternating";
                };
        var pack = new Shuffling(Shuffle.AWAITED.with(deal.packs().getFirst()));
        return new CanMatch(
                rules.with(
                        "dealing.cut = never", "dealing.way = " + way, "redeal.limit = " + redeals),
                Chairs.AS_THEY_CAME,
                Optional.of(deal.dealer().side()),
                Optional.of(new Dealers(deal.dealer(), Optional.empty())),
                deal.debts(),
                List.of(),
                List.of(),
                DealInPlay.begun(1, deal.dealer(), deal.debts()).with(pack));
    }

    @Override
    public CanTable start() {
        return start;
    }

    @Override
    public Decision<CanEvent> decide(CanTable table, Party actor, CanCommand command) {
        if (command instanceof BringPack) {
            return Decision.refuse(CanRefusal.NOT_NOW); // they all lie ready
        }
        var decision = GAME.decide(table, actor, command);
        return decision instanceof Accepted<CanEvent>(var events)
                ? new Accepted<>(withNextPack(table, events))
                : decision;
    }

    /// A misdeal is dealt again from the same pack, a redeal from the next one.
    private List<CanEvent> withNextPack(CanTable table, List<CanEvent> events) {
        var after = table;
        for (var event : events) {
            after = GAME.evolve(after, event);
        }
        if (!(after.match().orElseThrow().stage() instanceof DealInPlay deal)
                || !(deal.step() instanceof Shuffling(var shuffle))
                || shuffle.pack().isPresent()) {
            return events;
        }
        var all = new ArrayList<>(events);
        all.add(new PackBrought(packs.get(deal.redeals())));
        return all;
    }

    /// The score of those who held the cards of North and South in the deal as it was made, goals
    /// by rulings included; empty while it goes on.
    public Optional<DuplicateScore> score(CanTable table) {
        var match = table.match().orElseThrow();
        if (!(match.stage() instanceof Between)) {
            return Optional.empty();
        }
        var side = Seat.NORTH.plus(-turned).side();
        int goals = match.goals(side) - match.goals(side.other());
        var line = match.record().getLast();
        return Optional.of(
                line.result()
                        .map(result -> DuplicateScore.of(result, side, match.rules()))
                        .map(score -> new DuplicateScore(goals, score.tribute(), score.points()))
                        .orElseGet(() -> new DuplicateScore(goals, 0, 0)));
    }
}
