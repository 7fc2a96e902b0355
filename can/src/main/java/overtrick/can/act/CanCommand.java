package overtrick.can.act;

import overtrick.can.CanCard;
import overtrick.can.CanSet;
import overtrick.can.DealWay;
import overtrick.can.Pack;
import overtrick.can.auction.CanCall;
import overtrick.can.play.Trump;
import overtrick.can.rules.CanRules;
import overtrick.can.ruling.Irregularity;
import overtrick.cards.Seat;
import overtrick.cards.Side;

/// What may be asked of a table at which Bài Càn is played.
public sealed interface CanCommand {

    /// What only the house may ask: it supplies packs, draws lots, keeps the time and rules.
    sealed interface OfHouse extends CanCommand {}

    /// What a player at the table may ask.
    sealed interface OfPlayer extends CanCommand {}

    /// Opens a match by these rules.
    record OpenMatch(CanRules rules) implements OfHouse {}

    /// A round of duplicate: everybody stays in their chair, and North deals first.
    record OpenRound(CanRules rules) implements OfHouse {}

    /// The pack, well shuffled, for the draw or the deal that is next.
    record BringPack(Pack pack) implements OfHouse {}

    /// The declarer has led a joker and named no trump for long enough (ruling 4).
    record LetTimePass() implements OfHouse {}

    /// A wrong number of cards, or one turned face up, before the first call (can.md §4).
    record CallMisdeal() implements OfHouse {}

    /// Another player of the team takes this chair (can.md §1).
    record Substitute(Seat chair) implements OfHouse {}

    /// The ruling on an irregularity at a real table (can.md §10).
    record Rule(Irregularity irregularity) implements OfHouse {}

    /// Bốc thăm: lots have been drawn (can.md §11).
    record DrawLots(Side winner) implements OfHouse {}

    /// Bốc bài: takes a card from the spread pack (can.md §§2, 11.2).
    record DrawCard() implements OfPlayer {}

    /// Takes a chair, first a player of the side that chooses, then one of the other (can.md §2).
    record TakeChair(Seat chair) implements OfPlayer {}

    /// Names the dealer of the first or the fifth deal (can.md §3).
    record NameDealer(Seat dealer) implements OfPlayer {}

    /// An opponent of the dealer wants the pack to be cut (can.md §4).
    record AskCut() implements OfPlayer {}

    /// Kênh: lifts off so many cards.
    record Cut(int lifted) implements OfPlayer {}

    /// The dealer deals.
    record DealCards(DealWay way) implements OfPlayer {}

    /// Hòa bài, or not: whether the player asks for a redeal (can.md §7).
    record AnswerRedeal(boolean asked) implements OfPlayer {}

    /// Cống (can.md §6.3).
    record PayTribute(CanSet cards) implements OfPlayer {}

    /// Trả cống (can.md §6.3).
    record ReturnTribute(CanSet cards) implements OfPlayer {}

    /// Makes a call in turn.
    record MakeCall(CanCall call) implements OfPlayer {}

    /// Takes all six cards of the kitty, or the next one when tribute has been paid (can.md §6.4).
    record TakeKitty() implements OfPlayer {}

    /// Chui: lays a card aside.
    record BuryCard(CanCard card) implements OfPlayer {}

    /// Takes a buried card back into the hand.
    record TakeUpCard(CanCard card) implements OfPlayer {}

    /// Names the trump suit, or that there is none.
    record DeclareTrump(Trump trump) implements OfPlayer {}

    /// Plays a card in turn.
    record PlayCard(CanCard card) implements OfPlayer {}

    /// Says how the deal would end; it does when the three others agree (ruling 21).
    ///
    /// @param points what the defenders will have won
    /// @param defendersWinLast whether they will win the twelfth trick
    record MakeClaim(int points, boolean defendersWinLast) implements OfPlayer {}

    /// Agrees to the claim of another player, or refuses it.
    record AnswerClaim(boolean agreed) implements OfPlayer {}

    /// The side whose delegate drew the higher card takes the first kick, or lets the other side.
    record ChooseOrder(boolean first) implements OfPlayer {}

    /// The side whose kick it is says who takes it.
    record NameTaker(Seat taker) implements OfPlayer {}

    /// The other side says who keeps.
    record NameKeeper(Seat keeper) implements OfPlayer {}

    /// Ký biên bản: agrees to the result of the match that is over.
    record SignRecord() implements OfPlayer {}

    /// The keeper takes one of the two hands beside the taker.
    record TakeHand(Seat hand) implements OfPlayer {}
}
