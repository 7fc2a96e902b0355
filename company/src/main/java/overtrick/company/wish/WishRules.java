package overtrick.company.wish;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.company.wish.Wish.Stage;
import overtrick.company.wish.WishCommand.End;
import overtrick.company.wish.WishCommand.Gather;
import overtrick.company.wish.WishCommand.Join;
import overtrick.company.wish.WishCommand.Lay;
import overtrick.company.wish.WishCommand.Leave;
import overtrick.company.wish.WishCommand.Make;
import overtrick.company.wish.WishCommand.Recognise;
import overtrick.company.wish.WishEvent.Ended;
import overtrick.company.wish.WishEvent.Gathered;
import overtrick.company.wish.WishEvent.GuestKnown;
import overtrick.company.wish.WishEvent.Joined;
import overtrick.company.wish.WishEvent.Laid;
import overtrick.company.wish.WishEvent.Left;
import overtrick.company.wish.WishEvent.Why;
import overtrick.company.wish.WishEvent.Wished;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;

/// How a wish comes true. They know no time: the house says when it is too late, and when all who
/// are there may be led to their table.
public final class WishRules implements Rules<Wish, Member, WishCommand, WishEvent, Wish> {

    @Override
    public Wish start() {
        return Wish.NONE;
    }

    @Override
    public Decision<WishEvent> decide(Wish wish, Member actor, WishCommand command) {
        return switch (actor) {
            case Member.Person person -> decide(wish, person, command);
            case Member.House _ -> host(wish, command);
            case Member.RobotAt _ -> Decision.refuse(WishRefusal.WISH_NOT_YOURS);
        };
    }

    private static Decision<WishEvent> decide(
            Wish wish, Member.Person person, WishCommand command) {
        return switch (command) {
            case Make(var wanted) ->
                    wish.stage() == Stage.NEW
                            ? Decision.accept(new Wished(wanted, person))
                            : Decision.refuse(WishRefusal.WISH_MADE_ALREADY);
            case Join(var apart) -> join(wish, person, apart);
            case Leave _ -> leave(wish, person);
            case End _, Gather _, Lay _, Recognise _ -> Decision.refuse(WishRefusal.WISH_NOT_YOURS);
        };
    }

    /// Whoever must not meet one of them finds the wish over, as everybody finds one that is.
    private static Decision<WishEvent> join(Wish wish, Member.Person person, Set<PersonId> apart) {
        if (wish.isOpen() && wish.has(person.id())) {
            return Decision.refuse(WishRefusal.WISH_JOINED_ALREADY);
        }
        boolean meets = wish.players().stream().anyMatch(one -> apart.contains(one.id()));
        return !wish.isOpen() || wish.isFull() || meets
                ? Decision.refuse(WishRefusal.WISH_OVER)
                : Decision.accept(new Joined(person));
    }

    private static Decision<WishEvent> leave(Wish wish, Member.Person person) {
        if (!wish.isOpen()) {
            return Decision.refuse(WishRefusal.WISH_OVER);
        }
        if (!wish.has(person.id())) {
            return Decision.refuse(WishRefusal.WISH_NOT_JOINED);
        }
        return Decision.accept(
                wish.isOf(person.id()) ? new Ended(Why.WITHDRAWN) : new Left(person.id()));
    }

    private static Decision<WishEvent> host(Wish wish, WishCommand command) {
        return switch (command) {
            case End(var why) when wish.isOpen() -> Decision.accept(new Ended(why));
            case Gather _ when wish.isOpen() ->
                    wish.isFull()
                            ? Decision.accept(new Gathered())
                            : Decision.refuse(WishRefusal.WISH_NOT_FULL);
            case Lay(var table) when wish.stage() == Stage.GATHERED ->
                    Decision.accept(new Laid(table));
            case End _, Gather _, Lay _ -> Decision.refuse(WishRefusal.WISH_OVER);
            case Recognise(var guest, var member) ->
                    wish.has(guest)
                            ? Decision.accept(new GuestKnown(guest, member))
                            : Decision.refuse(WishRefusal.WISH_NOT_JOINED);
            case Make _, Join _, Leave _ -> Decision.refuse(WishRefusal.WISH_NOT_YOURS);
        };
    }

    @Override
    public Wish evolve(Wish wish, WishEvent event) {
        return switch (event) {
            case Wished(var wanted, var by) -> wish.of(wanted, by);
            case Joined(var person) -> wish.with(person);
            case Left(var person) -> wish.without(person);
            case Ended _ -> wish.at(Stage.ENDED);
            case Gathered _ -> wish.at(Stage.GATHERED);
            case Laid(var table) -> wish.at(table);
            case GuestKnown(var guest, var member) -> wish.recognised(guest, member);
        };
    }

    /// A wish is made to be read. Who does not see it at all is not for it to say.
    @Override
    public Wish view(Wish wish, Member viewer) {
        return wish;
    }

    @Override
    public List<WishCommand> offers(Wish wish, Member actor) {
        var all =
                new ArrayList<WishCommand>(List.of(new Join(Set.of()), new Leave(), new Gather()));
        for (var why : Why.values()) {
            all.add(new End(why));
        }
        return all.stream()
                .filter(command -> decide(wish, actor, command) instanceof Accepted)
                .toList();
    }
}
