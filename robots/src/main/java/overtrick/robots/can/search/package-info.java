/// The strong player of Bài Càn: worlds that fit what has been seen, played out or solved.
package overtrick.robots.can.search;
