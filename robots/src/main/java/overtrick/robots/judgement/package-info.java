/// Calls that the rules leave close are tried in layouts of the hidden hands: each auction is
/// finished by the rules of everybody's systems, and its contract is played with all cards open
/// (robots.md §2.3).
@org.jspecify.annotations.NullMarked
package overtrick.robots.judgement;
