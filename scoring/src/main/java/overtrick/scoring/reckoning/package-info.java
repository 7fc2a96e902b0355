/// Exact numbers, and why they are what they are: fractions, terms, and the sentences for them.
package overtrick.scoring.reckoning;
