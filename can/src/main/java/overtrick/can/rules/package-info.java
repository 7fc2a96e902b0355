/// How a club plays Bài Càn: every point that the rules of the game leave open is an option here.
package overtrick.can.rules;
