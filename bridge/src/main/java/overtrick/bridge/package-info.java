/// Boards: number, dealer, vulnerability and the four hands (Law 2).
package overtrick.bridge;
