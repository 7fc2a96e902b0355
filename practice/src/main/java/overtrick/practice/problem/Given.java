package overtrick.practice.problem;

import java.util.List;
import java.util.Optional;
import overtrick.bridge.play.Play;
import overtrick.cards.Card;
import overtrick.cards.Deal;
import overtrick.teaching.problem.Problem;
import overtrick.teaching.problem.sight.Fact;
import overtrick.teaching.problem.sight.Sight;

/// What somebody is asked to play.
///
/// @param address of its page
/// @param query what its address says besides, such as the cards of a deal of one's own; may be
///   empty
/// @param sight what the player sees at the beginning
/// @param known what they are told of hands they do not see
/// @param claimed what the layouts have to fit by which cards are judged
/// @param target tricks that their side wants
/// @param deal the layout that is played
/// @param problem a proved one; empty for a deal that somebody has brought
/// @param place its number within its theme, from 1; 0 for a deal that somebody has brought
record Given(
        String address,
        String query,
        Sight sight,
        List<Fact> known,
        List<Fact> claimed,
        int target,
        Deal deal,
        Optional<Problem> problem,
        int place) {

    static Given of(Problem problem, int place) {
        return new Given(
                ProblemRoutes.PATH + "/" + problem.theme().code() + "/" + place,
                "",
                problem.sight(),
                problem.known(),
                problem.claimed(),
                problem.target(),
                problem.deal(),
                Optional.of(problem),
                place);
    }

    /// Whether the player is a defender.
    boolean isDefence() {
        return sight.me().opposes(sight.contract().declarer());
    }

    /// The play after some cards of the player and of the others.
    ///
    /// @throws IllegalArgumentException when a card is refused
    Play after(List<Card> cards) {
        return Play.of(sight.contract(), deal, sight.cards()).with(cards);
    }
}
