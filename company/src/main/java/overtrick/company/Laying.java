package overtrick.company;

import java.util.Map;
import java.util.Optional;
import overtrick.cards.Seat;
import overtrick.house.codes.TableId;
import overtrick.house.game.GameTables;
import overtrick.house.game.Tables;
import overtrick.house.table.Access;
import overtrick.house.table.Chair;
import overtrick.house.table.Member;
import overtrick.house.table.Occupant;
import overtrick.house.table.PersonId;
import overtrick.house.table.TableCommand.SeatRobot;
import overtrick.house.table.TableCommand.Sit;
import overtrick.log.host.Reply;

/// Tables that are laid for people who know each other: once more with the same, and with whoever
/// says yes to an invitation.
public final class Laying {

    private final Tables tables;
    private final Circles circles;
    private final Invitations invitations;

    Laying(Tables tables, Circles circles, Invitations invitations) {
        this.tables = tables;
        this.circles = circles;
        this.invitations = invitations;
    }

    /// Lays another table with the same terms; whoever asks has the seat that they had, robots have
    /// theirs, and all other people of the old table are invited to their seats.
    ///
    /// @return the new table; empty when there was none, or others say who meets whom there
    public Optional<TableId> again(TableId old, Member.Person by) {
        return tables.at(old).flatMap(games -> again(games, old, by));
    }

    private <C, V> Optional<TableId> again(GameTables<C, V> games, TableId old, Member.Person by) {
        var view = games.look(old, Member.House.HOUSE).orElseThrow();
        var own = view.seatOf(by.id());
        if (own.isEmpty() || games.isArranged(old)) {
            return Optional.empty();
        }
        var access = view.door().access() == Access.CLOSED ? Access.FRIENDS : view.door().access();
        var table = games.open(by, view.name(), view.terms(), access);
        if (games.send(table, by, new Sit<C>(own.get())) instanceof Reply.Refused) {
            return Optional.empty();
        }
        for (Map.Entry<Seat, Chair> chair : view.chairs().entrySet()) {
            switch (chair.getValue().occupant()) {
                case Occupant.Robot(var name) -> {
                    var _ = games.send(table, by, new SeatRobot<C>(chair.getKey(), name));
                }
                case Occupant.Person(var id, _) -> invite(by.id(), id, table, chair.getKey());
            }
        }
        return Optional.of(table);
    }

    /// Invites somebody. Whoever keeps away from the one who asks never hears of it, and that one
    /// never hears that they do.
    public boolean invite(PersonId by, PersonId to, TableId table, Seat seat) {
        return invite(by, to, table, Optional.of(seat));
    }

    /// The same where any seat will do.
    public boolean invite(PersonId by, PersonId to, TableId table, Optional<Seat> seat) {
        return !circles.keptOffBy(by).contains(to) && invitations.invite(by, to, table, seat);
    }

    /// Seats somebody who has said yes, where their seat is still free, or any other is.
    public void seat(Invitations.Invitation invitation, Member.Person person) {
        tables.at(invitation.table()).ifPresent(games -> seat(games, invitation, person));
    }

    private static <C, V> void seat(
            GameTables<C, V> games, Invitations.Invitation invitation, Member.Person person) {
        var table = invitation.table();
        var view = games.look(table, Member.House.HOUSE);
        if (view.isEmpty() || view.get().seatOf(person.id()).isPresent()) {
            return;
        }
        var free =
                view.get().terms().seats().stream()
                        .filter(seat -> view.get().chair(seat).isEmpty())
                        .sorted()
                        .findFirst();
        invitation
                .seat()
                .filter(seat -> view.get().chair(seat).isEmpty())
                .or(() -> free)
                .ifPresent(seat -> {
                    var _ = games.send(table, person, new Sit<C>(seat));
                });
    }
}
