package overtrick.dealing.run;

import overtrick.dealing.code.Evaluator;

/// Where deals come from.
interface Source {

    /// Deals once more and tells the evaluator, as far as it takes to see whether the deal fits.
    ///
    /// @return whether it fits; then all hands are told
    boolean deal(Evaluator evaluator);

    /// A number by chance, from 0 to one less than the bound.
    int chance(int bound);

    /// Which part of all deals the deals are drawn from: 1 where they are drawn from all.
    default double share() {
        return 1;
    }
}
