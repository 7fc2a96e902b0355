/// What all readers of files have in common: places in a text, and what they have to say about it.
package overtrick.formats;
