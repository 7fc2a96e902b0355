package overtrick.members;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import overtrick.house.ClubHouse;
import overtrick.house.ClubRoom;
import overtrick.house.game.Tables;
import overtrick.house.people.People;
import overtrick.house.people.Recognition;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.look.Crests;
import overtrick.members.office.Offices;
import overtrick.members.passkey.NewPasskey;
import overtrick.members.passkey.Passkeys;

/// The members of a club: how they are known on every device, and how a guest who turns out to be
/// one brings along what they have.
public final class Members {

    private final ClubHouse house;
    private final List<ClubRoom> rooms;
    private final Recognition recognition;
    private final Accounts accounts;
    private final Passkeys passkeys;
    private final KnownDevices devices;
    private final Offices offices;
    private final Entrance entrance;
    private final Crests crests;
    private final Leaving leaving;
    private final Mine mine;
    private final Copier copier;

    /// @param rooms in which people have something
    public Members(ClubHouse house, List<ClubRoom> rooms) {
        this.house = house;
        this.rooms = List.copyOf(rooms);
        this.recognition =
                new Recognition(
                        house.store(),
                        house.clock(),
                        rooms.stream().flatMap(room -> room.belongings().stream()).toList());
        this.accounts = new Accounts(house.store(), house.clock(), house.people());
        this.passkeys = new Passkeys(house.store(), house.clock());
        this.devices = new KnownDevices(house.store(), house.clock());
        this.offices = new Offices(house.store());
        this.entrance =
                new Entrance(
                        house.store(),
                        accounts,
                        passkeys,
                        offices,
                        accounts.list(),
                        accounts.invitations());
        this.crests = new Crests(house.store());
        this.leaving = new Leaving(house, this.rooms, recognition);
        this.mine = new Mine(house, this.rooms, accounts);
        this.copier =
                new Copier(
                        house.store().upkeep(),
                        house.clock(),
                        ZoneId.systemDefault(),
                        () -> offices.now().running().nightly());
    }

    /// The tables of the club, whatever is played there.
    public Tables tables() {
        return house.tables();
    }

    public Accounts accounts() {
        return accounts;
    }

    public Passkeys passkeys() {
        return passkeys;
    }

    /// The devices on which members have signed in.
    public KnownDevices devices() {
        return devices;
    }

    /// Who holds an office, and what each may do.
    public Offices offices() {
        return offices;
    }

    /// How guests become members.
    public Entrance entrance() {
        return entrance;
    }

    /// The pictures of the club.
    public Crests crests() {
        return crests;
    }

    /// How people leave the club.
    public Leaving leaving() {
        return leaving;
    }

    /// How many people and tables there are.
    public Figures figures() {
        return Figures.of(house);
    }

    /// Copies of the club.
    public Copier copier() {
        return copier;
    }

    /// What is kept about somebody, and how they take it home.
    public Mine mine() {
        return mine;
    }

    /// The time of the house.
    public Instant now() {
        return house.clock().instant();
    }

    /// How many boards, deals and matches somebody has played.
    public int played(PersonId person) {
        return recognition.played(person);
    }

    public People people() {
        return house.people();
    }

    /// Gives once more to members what was theirs as guests, after rows have been made anew.
    public Recognition recognition() {
        return recognition;
    }

    /// A member keeps one more passkey.
    public void keep(PersonId member, NewPasskey made, String label) {
        house.store().write(passkeys.adding(member, made, label)::change);
    }

    /// What a guest has becomes a member's: seats, boards, notes, events. Nothing happens when they
    /// are no guest.
    public void bringAlong(PersonId guest, Member.Person member) {
        if (guest.equals(member.id()) || accounts.isMember(guest)) {
            return;
        }
        house.tables().recognise(guest, member);
        rooms.forEach(room -> room.recognise(guest, member));
        recognition.join(guest, member.id());
    }
}
