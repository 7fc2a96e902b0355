package overtrick.evening.tournament;

import static java.util.stream.Collectors.toUnmodifiableMap;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import overtrick.log.NewEvent;
import overtrick.log.form.EventCodec;
import overtrick.log.form.Redaction;
import overtrick.log.form.UnknownFormException;
import overtrick.tournament.act.Act;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.act.Attendee.Outsider;
import overtrick.tournament.act.TournamentEvent;
import overtrick.tournament.act.TournamentEvent.Done;
import overtrick.tournament.act.TournamentEvent.TakenBack;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// The names under which what happens in an event is kept, and its JSON: the act's name says what
/// was done, its payload who, when, why and the act itself. A name or a form once written is read
/// for ever: a new form gets the next version and a reader for the old one, as in [OldForms].
public final class TournamentEvents implements EventCodec<TournamentEvent> {

    private static final int FIRST = 1;
    private static final int SECOND = 2;
    private static final String TAKEN_BACK = "act-taken-back";

    private record Kind(String name, Class<? extends Act> type) {}

    private static final List<Kind> KINDS =
            List.of(
                    new Kind("event-created", Act.Create.class),
                    new Kind("entry-made", Act.Enter.class),
                    new Kind("entry-withdrawn", Act.Withdraw.class),
                    new Kind("player-substituted", Act.Substitute.class),
                    new Kind("table-marked", Act.MarkTable.class),
                    new Kind("entries-seated", Act.Seat.class),
                    new Kind("round-drawn", Act.Draw.class),
                    new Kind("movement-repaired", Act.Repair.class),
                    new Kind("round-begun", Act.BeginRound.class),
                    new Kind("clock-stopped", Act.StopClock.class),
                    new Kind("clock-restarted", Act.RestartClock.class),
                    new Kind("round-extended", Act.ExtendRound.class),
                    new Kind("result-reported", Act.Report.class),
                    new Kind("result-confirmed", Act.Confirm.class),
                    new Kind("result-disputed", Act.Dispute.class),
                    new Kind("result-ruled", Act.Rule.class),
                    new Kind("total-adjusted", Act.Adjust.class),
                    new Kind("board-noted", Act.Note.class),
                    new Kind("appeal-made", Act.Appeal.class),
                    new Kind("appeal-decided", Act.DecideAppeal.class),
                    new Kind("conditions-amended", Act.Amend.class),
                    new Kind("director-called", Act.CallDirector.class),
                    new Kind("call-attended", Act.Attend.class),
                    new Kind("entry-joined", Act.Join.class),
                    new Kind("partner-sought", Act.Seek.class),
                    new Kind("search-ended", Act.EndSearch.class),
                    new Kind("latecomer-admitted", Act.Admit.class),
                    new Kind("office-entrusted", Act.Entrust.class),
                    new Kind("stand-in-named", Act.StandIn.class),
                    new Kind("name-mended", Act.Rename.class),
                    new Kind("board-fouled", Act.Foul.class),
                    new Kind("direction-turned", Act.Turn.class),
                    new Kind("board-postponed", Act.PlayLate.class),
                    new Kind("hand-recorded", Act.RecordHand.class),
                    new Kind("results-shown", Act.Show.class),
                    new Kind("pace-set", Act.SetPace.class),
                    new Kind("question-asked", Act.Ask.class),
                    new Kind("lead-told", Act.TellLead.class),
                    new Kind("line-up-told", Act.Sit.class),
                    new Kind("hands-used", Act.UseHands.class),
                    new Kind("fees-set", Act.SetFees.class),
                    new Kind("fee-paid", Act.Pay.class),
                    new Kind("prizes-set", Act.SetPrizes.class),
                    new Kind("prizes-limited", Act.LimitPrizes.class),
                    new Kind("delay-changed", Act.ShowLater.class),
                    new Kind("event-closed", Act.Close.class));

    private static final Map<Class<?>, String> NAMES =
            KINDS.stream().collect(toUnmodifiableMap(Kind::type, Kind::name));

    private static final Map<String, Class<? extends Act>> TYPES =
            KINDS.stream().collect(toUnmodifiableMap(Kind::name, Kind::type));

    /// @param outsider the name of one who has none of their own
    /// @param act empty when one was taken back
    private record Form(
            int number,
            Optional<Attendee> by,
            Optional<String> outsider,
            Instant at,
            String why,
            Optional<JsonNode> act) {

        static Form of(TournamentEvent event, int number, Optional<JsonNode> act) {
            var outsider =
                    event.by() instanceof Outsider one
                            ? Optional.of(one.name())
                            : Optional.<String>empty();
            var named = Optional.of(event.by()).filter(_ -> outsider.isEmpty());
            return new Form(number, named, outsider, event.at(), event.why(), act);
        }

        Attendee who() {
            return by.or(() -> outsider.map(Outsider::valueOf)).orElseThrow();
        }
    }

    @Override
    public NewEvent encode(TournamentEvent event) {
        return switch (event) {
            case Done done -> {
                JsonNode act = TournamentJson.MAPPER.valueToTree(done.act());
                yield written(name(done.act()), Form.of(done, done.number(), Optional.of(act)));
            }
            case TakenBack back ->
                    written(TAKEN_BACK, Form.of(back, back.number(), Optional.empty()));
        };
    }

    private static NewEvent written(String name, Form form) {
        return new NewEvent(name, version(name), TournamentJson.MAPPER.writeValueAsString(form));
    }

    private static int version(String name) {
        return OldForms.changed(name) ? SECOND : FIRST;
    }

    private static String name(Act act) {
        String name = NAMES.get(act.getClass());
        if (name == null) {
            throw new IllegalStateException("act has no name in the log: " + act.getClass());
        }
        return name;
    }

    @Override
    public TournamentEvent decode(NewEvent logged) {
        var type = TYPES.get(logged.type());
        boolean known = type != null || logged.type().equals(TAKEN_BACK);
        int version = logged.version();
        if (!known || version < FIRST || version > version(logged.type())) {
            throw new UnknownFormException(logged);
        }
        var form = TournamentJson.MAPPER.readValue(logged.payload(), Form.class);
        if (type == null) {
            return new TakenBack(form.number(), form.who(), form.at(), form.why());
        }
        var written = (ObjectNode) form.act().orElseThrow();
        var now = version == SECOND ? written : OldForms.read(logged.type(), written);
        var act = TournamentJson.MAPPER.treeToValue(now, type);
        return new Done(form.number(), form.who(), form.at(), form.why(), act);
    }

    @Override
    public TournamentEvent redacted(TournamentEvent event, Redaction redaction) {
        return ActRedaction.of(event, redaction);
    }

    @Override
    public Stream<String> names() {
        return Stream.concat(KINDS.stream().map(Kind::name), Stream.of(TAKEN_BACK));
    }
}
