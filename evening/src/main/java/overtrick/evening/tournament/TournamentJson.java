package overtrick.evening.tournament;

import com.fasterxml.jackson.annotation.JsonAutoDetect;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import overtrick.house.json.Json;
import overtrick.movement.EntryNumber;
import overtrick.movement.RoundNumber;
import overtrick.movement.Seating;
import overtrick.movement.SetNumber;
import overtrick.movement.TableNumber;
import overtrick.movement.repair.Mishap;
import overtrick.scoring.Outcome;
import overtrick.scoring.reckoning.Fraction;
import overtrick.scoring.vp.VpScales;
import overtrick.scoring.vp.VpTable;
import overtrick.scoring.vp.WbfContinuous;
import overtrick.tournament.act.Attendee;
import overtrick.tournament.session.EntryId;
import overtrick.tournament.session.SectionName;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// The JSON in which events keep what happened: numbers of rounds, tables, sets and entries as
/// numbers, fractions and seatings as text, alternatives by an `is`.
public final class TournamentJson {

    public static final JsonMapper MAPPER =
            Json.MAPPER
                    .rebuild()
                    .changeDefaultVisibility(
                            seen -> seen.withIsGetterVisibility(JsonAutoDetect.Visibility.NONE))
                    .addModule(forms())
                    .addMixIn(Attendee.class, Attendees.class)
                    .addMixIn(Outcome.class, Outcomes.class)
                    .addMixIn(Mishap.class, Mishaps.class)
                    .addMixIn(VpScales.class, Scales.class)
                    .build();

    private TournamentJson() {}

    private static SimpleModule forms() {
        var module = new SimpleModule("overtrick.event");
        Json.addNumber(module, EntryId.class, EntryId::value, EntryId::new);
        Json.addNumber(module, EntryNumber.class, EntryNumber::value, EntryNumber::new);
        Json.addNumber(module, RoundNumber.class, RoundNumber::value, RoundNumber::new);
        Json.addNumber(module, TableNumber.class, TableNumber::value, TableNumber::new);
        Json.addNumber(module, SetNumber.class, SetNumber::value, SetNumber::new);
        Json.addText(module, Fraction.class, TournamentJson::text, Fraction::parse);
        Json.addText(module, Seating.class, SeatingText::text, SeatingText::parse);
        Json.addText(module, SectionName.class, SectionName::text, SectionName::new);
        return module;
    }

    private static String text(Fraction fraction) {
        return fraction.isWhole()
                ? fraction.numerator().toString()
                : fraction.numerator() + "/" + fraction.denominator();
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Attendee.Director.class, name = "director"),
        @JsonSubTypes.Type(value = Attendee.Player.class, name = "player")
    })
    private interface Attendees {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Outcome.Scored.class, name = "scored"),
        @JsonSubTypes.Type(value = Outcome.Assigned.class, name = "assigned"),
        @JsonSubTypes.Type(value = Outcome.Artificial.class, name = "artificial"),
        @JsonSubTypes.Type(value = Outcome.NotPlayed.class, name = "not-played")
    })
    private interface Outcomes {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Mishap.LatePair.class, name = "late-pair"),
        @JsonSubTypes.Type(value = Mishap.LeavingPair.class, name = "leaving-pair"),
        @JsonSubTypes.Type(value = Mishap.HalfTable.class, name = "half-table"),
        @JsonSubTypes.Type(value = Mishap.WrongPair.class, name = "wrong-pair"),
        @JsonSubTypes.Type(value = Mishap.WrongPlayer.class, name = "wrong-player"),
        @JsonSubTypes.Type(value = Mishap.WrongSet.class, name = "wrong-set")
    })
    private interface Mishaps {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = WbfContinuous.class, name = "wbf-continuous"),
        @JsonSubTypes.Type(value = VpTable.class, name = "table")
    })
    private interface Scales {}
}
