package overtrick.systems.hand;

/// What can be counted in a hand (systems.md §1). Some are counts of the whole hand, some belong to
/// one suit, one compares two suits. What is only true or false counts 1 or 0.
public enum Measure {
    /// High-card points: ace 4, king 3, queen 2, jack 1.
    HIGH_CARDS(0, 0, 37),
    /// High-card points, and one for every card beyond four in a suit.
    POINTS(0, 0, 46),
    /// High-card points and the cards of the two longest suits: the rule of twenty.
    TWENTY(0, 7, 50),
    /// 4333, 4432 or 5332.
    BALANCED(0, 0, 1),
    ACES(0, 0, 4),
    KINGS(0, 0, 4),
    /// Aces 2, kings 1.
    CONTROLS(0, 0, 12),

    LENGTH(1, 0, 13),
    /// High-card points and shortness beside trumps of this suit: void 5, singleton 3, doubleton 1
    /// with four trumps, ten at most; 3, 2, 1 with three; nothing with fewer.
    SUPPORT(1, 0, 47),
    /// 3 solid (A K Q of six cards or more), 2 good (two of the top three or three of the top
    /// five), 1 fair (one of the top three), 0 poor.
    QUALITY(1, 0, 3),
    /// A, Kx, Qxx or Jxxx.
    STOPPER(1, 0, 1),
    /// Tricks that the hand expects with this suit as trumps.
    TRICKS(1, 0, 13),
    /// Aces and the king of this suit.
    KEY_CARDS(1, 0, 5),
    /// The queen of this suit.
    QUEEN(1, 0, 1),
    /// The king of this suit.
    KING(1, 0, 1),
    /// How many of ace, king and queen.
    TOPS(1, 0, 3),
    /// 2 first-round control (ace or void), 1 second-round (king or singleton).
    CONTROL(1, 0, 2),
    /// Side suits, with this one as trumps, that have no control at all.
    LOOSE(1, 0, 3),
    /// Side suits, with this one as trumps, in which the opponents can take the first trick.
    OPEN(1, 0, 3),
    /// High-card points but the king, queen and jack of this suit: partner is short in it.
    BESIDE(1, 0, 37),

    /// Cards of one suit less those of another.
    DIFFERENCE(2, -13, 13);

    private final int suits;
    private final Range all;

    Measure(int suits, int least, int most) {
        this.suits = suits;
        this.all = new Range(least, most);
    }

    /// How many suits must be named with it: none, one or two.
    public int suits() {
        return suits;
    }

    /// Every number that it can be.
    public Range all() {
        return all;
    }
}
