/// Duplicate Bài Càn: the same deals at several tables, compared as boards of bridge are.
package overtrick.tournament.can;
