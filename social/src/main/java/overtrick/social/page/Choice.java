package overtrick.social.page;

import java.util.Locale;
import java.util.Optional;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.party.Responsibility;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.cards.Seat;
import overtrick.social.Form;

/// What can be played here among friends, each with the house rules that are usual for it.
public enum Choice {
    RUBBER(new Form.Rubber(RubberTerms.USUAL)),
    CHICAGO(new Form.Chicago(ChicagoTerms.CLASSIC)),
    CHICAGO_MODERN(new Form.Chicago(ChicagoTerms.MODERN)),
    PARTY(new Form.Party(PartyTerms.USUAL)),
    PARTY_PUBLIC(new Form.Party(PartyTerms.with(Responsibility.PUBLIC))),
    PARTY_PRINTED(new Form.Party(PartyTerms.PRINTED)),
    CUT_THROAT(new Form.CutThroat(Seat.NORTH)),
    PLAFOND(new Form.Auction("plafond", AuctionTerms.PLAFOND)),
    PLAFOND_LONDON(new Form.Auction("plafond", AuctionTerms.LONDON_1920)),
    AUCTION(new Form.Auction("auction", AuctionTerms.AUCTION_CLUB)),
    AUCTION_1920(new Form.Auction("auction-1920", AuctionTerms.AUCTION_1920)),
    BRIDGE_WHIST(new Form.BridgeWhist(BridgeWhistTerms.USUAL)),
    WHIST(new Form.Whist(WhistTerms.SHORT, Optional.empty())),
    WHIST_LONG(new Form.Whist(WhistTerms.LONG, Optional.empty())),
    WHIST_AMERICAN(new Form.Whist(WhistTerms.AMERICAN, Optional.empty())),
    DUMMY_WHIST(new Form.Whist(WhistTerms.SHORT, Optional.of(Seat.NORTH)));

    private final Form form;

    Choice(Form form) {
        this.form = form;
    }

    /// The game with its house rules.
    public Form form() {
        return form;
    }

    /// How many robots sit down with one player.
    public int robots() {
        return form.seats().size() - 1;
    }

    /// The word for it in keys and forms, such as `chicago-modern`.
    public String code() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
