package overtrick.cantable;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.can.act.CanCommand;
import overtrick.can.act.CanCommand.AnswerRedeal;
import overtrick.can.act.CanCommand.DealCards;
import overtrick.can.act.CanCommand.DrawCard;
import overtrick.can.act.CanCommand.NameDealer;
import overtrick.can.act.CanCommand.OfPlayer;
import overtrick.can.act.CanCommand.SignRecord;
import overtrick.can.act.CanCommand.TakeChair;
import overtrick.can.act.CanEvent;
import overtrick.can.game.CanGame;
import overtrick.cards.Party;
import overtrick.cards.Party.Outsider;
import overtrick.cards.Seat;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Rules;

/// Bài Càn at a table of the club. The house does for a player what they have no choice in: it says
/// for whoever has no right to a redeal that they play on, and where the table wants no ceremony it
/// draws, keeps everybody in their chair, names the dealer and has the cards dealt.
final class SittingRules implements Rules<Sitting, Party, CanCommand, CanEvent, CanSeen> {

    private static final CanGame GAME = new CanGame();

    private final Ceremony ceremony;

    SittingRules(Ceremony ceremony) {
        this.ceremony = ceremony;
    }

    @Override
    public Sitting start() {
        return Sitting.BEFORE;
    }

    @Override
    public Decision<CanEvent> decide(Sitting sitting, Party actor, CanCommand command) {
        if (actor == Outsider.HOUSE && command instanceof OfPlayer formality) {
            return inStead(sitting, formality)
                    .map(seat -> GAME.decide(sitting.table(), seat, formality))
                    .orElseGet(() -> GAME.decide(sitting.table(), actor, command));
        }
        return GAME.decide(sitting.table(), actor, command);
    }

    /// The first player for whom the house may do this. A record is signed for players only where
    /// there is nobody to disagree; see [CanErrands].
    private Optional<Seat> inStead(Sitting sitting, OfPlayer command) {
        if (command instanceof SignRecord) {
            return unsigned(sitting).findFirst();
        }
        return awaited(sitting)
                .filter(seat -> formalities(sitting, seat).anyMatch(command::equals))
                .findFirst();
    }

    private static Stream<Seat> unsigned(Sitting sitting) {
        return Stream.of(Seat.values())
                .filter(seat -> GAME.offers(sitting.table(), seat).contains(new SignRecord()));
    }

    private static Stream<Seat> awaited(Sitting sitting) {
        var awaited = sitting.awaited();
        return Stream.of(Seat.values()).filter(awaited::contains);
    }

    /// Whether the house will do for this player what they are asked for.
    boolean isDoneByHouse(Sitting sitting, Seat seat) {
        return formalities(sitting, seat).findAny().isPresent();
    }

    /// What the house may do for this player.
    private Stream<CanCommand> formalities(Sitting sitting, Seat seat) {
        var offers = GAME.offers(sitting.table(), seat);
        if (offers.contains(new AnswerRedeal(false))) {
            return offers.contains(new AnswerRedeal(true))
                    ? Stream.empty()
                    : Stream.of(new AnswerRedeal(false));
        }
        return ceremony == Ceremony.PLAYERS
                ? Stream.empty()
                : offers.stream().filter(offer -> isFormality(offer, seat));
    }

    private static boolean isFormality(CanCommand offer, Seat seat) {
        return switch (offer) {
            case DrawCard _, NameDealer _, DealCards _ -> true;
            case TakeChair(var chair) -> chair == seat;
            default -> false;
        };
    }

    @Override
    public Sitting evolve(Sitting sitting, CanEvent event) {
        return sitting.with(event);
    }

    @Override
    public CanSeen view(Sitting sitting, Party viewer) {
        return new CanSeen(
                GAME.view(sitting.table(), viewer), sitting.story(), sitting.table().opened());
    }

    /// A new match and a new pack come from outside and are not listed.
    @Override
    public List<CanCommand> offers(Sitting sitting, Party actor) {
        var offers = GAME.offers(sitting.table(), actor);
        if (actor != Outsider.HOUSE) {
            return offers;
        }
        var all = new LinkedHashSet<>(offers);
        awaited(sitting).forEach(seat -> formalities(sitting, seat).forEach(all::add));
        unsigned(sitting).findFirst().ifPresent(_ -> all.add(new SignRecord()));
        return new ArrayList<>(all);
    }
}
