package overtrick.standing.page.proof;

import java.util.List;
import java.util.Optional;
import overtrick.page.Words;

/// Deals and their seals, step by step.
///
/// @param title whose deals; empty on the page where one is asked for
/// @param back where they were played; empty for nowhere
/// @param proofs one for each deal
/// @param typed the seal and the text that were typed in; empty for none
public record VerifyPage(
        Words words, String title, String back, List<Proof> proofs, Optional<Typed> typed) {

    /// What somebody has typed in to be checked.
    ///
    /// @param worked the seal of the text
    public record Typed(String seal, String text, String worked) {

        public boolean isRight() {
            return seal.equals(worked);
        }
    }

    /// Whether anything is there to be shown.
    public boolean isEmpty() {
        return proofs.isEmpty() && !title.isEmpty();
    }

    /// The first that is open: the steps are shown with it.
    public Optional<Proof> example() {
        return proofs.stream().filter(proof -> proof.opening().isPresent()).findFirst();
    }
}
