/// LIN, the text in which Bridge Base Online keeps boards. It was never described by its makers;
/// what is read here is what is found in its files.
package overtrick.formats.lin;
