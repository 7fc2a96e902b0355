package overtrick.members.office;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import overtrick.cards.rules.Decision.Accepted;
import overtrick.cards.rules.Decision.Refused;
import overtrick.house.people.Office;
import overtrick.house.table.Member;
import overtrick.house.table.PersonId;
import overtrick.members.look.Look;
import overtrick.members.office.RegisterCommand.Accept;
import overtrick.members.office.RegisterCommand.Appoint;
import overtrick.members.office.RegisterCommand.Ask;
import overtrick.members.office.RegisterCommand.ChangeList;
import overtrick.members.office.RegisterCommand.Clear;
import overtrick.members.office.RegisterCommand.Decline;
import overtrick.members.office.RegisterCommand.EndInvitation;
import overtrick.members.office.RegisterCommand.Found;
import overtrick.members.office.RegisterCommand.HandOver;
import overtrick.members.office.RegisterCommand.Invite;
import overtrick.members.office.RegisterCommand.LetBack;
import overtrick.members.office.RegisterCommand.LetIn;
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
import overtrick.page.Right;

/// Who may change what in the offices of the club.
class RegisterRulesTest {

    private static final RegisterRules RULES = new RegisterRules();

    /// People are called by what they are.
    private static Member.Person one(String name) {
        return new Member.Person(new PersonId(name), name);
    }

    private static Register club() {
        var owner = one("owner");
        var now = RULES.after(Register.NEW, Member.House.HOUSE, new Found(owner.id()));
        now = RULES.after(now, Member.House.HOUSE, new Ask(one("asker").id()));
        now = appoint(now, "officer", Office.OFFICER);
        now = appoint(now, "officer2", Office.OFFICER);
        now = appoint(now, "director", Office.DIRECTOR);
        return appoint(now, "director2", Office.DIRECTOR);
    }

    private static Register appoint(Register now, String name, Office office) {
        return RULES.after(now, one("owner"), new Appoint(one(name).id(), office, "elected"));
    }

    private static RegisterCommand command(String deed, String whom) {
        var person = one(whom).id();
        return switch (deed) {
            case "shut" -> new ShutOut(person, "rude");
            case "let" -> new LetIn(person, "sorry");
            case "back" -> new LetBack(person, "forgot");
            case "out" -> new SignOut(person, "lost a telephone");
            case "hand" -> new HandOver(person, "tired");
            case "guests" -> new SetGuests(Guests.LOOK);
            case "close" -> new SetReadOnly("moving");
            case "tell" -> new TellAll("tea", Instant.EPOCH);
            case "nightly" -> new SetNightlyCopies(false);
            case "take" -> new TakeCopy("copy");
            case "announcers" -> new SetAnnouncers(Office.MEMBER);
            case "joining" -> new SetJoining(Joining.LINK);
            case "invite" -> new Invite("id", "", 3, Instant.EPOCH);
            case "end" -> new EndInvitation("id");
            case "list" -> new ChangeList(1, 0, 0);
            case "accept" -> new Accept(person, "");
            case "decline" -> new Decline(person, "full");
            case "look" -> new SetLook(new Look("North", "", true));
            case "crest" -> new SetCrest("0123");
            default ->
                    new Appoint(person, Office.valueOf(deed.toUpperCase(Locale.ROOT)), "elected");
        };
    }

    @ParameterizedTest
    @CsvSource({
        // what, about whom, by whom it may be done
        "director, member, owner officer",
        "officer, member, owner",
        "officer, director, owner",
        "member, director, owner officer",
        "member, officer2, owner",
        "member, owner, ''",
        "owner, officer2, ''",
        "guest, director, ''",
        "shut, member, owner officer",
        "out, member, owner officer",
        "out, officer2, owner",
        "out, owner, ''",
        "shut, director2, owner officer",
        "shut, officer2, owner",
        "shut, owner, ''",
        "back, member, owner officer",
        "back, officer2, owner",
        "back, owner, ''",
        "hand, officer2, owner",
        "hand, member, owner",
        "guests, member, owner officer",
        "announcers, member, owner officer",
        "tell, member, owner officer",
        "close, member, owner",
        "nightly, member, owner",
        "take, member, owner",
        "joining, member, owner officer",
        "invite, member, owner officer",
        "end, member, owner officer",
        "list, member, owner officer",
        "accept, asker, owner officer",
        "decline, asker, owner officer",
        "accept, member, ''",
        "decline, member, ''",
        "look, member, owner",
        "crest, member, owner",
    })
    void deedsAreThoseOfHigherOffices(String deed, String whom, String by) {
        for (var who : new String[] {"owner", "officer", "director", "member"}) {
            var decided = RULES.decide(club(), one(who), command(deed, whom));
            assertThat(decided instanceof Accepted).as(who).isEqualTo(by.contains(who));
        }
        assertThat(RULES.decide(club(), Member.House.HOUSE, command(deed, whom)))
                .isInstanceOf(Refused.class);
    }

    @Test
    void nobodyChangesTheirOwnOfficeAndReasonsAreGiven() {
        var club = club();

        assertThat(
                        RULES.decide(
                                club,
                                one("officer"),
                                new Appoint(one("officer").id(), Office.MEMBER, "x")))
                .isInstanceOf(Refused.class);
        assertThat(RULES.decide(club, one("owner"), new ShutOut(one("member").id(), "  ")))
                .isEqualTo(new Refused<>(RegisterRefusal.NO_REASON));
        assertThat(
                        RULES.decide(
                                club,
                                one("owner"),
                                new ShutOut(one("member").id(), "x".repeat(201))))
                .isEqualTo(new Refused<>(RegisterRefusal.REASON_TOO_LONG));
        assertThat(
                        RULES.decide(
                                club,
                                one("owner"),
                                new Appoint(one("officer").id(), Office.OFFICER, "x")))
                .isEqualTo(new Refused<>(RegisterRefusal.SO_ALREADY));
    }

    @Test
    void clubHasOneOwner() {
        var club = club();

        assertThat(RULES.decide(club, Member.House.HOUSE, new Found(one("member").id())))
                .isEqualTo(new Refused<>(RegisterRefusal.HAS_AN_OWNER));
        var after = RULES.after(club, one("owner"), new HandOver(one("member").id(), "tired"));

        assertThat(after.officeOf(one("member").id())).contains(Office.OWNER);
        assertThat(after.officeOf(one("owner").id())).contains(Office.OFFICER);
        assertThat(after.offices().values()).containsOnlyOnce(Office.OWNER);
    }

    @Test
    void whatIsToldGoesByItself() {
        var until = Instant.parse("2026-11-26T22:00:00Z");
        var told = RULES.after(club(), one("officer"), new TellAll(" tea ", until)).running();

        assertThat(told.told(until.minusSeconds(1))).contains("tea");
        assertThat(told.told(until)).isEmpty();
    }

    @Test
    void whoIsShutOutHoldsNoOfficeAndIsLetInWithoutOne() {
        var shut = RULES.after(club(), one("owner"), new ShutOut(one("officer").id(), "rude"));

        assertThat(shut.shutOut(one("officer").id())).contains("rude");
        assertThat(shut.officeOf(one("officer").id())).isEmpty();
        var in = RULES.after(shut, one("officer2"), new LetIn(one("officer").id(), "sorry"));
        assertThat(in.shutOut(one("officer").id())).isEmpty();
        assertThat(in.officeOf(one("officer").id())).isEmpty();
    }

    @Test
    void whoAsksIsOutsideUntilSomebodySaysYes() {
        var asker = one("asker").id();
        var club = club();
        assertThat(club.isOutside(asker)).isTrue();
        assertThat(RULES.decide(club, one("asker"), new Clear(asker))).isInstanceOf(Refused.class);
        assertThat(RULES.decide(club, one("owner"), new Ask(one("x").id())))
                .as("nobody asks for another")
                .isInstanceOf(Refused.class);
        assertThat(RULES.decide(club, one("officer"), new Decline(asker, " ")))
                .isEqualTo(new Refused<>(RegisterRefusal.NO_REASON));

        var told = RULES.after(club, one("officer"), new Decline(asker, "full"));

        assertThat(told.declined(asker)).contains("full");
        assertThat(told.isOutside(asker)).isTrue();
        var taken = RULES.after(told, one("officer2"), new Accept(asker, ""));
        assertThat(taken.isOutside(asker)).isFalse();
        var office = RULES.after(club, one("owner"), new Appoint(asker, Office.DIRECTOR, "x"));
        assertThat(office.isOutside(asker)).as("an office is for members").isFalse();
        assertThat(RULES.decide(club, one("officer"), new Invite("id", "", 1_001, Instant.EPOCH)))
                .isEqualTo(new Refused<>(RegisterRefusal.UNLIKELY_LINK));
    }

    @ParameterizedTest
    @CsvSource({
        "PLAY, STRANGER, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE ANNOUNCE, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE ANNOUNCE",
        "PLAY, MEMBER, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE ANNOUNCE",
        "LOOK, STRANGER, ENTER SCORE LOOK, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE ANNOUNCE",
        "OUTSIDE, STRANGER, ENTER SCORE, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE ANNOUNCE",
        "OUTSIDE, DIRECTOR, ENTER SCORE, ENTER SCORE LOOK PLAY RECORD COMMENT DIRECT PRESIDE",
    })
    void guestsAndMembersMay(Guests guests, Office announcers, String guest, String member) {
        var club = club().with(guests).with(announcers);

        for (var right : Right.values()) {
            assertThat(Powers.has(Office.GUEST, right, club))
                    .as("%s", right)
                    .isEqualTo(isIn(right, guest));
            assertThat(Powers.has(Office.MEMBER, right, club))
                    .as("%s", right)
                    .isEqualTo(isIn(right, member));
            boolean ofOfficers = right == Right.RUN || right == Right.OWN;
            assertThat(Powers.has(Office.DIRECTOR, right, club))
                    .as("%s", right)
                    .isEqualTo(!ofOfficers);
            assertThat(Powers.has(Office.OWNER, right, club)).isTrue();
            assertThat(Powers.has(Office.OFFICER, right, club)).isEqualTo(right != Right.OWN);
        }
    }

    private static boolean isIn(Right right, String named) {
        return Optional.of(named)
                .filter(all -> (" " + all + " ").contains(" " + right + " "))
                .isPresent();
    }
}
