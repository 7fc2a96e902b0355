/// Where the pages of boards that are over come together.
package overtrick.boards.page.door;
