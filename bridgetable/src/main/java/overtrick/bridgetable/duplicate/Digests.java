package overtrick.bridgetable.duplicate;

import overtrick.cards.Sha256;

/// Short names for long texts: the first 96 bits of their SHA-256.
final class Digests {

    private static final int DIGITS = 24;

    private Digests() {}

    static String of(String text) {
        return Sha256.hex(text).substring(0, DIGITS);
    }
}
