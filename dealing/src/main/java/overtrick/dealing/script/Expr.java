package overtrick.dealing.script;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.auction.Call.Bid;
import overtrick.bridge.auction.Doubling;
import overtrick.bridge.auction.Strain;
import overtrick.cards.Card;
import overtrick.cards.Seat;
import overtrick.cards.Side;
import overtrick.cards.Suit;

/// An expression of the language: a whole number for every deal; what is not 0 is true.
public sealed interface Expr {

    /// What can be read off a single hand.
    sealed interface OfHand extends Expr {

        /// Whose hand it is.
        Seat seat();
    }

    /// A number as it stands. Decimals are in hundredths.
    record Literal(int value) implements Expr {}

    /// A name of the script, with its meaning.
    record Named(String name, Expr meaning) implements Expr {}

    /// 1 for 0, and 0 for all else.
    record Not(Expr of) implements Expr {}

    /// The number with the other sign.
    record Negated(Expr of) implements Expr {}

    /// All or any of several, asked in turn until the answer is clear.
    record Logic(boolean all, List<Expr> of) implements Expr {
        public Logic {
            of = List.copyOf(of);
        }
    }

    /// Two numbers and what becomes of them.
    ///
    /// @param place of the sign
    record Binary(Operator operator, Expr left, Expr right, Place place) implements Expr {}

    /// One of two, as a test says.
    record Choice(Expr test, Expr yes, Expr no) implements Expr {}

    /// How many cards of a suit a hand has.
    record Length(Seat seat, Suit suit) implements OfHand {}

    /// What a hand counts for by one of the tables, in one suit or in all.
    record Points(int table, Seat seat, Optional<Suit> suit) implements OfHand {}

    /// Controls, losers or losers in the newer way, in one suit or in all.
    record Count(Measure measure, Seat seat, Optional<Suit> suit) implements OfHand {}

    /// What the suit is worth, times 100 (The Bridge World, October 1982).
    record Quality(Seat seat, Suit suit) implements OfHand {}

    /// What the hand is worth, times 100 (The Bridge World, October 1982).
    record Cccc(Seat seat) implements OfHand {}

    /// Whether the hand has one of the shapes.
    record Shape(Seat seat, Shapes shapes) implements OfHand {}

    /// Whether the hand has the card.
    record Holds(Seat seat, Card card) implements OfHand {}

    /// Tricks of a declarer when all cards are seen.
    record Tricks(Seat seat, Strain strain) implements Expr {}

    /// The score neither side can better with all cards seen, for one side.
    record Par(Side side) implements Expr {}

    /// What declarer scores with so many tricks.
    record Score(boolean vulnerable, Bid bid, Doubling doubling, Expr tricks) implements Expr {}

    /// IMPs for a difference of scores.
    record Imps(Expr difference) implements Expr {}

    /// A number by chance, from 0 to one less than the bound; another one each time it is asked.
    record Chance(Expr bound) implements Expr {}

    /// Signs between two numbers.
    enum Operator {
        TIMES("*"),
        OVER("/"),
        REST("%"),
        PLUS("+"),
        MINUS("-"),
        LESS("<"),
        AT_MOST("<="),
        MORE(">"),
        AT_LEAST(">="),
        EQUAL("=="),
        UNEQUAL("!=");

        private final String sign;

        Operator(String sign) {
            this.sign = sign;
        }

        /// As it is written.
        public String sign() {
            return sign;
        }
    }

    /// What is counted in suits other than by tables.
    enum Measure {
        /// Aces two, kings one.
        CONTROLS,
        /// Aces, kings and queens that are missing among the first three cards.
        LOSERS,
        /// A missing ace a loser and a half, a king one, a queen a half; in hundredths.
        NEW_LOSERS
    }
}
