package overtrick.log.host;

import overtrick.cards.rules.Rules;
import overtrick.log.form.EventCodec;

/// A kind of living things.
///
/// @param name what the names of its streams begin with, such as `table`; for ever
/// @param projection what is written beside its events
/// @param <S> the state
/// @param <A> who acts and who looks
/// @param <C> the commands
/// @param <E> the events
/// @param <V> what one viewer may know
public record Kind<S, A, C, E, V>(
        String name, Rules<S, A, C, E, V> rules, EventCodec<E> codec, Projection<S, E> projection) {

    /// The stream of one of them.
    public String stream(String id) {
        return streams() + id;
    }

    /// What the names of all its streams begin with.
    public String streams() {
        return name + "/";
    }

    /// The one whose stream that is.
    public String id(String stream) {
        return stream.substring(streams().length());
    }
}
