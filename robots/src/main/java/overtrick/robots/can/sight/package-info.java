/// What a player of Bài Càn decides on: the deal as he sees it, in words, and his decision.
package overtrick.robots.can.sight;
