/// Why a robot at Bài Càn did what it did, as sentences in English and Vietnamese.
package overtrick.robots.can.saying;
