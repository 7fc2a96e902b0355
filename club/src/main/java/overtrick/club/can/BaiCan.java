package overtrick.club.can;

import java.security.SecureRandom;
import java.time.Duration;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import overtrick.can.CanRefusal;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.OpenMatch;
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
import overtrick.can.rules.TributeRules.Substitute;
import overtrick.can.tribute.Debt;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.can.view.PlayView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.rules.Refusal;
import overtrick.cards.rules.Rules;
import overtrick.club.game.Errand;
import overtrick.club.game.Game;
import overtrick.club.game.Player;
import overtrick.club.game.TermsForm;
import overtrick.club.table.Chair;
import overtrick.club.table.Occupant;
import overtrick.club.table.Table;
import overtrick.club.table.TableEvent;
import overtrick.club.table.TableView;
import overtrick.club.table.Terms;
import overtrick.log.form.EventCodec;
import overtrick.log.host.Projection;

/// Bài Càn: matches one after another, against robots, with friends, or mixed.
public final class BaiCan implements Game<Sitting, CanCommand, CanEvent, CanSeen> {

    /// How long robots among themselves leave a result on the table for those who watch.
    private static final Duration BETWEEN_DEALS = Duration.ofSeconds(8);

    /// How long the lots lie on the table before they are drawn.
    private static final Duration LOTS = Duration.ofSeconds(2);

    /// How long the declarer may take to name trump when he has led a joker (ruling 4).
    static final Duration TRUMP = Duration.ofSeconds(90);

    private static final Set<Seat> ALL = Set.of(Seat.values());

    private final Map<Ceremony, SittingRules> rules =
            Map.of(
                    Ceremony.PLAYERS, new SittingRules(Ceremony.PLAYERS),
                    Ceremony.HOUSE, new SittingRules(Ceremony.HOUSE));

    private final Map<CanStrength, CanPlayer> robots =
            Map.of(
                    CanStrength.RULES, new CanPlayer(CanStrength.RULES),
                    CanStrength.SEARCH, new CanPlayer(CanStrength.SEARCH));

    private final SecureRandom chance = new SecureRandom();

    public BaiCan() {} // explicit, as lint asks for in exported packages

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

    /// After a trick people want to look at it; six cards to bury are soon put away; before the
    /// deal an opponent may want to cut, and after a first lead the declarer may still name trumps.
    @Override
    public Duration pause(Sitting sitting, Duration pace) {
        var seen = sitting.publicly();
        boolean deals =
                seen.flatMap(CanView::deal)
                        .filter(deal -> deal.step() == DealView.Step.SHUFFLED)
                        .isPresent();
        if (deals) {
            return pace.multipliedBy(4);
        }
        return seen.flatMap(CanView::play).map(play -> pause(play, pace)).orElse(pace);
    }

    private static Duration pause(PlayView play, Duration pace) {
        boolean led = !play.tricks().isEmpty() || !play.current().cards().isEmpty();
        if (!led) {
            return pace.dividedBy(4);
        }
        if (play.trump().isEmpty()) {
            return pace.multipliedBy(12);
        }
        return isBetweenTricks(play) ? pace.multipliedBy(2) : pace;
    }

    private static boolean isBetweenTricks(PlayView play) {
        return play.current().cards().isEmpty() && !play.tricks().isEmpty();
    }

    /// The house opens the match when all have come, brings the packs, does the formalities, draws
    /// lots, and goes on for those who watch robots among themselves.
    @Override
    public List<Errand<CanCommand>> errands(String id, Table<Sitting> table, int watchers) {
        if (!table.isOpen() || !table.isFull(ALL)) {
            return List.of();
        }
        var terms = (CanTerms) table.terms().orElseThrow();
        var seen = table.game().publicly();
        boolean goesOn = table.isPlayedByRobots() && watchers > 0;
        if (seen.isEmpty()) {
            return List.of(errand("first match", Duration.ZERO, new OpenMatch(terms.rules())));
        }
        var view = seen.get();
        if (view.isOver() || isBetweenDeals(view)) {
            var next = goesOn ? next(terms, view) : Optional.<CanCommand>empty();
            return Stream.concat(
                            reserves(table, view),
                            next.stream().map(command -> errand("go on", BETWEEN_DEALS, command)))
                    .toList();
        }
        if (!view.awaited().isEmpty()) {
            return withPlayers(terms, table.game());
        }
        return at(terms).offers(table.game(), Outsider.HOUSE).stream()
                        .anyMatch(DrawLots.class::isInstance)
                ? List.of(new Errand<>("lots", LOTS, () -> Optional.of(lots())))
                : List.of(new Errand<>("pack", Duration.ZERO, () -> Optional.of(pack())));
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
        return table.newcomers().contains(seat)
                && table.chair(seat)
                        .map(Chair::occupant)
                        .filter(occupant ->
                                occupant instanceof Occupant.Person(var id, _)
                                        && !table.knows().containsKey(id))
                        .isPresent();
    }

    private List<Errand<CanCommand>> withPlayers(CanTerms terms, Sitting sitting) {
        var errands = new ArrayList<Errand<CanCommand>>();
        var offers = at(terms).offers(sitting, Outsider.HOUSE);
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

    private CanCommand pack() {
        return new BringPack(Pack.shuffled(chance));
    }

    /// Whether the result of a deal lies on the table and the next one may come.
    private static boolean isBetweenDeals(CanView view) {
        return view.lastDeal().isPresent();
    }

    @Override
    public Optional<CanCommand> next(TableView<CanSeen> table, String id) {
        var view = table.game().match();
        return view.flatMap(seen -> next(CanTerms.of(table), seen));
    }

    private Optional<CanCommand> next(CanTerms terms, CanView view) {
        if (view.isOver()) {
            return Optional.of(new OpenMatch(terms.rules()));
        }
        return isBetweenDeals(view) ? Optional.of(pack()) : Optional.empty();
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
