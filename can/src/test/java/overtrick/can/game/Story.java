package overtrick.can.game;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.can.CanCard;
import overtrick.can.CanRefusal;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerClaim;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.BringPack;
import overtrick.can.act.CanCommand.BuryCard;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.MakeCall;
import overtrick.can.act.CanCommand.MakeClaim;
import overtrick.can.act.CanCommand.PlayCard;
import overtrick.can.act.CanCommand.TakeKitty;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.match.CanMatch;
import overtrick.can.match.CanTable;
import overtrick.can.match.DealInPlay;
import overtrick.can.view.CanView;
import overtrick.can.view.DealView;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.testkit.Seeds;

/// A match driven command by command. Mutable, and confined to one test.
final class Story {

    private static final CanGame GAME = new CanGame();

    private final List<CanEvent> events = new ArrayList<>();
    private CanTable table;
    private boolean generous;

    Story(CanMatch match) {
        this.table = new CanTable(1, Optional.of(match));
    }

    Story() {
        this.table = GAME.start();
    }

    CanMatch match() {
        return table.match().orElseThrow();
    }

    CanView view(Party viewer) {
        return GAME.view(table, viewer).orElseThrow();
    }

    /// What has happened since this was last asked.
    List<CanEvent> news() {
        var news = List.copyOf(events);
        events.clear();
        return news;
    }

    Story does(Party actor, CanCommand... commands) {
        for (var command : commands) {
            var decision = GAME.decide(table, actor, command);
            if (!(decision instanceof Accepted<CanEvent>(var following))) {
                throw new AssertionError("%s: %s, but %s".formatted(actor, command, decision));
            }
            for (var event : following) {
                events.add(event);
                table = GAME.evolve(table, event);
            }
        }
        return this;
    }

    Story house(CanCommand... commands) {
        return does(Outsider.HOUSE, commands);
    }

    Story refuses(Party actor, CanCommand command, CanRefusal reason) {
        assertThat(GAME.decide(table, actor, command)).isEqualTo(Decision.refuse(reason));
        return this;
    }

    /// The house brings a pack and the dealer deals these hands from it; what is not named is dealt
    /// as it comes.
    Story deals(String north, String east, String south, String west, String kitty) {
        house(new BringPack(pack(dealer(), north, east, south, west, kitty)));
        return does(dealer(), new DealCards(DealWay.FIVES_FIRST));
    }

    Seat dealer() {
        return Dealings.ready(match())
                .map(Dealings.Ready::dealer)
                .orElseGet(() -> match().dealer(match().record().size() + 1));
    }

    /// Nobody wants a redeal.
    Story keepsAll() {
        for (var seat : view(Outsider.WATCHER).awaited()) {
            does(seat, new AnswerRedeal(false));
        }
        return this;
    }

    Story calls(String calls) {
        for (var call : calls.split(" ")) {
            does(
                    view(Outsider.WATCHER).awaited().iterator().next(),
                    new MakeCall(CanCall.parse(call)));
        }
        return this;
    }

    /// The declarer takes the whole kitty and buries these.
    Story buries(Seat declarer, String cards) {
        while (view(declarer).play().orElseThrow().kitty() > 0) {
            does(declarer, new TakeKitty());
        }
        for (var card : cards.isBlank() ? List.<CanCard>of() : cards(cards)) {
            does(declarer, new BuryCard(card));
        }
        return this;
    }

    /// Cards in the order in which they are played; whose turn it is plays.
    Story plays(String cards) {
        for (var card : cards(cards)) {
            var turn = view(Outsider.WATCHER).play().orElseThrow().turn().orElseThrow();
            does(turn, new PlayCard(card));
        }
        return this;
    }

    /// One player leads these cards, one trick after the other; the others play their lowest, clubs
    /// first.
    Story leads(String cards) {
        for (var card : cards(cards)) {
            plays(card.code());
            var circle = match().stage() instanceof DealInPlay ? 4 : 2;
            answers(circle - 1);
        }
        return this;
    }

    /// So many players in turn play the card that counts most, or else their lowest.
    Story answers(int players) {
        for (int i = 0; i < players; i++) {
            var turn = view(Outsider.WATCHER).play().orElseThrow().turn().orElseThrow();
            var playable = view(turn).playable();
            var points = playable.and(CanSet.POINTS);
            boolean gives = generous && !points.isEmpty();
            does(turn, new PlayCard(gives ? points.highest() : playable.lowest()));
        }
        return this;
    }

    /// From now on every player plays points wherever possible.
    Story generous() {
        generous = true;
        return this;
    }

    /// A whole deal of random cards, whose end all agree on: the dealer bids so much.
    Story settles(long seed, String level, int points, boolean lastLost) {
        house(new BringPack(Pack.shuffled(Seeds.chance(seed))));
        does(dealer(), new DealCards(DealWay.ALTERNATING));
        while (view(Outsider.WATCHER).deal().orElseThrow().step() != DealView.Step.AUCTION) {
            var seat = view(Outsider.WATCHER).awaited().iterator().next();
            does(seat, view(seat).offers().getLast()); // no redeal; any lawful tribute
        }
        calls(level.equals("100") ? level : level + " P P P");
        var declarer = view(Outsider.WATCHER).play().orElseThrow().declarer();
        buries(declarer, "");
        while (view(declarer).play().orElseThrow().buried() < 6) {
            does(declarer, new BuryCard(view(declarer).hand().highest()));
        }
        does(declarer, new PlayCard(view(declarer).hand().lowest()));
        does(declarer, new MakeClaim(points, lastLost));
        for (var seat : List.of(declarer.right(), declarer.partner(), declarer.left())) {
            does(seat, new AnswerClaim(true));
        }
        return this;
    }

    static List<CanCard> cards(String codes) {
        return Stream.of(codes.strip().split("\\s+")).map(CanCard::parse).toList();
    }

    /// A pack that gives the players these cards, with the other cards, low ones first, where there
    /// is room.
    static Pack pack(
            Seat dealer, String north, String east, String south, String west, String kitty) {
        Map<Seat, List<CanCard>> hands = new EnumMap<>(Seat.class);
        hands.put(Seat.NORTH, listed(north));
        hands.put(Seat.EAST, listed(east));
        hands.put(Seat.SOUTH, listed(south));
        hands.put(Seat.WEST, listed(west));
        var below = kitty.isBlank() ? new ArrayList<CanCard>() : new ArrayList<>(cards(kitty));
        var rest = CanSet.ALL.minus(CanSet.copyOf(below));
        for (var hand : hands.values()) {
            rest = rest.minus(CanSet.copyOf(hand));
        }
        var left = new ArrayList<>(rest.stream().toList());
        while (below.size() < 6) {
            below.add(left.removeLast());
        }
        for (var hand : hands.values()) {
            while (hand.size() < 12) {
                hand.add(left.removeLast());
            }
        }
        var order = new ArrayList<CanCard>();
        for (int i = 0; i < CanCard.PACK; i++) {
            int part = DealWay.FIVES_FIRST.part(i);
            order.add(
                    part == DealWay.KITTY
                            ? below.removeFirst()
                            : hands.getOrDefault(dealer.plus(-part), List.of()).removeFirst());
        }
        return new Pack(order);
    }

    private static List<CanCard> listed(String hand) {
        return new ArrayList<>(CanSet.parse(hand).stream().toList());
    }
}
