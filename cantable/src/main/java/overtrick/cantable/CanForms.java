package overtrick.cantable;

import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import java.util.Arrays;
import java.util.stream.Collectors;
import overtrick.can.CanCard;
import overtrick.can.CanLevel;
import overtrick.can.CanSet;
import overtrick.can.Pack;
import overtrick.can.act.CanEvent;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.ruling.Irregularity;
import overtrick.house.game.TermsForm;
import overtrick.house.json.Json;
import overtrick.log.form.EventForms;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;

/// How Bài Càn is kept: what happens in a match, what a table was opened with, what was played.
public final class CanForms {

    public static final JsonMapper JSON =
            Json.MAPPER
                    .rebuild()
                    .addModule(textForms())
                    .addMixIn(Irregularity.class, IrregularityTypes.class)
                    .build();

    static final EventForms<CanEvent> EVENTS =
            EventForms.<CanEvent>in(JSON)
                    .with("match-opened", CanEvent.MatchOpened.class)
                    .with("round-opened", CanEvent.RoundOpened.class)
                    .with("pack-brought", CanEvent.PackBrought.class)
                    .with("card-drawn", CanEvent.CardDrawn.class)
                    .with("teams-drawn", CanEvent.TeamsDrawn.class)
                    .with("deal-drawn", CanEvent.DealDrawn.class)
                    .with("chair-taken", CanEvent.ChairTaken.class)
                    .with("seated", CanEvent.Seated.class)
                    .with("dealer-named", CanEvent.DealerNamed.class)
                    .with("cut-asked", CanEvent.CutAsked.class)
                    .with("pack-cut", CanEvent.PackCut.class)
                    .with("cards-dealt", CanEvent.CardsDealt.class)
                    .with("misdeal-called", CanEvent.MisdealCalled.class)
                    .with("redeal-answered", CanEvent.RedealAnswered.class)
                    .with("redeal-granted", CanEvent.RedealGranted.class)
                    .with("hands-kept", CanEvent.HandsKept.class)
                    .with("tribute-paid", CanEvent.TributePaid.class)
                    .with("tribute-returned", CanEvent.TributeReturned.class)
                    .with("call-made", CanEvent.CallMade.class)
                    .with("kitty-taken", CanEvent.KittyTaken.class)
                    .with("card-shown", CanEvent.CardShown.class)
                    .with("card-buried", CanEvent.CardBuried.class)
                    .with("card-taken-up", CanEvent.CardTakenUp.class)
                    .with("trump-set", CanEvent.TrumpSet.class)
                    .with("time-passed", CanEvent.TimePassed.class)
                    .with("card-played", CanEvent.CardPlayed.class)
                    .with("claim-made", CanEvent.ClaimMade.class)
                    .with("claim-agreed", CanEvent.ClaimAgreed.class)
                    .with("claim-refused", CanEvent.ClaimRefused.class)
                    .with("ruled", CanEvent.Ruled.class)
                    .with("deal-ended", CanEvent.DealEnded.class)
                    .with("chairs-swapped", CanEvent.ChairsSwapped.class)
                    .with("substituted", CanEvent.Substituted.class)
                    .with("first-kick-given", CanEvent.FirstKickGiven.class)
                    .with("taker-named", CanEvent.TakerNamed.class)
                    .with("keeper-named", CanEvent.KeeperNamed.class)
                    .with("hand-taken", CanEvent.HandTaken.class)
                    .with("kick-ended", CanEvent.KickEnded.class)
                    .with("lots-drawn", CanEvent.LotsDrawn.class)
                    .with("match-ended", CanEvent.MatchEnded.class)
                    .with("record-signed", CanEvent.RecordSigned.class);

    static final TermsForm TERMS = new TermsForm(CanTerms.class, JSON);

    private CanForms() {}

    private static SimpleModule textForms() {
        var module = new SimpleModule("overtrick.can");
        Json.addText(module, CanCard.class, CanCard::code, CanCard::parse);
        Json.addText(module, CanSet.class, CanSet::code, CanSet::parse);
        Json.addText(module, CanCall.class, CanCall::toString, CanCall::parse);
        Json.addText(module, Trump.class, Trump::toString, Trump::parse);
        Json.addText(module, CanRules.class, CanRules::print, CanRules::parse);
        Json.addText(module, Pack.class, CanForms::text, CanForms::pack);
        Json.addNumber(
                module,
                CanLevel.class,
                CanLevel::points,
                points -> CanLevel.parse(String.valueOf(points)));
        return module;
    }

    private static String text(Pack pack) {
        return pack.cards().stream().map(CanCard::code).collect(Collectors.joining(" "));
    }

    private static Pack pack(String text) {
        return new Pack(Arrays.stream(text.split(" ")).map(CanCard::parse).toList());
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "is")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Irregularity.Revoke.class, name = "revoke"),
        @JsonSubTypes.Type(value = Irregularity.LeadOutOfTurn.class, name = "lead-out-of-turn"),
        @JsonSubTypes.Type(value = Irregularity.ExposedCard.class, name = "exposed-card"),
        @JsonSubTypes.Type(value = Irregularity.Underpaid.class, name = "underpaid")
    })
    private interface IrregularityTypes {}
}
