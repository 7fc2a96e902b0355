package overtrick.members.office;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cards.rules.Decision;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Rules;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.office.RegisterCommand.Accept;
import overtrick.members.office.RegisterCommand.Appoint;
import overtrick.members.office.RegisterCommand.Ask;
import overtrick.members.office.RegisterCommand.ChangeList;
import overtrick.members.office.RegisterCommand.Clear;
import overtrick.members.office.RegisterCommand.CloseTable;
import overtrick.members.office.RegisterCommand.Decline;
import overtrick.members.office.RegisterCommand.EndInvitation;
import overtrick.members.office.RegisterCommand.EndReadOnly;
import overtrick.members.office.RegisterCommand.Found;
import overtrick.members.office.RegisterCommand.HandOver;
import overtrick.members.office.RegisterCommand.Invite;
import overtrick.members.office.RegisterCommand.LetBack;
import overtrick.members.office.RegisterCommand.LetIn;
import overtrick.members.office.RegisterCommand.OfTheHouse;
import overtrick.members.office.RegisterCommand.ReopenTable;
import overtrick.members.office.RegisterCommand.SetAnnouncers;
import overtrick.members.office.RegisterCommand.SetCrest;
import overtrick.members.office.RegisterCommand.SetGuests;
import overtrick.members.office.RegisterCommand.SetJoining;
import overtrick.members.office.RegisterCommand.SetLook;
import overtrick.members.office.RegisterCommand.SetNightlyCopies;
import overtrick.members.office.RegisterCommand.SetReadOnly;
import overtrick.members.office.RegisterCommand.ShutOut;
import overtrick.members.office.RegisterCommand.SignOut;
import overtrick.members.office.RegisterCommand.TakeCopy;
import overtrick.members.office.RegisterCommand.TellAll;
import overtrick.members.office.RegisterCommand.TellNothingMore;
import overtrick.members.office.RegisterEvent.AllWereTold;
import overtrick.members.office.RegisterEvent.AnnouncersSet;
import overtrick.members.office.RegisterEvent.Appointed;
import overtrick.members.office.RegisterEvent.Asked;
import overtrick.members.office.RegisterEvent.Cleared;
import overtrick.members.office.RegisterEvent.CopyTaken;
import overtrick.members.office.RegisterEvent.CrestSet;
import overtrick.members.office.RegisterEvent.Declined;
import overtrick.members.office.RegisterEvent.Founded;
import overtrick.members.office.RegisterEvent.GuestsSet;
import overtrick.members.office.RegisterEvent.HandedOver;
import overtrick.members.office.RegisterEvent.InvitationEnded;
import overtrick.members.office.RegisterEvent.Invited;
import overtrick.members.office.RegisterEvent.JoiningSet;
import overtrick.members.office.RegisterEvent.ListChanged;
import overtrick.members.office.RegisterEvent.LookSet;
import overtrick.members.office.RegisterEvent.NightlyCopiesSet;
import overtrick.members.office.RegisterEvent.NothingMoreTold;
import overtrick.members.office.RegisterEvent.ReadOnlyEnded;
import overtrick.members.office.RegisterEvent.ReadOnlySet;
import overtrick.members.office.RegisterEvent.TableWasClosed;
import overtrick.members.office.RegisterEvent.TableWasReopened;
import overtrick.members.office.RegisterEvent.WasLetBack;
import overtrick.members.office.RegisterEvent.WasLetIn;
import overtrick.members.office.RegisterEvent.WasShutOut;
import overtrick.members.office.RegisterEvent.WasSignedOut;
import overtrick.members.office.Running.Told;

/// Who may change what in the offices of the club: officers look after those below them, the owner
/// after all, and nobody after themselves.
final class RegisterRules
        implements Rules<Register, Member, RegisterCommand, RegisterEvent, Register> {

    /// Letters of a reason.
    static final int LONGEST_REASON = 200;

    /// How many may come by one link.
    static final int MOST_USES = 1_000;

    @Override
    public Register start() {
        return Register.NEW;
    }

    @Override
    public Decision<RegisterEvent> decide(Register now, Member actor, RegisterCommand command) {
        if (command instanceof OfTheHouse seen) {
            return ofTheHouse(now, actor, seen);
        }
        return actor instanceof Member.Person(var by, _)
                ? refusal(now, by, command)
                        .<Decision<RegisterEvent>>map(Decision::refuse)
                        .orElseGet(() -> Decision.accept(event(by, command)))
                : Decision.refuse(RegisterRefusal.NOT_YOUR_OFFICE);
    }

    private static Decision<RegisterEvent> ofTheHouse(
            Register now, Member actor, OfTheHouse command) {
        if (!(actor instanceof Member.House)) {
            return Decision.refuse(RegisterRefusal.NOT_YOUR_OFFICE);
        }
        return switch (command) {
            case Found(var owner) ->
                    now.hasOwner()
                            ? Decision.refuse(RegisterRefusal.HAS_AN_OWNER)
                            : Decision.accept(new Founded(owner));
            case Ask(var person) ->
                    now.isOutside(person)
                            ? Decision.refuse(RegisterRefusal.SO_ALREADY)
                            : Decision.accept(new Asked(person));
            case Clear(var person) ->
                    now.isOutside(person)
                            ? Decision.accept(new Cleared(person))
                            : Decision.refuse(RegisterRefusal.NOT_WAITING);
        };
    }

    private static Optional<RegisterRefusal> refusal(
            Register now, PersonId by, RegisterCommand command) {
        var own = now.officeOf(by).orElse(Office.MEMBER);
        if (!own.isAtLeast(least(now, command))) {
            return Optional.of(RegisterRefusal.NOT_YOUR_OFFICE);
        }
        return switch (command) {
            case OfTheHouse _ -> throw new IllegalStateException("decided before: " + command);
            case Appoint(var person, var office, var why) ->
                    office.isAtLeast(Office.OWNER) || !office.isAtLeast(Office.MEMBER)
                            ? Optional.of(RegisterRefusal.NOT_YOUR_OFFICE)
                            : of(person, by, why, held(now, person) == office);
            case HandOver(var person, var why) -> of(person, by, why, false);
            case ShutOut(var person, var why) ->
                    of(person, by, why, now.shutOut(person).isPresent());
            case LetIn(var person, var why) -> of(person, by, why, now.shutOut(person).isEmpty());
            case LetBack(var person, var why) -> of(person, by, why, false);
            case SignOut(var person, var why) -> of(person, by, why, false);
            case CloseTable(var table, var why) ->
                    reason(why).or(() -> same(now.running().closed(table).isPresent()));
            case ReopenTable(var table, var why) ->
                    reason(why).or(() -> same(now.running().closed(table).isEmpty()));
            case SetGuests(var guests) -> same(guests == now.guests());
            case SetAnnouncers(var office) -> same(office == now.announcers());
            case SetReadOnly(var why) ->
                    reason(why).or(() -> same(now.running().readOnly().isPresent()));
            case EndReadOnly _ -> same(now.running().readOnly().isEmpty());
            case TellAll(var text, var until) ->
                    reason(text)
                            .or(() ->
                                    same(
                                            now.running()
                                                    .told()
                                                    .equals(
                                                            Optional.of(
                                                                    new Told(
                                                                            text.strip(),
                                                                            until)))));
            case TellNothingMore _ -> same(now.running().told().isEmpty());
            case SetNightlyCopies(var nightly) -> same(nightly == now.running().nightly());
            case TakeCopy _ -> Optional.empty();
            case SetJoining(var joining) -> same(joining == now.joining());
            case Accept(var person, var why) -> expectAsked(now, person, why.isBlank() ? "-" : why);
            case Decline(var person, var why) -> expectAsked(now, person, why);
            case Invite(_, _, int uses, _) ->
                    uses < 1 || uses > MOST_USES
                            ? Optional.of(RegisterRefusal.UNLIKELY_LINK)
                            : Optional.empty();
            case EndInvitation _ -> Optional.empty();
            case ChangeList(int added, int changed, int removed) ->
                    same(added + changed + removed == 0);
            case SetLook(var look) -> same(look.equals(now.look()));
            case SetCrest(var crest) -> same(crest.equals(now.crest()));
        };
    }

    private static Optional<RegisterRefusal> expectAsked(
            Register now, PersonId person, String why) {
        return now.isOutside(person) ? reason(why) : Optional.of(RegisterRefusal.NOT_WAITING);
    }

    /// The least that somebody must be: above whom it is about, and above what is given.
    private static Office least(Register now, RegisterCommand command) {
        return switch (command) {
            case OfTheHouse _, HandOver _, SetLook _, SetCrest _ -> Office.OWNER;
            case Appoint(var person, var office, _) ->
                    Office.higher(above(office), above(held(now, person)));
            case ShutOut(var person, _) -> above(held(now, person));
            case LetBack(var person, _) -> above(held(now, person));
            case SignOut(var person, _) -> above(held(now, person));
            case LetIn _,
                    CloseTable _,
                    ReopenTable _,
                    SetGuests _,
                    SetAnnouncers _,
                    TellAll _,
                    TellNothingMore _,
                    SetJoining _,
                    Accept _,
                    Decline _,
                    Invite _,
                    EndInvitation _,
                    ChangeList _ ->
                    Office.OFFICER;
            case SetReadOnly _, EndReadOnly _, SetNightlyCopies _, TakeCopy _ -> Office.OWNER;
        };
    }

    private static Office held(Register now, PersonId person) {
        return now.officeOf(person).orElse(Office.MEMBER);
    }

    /// Officers stand above directors, the owner above officers; nobody stands above the owner, who
    /// hands the club over themselves.
    private static Office above(Office office) {
        return office.isAtLeast(Office.OFFICER) ? Office.OWNER : Office.OFFICER;
    }

    private static Optional<RegisterRefusal> of(
            PersonId person, PersonId by, String why, boolean already) {
        if (person.equals(by)) {
            return Optional.of(RegisterRefusal.YOUR_OWN);
        }
        return reason(why).or(() -> same(already));
    }

    private static Optional<RegisterRefusal> reason(String why) {
        if (why.isBlank()) {
            return Optional.of(RegisterRefusal.NO_REASON);
        }
        return why.length() > LONGEST_REASON
                ? Optional.of(RegisterRefusal.REASON_TOO_LONG)
                : Optional.empty();
    }

    private static Optional<RegisterRefusal> same(boolean already) {
        return already ? Optional.of(RegisterRefusal.SO_ALREADY) : Optional.empty();
    }

    private static RegisterEvent event(PersonId by, RegisterCommand command) {
        return switch (command) {
            case Found(var owner) -> new Founded(owner);
            case Appoint(var person, var office, var why) ->
                    new Appointed(person, office, by, why.strip());
            case HandOver(var person, var why) -> new HandedOver(person, by, why.strip());
            case ShutOut(var person, var why) -> new WasShutOut(person, by, why.strip());
            case LetIn(var person, var why) -> new WasLetIn(person, by, why.strip());
            case LetBack(var person, var why) -> new WasLetBack(person, by, why.strip());
            case SignOut(var person, var why) -> new WasSignedOut(person, by, why.strip());
            case CloseTable(var table, var why) -> new TableWasClosed(table, by, why.strip());
            case ReopenTable(var table, var why) -> new TableWasReopened(table, by, why.strip());
            case SetGuests(var guests) -> new GuestsSet(guests, by);
            case SetAnnouncers(var least) -> new AnnouncersSet(least, by);
            case SetReadOnly(var why) -> new ReadOnlySet(by, why.strip());
            case EndReadOnly _ -> new ReadOnlyEnded(by);
            case TellAll(var text, var until) -> new AllWereTold(text.strip(), until, by);
            case TellNothingMore _ -> new NothingMoreTold(by);
            case SetNightlyCopies(var nightly) -> new NightlyCopiesSet(nightly, by);
            case TakeCopy(var name) -> new CopyTaken(name, by);
            case SetJoining(var joining) -> new JoiningSet(joining, by);
            case Ask(var person) -> new Asked(person);
            case Clear(var person) -> new Cleared(person);
            case Accept(var person, var why) -> new RegisterEvent.Accepted(person, by, why.strip());
            case Decline(var person, var why) -> new Declined(person, by, why.strip());
            case Invite(var invitation, var row, int uses, var until) ->
                    new Invited(invitation, row, uses, until, by);
            case EndInvitation(var invitation) -> new InvitationEnded(invitation, by);
            case ChangeList(int added, int changed, int removed) ->
                    new ListChanged(added, changed, removed, by);
            case SetLook(var look) -> new LookSet(look, by);
            case SetCrest(var crest) -> new CrestSet(crest, by);
        };
    }

    @Override
    public Register evolve(Register now, RegisterEvent event) {
        return switch (event) {
            case Founded(var owner) -> now.with(owner, Office.OWNER);
            case Appointed(var person, var office, _, _) -> now.with(person, office);
            case HandedOver(var person, var by, _) ->
                    now.lettingIn(person).with(by, Office.OFFICER).with(person, Office.OWNER);
            case WasShutOut(var person, _, var why) -> now.without(person, why);
            case WasLetIn(var person, _, _) -> now.lettingIn(person);
            case WasLetBack _, WasSignedOut _ -> now;
            case TableWasClosed(var table, _, var why) ->
                    now.with(now.running().closing(table, why));
            case TableWasReopened(var table, _, _) -> now.with(now.running().reopening(table));
            case GuestsSet(var guests, _) -> now.with(guests);
            case AnnouncersSet(var least, _) -> now.with(least);
            case ReadOnlySet(_, var why) -> now.with(now.running().readOnly(Optional.of(why)));
            case ReadOnlyEnded _ -> now.with(now.running().readOnly(Optional.empty()));
            case AllWereTold(var text, var until, _) ->
                    now.with(now.running().telling(Optional.of(new Told(text, until))));
            case NothingMoreTold _ -> now.with(now.running().telling(Optional.empty()));
            case NightlyCopiesSet(var nightly, _) -> now.with(now.running().nightly(nightly));
            case CopyTaken _ -> now;
            case JoiningSet(var joining, _) -> now.with(now.admission().by(joining));
            case Asked(var person) -> now.with(now.admission().asked(person));
            case Cleared(var person) -> now.with(now.admission().cleared(person));
            case RegisterEvent.Accepted(var person, _, _) ->
                    now.with(now.admission().cleared(person));
            case Declined(var person, _, var why) ->
                    now.with(now.admission().declining(person, why));
            case Invited _, InvitationEnded _, ListChanged _ -> now;
            case LookSet(var look, _) -> now.with(look);
            case CrestSet(var crest, _) -> now.withCrest(crest);
        };
    }

    /// Offices and what guests may do are no secret; why somebody is shut out is for those above.
    @Override
    public Register view(Register now, Member viewer) {
        return now;
    }

    /// People come from outside and are not listed.
    @Override
    public List<RegisterCommand> offers(Register now, Member actor) {
        var candidates = new ArrayList<RegisterCommand>();
        for (var guests : Guests.values()) {
            candidates.add(new SetGuests(guests));
        }
        for (var least : Office.values()) {
            candidates.add(new SetAnnouncers(least));
        }
        candidates.add(new EndReadOnly());
        candidates.add(new TellNothingMore());
        candidates.add(new SetNightlyCopies(!now.running().nightly()));
        for (var joining : Joining.values()) {
            candidates.add(new SetJoining(joining));
        }
        return candidates.stream()
                .filter(candidate -> decide(now, actor, candidate) instanceof Accepted)
                .toList();
    }
}
