/// What the user gives: files, and the word that something in them is wrong.
package overtrick.app.input;
