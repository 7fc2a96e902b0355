/// Texts read from streams a piece at a time, so that their size does not matter.
package overtrick.formats.text;
