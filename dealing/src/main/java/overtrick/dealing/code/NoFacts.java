package overtrick.dealing.code;

/// Stands where a script asks neither solver nor chance.
enum NoFacts implements Facts {
    NONE;

    @Override
    public int tricks(int seat, int strain) {
        throw new IllegalStateException("nobody was named to be asked for tricks");
    }

    @Override
    public int par() {
        throw new IllegalStateException("nobody was named to be asked for par");
    }

    @Override
    public int chance(int bound) {
        throw new IllegalStateException("nobody was named to be asked for chance");
    }
}
