/// What all readers of files have in common: places in a text, and diagnostics.
package overtrick.formats;
