/// What a player of Bài Càn decides on: the deal as they see it, in words, and their decision.
package overtrick.robots.can.sight;
