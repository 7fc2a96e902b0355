/// What the regulations of a tournament decide: how it is scored, who is compared with whom, how
/// many winners there are, how ties are broken, and what is carried over.
package overtrick.scoring.regulation;
