package overtrick.dealing.code;

/// What an expression may ask beside the cards: the solver, and chance.
public interface Facts {

    /// Tricks of a declarer with all cards seen.
    ///
    /// @param seat its place among seats
    /// @param strain its place among strains
    int tricks(int seat, int strain);

    /// The score of both sides' best, for North and South.
    int par();

    /// A number by chance, from 0 to one less than the bound.
    int chance(int bound);
}
