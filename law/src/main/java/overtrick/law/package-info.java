/// The director's assistant: the Laws in our own words, and what is ruled, question by question.
package overtrick.law;
