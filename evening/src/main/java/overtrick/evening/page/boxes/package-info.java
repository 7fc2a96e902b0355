/// The director's page of scoring boxes.
package overtrick.evening.page.boxes;
