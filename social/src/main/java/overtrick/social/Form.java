package overtrick.social;

import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import overtrick.bridge.ancestors.AuctionScorer;
import overtrick.bridge.ancestors.AuctionTerms;
import overtrick.bridge.ancestors.AuctionTerms.Overtricks;
import overtrick.bridge.ancestors.BridgeWhistScorer;
import overtrick.bridge.ancestors.BridgeWhistTerms;
import overtrick.bridge.ancestors.CutThroatScorer;
import overtrick.bridge.ancestors.DuplicateAuctionScorer;
import overtrick.bridge.ancestors.WhistScorer;
import overtrick.bridge.ancestors.WhistTerms;
import overtrick.bridge.auction.AuctionRules;
import overtrick.bridge.auction.Bidding;
import overtrick.bridge.auction.DummyRule;
import overtrick.bridge.auction.Strain;
import overtrick.bridge.auction.TurnedTrump;
import overtrick.bridge.chicago.ChicagoScorer;
import overtrick.bridge.chicago.ChicagoTerms;
import overtrick.bridge.chicago.ChicagoTerms.PartScores;
import overtrick.bridge.party.PartyScorer;
import overtrick.bridge.party.PartyTerms;
import overtrick.bridge.rubber.RubberScorer;
import overtrick.bridge.rubber.RubberTerms;
import overtrick.bridge.sitting.Draw;
import overtrick.bridge.sitting.Scorer;
import overtrick.cards.CardSet;
import overtrick.cards.Deal;
import overtrick.cards.Seat;
import overtrick.robots.natural.AuctionWorth;
import overtrick.robots.natural.ContractWorth;
import overtrick.robots.natural.TrickWorth;
import overtrick.robots.natural.Worth;
import overtrick.robots.stake.NaturalStake;
import overtrick.robots.stake.PartyStake;
import overtrick.robots.stake.Plain;
import overtrick.robots.stake.SheetStake;
import overtrick.robots.stake.Stake;

/// What is played, with its house rules: how trumps are fixed and who is dummy, how the score is
/// kept, and what it is worth to a robot. One more form is one more value here, its standing and
/// its sheet.
public sealed interface Form {

    /// The word for it in keys and addresses, such as `rubber`.
    String code();

    /// How trumps are fixed, who may double how often, and who is dummy.
    default Bidding bidding() {
        return AuctionRules.CONTRACT;
    }

    /// Whether a contract says how many tricks must be won.
    default boolean hasContract() {
        return bidding() instanceof AuctionRules;
    }

    /// Whether it is contract by four, whose deals are boards like all others.
    default boolean ofContract() {
        return this instanceof OfContract;
    }

    /// Keeps the score of an evening of it.
    ///
    /// @param first who deals first
    Scorer<Tally> scorer(Seat first);

    /// The chairs at which somebody plays.
    default Set<Seat> seats() {
        var seats = EnumSet.allOf(Seat.class);
        bidding().vacant().ifPresent(seats::remove);
        if (bidding().dummy() instanceof DummyRule.Always(var dummy)) {
            seats.remove(dummy);
        }
        return seats;
    }

    /// How cards are drawn for seats.
    default Draw.Cut cut() {
        return ofContract() ? Draw.Cut.HIGH : Draw.Cut.LOW;
    }

    /// What robots call and play for as it stands; when it is over, at the beginning of the next.
    default Stake stake(Standing standing) {
        return worth(standing).<Stake>map(NaturalStake::new).orElse(Plain.TOTAL_POINTS);
    }

    /// What robots bid for by natural judgement; empty where they bid by a system, or nothing is
    /// bid.
    default Optional<Worth> worth(Standing standing) {
        return Optional.empty();
    }

    /// The honours of a deal that count, by who was dealt them; none where there are no honours.
    default Map<Seat, CardSet> honours(Deal deal, Strain strain) {
        return Map.of();
    }

    /// Contract by four.
    sealed interface OfContract extends Form {}

    record Rubber(RubberTerms terms) implements OfContract {
        @Override
        public String code() {
            return "rubber";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    dealer -> new RubberScorer(terms, dealer),
                    score -> Standing.Rubber.of(score, new RubberScorer(terms, score.dealer())),
                    standing -> ((Standing.Rubber) standing).score());
        }

        @Override
        public Stake stake(Standing standing) {
            return new SheetStake(((Standing.Rubber) standing).odds(), terms.undertricks());
        }

        @Override
        public Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return terms.honours() ? new DealtHonours(deal, strain).inOneHand() : Map.of();
        }
    }

    record Chicago(ChicagoTerms terms) implements OfContract {
        @Override
        public String code() {
            return "chicago";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    dealer -> new ChicagoScorer(terms, dealer),
                    Standing.Chicago::new,
                    standing -> ((Standing.Chicago) standing).score());
        }

        /// Where part-scores are paid at once each deal is for itself.
        @Override
        public Stake stake(Standing standing) {
            return terms.partScores() == PartScores.CARRY
                    ? new SheetStake(((Standing.Chicago) standing).odds(terms))
                    : Plain.TOTAL_POINTS;
        }

        @Override
        public Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return terms.honours() ? new DealtHonours(deal, strain).inOneHand() : Map.of();
        }
    }

    record Party(PartyTerms terms) implements OfContract {
        @Override
        public String code() {
            return "party";
        }

        @Override
        public Stake stake(Standing standing) {
            return new PartyStake(terms);
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    _ -> new PartyScorer(terms),
                    score -> new Standing.Party(score, terms.deals()),
                    standing -> ((Standing.Party) standing).score());
        }
    }

    /// Auction bridge: what is bid and held counts alike, however deals are added up.
    sealed interface OfAuction extends Form {

        AuctionTerms terms();

        @Override
        default Bidding bidding() {
            return terms().auction();
        }

        @Override
        default Optional<Worth> worth(Standing standing) {
            return Optional.of(new AuctionWorth(terms(), standing::partScore));
        }

        @Override
        default Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return new DealtHonours(deal, strain).together();
        }
    }

    /// Auction bridge in its codes, and plafond.
    ///
    /// @param code `auction`, `auction-1920` or `plafond`
    record Auction(String code, AuctionTerms terms) implements OfAuction {
        /// Plafond was drawn for as contract is (bridge.md §2).
        @Override
        public Draw.Cut cut() {
            return terms.overtricks() == Overtricks.BELOW ? Draw.Cut.LOW : Draw.Cut.HIGH;
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return TallyScorer.ofOldRubbers(
                    code, first, dealer -> new AuctionScorer(terms, dealer));
        }
    }

    /// Auction bridge at duplicate: a sheet of deals of which each stands alone.
    record DuplicateAuction(AuctionTerms terms) implements OfAuction {
        @Override
        public String code() {
            return "duplicate-auction";
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    dealer -> new DuplicateAuctionScorer(terms, dealer),
                    Standing.Rubber::ofOneDeal,
                    standing -> ((Standing.Rubber) standing).score());
        }
    }

    record BridgeWhist(BridgeWhistTerms terms) implements Form {
        @Override
        public String code() {
            return "bridge-whist";
        }

        @Override
        public Bidding bidding() {
            return terms.declaring();
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return TallyScorer.ofOldRubbers(
                    code(), first, dealer -> new BridgeWhistScorer(terms, dealer));
        }

        @Override
        public Stake stake(Standing standing) {
            return Plain.TRICKS;
        }

        @Override
        public Optional<Worth> worth(Standing standing) {
            return Optional.of(new TrickWorth(terms, standing::partScore));
        }

        @Override
        public Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return new DealtHonours(deal, strain).together();
        }
    }

    /// Whist by four, or by three with one hand open on the table.
    ///
    /// @param dummy the open hand
    record Whist(WhistTerms terms, Optional<Seat> dummy) implements Form {
        @Override
        public String code() {
            return dummy.isPresent() ? "dummy-whist" : "whist";
        }

        @Override
        public Bidding bidding() {
            return TurnedTrump.with(
                    dummy.<DummyRule>map(DummyRule.Always::new).orElse(DummyRule.Usual.NONE));
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    dealer -> new WhistScorer(terms, dummy.orElse(dealer)),
                    score -> new Standing.Whist(score, terms, dummy.map(Seat::partner)),
                    standing -> ((Standing.Whist) standing).score());
        }

        @Override
        public Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return new DealtHonours(deal, strain).at(terms);
        }

        @Override
        public Stake stake(Standing standing) {
            return Plain.TRICKS;
        }
    }

    /// Three players, each for themselves.
    ///
    /// @param vacant the chair whose hand becomes dummy
    record CutThroat(Seat vacant) implements Form {
        @Override
        public String code() {
            return "cut-throat";
        }

        @Override
        public Bidding bidding() {
            return scorerOf(vacant.left()).auction();
        }

        private CutThroatScorer scorerOf(Seat dealer) {
            return CutThroatScorer.of(vacant, dealer == vacant ? vacant.left() : dealer);
        }

        @Override
        public Scorer<Tally> scorer(Seat first) {
            return new TallyScorer<>(
                    code(),
                    first,
                    this::scorerOf,
                    score -> Standing.CutThroat.of(score, scorerOf(score.dealer())),
                    standing -> ((Standing.CutThroat) standing).score());
        }

        @Override
        public Optional<Worth> worth(Standing standing) {
            var score = ((Standing.CutThroat) standing).score();
            return Optional.of(new ContractWorth(standing::partScore, score::isVulnerable));
        }

        @Override
        public Map<Seat, CardSet> honours(Deal deal, Strain strain) {
            return new DealtHonours(deal, strain).inOneHand();
        }
    }
}
