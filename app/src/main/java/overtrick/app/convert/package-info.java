/// The command that reads a file and writes it in another format.
package overtrick.app.convert;
