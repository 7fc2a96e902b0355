/// Why a robot at Bài Càn did what it did, as sentences in the languages of the house.
package overtrick.robots.can.saying;
