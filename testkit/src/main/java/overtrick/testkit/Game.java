package overtrick.testkit;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import overtrick.cards.rules.Rules;

/// What [Conformance] must be told of a game to judge its rules. What is said here is worked out by
/// other means than the rules' own wherever that can be done: two opinions are the point of it.
///
/// @param <S> the state
/// @param <A> who acts and who looks
/// @param <C> the commands
/// @param <E> the events
/// @param <V> the views
public interface Game<S, A, C, E, V> {

    /// A command in somebody's mouth.
    record Move<A, C>(A actor, C command) {}

    Rules<S, A, C, E, V> rules();

    /// Everybody who may act or look, those who may do neither included.
    List<A> actors();

    /// What comes from outside at this point before the players may go on, such as the next board;
    /// empty when it is for the players to go on, or when the game has been long enough.
    Optional<Move<A, C>> houseMove(S state, RandomGenerator chance);

    /// Whether to stop here although it could go on, as with what never ends by itself.
    default boolean isLongEnough(S state) {
        return false;
    }

    /// Whether a game may end here.
    boolean mayEnd(S state);

    /// After so many commands a game must have ended.
    int longest();

    /// Every command anybody could think of now, lawful or not, except those of [#houseMove]; where
    /// a command carries free text, with the one text that [Rules#offers] uses.
    Collection<C> candidates(S state);

    /// Who may call or play just now; nobody while something is pending.
    Set<A> inTurn(S state);

    /// Whether the command is a call or a card, reserved to those [#inTurn].
    boolean isTurnBound(C command);

    /// How likely the command is to be chosen among all that are offered: 0 or more. Claims and the
    /// like should be rare, or games end before they have begun.
    default int weight(S state, Move<A, C> move) {
        return isTurnBound(move.command()) ? 100 : 1;
    }

    /// The command as a player would give it: with a random text where it carries free text.
    default C dressed(C command, RandomGenerator chance) {
        return command;
    }

    /// The events of another world that so far looked to this viewer exactly as the true one did:
    /// hidden cards change places, and all else that the viewer was not told may differ. Empty when
    /// nothing is hidden from the viewer.
    Optional<List<E>> redeal(List<E> events, A viewer, RandomGenerator chance);

    /// The view without what can differ between such worlds and tells nothing: commitments.
    default V unsealed(V view) {
        return view;
    }

    /// Asserts that nothing is lost or made: cards, tricks, points.
    void checkConserved(S state);

    /// Asserts that the view mentions no hidden card and no other secret.
    void checkSecrets(S state, A viewer, V view);
}
