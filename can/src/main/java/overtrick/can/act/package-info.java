/// What may be asked at a table of Bài Càn, and what happens there.
package overtrick.can.act;
