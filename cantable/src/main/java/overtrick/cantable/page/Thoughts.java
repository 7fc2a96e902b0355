package overtrick.cantable.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import overtrick.cantable.CanPlayer;
import overtrick.cantable.PlayedDeal;
import overtrick.cantable.PlayedMatch;
import overtrick.cantable.page.Replayed.Moment;
import overtrick.cantable.page.words.Speech;
import overtrick.robots.can.CanDecision;

/// What robots would have done in the players' places, and why: the bids and the burial before the
/// first card, later the next card.
record Thoughts(Speech speech, PlayedMatch match, PlayedDeal deal, CanPlayer robot) {

    /// @param card how many cards have been played
    List<String> at(int card) {
        var replayed = Replayed.of(match.story().rules(), deal);
        if (card > 0) {
            return card < replayed.cards().size()
                    ? told(replayed.cards().get(card)).stream().toList()
                    : List.of();
        }
        var all = new ArrayList<String>();
        replayed.calls().forEach(moment -> told(moment).ifPresent(all::add));
        told(replayed.burial()).ifPresent(all::add);
        if (!replayed.cards().isEmpty()) {
            told(replayed.cards().getFirst()).ifPresent(all::add);
        }
        return all;
    }

    private Optional<String> told(Moment moment) {
        return robot.decide(moment.view()).map(decision -> told(moment, decision));
    }

    private String told(Moment moment, CanDecision decision) {
        var advice = Advice.of(decision, speech);
        return speech.get(
                "thoughts.line",
                match.name(deal.chairs(), moment.seat()),
                speech.name(moment.seat()),
                advice.what(),
                advice.why());
    }
}
