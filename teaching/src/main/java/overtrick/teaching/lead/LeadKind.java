package overtrick.teaching.lead;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/// Contracts against which leads are practised.
public enum LeadKind {
    /// Three notrump.
    NOTRUMP(
            "(1N) P (3N) P (P)",
            "(1N) P (2C:stayman) P (2x) P (3N) P (P)",
            "(1m) P (1M) P (1N) P (3N) P (P)",
            "(1m) P (1M) P (2N) P (3N) P (P)",
            "(2N) P (3N) P (P)"),
    /// Four of a major.
    MAJOR(
            "(1M) P (4M) P (P)",
            "(1M) P (2M) P (4M)",
            "(1M) P (3M) P (4M)",
            "(1N) P (2x:transfer) P (2M) P (4M) P (P)"),
    /// Six of something.
    SLAM("(1N) P (6N) P (P)", "(2N) P (6N) P (P)", "(1M) P (3M) P (4N) P (5x) P (6M)");

    private final List<String> auctions;

    LeadKind(String... auctions) {
        this.auctions = List.of(auctions);
    }

    /// How opponents come there, up to the leader’s last call.
    List<String> auctions() {
        return auctions;
    }

    /// Its name in addresses.
    public String code() {
        return name().toLowerCase(Locale.ROOT);
    }

    /// The kind of a name.
    public static Optional<LeadKind> named(String code) {
        return Arrays.stream(values()).filter(kind -> kind.code().equals(code)).findFirst();
    }
}
