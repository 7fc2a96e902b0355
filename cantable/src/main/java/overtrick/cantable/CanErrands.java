package overtrick.cantable;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.OpenRound;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.rules.TributeRules.Substitute;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.house.game.Errand;
import overtrick.house.table.Chair;
import overtrick.house.table.Occupant;
import overtrick.house.table.Table;

/// What the house does at a table of Bài Càn: it opens the match when all have come, brings the
/// packs, does the formalities, draws lots, and goes on for those who watch robots among
/// themselves.
final class CanErrands {

    /// How long robots among themselves leave a result on the table for those who watch.
    private static final Duration BETWEEN_DEALS = Duration.ofSeconds(8);

    /// How long the lots lie on the table before they are drawn.
    private static final Duration LOTS = Duration.ofSeconds(2);

    /// How long the declarer may take to name trump when they have led a joker (ruling 4).
    private static final Duration TRUMP = Duration.ofSeconds(90);

    private final ContestPacks contests;
    private final Function<CanView, Pack> packs;
    private final SecureRandom chance = new SecureRandom();

    CanErrands(ContestPacks contests, Function<CanView, Pack> packs) {
        this.contests = contests;
        this.packs = packs;
    }

    /// What there is to do at a table at which all sit.
    List<Errand<CanCommand>> of(
            SittingRules rules, CanTerms terms, Table<Sitting> table, int watchers) {
        var seen = table.game().publicly();
        if (seen.isEmpty()) {
            return List.of(errand("first match", Duration.ZERO, opening(terms)));
        }
        var view = seen.get();
        if (view.isOver() && isAgainstRobots(table) && mayBeSigned(rules, table.game())) {
            return List.of(errand("sign", Duration.ZERO, new SignRecord()));
        }
        if (view.isOver() || isBetweenDeals(view)) {
            return goingOn(terms, table, view, watchers);
        }
        if (!view.awaited().isEmpty()) {
            return withPlayers(rules, table.game());
        }
        return rules.offers(table.game(), Outsider.HOUSE).stream()
                        .anyMatch(DrawLots.class::isInstance)
                ? List.of(new Errand<>("lots", LOTS, () -> Optional.of(lots())))
                : List.of(
                        new Errand<>("pack", Duration.ZERO, () -> Optional.of(pack(terms, view))));
    }

    /// Whether one side is robots alone: nobody is there who could disagree with the result, so the
    /// record is signed by itself.
    private static boolean isAgainstRobots(Table<Sitting> table) {
        return Stream.of(Side.values())
                .anyMatch(side ->
                        side.seats().stream()
                                .allMatch(seat ->
                                        table.chair(seat)
                                                .filter(Chair::isPlayedByRobot)
                                                .isPresent()));
    }

    private static boolean mayBeSigned(SittingRules rules, Sitting sitting) {
        return rules.offers(sitting, Outsider.HOUSE).contains(new SignRecord());
    }

    private static CanCommand opening(CanTerms terms) {
        return terms.contest().isPresent()
                ? new OpenRound(terms.rules())
                : new OpenMatch(terms.rules());
    }

    /// Robots among themselves go on for those who watch, and in a contest in any case.
    private List<Errand<CanCommand>> goingOn(
            CanTerms terms, Table<Sitting> table, CanView view, int watchers) {
        boolean goesOn = table.isPlayedByRobots() && (watchers > 0 || terms.contest().isPresent());
        var next = goesOn ? next(terms, view) : Optional.<CanCommand>empty();
        var after = watchers > 0 ? table.pause(BETWEEN_DEALS) : Duration.ZERO;
        return Stream.concat(
                        reserves(table, view),
                        next.stream().map(command -> errand("go on", after, command)))
                .toList();
    }

    /// What follows when a player wants to go on: the next deal, or the next match where there can
    /// be one.
    Optional<CanCommand> next(CanTerms terms, CanView view) {
        if (view.isOver()) {
            return terms.contest().isPresent()
                    ? Optional.empty()
                    : Optional.of(new OpenMatch(terms.rules()));
        }
        boolean played =
                terms.contest()
                        .filter(place ->
                                view.record().size() >= contests.deals(place)
                                        || !contests.mayBegin(place))
                        .isPresent();
        if (played) {
            return Optional.empty();
        }
        return isBetweenDeals(view) ? Optional.of(pack(terms, view)) : Optional.empty();
    }

    /// A reserve who came between the deals owes nothing where the club plays it so (ruling 26).
    private static Stream<Errand<CanCommand>> reserves(Table<Sitting> table, CanView view) {
        boolean free = view.rules().tribute().substitute() == Substitute.IS_FREE;
        return view.debts().stream()
                .map(Debt::payer)
                .filter(payer -> free && isReserve(table, payer))
                .map(payer -> errand("reserve", Duration.ZERO, new CanCommand.Substitute(payer)));
    }

    /// Whether the player has come after the last deal and held none of its hands.
    private static boolean isReserve(Table<Sitting> table, Seat seat) {
        return table.known().newcomers().contains(seat)
                && table.chair(seat)
                        .map(Chair::occupant)
                        .filter(occupant ->
                                occupant instanceof Occupant.Person(var id, _)
                                        && !table.known().hands().containsKey(id))
                        .isPresent();
    }

    private List<Errand<CanCommand>> withPlayers(SittingRules rules, Sitting sitting) {
        var errands = new ArrayList<Errand<CanCommand>>();
        var offers = rules.offers(sitting, Outsider.HOUSE);
        var formalities = offers.stream().filter(OfPlayer.class::isInstance).toList();
        if (!formalities.isEmpty()) {
            errands.add(
                    new Errand<>(
                            "formality", Duration.ZERO, () -> Optional.of(anyOf(formalities))));
        }
        if (offers.contains(new LetTimePass())) {
            errands.add(errand("trump", TRUMP, new LetTimePass()));
        }
        return errands;
    }

    private static Errand<CanCommand> errand(String what, Duration after, CanCommand command) {
        return new Errand<>(what, after, () -> Optional.of(command));
    }

    /// A lot is drawn for what there is to choose.
    private CanCommand anyOf(List<CanCommand> formalities) {
        return formalities.contains(new AnswerRedeal(false))
                ? new AnswerRedeal(false)
                : formalities.get(chance.nextInt(formalities.size()));
    }

    private CanCommand lots() {
        var sides = Side.values();
        return new DrawLots(sides[chance.nextInt(sides.length)]);
    }

    private CanCommand pack(CanTerms terms, CanView view) {
        int deal = view.deal().map(DealView::number).orElse(view.record().size() + 1);
        int redeals = view.deal().map(DealView::redeals).orElse(0);
        return new BringPack(
                terms.contest()
                        .map(table -> contests.pack(table, deal, redeals))
                        .orElseGet(() -> packs.apply(view)));
    }

    /// Whether the result of a deal lies on the table and the next one may come.
    private static boolean isBetweenDeals(CanView view) {
        return view.lastDeal().isPresent();
    }
}
