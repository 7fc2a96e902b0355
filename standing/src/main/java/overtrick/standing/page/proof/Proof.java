package overtrick.standing.page.proof;

import java.util.Optional;
import overtrick.cards.SealedDeal;
import overtrick.cards.Sha256;

/// A deal and what is known of its seal.
///
/// @param board how it is called
/// @param shown when its seal could be seen first; empty where no table says so
/// @param over when it was over at the table
/// @param commitment the seal
/// @param opening the text under the seal; empty while it must not be known
public record Proof(
        String board, String shown, String over, String commitment, Optional<String> opening) {

    static Proof of(String board, String shown, String over, SealedDeal deal, boolean open) {
        return new Proof(
                board,
                shown,
                over,
                deal.commitment(),
                open ? Optional.of(deal.opening()) : Optional.empty());
    }

    /// The seal worked out from the text now, by Java's own SHA-256.
    public String worked() {
        return opening.map(Sha256::hex).orElse("");
    }

    public boolean isRight() {
        return worked().equals(commitment);
    }

    /// The text under the seal; empty while it must not be known.
    public String text() {
        return opening.orElse("");
    }

    /// The key of the word that says how it stands.
    public String state() {
        if (opening.isEmpty()) {
            return "stand.verify.closed";
        }
        return isRight() ? "stand.verify.ok" : "stand.verify.not.ok";
    }

    /// The four hands in the text.
    public String deal() {
        return opening.map(text -> text.substring(0, text.lastIndexOf(' '))).orElse("");
    }

    /// The key in the text.
    public String key() {
        return opening.map(text -> text.substring(text.lastIndexOf(' ') + 1)).orElse("");
    }
}
