/// What one viewer may know of a match, and nothing else.
package overtrick.can.view;
