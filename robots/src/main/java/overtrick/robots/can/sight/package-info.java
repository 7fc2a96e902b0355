/// What a player of Bài Càn decides on: his sight of a deal in words, and the verdict he comes to.
package overtrick.robots.can.sight;
