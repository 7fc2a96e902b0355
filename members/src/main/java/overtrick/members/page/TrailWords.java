package overtrick.members.page;

import java.util.Optional;
import java.util.function.Function;
import overtrick.house.table.PersonId;
import overtrick.members.office.Offices;
import overtrick.members.office.RegisterEvent;
import overtrick.page.Words;

/// The trail of the offices in sentences.
///
/// @param names of people
/// @param rows names of those who stand on the list, by their lines
record TrailWords(
        Words words, Function<PersonId, String> names, Function<String, Optional<String>> rows) {

    TrailPage.Line line(Offices.Line line) {
        return new TrailPage.Line(line.at(), what(line.what()), why(line.what()));
    }

    private String what(RegisterEvent event) {
        return switch (event) {
            case RegisterEvent.Founded(var owner) -> say("founded", names.apply(owner));
            case RegisterEvent.Appointed(var person, var office, var by, _) ->
                    say(
                            "appointed",
                            names.apply(by),
                            names.apply(person),
                            words.get("member.office." + ClubPage.word(office)));
            case RegisterEvent.HandedOver(var person, var by, _) -> two("handed", by, person);
            case RegisterEvent.WasShutOut(var person, var by, _) -> two("shut", by, person);
            case RegisterEvent.WasLetIn(var person, var by, _) -> two("let", by, person);
            case RegisterEvent.WasLetBack(var person, var by, _) -> two("back", by, person);
            case RegisterEvent.WasSignedOut(var person, var by, _) -> two("out", by, person);
            case RegisterEvent.TableWasClosed(var table, var by, _) ->
                    say("table", names.apply(by), table);
            case RegisterEvent.TableWasReopened(var table, var by, _) ->
                    say("table.again", names.apply(by), table);
            case RegisterEvent.GuestsSet(var guests, var by) ->
                    say(
                            "guests",
                            names.apply(by),
                            words.get("member.guests." + ClubPage.word(guests)));
            case RegisterEvent.AnnouncersSet(var least, var by) ->
                    say(
                            "announcers",
                            names.apply(by),
                            words.get("member.office." + ClubPage.word(least)));
            case RegisterEvent.ReadOnlySet(var by, _) -> one("closed", by);
            case RegisterEvent.ReadOnlyEnded(var by) -> one("opened", by);
            case RegisterEvent.AllWereTold(_, _, var by) -> one("told", by);
            case RegisterEvent.NothingMoreTold(var by) -> one("untold", by);
            case RegisterEvent.NightlyCopiesSet(var nightly, var by) ->
                    one(nightly ? "nightly" : "no.nightly", by);
            case RegisterEvent.CopyTaken(var name, var by) -> say("copy", names.apply(by), name);
            case RegisterEvent.JoiningSet(var joining, var by) ->
                    say(
                            "joining",
                            names.apply(by),
                            words.get("member.joining." + ClubPage.word(joining)));
            case RegisterEvent.Asked(var person) -> say("asked", names.apply(person));
            case RegisterEvent.Cleared(var person) -> say("cleared", names.apply(person));
            case RegisterEvent.Accepted(var person, var by, _) -> two("accepted", by, person);
            case RegisterEvent.Declined(var person, var by, _) -> two("declined", by, person);
            case RegisterEvent.Invited invited -> invited(invited);
            case RegisterEvent.InvitationEnded(_, var by) -> say("link.ended", names.apply(by));
            case RegisterEvent.ListChanged(int added, int changed, int removed, var by) ->
                    say("list", names.apply(by), added, changed, removed);
            case RegisterEvent.LookSet(var look, var by) ->
                    say("look", names.apply(by), look.name(), look.colour());
            case RegisterEvent.CrestSet(_, var by) -> say("crest", names.apply(by));
        };
    }

    private String invited(RegisterEvent.Invited invited) {
        String by = names.apply(invited.by());
        String until = words.day(invited.until());
        return invited.row().isEmpty()
                ? say("link.made", by, invited.uses(), until)
                : say(
                        "invited",
                        by,
                        rows.apply(invited.row()).orElseGet(() -> words.get("member.gone")),
                        until);
    }

    private static String why(RegisterEvent event) {
        return switch (event) {
            case RegisterEvent.Appointed(_, _, _, var why) -> why;
            case RegisterEvent.HandedOver(_, _, var why) -> why;
            case RegisterEvent.WasShutOut(_, _, var why) -> why;
            case RegisterEvent.TableWasClosed(_, _, var why) -> why;
            case RegisterEvent.TableWasReopened(_, _, var why) -> why;
            case RegisterEvent.WasLetIn(_, _, var why) -> why;
            case RegisterEvent.WasLetBack(_, _, var why) -> why;
            case RegisterEvent.ReadOnlySet(_, var why) -> why;
            case RegisterEvent.AllWereTold(var text, _, _) -> text;
            case RegisterEvent.WasSignedOut(_, _, var why) -> why;
            case RegisterEvent.Accepted(_, _, var why) -> why;
            case RegisterEvent.Declined(_, _, var why) -> why;
            case RegisterEvent.Founded _,
                    RegisterEvent.GuestsSet _,
                    RegisterEvent.AnnouncersSet _,
                    RegisterEvent.ReadOnlyEnded _,
                    RegisterEvent.NothingMoreTold _,
                    RegisterEvent.NightlyCopiesSet _,
                    RegisterEvent.CopyTaken _,
                    RegisterEvent.JoiningSet _,
                    RegisterEvent.Asked _,
                    RegisterEvent.Cleared _,
                    RegisterEvent.Invited _,
                    RegisterEvent.InvitationEnded _,
                    RegisterEvent.ListChanged _,
                    RegisterEvent.LookSet _,
                    RegisterEvent.CrestSet _ ->
                    "";
        };
    }

    private String one(String key, PersonId by) {
        return say(key, names.apply(by));
    }

    private String two(String key, PersonId by, PersonId person) {
        return say(key, names.apply(by), names.apply(person));
    }

    private String say(String key, Object... details) {
        return words.get("member.trail." + key, details);
    }
}
