/// The three functions of Bài Càn: what a table decides, how it evolves, what it shows.
package overtrick.can.game;
