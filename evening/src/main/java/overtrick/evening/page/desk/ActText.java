package overtrick.evening.page.desk;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import overtrick.bridgetable.page.ResultText;
import overtrick.evening.boxes.Boxes;
import overtrick.evening.page.Matter;
import overtrick.evening.page.Money;
import overtrick.house.table.Delay;
import overtrick.movement.RoundNumber;
import overtrick.page.Called;
import overtrick.page.Words;
import overtrick.page.table.PeoplePart;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.Slot;
import overtrick.tournament.view.TournamentView;

/// Acts of a tournament in a few words, for its trail.
final class ActText {

    private final TournamentView view;
    private final Words words;
    private final OfficesThen offices;

    ActText(TournamentView view, Words words) {
        this.view = view;
        this.words = words;
        this.offices = OfficesThen.of(view);
    }

    /// Who did it, by the office that they had then.
    String by(Done done) {
        return switch (offices.of(done)) {
            case SCORER -> words.get("ev.by.scorer", name(done.by()));
            case ASSISTANT -> words.get("ev.by.assistant", name(done.by()));
            case DIRECTOR, COMMENTATOR -> of(done.by());
        };
    }

    private static String name(Attendee by) {
        return by instanceof Attendee.Director(var name) ? name : "";
    }

    /// A delay that is no longer among those to choose from by its word.
    private String delay(String word) {
        return Stream.of(Delay.values())
                .filter(one -> one.name().equals(word))
                .map(one -> PeoplePart.name(one, words))
                .findFirst()
                .orElse(word);
    }

    /// The reason of an act; of one that a box has brought where it came from.
    String why(String said) {
        return said.equals(Boxes.FROM_A_BOX) ? words.get("ev.boxes.from") : said;
    }

    String of(Act act) {
        return switch (act) {
            case Act.Create(var charter) -> words.get("ev.act.create", charter.title());
            case Act.Amend(var charter) -> words.get("ev.act.amend", charter.title());
            case Act.Enter(var team, var players) ->
                    words.get(
                            "ev.act.enter",
                            team.map(name -> name + ": ").orElse("") + String.join(" – ", players));
            case Act.Join(var players, var where, _) ->
                    words.get(
                            "ev.act.join",
                            String.join(" – ", players),
                            words.get("ev.kind." + where));
            case Act.Seek(var player) -> words.get("ev.act.seek", player);
            case Act.EndSearch(int search) -> words.get("ev.act.end.search", search);
            case Act.Admit admit -> words.get("ev.act.admit", name(admit.entry()));
            case Act.Withdraw(var entry) -> words.get("ev.act.withdraw", name(entry));
            case Act.Substitute(var entry, var leaving, var coming) ->
                    words.get("ev.act.substitute", coming, leaving, name(entry));
            case Act.StandIn standIn -> standIn(standIn);
            case Act.Rename(_, var wrong, var right) -> words.get("ev.act.rename", wrong, right);
            case Act.Foul(var slots, int form) ->
                    words.get("ev.act.foul", slots.getFirst().board().value(), form, tables(slots));
            case Act.Turn(var slots) ->
                    words.get("ev.act.turn", tables(slots), boards(slots), round(slots));
            case Act.PlayLate(var slots, var at, var when) ->
                    words.get(
                            "ev.act.late",
                            tables(slots),
                            boards(slots),
                            at,
                            when.map(words::time).orElseGet(() -> words.get("ev.later.end")));
            case Act.RecordHand(var slot, _) -> words.get("ev.act.hand", at(slot));
            case Act.Show(boolean shown) -> words.get(shown ? "ev.act.show" : "ev.act.hide");
            case Act.SetPace(var pace) -> words.get("ev.act.pace", words.get("ev.pace." + pace));
            case Act.Ask(var question, boolean asked) ->
                    words.get((asked ? "ev.act.ask." : "ev.act.unask.") + question);
            case Act.TellLead(var slot, var card) ->
                    words.get("ev.act.lead", at(slot), words.symbols(card));
            case Act.Sit sit ->
                    words.get(
                            "ev.act.sit",
                            sit.table(),
                            sit.round(),
                            String.join(" – ", sit.players()));
            case Act.UseHands(boolean used) ->
                    words.get(used ? "ev.act.hands.used" : "ev.act.hands.waiting");
            case Act.SetFees(var fees) ->
                    words.get(
                            "ev.act.fees",
                            Money.of(fees.full(), fees, words),
                            Money.of(fees.reduced(), fees, words));
            case Act.Pay(_, var player, var amount) ->
                    amount.map(one ->
                                    words.get(
                                            "ev.act.paid",
                                            player,
                                            Money.of(one, view.particulars().till().fees(), words)))
                            .orElseGet(() -> words.get("ev.act.unpaid", player));
            case Act.SetPrizes(var prizes) -> words.count("ev.act.prizes", prizes.size());
            case Act.LimitPrizes(boolean once) ->
                    words.get(once ? "ev.act.prizes.once" : "ev.act.prizes.all");
            case Act.MarkTable(var section, var table, var kind) ->
                    words.get("ev.act.mark", section + "" + table, words.get("ev.kind." + kind));
            case Act.Seat seat -> {
                int rounds = seat.sections().getFirst().movement().rounds();
                int tables =
                        seat.sections().stream().mapToInt(one -> one.movement().tables()).sum();
                yield words.count("ev.act.seat", rounds, tables);
            }
            case Act.Draw draw -> words.get("ev.act.draw", draw.section());
            case Act.Repair _ -> words.get("ev.act.repair");
            case Act.BeginRound(_, var round) -> words.get("ev.act.begin", round);
            case Act.StopClock _ -> words.get("ev.act.stop");
            case Act.RestartClock _ -> words.get("ev.act.go");
            case Act.ExtendRound(_, var by) ->
                    words.get("ev.act.extend", words.signed((int) by.toMinutes()));
            case Act.Report(var slot, var score) ->
                    words.get("ev.act.report", at(slot), ResultText.of(score, words));
            case Act.Confirm(var slot) -> words.get("ev.act.confirm", at(slot));
            case Act.Dispute(var slot) -> words.get("ev.act.dispute", at(slot));
            case Act.Rule(var slot, var outcome) ->
                    words.get("ev.act.rule", at(slot), ResultText.of(outcome, words));
            case Act.Note(var slot, var matter) ->
                    words.get("ev.act.note." + matter.name().toLowerCase(Locale.ROOT), at(slot));
            case Act.Adjust(var entry, var kind, var amount, var unit) ->
                    words.get(
                            "ev.act.adjust." + kind,
                            name(entry),
                            amount.text().replace('-', '−'),
                            unit.code());
            case Act.Appeal appeal ->
                    words.get("ev.act.appeal", name(appeal.by()), at(appeal.slot()));
            case Act.DecideAppeal(int appeal, var decision, var by, _) ->
                    words.get(
                            "ev.act.appeal.decided",
                            appeal,
                            words.get("ev.appeal.decision." + decision),
                            String.join(", ", by));
            case Act.CallDirector(var table, var matter) ->
                    words.get("ev.act.call", table, Matter.of(matter, words));
            case Act.Attend(int call) -> words.get("ev.act.attend", call);
            case Act.ShowLater(var before, var after) ->
                    words.get("ev.act.delay", delay(before), delay(after));
            case Act.Entrust(var office, var change, var who) ->
                    words.get(
                            "ev.act.office." + change,
                            words.get("ev.office." + office),
                            Called.in(words, who));
            case Act.Close _ -> words.get("ev.act.close");
        };
    }

    private String standIn(Act.StandIn act) {
        String rounds = rounds(act.from(), act.last(), words);
        return words.get("ev.act.stand.in", act.coming(), act.leaving(), rounds);
    }

    /// `rounds 3 to 5`, or `from round 3 on`.
    static String rounds(RoundNumber from, Optional<RoundNumber> last, Words words) {
        return last.map(end ->
                        from.equals(end)
                                ? words.get("ev.rounds.only", from)
                                : words.get("ev.rounds.between", from, end))
                .orElseGet(() -> words.get("ev.rounds.from", from));
    }

    private static String tables(List<Slot> slots) {
        return slots.stream()
                .map(slot -> slot.at().toString())
                .distinct()
                .collect(Collectors.joining(", "));
    }

    private static String boards(List<Slot> slots) {
        return slots.stream()
                .map(slot -> "" + slot.board().value())
                .collect(Collectors.joining(", "));
    }

    private static int round(List<Slot> slots) {
        return slots.getFirst().round().value();
    }

    private String at(Slot slot) {
        return words.get("ev.at", slot.at(), slot.board().value());
    }

    private String name(EntryId id) {
        return view.entries().stream()
                .filter(entry -> entry.id().equals(id))
                .map(entry -> entry.name())
                .findFirst()
                .orElse("?");
    }

    String of(Attendee who) {
        return switch (who) {
            case Attendee.Director(var name) when name.isEmpty() -> words.get("ev.by.program");
            case Attendee.Director(var name) -> words.get("ev.by.director", Called.in(words, name));
            case Attendee.Player(_, var name) -> name;
            case Attendee.Outsider outsider ->
                    switch (outsider) {
                        case HOUSE -> words.get("ev.by.house");
                        case PUBLIC -> words.get("ev.by.nobody");
                    };
        };
    }
}
