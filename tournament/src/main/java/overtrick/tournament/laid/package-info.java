/// Deals that are the same for everybody and are played when people have time: which there are,
/// what they are worth, how their players stand.
@org.jspecify.annotations.NullMarked
package overtrick.tournament.laid;
