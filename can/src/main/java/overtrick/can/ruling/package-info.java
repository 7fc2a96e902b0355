/// What is done at a real table when something irregular has happened.
package overtrick.can.ruling;
