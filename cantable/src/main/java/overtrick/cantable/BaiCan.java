package overtrick.cantable;

import java.time.Duration;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import overtrick.can.CanRefusal;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanEvent;
import overtrick.can.act.CanEvent.CallMade;
import overtrick.can.act.CanEvent.CardBuried;
import overtrick.can.act.CanEvent.CardPlayed;
import overtrick.can.act.CanEvent.CardsDealt;
import overtrick.can.act.CanEvent.ChairsSwapped;
import overtrick.can.act.CanEvent.DealEnded;
import overtrick.can.act.CanEvent.MatchEnded;
import overtrick.can.act.CanEvent.Seated;
import overtrick.can.act.CanEvent.TributePaid;
import overtrick.can.act.CanEvent.TributeReturned;
import overtrick.can.match.CanMatch;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.view.CanView;
import overtrick.cards.Party;
import overtrick.cards.Seat;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.house.game.Errand;
import overtrick.house.game.Game;
import overtrick.house.game.Player;
import overtrick.house.game.TableSummary;
import overtrick.house.game.TermsForm;
import overtrick.house.table.Member;
import overtrick.house.table.Table;
import overtrick.house.table.TableEvent;
import overtrick.house.table.TableView;
import overtrick.house.table.Terms;
import overtrick.log.form.EventCodec;
import overtrick.log.host.Projection;

/// Bài Càn: matches one after another, against robots, with friends, or mixed.
public final class BaiCan implements Game<Sitting, CanCommand, CanEvent, CanSeen> {

    private static final Set<Seat> ALL = Set.of(Seat.values());

    private final Map<Ceremony, SittingRules> rules =
            Map.of(
                    Ceremony.PLAYERS, new SittingRules(Ceremony.PLAYERS),
                    Ceremony.HOUSE, new SittingRules(Ceremony.HOUSE));

    private final Map<CanStrength, CanPlayer> robots =
            Map.of(
                    CanStrength.RULES, new CanPlayer(CanStrength.RULES),
                    CanStrength.SEARCH, new CanPlayer(CanStrength.SEARCH));

    private final ContestPacks contests;
    private final CanErrands errands;

    /// @param contests whose rounds are played at tables
    /// @param packs for all other tables
    public BaiCan(ContestPacks contests, Function<CanView, Pack> packs) {
        this.contests = contests;
        errands = new CanErrands(contests, packs);
    }

    @Override
    public String name() {
        return "can";
    }

    @Override
    public TermsForm termsForm() {
        return CanForms.TERMS;
    }

    @Override
    public EventCodec<CanEvent> events() {
        return CanForms.EVENTS;
    }

    @Override
    public Terms usual() {
        return CanTerms.USUAL;
    }

    @Override
    public Rules<Sitting, Party, CanCommand, CanEvent, CanSeen> rules(Terms terms) {
        return at((CanTerms) terms);
    }

    private SittingRules at(CanTerms terms) {
        return Objects.requireNonNull(rules.get(terms.ceremony()));
    }

    @Override
    public int deals(Sitting sitting) {
        return sitting.dealt();
    }

    /// After the draw, and when the side that dealt first changes chairs (can.md §§2, 3).
    @Override
    public Map<Seat, Seat> moves(CanEvent event) {
        return switch (event) {
            case Seated(var chairs, _) -> chairs;
            case ChairsSwapped(var side) -> {
                var one = side.seats().get(0);
                yield Map.of(one, one.partner(), one.partner(), one);
            }
            case CanEvent _ -> Map.of();
        };
    }

    /// From the cards being dealt to the result.
    @Override
    public boolean isUnderWay(Sitting sitting) {
        return sitting.publicly()
                .filter(seen ->
                        seen.play().isPresent()
                                || seen.deal().filter(deal -> !deal.held().isEmpty()).isPresent())
                .isPresent();
    }

    /// As the house says: never, between the deals, or as people like (ruling 31).
    @Override
    public Optional<Refusal> silence(Sitting sitting) {
        var match = sitting.publicly().filter(view -> !view.isOver());
        return match.flatMap(view ->
                switch (view.rules().preparing().talk()) {
                    case FREE -> Optional.empty();
                    case NEVER -> Optional.of(CanRefusal.NO_TALK);
                    case BETWEEN_DEALS ->
                            isUnderWay(sitting)
                                    ? Optional.of(CanRefusal.TALK_BETWEEN_DEALS)
                                    : Optional.empty();
                });
    }

    @Override
    public Optional<Seat> doer(CanEvent event) {
        return switch (event) {
            case CallMade(var by, _) -> Optional.of(by);
            case CardPlayed(var by, _) -> Optional.of(by);
            case CardBuried(var by, _) -> Optional.of(by);
            case TributePaid(var debt, _) -> Optional.of(debt.payer());
            case TributeReturned(var debt, _) -> Optional.of(debt.recipient());
            case CanEvent _ -> Optional.empty();
        };
    }

    @Override
    public Set<Seat> asked(Sitting sitting) {
        return sitting.awaited();
    }

    /// Where either of two partners may act, a robot leaves it to a person: chairs, dealers, takers
    /// and keepers, and who draws.
    @Override
    public Set<Seat> askedOfRobots(Table<Sitting> table) {
        var awaited = EnumSet.noneOf(Seat.class);
        awaited.addAll(asked(table.game()));
        var terms = (CanTerms) table.terms().orElse(CanTerms.USUAL);
        awaited.removeIf(seat -> at(terms).isDoneByHouse(table.game(), seat));
        boolean eachForHimself = table.game().publicly().flatMap(CanView::deal).isPresent();
        if (eachForHimself) {
            return awaited;
        }
        var asked = EnumSet.noneOf(Seat.class);
        for (var seat : awaited) {
            boolean left =
                    awaited.contains(seat.partner())
                            && table.chair(seat.partner())
                                    .filter(chair -> !chair.isPlayedByRobot())
                                    .isPresent();
            if (!left) {
                asked.add(seat);
            }
        }
        return asked;
    }

    @Override
    public Player<CanCommand, CanSeen> player(TableView<CanSeen> table) {
        return robot(CanTerms.of(table));
    }

    /// The robots of a table.
    public CanPlayer robot(CanTerms terms) {
        return Objects.requireNonNull(robots.get(terms.robots()));
    }

    @Override
    public Duration pause(Sitting sitting, Duration pace) {
        return sitting.publicly().map(seen -> CanPauses.of(seen, pace)).orElse(pace);
    }

    @Override
    public List<Errand<CanCommand>> errands(String id, Table<Sitting> table, int watchers) {
        if (!table.isOpen() || !table.isFull(ALL)) {
            return List.of();
        }
        var terms = (CanTerms) table.terms().orElseThrow();
        return errands.of(at(terms), terms, table, watchers);
    }

    /// A contest is told of its deals.
    @Override
    public void attend(Table<Sitting> table) {
        var terms = (CanTerms) table.terms().orElse(CanTerms.USUAL);
        boolean over =
                table.game()
                        .publicly()
                        .filter(view -> view.isOver() || view.lastDeal().isPresent())
                        .isPresent();
        terms.contest().filter(_ -> over).ifPresent(contests::played);
    }

    /// The contest has given the chairs out.
    @Override
    public Optional<Refusal> barred(TableView<CanSeen> table, String id, Member.Person person) {
        return CanTerms.of(table).contest().flatMap(place -> contests.barred(place, id, person));
    }

    @Override
    public boolean isArranged(TableView<CanSeen> table) {
        return table.terms().hosted() || CanTerms.of(table).contest().isPresent();
    }

    @Override
    public boolean isShutTo(TableView<CanSeen> table, Member.Person person) {
        int played = table.game().story().deals().size();
        return CanTerms.of(table)
                .contest()
                .filter(place -> place.laid().isEmpty() || table.deals() > 0)
                .filter(place -> !contests.mayWatch(place, played, person.id()))
                .isPresent();
    }

    @Override
    public Optional<CanCommand> next(TableView<CanSeen> table, String id) {
        var view = table.game().match();
        return view.flatMap(seen -> errands.next(CanTerms.of(table), seen));
    }

    @Override
    public TableSummary.Place place(Sitting sitting) {
        return sitting.match().map(BaiCan::place).orElse(TableSummary.Place.GATHERING);
    }

    /// A match has a number of deals, and beyond them extra time and kicks (can.md §3).
    private static TableSummary.Place place(CanMatch match) {
        int deals = match.rules().match().deals().deals();
        int deal = match.stage() instanceof DealInPlay now ? now.number() : match.record().size();
        return switch (match.stage()) {
            case Stage.Ended _ -> TableSummary.Place.of("match-over");
            case ShootOut _ -> TableSummary.Place.of("shoot-out");
            case Stage _ when deal == 0 -> TableSummary.Place.GATHERING;
            case Stage _ when deal > deals -> TableSummary.Place.of("extra-deal", deal - deals);
            case Stage _ -> TableSummary.Place.of("deal-of", deal, deals);
        };
    }

    @Override
    public boolean isMilestone(CanEvent event) {
        return event instanceof CardsDealt
                || event instanceof DealEnded
                || event instanceof Seated
                || event instanceof ChairsSwapped
                || event instanceof MatchEnded;
    }

    @Override
    public Projection<Table<Sitting>, TableEvent<CanEvent>> projection() {
        return new PlayedMatches();
    }
}
