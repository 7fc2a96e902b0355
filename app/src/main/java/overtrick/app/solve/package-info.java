/// What the commands `solve` and `analyse` read and print.
package overtrick.app.solve;
