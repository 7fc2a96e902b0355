package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Hands;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.AskCut;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.CallMisdeal;
import overtrick.can.act.CanCommand.ChooseOrder;
import overtrick.can.act.CanCommand.Cut;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DeclareTrump;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.DrawLots;
import overtrick.can.act.CanCommand.LetTimePass;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.NameKeeper;
import overtrick.can.act.CanCommand.NameTaker;
import overtrick.can.act.CanCommand.OpenMatch;
import overtrick.can.act.CanCommand.PayTribute;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.ReturnTribute;
import overtrick.can.act.CanCommand.Rule;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.Substitute;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanCommand.TakeHand;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanCommand.TakeUpCard;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.duplicate.DuplicateGame;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.match.DealStep;
import overtrick.can.match.DealStep.Dealt;
import overtrick.can.match.ShootOut;
import overtrick.can.match.Stage;
import overtrick.can.play.CanPlay;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.rules.PlayingRules.JokerLed;
import overtrick.can.ruling.Irregularity.ExposedCard;
import overtrick.can.ruling.Irregularity.LeadOutOfTurn;
import overtrick.can.ruling.Irregularity.Revoke;
import overtrick.can.ruling.Irregularity.Underpaid;
import overtrick.can.tribute.Tribute;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.testkit.SeatedGame;

/// Random matches of Bài Càn, for [overtrick.testkit.Conformance].
final class MatchGame implements SeatedGame<CanTable, CanCommand, CanEvent, Optional<CanView>> {

    /// A shoot-out of random cards would go on for ever.
    private static final int KICKS = 6;

    private final Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> rules;
    private final Worlds worlds;
    private final Function<RandomGenerator, CanRules> options;
    private final Predicate<Stage> longEnough;

    MatchGame(Function<RandomGenerator, CanRules> options) {
        this(new CanGame(), options, MatchGame::isManyKicks);
    }

    /// A single deal: it is over when there would be another.
    static MatchGame of(DuplicateGame deal) {
        return new MatchGame(deal, _ -> CanRules.CLUB, Stage.Between.class::isInstance);
    }

    private MatchGame(
            Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> rules,
            Function<RandomGenerator, CanRules> options,
            Predicate<Stage> longEnough) {
        this.rules = rules;
        this.longEnough = longEnough;
        this.worlds = new Worlds(rules);
        this.options = options;
    }

    /// A match in progress.
    static MatchGame from(CanMatch match) {
        return new MatchGame(
                new Later(new CanTable(1, Optional.of(match))),
                _ -> match.rules(),
                MatchGame::isManyKicks);
    }

    /// The rules of the game from some point on.
    private record Later(CanTable start) implements CanVariant {}

    @Override
    public Rules<CanTable, Party, CanCommand, CanEvent, Optional<CanView>> rules() {
        return rules;
    }

    @Override
    public Optional<Move<Party, CanCommand>> houseMove(CanTable table, RandomGenerator chance) {
        if (table.match().isEmpty()) {
            return Optional.of(new Move<>(Outsider.HOUSE, new OpenMatch(options.apply(chance))));
        }
        var bring = new BringPack(Pack.shuffled(chance));
        return rules.decide(table, Outsider.HOUSE, bring) instanceof Accepted<CanEvent>
                        && !isLongEnough(table)
                ? Optional.of(new Move<>(Outsider.HOUSE, bring))
                : Optional.empty();
    }

    @Override
    public boolean isLongEnough(CanTable table) {
        return longEnough.test(table.match().orElseThrow().stage());
    }

    private static boolean isManyKicks(Stage stage) {
        return stage instanceof ShootOut shoot && shoot.kicks().taken().size() >= KICKS;
    }

    @Override
    public boolean mayEnd(CanTable table) {
        return table.match().orElseThrow().isOver();
    }

    @Override
    public int longest() {
        return 6000;
    }

    @Override
    public Collection<CanCommand> candidates(CanTable table) {
        var all = new ArrayList<CanCommand>();
        all.addAll(List.of(new DrawCard(), new AskCut(), new TakeKitty(), new LetTimePass()));
        all.addAll(List.of(new CallMisdeal(), new ChooseOrder(true), new ChooseOrder(false)));
        all.add(new SignRecord());
        for (boolean yes : new boolean[] {true, false}) {
            all.add(new AnswerRedeal(yes));
            all.add(new AnswerClaim(yes));
        }
        for (var seat : Seat.values()) {
            all.addAll(
                    List.of(
                            new TakeChair(seat),
                            new NameDealer(seat),
                            new NameTaker(seat),
                            new NameKeeper(seat),
                            new TakeHand(seat),
                            new Substitute(seat)));
            all.addAll(
                    List.of(
                            new Rule(new Revoke(seat, true)),
                            new Rule(new Revoke(seat, false)),
                            new Rule(new LeadOutOfTurn(seat)),
                            new Rule(new Underpaid(seat))));
        }
        Stream.of(Side.values()).map(DrawLots::new).forEach(all::add);
        Stream.of(DealWay.values()).map(DealCards::new).forEach(all::add);
        CanCall.ALL.stream().map(MakeCall::new).forEach(all::add);
        Stream.of(Suit.values()).map(Trump::of).map(DeclareTrump::new).forEach(all::add);
        all.add(new DeclareTrump(Trump.NONE));
        IntStream.rangeClosed(0, 54).mapToObj(Cut::new).forEach(all::add);
        withCards(table, all);
        return all;
    }

    private static void withCards(CanTable table, List<CanCommand> all) {
        var match = table.match();
        if (match.flatMap(MatchGame::play).isPresent()) {
            var play = match.flatMap(MatchGame::play).orElseThrow();
            for (var card : CanSet.ALL) {
                all.add(new PlayCard(card));
                if (!play.isLed() || card.place() == 0) {
                    all.add(new BuryCard(card));
                    all.add(new TakeUpCard(card));
                }
            }
            for (var seat : Seat.values()) {
                var likely = play.hands().of(seat).with(CanCard.at(0));
                likely.forEach(card -> all.add(new Rule(new ExposedCard(seat, card))));
            }
            for (int points = -5; points <= 105; points += 5) {
                all.add(new MakeClaim(points, true));
                all.add(new MakeClaim(points, false));
            }
        }
        if (match.isPresent()
                && match.get().stage() instanceof DealInPlay deal
                && deal.step() instanceof DealStep.Paying(var dealt)) {
            for (var seat : Seat.values()) {
                for (int count = 1; count <= 2; count++) {
                    for (var cards : Tribute.choices(dealt.hands().of(seat), count)) {
                        all.add(new PayTribute(cards));
                        all.add(new ReturnTribute(cards));
                    }
                }
            }
        }
    }

    static Optional<CanPlay> play(CanMatch match) {
        return switch (match.stage()) {
            case DealInPlay deal when deal.step() instanceof DealStep.Playing playing ->
                    Optional.of(playing.play());
            case ShootOut shoot when shoot.step() instanceof ShootOut.Kicking(_, var play) ->
                    Optional.of(play);
            case Stage _ -> Optional.empty();
        };
    }

    @Override
    public Set<Party> inTurn(CanTable table) {
        if (table.match().isEmpty()) {
            return Set.of();
        }
        var match = table.match().get();
        if (match.stage() instanceof DealInPlay deal
                && deal.step() instanceof DealStep.Bidding(_, var auction)) {
            return Set.of(deal.dealer().plus(3 * auction.calls().size()));
        }
        boolean halted =
                match.stage() instanceof DealInPlay deal
                        && deal.step() instanceof DealStep.Playing playing
                        && playing.claim().isPresent();
        return play(match)
                .filter(play -> !halted && play.buried().size() == 6 && mayPlay(play))
                .<Set<Party>>map(play -> Set.of(nextToPlay(play)))
                .orElse(Set.of());
    }

    /// After a joker has been led the trump must be named before the next card.
    private static boolean mayPlay(CanPlay play) {
        boolean jokerLed =
                play.tricks().isEmpty()
                        && play.current().led().filter(CanCard.Joker.class::isInstance).isPresent();
        boolean demanded = play.rules().jokerLed() == JokerLed.DECLARE_FIRST && !play.timeUp();
        boolean named = play.trump().isPresent();
        return named || (!(jokerLed && demanded) && play.tricks().isEmpty());
    }

    private static Seat nextToPlay(CanPlay play) {
        var seats = play.circle().seats();
        int led = seats.indexOf(play.current().leader());
        return seats.get((led + play.current().cards().size()) % seats.size());
    }

    @Override
    public boolean isTurnBound(CanCommand command) {
        return command instanceof MakeCall || command instanceof PlayCard;
    }

    @Override
    public int weight(CanTable table, Move<Party, CanCommand> move) {
        return switch (move.command()) {
            case MakeClaim _, Rule _ -> 1;
            case CallMisdeal _ -> 30;
            case LetTimePass _ -> 8000;
            case DeclareTrump _ -> 100;
            case PlayCard(var card) when card instanceof CanCard.Joker -> 5000;
            case TakeUpCard _, AskCut _ -> 300;
            case AnswerClaim(boolean agreed) when agreed -> 4000;
            case CanCommand _ -> 1000;
        };
    }

    @Override
    public Optional<List<CanEvent>> redeal(
            List<CanEvent> events, Party viewer, RandomGenerator chance) {
        return viewer == Outsider.HOUSE // which brings the packs, and knows them
                ? Optional.empty()
                : worlds.other(events, viewer, chance);
    }

    /// 54 cards and a hundred points, wherever they lie; twelve each and six when dealt.
    @Override
    public void checkConserved(CanTable table) {
        var match = table.match();
        if (match.isEmpty() || !(match.get().stage() instanceof DealInPlay deal)) {
            return;
        }
        switch (deal.step()) {
            case DealStep.Shuffling _ -> {}
            case DealStep.Asking asking -> checkDealt(asking.dealt());
            case DealStep.Paying(var dealt) ->
                    checkWhole(dealt.hands(), dealt.kitty(), CanSet.NONE);
            case DealStep.Bidding(var dealt, _) -> checkDealt(dealt);
            case DealStep.Playing playing -> {
                var play = playing.play();
                checkWhole(
                        play.hands(), playing.dealt().kitty(), play.buried().union(play.played()));
                int onTable = CanSet.copyOf(play.current().cards()).points();
                int unplayed =
                        play.hands().all().points()
                                + CanSet.copyOf(playing.dealt().kitty()).points();
                assertThat(
                                play.pointsAgainst()
                                        + play.pointsFor()
                                        + play.buried().points()
                                        + onTable
                                        + unplayed)
                        .isEqualTo(100);
            }
        }
    }

    private static void checkDealt(Dealt dealt) {
        checkWhole(dealt.hands(), dealt.kitty(), CanSet.NONE);
        for (var seat : Seat.values()) {
            assertThat(dealt.hands().of(seat).size()).isEqualTo(12);
        }
        assertThat(dealt.kitty()).hasSize(6);
    }

    private static void checkWhole(Hands hands, List<CanCard> kitty, CanSet gone) {
        int cards = kitty.size() + gone.size();
        for (var seat : Seat.values()) {
            cards += hands.of(seat).size();
        }
        assertThat(cards).isEqualTo(54);
        assertThat(hands.all().union(CanSet.copyOf(kitty)).union(gone)).isEqualTo(CanSet.ALL);
    }

    /// A player sees the cards they hold, and not one of the kitty or of anybody else's.
    private static void checkHand(CanMatch match, Party viewer, CanView sees) {
        if (viewer instanceof Seat seat && match.stage() instanceof DealInPlay deal) {
            var held =
                    switch (deal.step()) {
                        case DealStep.Shuffling _ -> CanSet.NONE;
                        case DealStep.Asking asking -> asking.dealt().hands().of(seat);
                        case DealStep.Paying(var dealt) -> dealt.hands().of(seat);
                        case DealStep.Bidding(var dealt, _) -> dealt.hands().of(seat);
                        case DealStep.Playing playing -> playing.play().hands().of(seat);
                    };
            assertThat(sees.hand()).as("the hand that %s sees", seat).isEqualTo(held);
        }
        if (viewer instanceof Seat seat
                && match.stage() instanceof ShootOut shoot
                && shoot.step() instanceof ShootOut.Kicking(_, var play)) {
            assertThat(sees.hand()).isEqualTo(play.hands().of(seat));
        }
    }

    @Override
    public void checkSecrets(CanTable table, Party viewer, Optional<CanView> view) {
        if (view.isEmpty()) {
            return;
        }
        var sees = view.get();
        checkHand(table.match().orElseThrow(), viewer, sees);
        boolean choosesHand =
                table.match().orElseThrow().stage() instanceof ShootOut shoot
                        && shoot.step() instanceof ShootOut.Choosing
                        && shoot.keeper().stream().anyMatch(viewer::equals);
        if (!choosesHand) {
            assertThat(sees.hands().keySet()).allMatch(viewer::equals);
        }
        sees.play()
                .filter(play -> play.declarer() != viewer)
                .ifPresent(play -> assertThat(play.own()).isEmpty());
        if (table.match().orElseThrow().stage() instanceof DealInPlay deal
                && deal.step() instanceof DealStep.Asking asking) {
            boolean own = viewer instanceof Seat seat && asking.answers().containsKey(seat);
            assertThat(sees.deal().flatMap(DealView::answer).isPresent())
                    .as("an answer about a redeal is seen")
                    .isEqualTo(own);
        }
        sees.lastDeal().ifPresent(play -> assertThat(play.own()).isEmpty());
        sees.deal()
                .ifPresent(deal ->
                        deal.exchanges().stream()
                                .filter(one -> one.debt().payer() != viewer)
                                .filter(one -> one.debt().recipient() != viewer)
                                .forEach(one ->
                                        assertThat(one.paidCards())
                                                .as("secret tribute")
                                                .isEqualTo(one.returnedCards())
                                                .isEmpty()));
    }
}
