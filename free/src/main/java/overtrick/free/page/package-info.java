/// Tables at which the Laws can be broken, with the director beside them.
package overtrick.free.page;
